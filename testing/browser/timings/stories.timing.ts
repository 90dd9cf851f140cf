import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mountElement } from '../../../demo-pages/html.ts';
import { frames } from '../probe-page.ts';
import { setStage, settled } from '../stage.ts';
import { longestTaskOfAll, traceCategories } from '../trace.ts';

/** Viewers of pictures on a processor four times as slow: their longest tasks, and the memory that they leave. */

const stage = setStage();

const exampleOf = (widget: string, example: string): unknown =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, `../../../widgets/${widget}/examples/${example}.json`), 'utf8'),
  );

/** A widget on a slow page, and what tells of its processor and its memory. */
async function show(widget: string, example: string) {
  const page = await stage.show(
    mountElement(widget, exampleOf(widget, example), { id: 'shown', load: 'load' }),
    { loaders: [] },
  );
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate("import('/build/loader.js')");
  await settled(page);
  await page.waitForLoadState('networkidle');
  /** Ms of the longest task while something is done. */
  const longestTaskOf = async (act: () => Promise<unknown>): Promise<number> => {
    await stage.browser.startTracing(page, { categories: traceCategories });
    await act();
    await frames(page, 4);
    return longestTaskOfAll(await stage.browser.stopTracing());
  };
  /** Bytes of JavaScript's heap after collection. */
  const heap = async (): Promise<number> => {
    await client.send('HeapProfiler.collectGarbage');
    return (await client.send('Runtime.getHeapUsage')).usedSize;
  };
  return { page, longestTaskOf, heap };
}

test('no task is longer than 50 ms when the next cards come', async () => {
  const { page, longestTaskOf } = await show('card-carousel', 'default');
  const next = page.getByRole('button', { name: 'Next', exact: false }).first();
  await next.click();
  expect(await longestTaskOf(() => next.click())).toBeLessThan(50);
});

test('no task is longer than 50 ms when a picture of many is shown in large, once its part is there', async () => {
  const { page, longestTaskOf } = await show('image-gallery', 'many');
  const thumbnail = page.locator('#shown button[aria-haspopup]').nth(1);
  await thumbnail.click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const longest = await longestTaskOf(async () => {
    await thumbnail.click();
    await page.getByRole('dialog').waitFor();
  });
  expect(longest).toBeLessThan(50);
});

test('fifty looks at a picture in large leave no more memory than their events', async () => {
  const { page, heap } = await show('image-gallery', 'default');
  // By the page itself: what a driver keeps of each element would count.
  const look = (times: number) =>
    page.evaluate(async (times) => {
      const until = async (isSo: () => boolean) => {
        while (!isSo()) await new Promise(requestAnimationFrame);
      };
      const find = (selector: string) => document.querySelector<HTMLElement>(selector);
      for (let time = 0; time < times; time++) {
        find('#shown button[aria-haspopup]')?.click();
        await until(() => find('dialog[open] img') !== null);
        const buttons = document.querySelectorAll<HTMLElement>('dialog button');
        [...buttons].find(({ textContent }) => textContent.trim() === 'Close')?.click();
        await until(() => find('dialog') === null);
      }
    }, times);
  // The browser learns how often its functions run; the data layer keeps an event of each look.
  await look(50);
  const before = await heap();
  await look(50);
  expect((await heap()) / before).toBeLessThan(1.05);
});

test('no task is longer than 50 ms while a panorama turns', async () => {
  const { page, longestTaskOf } = await show('panorama-viewer', 'default');
  await page.locator('#shown button').first().click();
  const sphere = page.getByRole('application');
  await sphere.focus();
  await frames(page, 4);
  const longest = await longestTaskOf(async () => {
    for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowRight');
  });
  expect(longest).toBeLessThan(50);
});
