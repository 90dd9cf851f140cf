import { expect, test } from 'vitest';
import { readMenus, readTexts } from '../../demo-pages/template/content.ts';
import { signOnWords, userById } from '../../origin/data.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { setStage } from '../browser/stage.ts';
import { pattern, setOut, visitors, type Walk } from './walk-through.ts';

/** Ways of the press and the trade through the site, from the home page on, by clicks alone. */

const stage = setStage();
const pdf = { name: 'script.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 script') };

const linkTo = ({ page, language }: Walk, path: string) =>
  page.getByRole('main').locator(`a[href^="/${language}${path}"]`).filter({ visible: true }).first();

/** Signs somebody in where the page asks for it. */
async function signIn({ page, press, language }: Walk, id: string): Promise<void> {
  const { registerLabel } = readMenus(language).labels;
  await press(
    page.getByRole('main').getByRole('button', { name: registerLabel }).filter({ visible: true }).first(),
  );
  await page.getByRole('heading', { name: signOnWords.title[language] }).waitFor();
  const { firstName, lastName } = userById(id)!.profile;
  await press(page.getByRole('button', { name: `${firstName} ${lastName}` }));
}

const terms: Readonly<Record<string, string>> = { en: 'Hegra', ar: 'الحجر' };

test.each(visitors)(
  'a journalist finds pictures of AlUla, sees their licence, downloads two, and asks for a filming permit (%s, %d px)',
  { timeout: 240_000 },
  async (language, width) => {
    const walk = await setOut(stage, 'pictures and a permit', language, width);
    const { page, press, say } = walk;
    await press(linkTo(walk, '/press'));
    await page.waitForURL('**/press*');
    await press(linkTo(walk, '/content-hub/visual-assets'));
    await page.waitForURL('**/content-hub/visual-assets*');
    const search = await walk.widget('asset-search');
    await signIn(walk, 'u-partner-contributor');
    await page.waitForURL('**/content-hub/visual-assets*');
    await search.getByRole('gridcell').first().waitFor();
    const field = search.getByRole('combobox').first();
    await field.fill(terms[language]!);
    await field.press('Enter');
    await page.waitForURL(/q=/);
    await search.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
    const select = pattern(say('src/assets', 'select'));
    await search.getByRole('checkbox', { name: select }).nth(1).waitFor();
    for (const place of [0, 1]) await press(search.getByRole('checkbox', { name: select }).nth(place));
    await press(search.getByRole('button', { name: say('widgets/asset-search', 'toCart') }).first());
    await walk.take('content-hub', '/content-hub/visual-assets/cart');
    await page.waitForURL('**/visual-assets/cart*');
    const cart = await walk.widget('download-cart');
    await cart.getByRole('table').waitFor();
    for (const licence of await cart.getByRole('checkbox').all()) await press(licence);
    await cart.getByRole('combobox').last().selectOption({ index: 1 });
    await press(cart.getByRole('button', { name: say('widgets/download-cart', 'prepare') }));
    const file = page.waitForEvent('download');
    await press(cart.getByRole('link', { name: say('widgets/download-cart', 'download') }).first());
    expect((await file).suggestedFilename()).toMatch(/\.zip$/);

    await press(page.getByRole('contentinfo').locator(`a[href^="/${language}/film-permit"]`).first());
    await page.waitForURL('**/film-permit*');
  },
);
