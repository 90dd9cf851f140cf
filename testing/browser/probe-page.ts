import type { Page } from 'playwright-core';
import { mountElement } from '../../demo-pages/html.ts';
import { settled, type ShownParts, type Stage } from './stage.ts';

/** A page whose text stands around one of the probes that show the primitives. */

const filler = (count: number) => '<p>Text of the page itself.</p>'.repeat(count);

/** The page, with a heading to jump to far below. */
export const longPage = (probe: string) =>
  `<h1>A page</h1>${filler(30)}${mountElement(probe, {})}${filler(30)}<h2 id="target">Target</h2>${filler(60)}`;

export async function showProbe(stage: Stage, probe: string, parts: ShownParts = {}): Promise<Page> {
  const page = await stage.show(longPage(probe), parts);
  await settled(page);
  return page;
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
export const scrollTop = (page: Page) => page.evaluate(() => scrollY);

/** Px from the window's upper edge, rounded. */
export const topOf = (page: Page, id: string) =>
  page.evaluate((id) => Math.round(document.getElementById(id)!.getBoundingClientRect().top), id);

/** Waits until the browser has drawn so many pictures: what an input sets off has happened by then. */
export const frames = (page: Page, count: number) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
  }, count);

/** Where the page stands once it has stood still for ten frames. */
export async function stillAt(page: Page): Promise<number> {
  let before = -1;
  let now = await scrollTop(page);
  while (now !== before) {
    await frames(page, 10);
    [before, now] = [now, await scrollTop(page)];
  }
  return now;
}
