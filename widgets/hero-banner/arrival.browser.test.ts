import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { beforeFirst, distFolder, manifest, mostOf } from '#testing/browser/build-facts.ts';
import { heroExample, showHero, shows, templatePage, type HeroConfig } from '#testing/browser/hero-page.ts';
import { setStage, settled, type ShownParts } from '#testing/browser/stage.ts';

/** How the hero banner takes the place of what the CMS wrote, and what it costs. */

const stage = setStage();

declare global {
  interface Window {
    /** What moved, and what was the largest paint, from the first byte on. */
    seen: {
      shift: number;
      /** What moved before is not counted. */
      from: number;
      readonly largest: { readonly url: string; readonly time: number; readonly size: number }[];
    };
  }
}

function watchPaints(): void {
  window.seen = { shift: 0, from: 0, largest: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { startTime, value } = entry as PerformanceEntry & { value: number };
      if (startTime >= window.seen.from) window.seen.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { url, size, startTime } = entry as PerformanceEntry & { url: string; size: number };
      window.seen.largest.push({
        url: new URL(url || 'about:text', location.href).pathname,
        size,
        time: startTime,
      });
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** A page as AEM writes it; the files of widgets come when the CMS's picture is there. */
async function arrive(config: HeroConfig, parts: ShownParts): Promise<Page> {
  const { main, head } = await templatePage(stage, config, parts.language ?? 'en');
  const page = await stage.show(main, {
    head,
    ...parts,
    before: async (page) => {
      await page.addInitScript(watchPaints);
      await page.route(/\/build\/loader/, async (route) => {
        await page.waitForFunction(() => window.seen.largest.some(({ url }) => /avif/.test(url)));
        await page.evaluate(() => document.fonts.ready);
        await route.continue();
      });
    },
  });
  await settled(page, '#hero');
  return page;
}

/** Two frames, so that what has been drawn has been painted. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );

describe.each([
  ['en', 'default'],
  ['ar', 'arabic'],
] as const)('over the CMS’s markup in %s', (language, example) => {
  test.each([390, 768, 1440, 2560])(
    'nothing moves at %i px, and the largest paint stays the CMS’s',
    async (width) => {
      const page = await arrive(heroExample(example), {
        language,
        context: { viewport: { width, height: width < 1024 ? 844 : 1000 }, hasTouch: width < 1024 },
      });
      if (width < 1024) await page.locator('#hero [data-slider]').waitFor();
      await painted(page);
      const { seen, mounted } = await page.evaluate(() => ({
        seen: window.seen,
        mounted: window.watched.mounted,
      }));
      expect(seen.shift).toBe(0);
      expect(seen.largest.at(-1)?.url).toMatch(/^\/images\/hegra-\d+\.avif$/);
      expect(seen.largest.at(-1)?.time).toBeLessThan(mounted[0]!.time);
      // The file that is there already, and no other.
      const shown = await page
        .locator('#hero [data-current] img')
        .evaluate((image) => new URL((image as HTMLImageElement).currentSrc).pathname);
      expect(shown).toBe(seen.largest.at(-1)?.url);
      expect(stage.server.count(shown)).toBe(1);
    },
  );
});

test('one card moves nothing either', async () => {
  const page = await arrive(heroExample('one-card'), {
    context: { viewport: { width: 1440, height: 1000 } },
  });
  await painted(page);
  expect(await page.evaluate(() => window.seen.shift)).toBe(0);
});

test.each([390, 1440])('nothing moves as cards take turns at %i px', async (width) => {
  const page = await showHero(stage, heroExample('german'), {
    language: 'de',
    context: { viewport: { width, height: 900 }, hasTouch: width < 1024 },
    before: (page) => page.addInitScript(watchPaints),
  });
  if (width < 1024) await page.locator('#hero [data-slider]').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await painted(page);
  await page.evaluate(() => {
    window.seen.from = performance.now();
    window.seen.shift = 0;
  });
  for (const next of [1, 2, 0]) {
    // By script: what moves under a finger or a pointer would be forgiven.
    await page
      .locator('#hero :is([role=tab],[role=group] > button)')
      .nth(next)
      .evaluate((button) => (button as HTMLElement).click());
    await shows(page, next);
    await painted(page);
  }
  expect(await page.evaluate(() => window.seen.shift)).toBe(0);
});

/** Files of the build that a page has asked for and that not every widget brings. */
const fetched = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/build/assets/'))
      .map((path) => path.slice('/build/'.length)),
  );

const hero = manifest.widgets['hero-banner']!;
const planned = new Set(
  [
    ...manifest.shared,
    ...Object.values(manifest.words),
    ...hero.files,
    ...Object.values(hero.words).flat(),
  ].map(({ file }) => file),
);
/** What of it nobody could know beforehand: parts. */
const parts = async (page: Page) =>
  [...new Set(await fetched(page))].filter((file) => /\.(js|css)$/.test(file) && !planned.has(file));

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

describe('what it costs', () => {
  test('on a phone the banner and its slider weigh 18 kB, 109 with all that comes before them, a tenth more at most', async () => {
    const page = await showHero(stage, heroExample('default'), { context: phone });
    await page.locator('#hero [data-slider]').waitFor();
    const [slider, ...others] = await parts(page);
    expect(others).toEqual([]);
    const own = hero.files.map(({ brotli }) => brotli);
    const words = Math.max(...Object.values(hero.words).map((files) => files[0]!.brotli));
    const sliderSize = brotliCompressSync(readFileSync(join(distFolder, slider!))).length;
    const all = [...own, words, sliderSize].reduce((sum, size) => sum + size) / 1024;
    expect(all).toBeLessThanOrEqual(mostOf(18));
    expect(beforeFirst + all).toBeLessThanOrEqual(mostOf(109));
  });

  test('the slider is fetched for nobody who has no use for it', async () => {
    const wide = await showHero(stage, heroExample('default'), {
      context: { viewport: { width: 1440, height: 900 } },
    });
    await wide.waitForLoadState('networkidle');
    expect(await parts(wide)).toEqual([]);
    const lone = await showHero(stage, heroExample('one-card'), { context: phone, fresh: true });
    await lone.waitForLoadState('networkidle');
    expect(await parts(lone)).toEqual([]);
  });

  test('where the slider cannot be had the bullets still show each card', async () => {
    const first = await showHero(stage, heroExample('default'), { context: phone });
    await first.locator('#hero [data-slider]').waitFor();
    const [slider] = await parts(first);
    stage.expectFault(/ChunkLoadError|could not be loaded|Failed to load resource/);
    stage.server.fail(`/build/${slider}`, 9, 404);
    const page = await showHero(stage, heroExample('default'), { context: phone, fresh: true });
    await page.getByRole('button', { name: 'Slide 3 of 4' }).tap();
    await shows(page, 2);
    expect(await page.locator('#hero [data-slider]').count()).toBe(0);
  });

  test('pictures of cards that are not due are not fetched', async () => {
    const page = await showHero(
      stage,
      { ...heroExample('many'), disableAnimation: true },
      {
        context: { viewport: { width: 1440, height: 900 } },
      },
    );
    await page.waitForLoadState('networkidle');
    const names = await page.evaluate(() => [
      ...new Set(
        performance
          .getEntriesByType('resource')
          .flatMap(({ name }) => /\/images\/(.+)-\d+\.avif/.exec(name)?.[1] ?? []),
      ),
    ]);
    expect(names.toSorted()).toEqual(['edge-of-the-world', 'hegra', 'jeddah-al-balad']);
  });
});
