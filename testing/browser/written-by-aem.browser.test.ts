import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { linkFonts } from '../../demo-pages/fonts.ts';
import { renderMount } from '../../demo-pages/htl/engine.ts';
import type { StoredNode } from '../../demo-pages/htl/resource.ts';
import { readExample } from '../../demo-pages/widgets.ts';
import { templateStyles } from '../../scripts/build/template-styles.ts';
import { loaderAddress } from './page-html.ts';
import { setStage } from './stage.ts';

/** Header, hero and footer as AEM writes them: each widget takes the place of its fallback, and what follows stays. */

const stage = setStage();
const siteStyles = readFileSync(join(import.meta.dirname, '../../demo-pages/site.css'), 'utf8');

const examples = {
  en: { header: 'default', 'hero-banner': 'default', footer: 'with-partners' },
  ar: { header: 'arabic', 'hero-banner': 'arabic', footer: 'arabic' },
} as const;
const names = ['header', 'hero-banner', 'footer'] as const;

/** A page in wrappers as a CMS writes them, around what its components have rendered. */
async function writePage(language: 'en' | 'ar', main: (hero: string) => string) {
  const [header, hero, footer] = await Promise.all(
    names.map((name) => renderMount(name, readExample(name, examples[language][name]) as StoredNode, name)),
  );
  stage.server.show('/aem.css', templateStyles(['header', 'hero-banner', 'footer']) + siteStyles, {
    'content-type': 'text/css',
  });
  const fonts = linkFonts({ language, loader: loaderAddress });
  const sheets = [...fonts.styles, '/aem.css'].map((href) => `<link rel="stylesheet" href="${href}">`);
  return {
    head: fonts.preloads + sheets.join(''),
    top: `<div class="header">${header}</div>`,
    main: main(`<div class="hero-banner">${hero}</div>`),
    bottom: `<div class="footer">${footer}</div>`,
  };
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
