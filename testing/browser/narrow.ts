import type { Page } from 'playwright-core';

/** What is cut in the tool bar of a catalogue, at each of some widths, a line each. */
export async function cutWords(page: Page, widths: readonly number[]): Promise<string[]> {
  const opener = page.locator('#items button[aria-expanded]:has(svg)').first();
  await opener.waitFor();
  const cut: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    cut.push(
      ...(await opener.evaluate(
        (button, where) => {
          const bar = button.parentElement!;
          const isSeen = (element: Element) => element.getBoundingClientRect().width > 1;
          return [bar, ...bar.querySelectorAll('button, button *, label, p')]
            .filter((element) => isSeen(element) && element.scrollWidth > element.clientWidth + 1)
            .filter((element) => !(element instanceof SVGElement) && element.clientWidth > 0)
            .map(({ textContent, scrollWidth }) => `${where}: ${textContent} needs ${scrollWidth} px`);
        },
        `${new URL(page.url()).pathname} ${width}`,
      )),
    );
  }
  return cut;
}

/** How wide a page is, all that is folded in it opened. The body clips what is too wide for it, and still says how wide that is. */
export const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
    return Math.max(document.documentElement.scrollWidth, document.body.scrollWidth);
  });
