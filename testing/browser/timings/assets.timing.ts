import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assets, type AssetData } from '#origin/data.ts';
import { mountElement } from '../../../demo-pages/html.ts';
import { readExample } from '../../../demo-pages/widgets.ts';
import { frames } from '../probe-page.ts';
import { setStage, settled } from '../stage.ts';
import { forPartner, longestTaskOf, readyToPress } from './mount-task.ts';

/** Five hundred files of the media centre, page after page, on a processor four times as slow. */

const stage = setStage();
const files = 500;

/** The origin's own, and as many more of their kind. */
const library = assets as AssetData[];
const own = library.length;

beforeAll(() => {
  for (let index = 0; library.length < files + 50; index += 1)
    library.push({ ...library[index % own]!, id: `AS-9${String(index).padStart(3, '0')}` });
});
afterAll(() => void library.splice(own));

const cells = (page: Page) => page.locator('[role="gridcell"]');

/** Finds the button for more files. @returns presses it, and waits until they stand there */
async function readyForMore(page: Page): Promise<() => Promise<void>> {
  const press = await readyToPress(page.getByRole('button', { name: 'Show more results' }));
  const before = await cells(page).count();
  return async () => {
    await press();
    await expect.poll(() => cells(page).count()).toBeGreaterThan(before);
  };
}

/** The search with so many files, on a slow processor from then on. */
async function showFiles(count: number): Promise<Page> {
  const page = await stage.show(
    mountElement('asset-search', readExample('asset-search', 'default'), { id: 'shown', load: 'load' }),
    { ...forPartner(stage, 'u-partner-content'), context: { viewport: { width: 1440, height: 900 } } },
  );
  await settled(page);
  await cells(page).first().waitFor();
  while ((await cells(page).count()) < count) await (await readyForMore(page))();
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await frames(page, 30);
  return page;
}

test('no task is longer than 50 ms while 500 files are scrolled', async () => {
  const page = await showFiles(files);
  const longest = await longestTaskOf(stage, page, async () => {
    await page.mouse.move(900, 500);
    for (let step = 0; step < 40; step += 1) {
      await page.mouse.wheel(0, step < 20 ? 1500 : -1500);
      await frames(page, 2);
    }
  });
  expect(longest).toBeLessThan(50);
});

test('no task is longer than 50 ms when the next page comes after 500 files', async () => {
  const page = await showFiles(files);
  expect(await longestTaskOf(stage, page, await readyForMore(page))).toBeLessThan(50);
});
