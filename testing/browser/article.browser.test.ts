import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { readExample } from '../../demo-pages/widgets.ts';
import { aemHead, writtenByAem } from './aem-page.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { setStage, settled } from './stage.ts';

/** An article as AEM writes it: what a visitor reads stays where it is until the widgets can be put in its place. */

const stage = setStage();
const phone = { viewport: { width: 412, height: 823 }, reducedMotion: 'reduce' } as const;

/** Shows a text as AEM writes it; the file with the sanitiser is answered when `go` is called. */
async function showHeld(text: object) {
  const { promise: held, resolve: go } = Promise.withResolvers<void>();
  let asked = 0;
  const hold = (page: Page) =>
    page.route(/\/build\/assets\/[^.]+\.js$/, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      if (body.includes('SAFE_FOR_TEMPLATES')) {
        asked++;
        await held;
      }
      await route.fulfill({ response, body });
    });
  const page = await stage.show(await writtenByAem('rich-text', text), { before: hold });
  return { page, go, asked: () => asked };
}

const textWith = (more: string) => ({
  body: `<h2>Day one</h2><p>The oasis is <a href="/en/x" target="_blank">an hour</a> away.</p>${more}`,
});

test('a text stays as the CMS has filtered it, and no sanitiser is fetched', async () => {
  const { page, asked } = await showHeld(textWith(''));
  await settled(page);
  expect(await page.locator('[data-rich-text] h2, [data-rich-text] h3').textContent()).toBe('Day one');
  expect(await page.getByRole('link', { name: 'an hour' }).getAttribute('target')).toBeNull();
  expect(asked()).toBe(0);
});

test('a text that has to be written stays in view until it can be', async () => {
  const picture = '<p><img src="/brand/logo-mobile.svg" alt="Logo" width="80" height="40"></p>';
  const { page, go, asked } = await showHeld(textWith(picture));
  await expect.poll(asked).toBe(1);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await page.getByText('The oasis is').isVisible()).toBe(true);
  expect(await page.locator('[data-component]').getAttribute('data-status')).toBe('loading');
  go();
  await settled(page);
  expect(await page.locator('[data-rich-text]').getByRole('img', { name: 'Logo' }).isVisible()).toBe(true);
});

/** The text of an article: long enough to fill a phone. */
const articleOf = (language: 'en' | 'ar' | 'de') =>
  language === 'de'
    ? { title: 'Unterwegs', body: bodiesOf(readExample('accordion', 'german')) }
    : readExample('rich-text', language === 'en' ? 'default' : 'arabic');

const bodiesOf = ({ items }: Readonly<Record<string, unknown>>) =>
  (items as readonly { readonly body: string }[]).map(({ body }) => body).join('');

describe.each([
  ['en', 'default', 'default'],
  ['ar', 'arabic', 'default'],
  ['de', 'german', 'german'],
] as const)('in %s', (language, sections, cards) => {
  const examples = {
    'rich-text': articleOf(language),
    accordion: readExample('accordion', sections),
    'card-grid': readExample('card-grid', cards),
    footer: readExample('footer', 'with-partners'),
  };
  let main = '';
  beforeAll(async () => {
    const mounts = Object.entries(examples).map(([name, config]) => writtenByAem(name, config));
    main = (await Promise.all(mounts)).join('\n');
  });

  test('nothing that is read moves when the widgets come', async () => {
    const page = await stage.show(`<h1>AlUla</h1>${main}`, {
      language,
      head: aemHead(stage, language, Object.keys(examples)),
      context: phone,
      before: watchShifts,
    });
    await settled(page, '#rich-text');
    await page.waitForLoadState('networkidle');
    const { total, shifts } = await shiftsOf(page);
    expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02);
  });
});
