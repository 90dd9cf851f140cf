import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoPaths, itemPaths } from '#demo-pages/paths.ts';
import { languages } from '#src/i18n/languages.ts';
import { cutWords, widthOf } from '../browser/narrow.ts';
import { setStage, settled } from '../browser/stage.ts';
import { timeLimit } from '../time-limit.ts';

/** Every page of the demo on the narrowest phones, and the tool bar of every catalogue. */

const stage = setStage();
const timeout = timeLimit(300_000);
const narrow = { viewport: { width: 320, height: 844 }, reducedMotion: 'reduce' } as const;

const paths = [...(await demoPaths()), ...itemPaths()];

const withoutPictures = (page: Page) =>
  page.route(/\.(?:avif|jpg|webp|png)$/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '' }),
  );

const addressOf = (path: string, language: string) =>
  `/${language}${path}${path.includes('?') ? '&' : '?'}bar=off`;

/** Opens a page as it is addressed: some have `.html` in their names alone. */
async function go(page: Page, path: string, language: string): Promise<void> {
  const answer = await page.goto(addressOf(path, language));
  expect(answer?.status(), path).toBe(200);
}

test.each(languages)('no page is wider than 320 px before any script: %s', { timeout }, async (language) => {
  const page = await stage.open(
    `/${language}/home.html?bar=off`,
    { ...narrow, javaScriptEnabled: false },
    withoutPictures,
  );
  const tooWide: string[] = [];
  for (const path of paths) {
    await go(page, path, language);
    const needed = await widthOf(page);
    if (needed > 320) tooWide.push(`${path}: ${needed} px`);
  }
  expect(tooWide).toEqual([]);
});

test(
  'no page is wider than 320 px once its widgets are there, each in one of eight languages',
  { timeout },
  async () => {
    // A page of an integrator's has two faults for its author.
    stage.allowFault(/^tourism-widgets: (?:promotional-baner|alert): /);
    const page = await stage.open('/en/home.html?bar=off', narrow, withoutPictures);
    const tooWide: string[] = [];
    for (const [index, path] of paths.entries()) {
      const language = languages[index % languages.length] ?? 'en';
      await go(page, path, language);
      await page.evaluate(() => window.tourismWidgets?.ready);
      await page.waitForLoadState('networkidle');
      const needed = await widthOf(page);
      if (needed > 320) tooWide.push(`${language}${path}: ${needed} px`);
    }
    expect(tooWide).toEqual([]);
  },
);

const catalogues = ['places', 'activities', 'events', 'stays', 'dining', 'offers', 'tours', 'articles'];

describe.each(languages)('in %s', (language) => {
  test('nothing in the tool bar of a catalogue is cut on a phone', async () => {
    const page = await stage.open(`/${language}/home.html?bar=off`, narrow, withoutPictures);
    const cut: string[] = [];
    for (const path of catalogues) {
      await page.goto(`/${language}/${path}.html?bar=off`);
      await settled(page, '#items');
      cut.push(...(await cutWords(page, [320, 390])));
    }
    expect(cut).toEqual([]);
  });
});
