import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readTexts } from '#demo-pages/template/content.ts';
import { shiftsOf, watchShifts } from '#testing/browser/shifts.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** The hero of the home page: painted by what the CMS wrote, and not moved by the widget that takes its place. */

// A whole Chromium: without a window it would fetch pictures from farther below.
const stage = setStage('dist', ['--disable-back-forward-cache']);
const loader = '/build/loader.js';

declare global {
  interface Window {
    /** Largest paints so far, each larger than the one before. */
    paints: { readonly what: string; readonly size: number }[];
  }
}

/** Runs in the page before any script of its own. */
function watchPaints() {
  window.paints = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { url: string; size: number })[]) {
      window.paints.push({ what: entry.url && new URL(entry.url).pathname, size: entry.size });
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** All that was asked for has come, and was drawn. */
async function quiet(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

describe.each([
  ['en', 1440, [390, 1440]],
  ['ar', 390, [768, 2560]],
] as const)('the home page in %s', (language, paintedAt, widths) => {
  const path = `/${language}/home.html?bar=off`;
  const { hero } = readTexts('home', language) as { hero: { cards: { title: string; action: string }[] } };
  const [first] = hero.cards;

  test.each([paintedAt])(
    'is painted by its first picture, with scripts and without: %i px',
    async (width) => {
      const size = { viewport: { width, height: 900 } };
      const largestPaint = async (open: () => Promise<Page>) => {
        const page = await open();
        await quiet(page);
        const paint = await page.evaluate(() => window.paints.at(-1));
        await page.close();
        return paint;
      };
      stage.expectFault(/404.*loader\.js/);
      stage.server.fail(loader, 1);
      const before = (page: Page) => page.addInitScript(watchPaints);
      const withoutScript = await largestPaint(() => stage.open(path, size, before));
      const withScript = await largestPaint(async () => {
        const page = await stage.open(path, size, before);
        await settled(page, '#hero');
        return page;
      });
      expect(withoutScript?.what).toMatch(/^\/images\/hegra-\d+\.avif$/);
      expect(withScript).toEqual(withoutScript);
    },
  );

  test.each(widths)('does not move as the hero mounts: %i px', async (width) => {
    let before: unknown;
    const boxes = async (page: Page) => ({
      hero: await page.locator('#hero').boundingBox(),
      title: await page.getByRole('heading', { level: 1, name: first!.title }).boundingBox(),
      link: await page.getByRole('link', { name: first!.action }).boundingBox(),
    });
    const page = await stage.open(path, { viewport: { width, height: 900 } }, async (opened) => {
      await watchShifts(opened);
      await opened.route(`**${loader}`, async (route) => {
        await opened.evaluate(() => document.fonts.ready);
        await opened.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        before = await boxes(opened);
        await opened.evaluate(() => (window.shifts = []));
        await route.continue();
      });
    });
    await settled(page, '#header, #hero');
    await quiet(page);
    expect(await shiftsOf(page)).toEqual({ total: 0, shifts: [] });
    expect(await boxes(page)).toEqual(before);
  });

  test('asks for its first picture before all others, and for it alone of the hero', async () => {
    stage.server.fail(loader, 1);
    stage.expectFault(/404.*loader\.js/);
    const page = await stage.open(path, { viewport: { width: 390, height: 844 } });
    await quiet(page);
    const pictures = [...stage.server.requests.keys()].filter((asked) => asked.startsWith('/images/'));
    expect(pictures[0]).toMatch(/^\/images\/hegra-/);
    expect(pictures.filter((asked) => /hegra|jeddah|red-sea|empty-quarter/.test(asked))).toHaveLength(1);
    expect(stage.server.count(/^\/images\/hegra-/)).toBe(1);
  });

  test('lets its cards be swiped without any script', async () => {
    const page = await stage.open(path, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const [, second] = hero.cards;
    const link = page.getByRole('link', { name: second!.action });
    expect(await link.evaluate((element) => element.getBoundingClientRect().width > 0)).toBe(true);
    await link.focus();
    await expect.poll(() => link.evaluate((element) => element.getBoundingClientRect().left >= 0)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});
