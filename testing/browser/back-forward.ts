import type { BrowserContext, Page } from 'playwright-core';
import type { Stage } from './stage.ts';
import { workerBrowser } from './worker.ts';

/** The back/forward cache, which Playwright's own flags turn off: a whole Chromium that has it. */

const elsewhere = '/en/else.html';

/** Runs a test on a new page of a browser with the cache. */
export async function withCache(
  stage: Stage,
  run: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const browser = await workerBrowser(['--disable-back-forward-cache']);
  const context = await browser.newContext({
    baseURL: stage.server.url,
    viewport: { width: 1440, height: 900 },
  });
  try {
    stage.server.show(elsewhere, '<title>Else</title><link rel="icon" href="/brand/logo-mobile.svg">');
    await run(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** The cache takes no page that may not be stored. */
export const storable = { 'cache-control': 'max-age=60' } as const;

/**
 * Leaves the page and comes back to it out of the cache.
 *
 * @returns whether the heading with this text could be seen as the page was shown
 */
export async function leaveAndReturn(
  page: Page,
  text: string,
  meanwhile: () => Promise<unknown>,
): Promise<boolean> {
  await page.evaluate((kept) => {
    Object.assign(window, { restored: false });
    const look = ({ persisted }: PageTransitionEvent) => {
      const headings = [...document.querySelectorAll('h2, h3')];
      const heading = headings.find(({ textContent }) => textContent.includes(kept));
      Object.assign(window, {
        restored: persisted,
        seen: heading?.checkVisibility({ visibilityProperty: true }) ?? false,
      });
    };
    addEventListener('pageshow', look, { capture: true, once: true });
  }, text);
  await page.goto(elsewhere);
  await meanwhile();
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => (window as { restored?: boolean }).restored === true);
  return page.evaluate(() => (window as unknown as { seen: boolean }).seen);
}
