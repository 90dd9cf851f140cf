import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { findChromium, findHeadlessShell } from '../browser/find-chromium.ts';
import { watch, type Fault } from '../browser/watch.ts';

/** A browser for the tests of one file, and a context for each test. */
export interface Browsing {
  /** Opens an empty page. What goes wrong on it is collected in `faults`. */
  readonly newPage: () => Promise<Page>;
  readonly faults: readonly Fault[];
}

/** A browser without a window. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findHeadlessShell() ?? findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });

/** Starts a browser before the tests of a file and ends it after them. */
export function setBrowser(): Browsing {
  let browser: Browser;
  let context: BrowserContext | undefined;
  let watched: Fault[][] = [];
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(async () => {
    await context?.close();
    context = undefined;
    watched = [];
  });
  afterAll(() => browser.close());
  return {
    newPage: async () => {
      context ??= await browser.newContext({
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
      });
      context.setDefaultTimeout(60_000);
      const page = await context.newPage();
      watched.push(await watch(page));
      return page;
    },
    get faults() {
      return watched.flat();
    },
  };
}

/** Writes a picture of what a page shows into the folder that `CMS_SHOTS` names; does nothing without it. */
export async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env['CMS_SHOTS'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
