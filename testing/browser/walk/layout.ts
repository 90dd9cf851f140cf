import type { Page } from 'playwright-core';

/** Runs in the page: what of the widgets does not fit into the window. */
function findMisfits(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth}`] : [];
  /** What an ancestor cuts off or scrolls is that ancestor's to show. */
  const isKept = (element: Element): boolean => {
    for (
      let holder = element.parentElement;
      holder && holder !== document.body;
      holder = holder.parentElement
    )
      if (getComputedStyle(holder).overflowX !== 'visible') return true;
    return false;
  };
  for (const element of document.querySelectorAll('[data-widget-root] *')) {
    const { left, right, width, height } = element.getBoundingClientRect();
    // Texts for screen readers are a pixel large.
    if (width <= 1 || height <= 1 || (left >= -1 && right <= clientWidth + 1)) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isKept(element))
      continue;
    const name = `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}"`;
    found.push(`${element.closest('[data-component]')?.id}: ${name} reaches from ${left} to ${right}`);
  }
  return found.slice(0, 10);
}

/** A line for each thing that does not fit into a window so wide. */
export async function misfitsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const misfits = await page.evaluate(findMisfits);
  return misfits.map((misfit) => `${width} px: ${misfit}`);
}

/** The same with letters of this size, in px, by the browser's setting: browsers begin with 16. */
export async function misfitsWithLetters(page: Page, width: number, size: number): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const setSize = (standard: number) => client.send('Page.setFontSizes', { fontSizes: { standard } });
  await setSize(size);
  const misfits = await misfitsAt(page, width);
  await setSize(16);
  await client.detach();
  return misfits.map((misfit) => `letters of ${size} px: ${misfit}`);
}
