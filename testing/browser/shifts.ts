import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Layout shifts that no visitor caused, and what moved. */
    shifts: { readonly value: number; readonly moved: readonly string[] }[];
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node | null }[];
}

/** Runs in the page before any script of its own. */
function countInside() {
  window.shifts = [];
  const nameOf = (node?: Node | null) => (node instanceof Element ? node.cloneNode(false) : node);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node }) => nameOf(node)).map((node) => (node as Element)?.outerHTML ?? '');
      if (!hadRecentInput) window.shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Counts the layout shifts of a page that is about to be opened. */
export const watchShifts = (page: Page): Promise<unknown> => page.addInitScript(countInside);

/** The layout shifts of a page so far, with what moved. */
export async function shiftsOf(page: Page) {
  const shifts = await page.evaluate(() => window.shifts);
  return { total: shifts.reduce((sum, { value }) => sum + value, 0), shifts };
}
