import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readExample } from '../../demo-pages/widgets.ts';
import { aemHead, writtenByAem } from './aem-page.ts';
import { setStage } from './stage.ts';

/** Header, hero and footer as AEM writes them: each widget takes the place of its fallback, and what follows stays. */

const stage = setStage();

const examples = {
  en: { header: 'default', 'hero-banner': 'default', footer: 'with-partners' },
  ar: { header: 'arabic', 'hero-banner': 'arabic', footer: 'arabic' },
} as const;
const names = ['header', 'hero-banner', 'footer'] as const;

/** A page in wrappers as a CMS writes them, around what its components have rendered. */
async function writePage(language: 'en' | 'ar', main: (hero: string) => string) {
  const [header, hero, footer] = await Promise.all(
    names.map((name) => writtenByAem(name, readExample(name, examples[language][name]))),
  );
  return { head: aemHead(stage, language, names), top: header!, main: main(hero!), bottom: footer! };
}

/** Where the widgets and what stands between them begin and end. */
const places = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      ['#header', '#hero-banner', '#text', '#footer'].map((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return [selector, box && { top: Math.round(box.top), height: Math.round(box.height) }];
      }),
    ),
  );

describe.each(['en', 'ar'] as const)('in %s', (language) => {
  test.each([
    ['over a hero', 390, (hero: string) => `${hero}<p id="text">Text.</p>`],
    ['over a hero', 1440, (hero: string) => `${hero}<p id="text">Text.</p>`],
    ['above a text', 390, () => '<p id="text">Text.</p>'],
    ['above a text', 1440, () => '<p id="text">Text.</p>'],
  ] as const)('nothing moves when the widgets come: a header %s, %i px wide', async (_name, width, main) => {
    const { main: written, ...parts } = await writePage(language, main);
    let before: Awaited<ReturnType<typeof places>> = {};
    const page = await stage.show(written, {
      language,
      ...parts,
      context: { viewport: { width, height: 900 } },
      before: (page) =>
        page.route(/\/build\/loader/, async (route) => {
          await page.waitForFunction(() => document.readyState !== 'loading');
          await page.evaluate(() => document.fonts.ready);
          before = await places(page);
          await route.continue();
        }),
    });
    for (const mount of await page.locator('[data-config]').all()) {
      await mount.scrollIntoViewIfNeeded();
      await mount.and(page.locator('[data-status=mounted]')).waitFor({ state: 'attached' });
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForLoadState('networkidle');
    expect(await places(page)).toEqual(before);
  });
});
