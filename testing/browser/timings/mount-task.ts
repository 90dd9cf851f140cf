import type { Locator, Page } from 'playwright-core';
import { mountElement } from '../../../demo-pages/html.ts';
import { frames } from '../probe-page.ts';
import { services } from '../../session/services.ts';
import { signedIn } from '../header-page.ts';
import { settled, type setStage, type ShownParts } from '../stage.ts';
import { longestTaskOfAll, traceCategories } from '../trace.ts';

/**
 * How long the longest task is while a widget with many entries mounts, on a processor four times as slow: the shortest of three
 * visits. Another widget of its kind with few entries is there before, so that the first run of the code does not count.
 */
export async function longestTaskOfMount(
  stage: ReturnType<typeof setStage>,
  name: string,
  few: unknown,
  many: unknown,
  parts: ShownParts = {},
): Promise<number> {
  const below = '<br>'.repeat(200);
  const html = [
    mountElement(name, few, { load: 'load' }),
    mountElement(name, many, { id: 'many', load: 'visible' }),
  ];
  const times: number[] = [];
  for (let visit = 0; visit < 3; visit += 1) {
    const page = await stage.show(html.map((element) => element + below).join(''), parts);
    await page.locator('section').first().waitFor();
    await page.waitForLoadState('networkidle');
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await stage.browser.startTracing(page, { categories: traceCategories });
    await page.locator('#many').evaluate((element) => element.scrollIntoView());
    await page.locator('#many section').waitFor();
    await page.waitForTimeout(1500);
    times.push(longestTaskOfAll(await stage.browser.stopTracing()));
    await page.close();
  }
  return Math.min(...times);
}

/** A page of the trade, which somebody of a company looks at. */
export const forPartner = (stage: ReturnType<typeof setStage>, user: string): ShownParts => ({
  marks: { 'data-mode': 'B2B' },
  site: { userApi: services },
  before: signedIn(stage, user, { mode: 'B2B' }),
});

/** A widget, there on a page whose processor is four times as slow. */
export async function showSlow(
  stage: ReturnType<typeof setStage>,
  name: string,
  config: unknown,
  parts: ShownParts = {},
): Promise<Page> {
  const page = await stage.show(mountElement(name, config, { id: 'shown', load: 'load' }), {
    ...parts,
    loaders: [],
  });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate("import('/build/loader.js')");
  await settled(page);
  return page;
}

/**
 * Finds what is to be pressed before anything is measured: to look for a role and a name in a long list takes the page itself longer
 * than what the press does. @returns presses it
 */
export async function readyToPress(locator: Locator): Promise<() => Promise<unknown>> {
  const element = await locator.elementHandle();
  return () => element.evaluate((control) => (control as HTMLElement).click());
}

/** Ms of the longest task of a page while something is done, and until it rests after that. */
export async function longestTaskOf(
  { browser }: ReturnType<typeof setStage>,
  page: Page,
  act: () => Promise<unknown>,
): Promise<number> {
  await browser.startTracing(page, { categories: traceCategories });
  let trace: Buffer | undefined;
  try {
    await act();
    await frames(page, 30);
  } finally {
    // A browser traces once at a time: what fails here must not fail the next test.
    trace = await browser.stopTracing();
  }
  return longestTaskOfAll(trace);
}
