import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOf } from './axe.ts';
import { focused, headers, languageButton, restOn, showHeader, touch, type HeaderOf } from './header-page.ts';
import { setStage } from './stage.ts';

/** The language panel (APG: disclosure; contract, section 7). The fake origin has no visa page in Japanese and Russian. */

const stage = setStage();

const list = (page: Page, { config }: HeaderOf) => page.getByRole('list', { name: config.languages.label });
const language = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
/** Shown as a tooltip; the description of the link is there all the time. */
const reason = (page: Page, link: string) =>
  language(page, link).locator('xpath=following-sibling::*[@popover]').getByText(/./).first();

describe.each(Object.values(headers))('the language panel in $language', (header) => {
  const show = () => showHeader(stage, { language: header.language, name: 'visa.html' });

  test('names each language in itself; one leads to this page, and one without it says so', async () => {
    const page = await show();
    await languageButton(page, header).click();
    await list(page, header).waitFor();
    const own = header.language === 'en' ? 'English' : 'العربية';
    expect(await language(page, own).getAttribute('aria-current')).toBe('true');
    const german = language(page, 'Deutsch');
    expect(await german.getAttribute('href')).toBe('/de/visa.html');
    expect([await german.getAttribute('lang'), await german.getAttribute('hreflang')]).toEqual(['de', 'de']);
    const japanese = language(page, '日本語');
    await expect.poll(() => japanese.getAttribute('aria-disabled')).toBe('true');
    expect(await japanese.getAttribute('href')).toBeNull();
    expect(await descriptionOf(page, '日本語')).not.toBe('');
    expect(await violationsOf(page)).toEqual([]);
  });

  test('shows why a language is missing, by pointer and by focus', async () => {
    const page = await show();
    await languageButton(page, header).click();
    await expect.poll(() => language(page, '日本語').getAttribute('aria-disabled')).toBe('true');
    await restOn(language(page, '日本語'));
    await reason(page, '日本語').waitFor();
    await page.mouse.move(10, 600);
    await reason(page, '日本語').waitFor({ state: 'hidden' });
    await language(page, '日本語').focus();
    await reason(page, '日本語').waitFor();
    // The first Escape is the tooltip's, the second the panel's.
    await page.keyboard.press('Escape');
    await reason(page, '日本語').waitFor({ state: 'hidden' });
    expect(await list(page, header).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await list(page, header).waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toContain(header.language.toUpperCase());
  });

  test('is worked by keyboard, and closes when Tab leaves it', async () => {
    const page = await showHeader(stage, { language: header.language });
    await languageButton(page, header).focus();
    await page.keyboard.press('Enter');
    await list(page, header).waitFor();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('English');
    await list(page, header).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await list(page, header).waitFor({ state: 'hidden' });
    expect(await focused(page)).not.toBe('');
  });

  test.each(['the button', 'a press outside'])(
    'closes by %s, and the focus is on its button',
    async (how) => {
      const page = await show();
      await languageButton(page, header).click();
      await list(page, header).getByRole('link').first().focus();
      if (how === 'the button') await languageButton(page, header).click();
      else await page.mouse.click(20, 700);
      await list(page, header).waitFor({ state: 'hidden' });
      await expect.poll(() => focused(page)).toContain(header.language.toUpperCase());
    },
  );

  test('leads to this page in another language', async () => {
    const page = await show();
    stage.server.show('/de/visa.html', '<title>Visum</title><link rel="icon" href="/brand/logo-mobile.svg">');
    await languageButton(page, header).click();
    await language(page, 'Deutsch').click();
    await page.waitForURL('**/de/visa.html');
  });
});

test('below the breakpoint it goes, and the focus stays on something that lives', async () => {
  const page = await showHeader(stage);
  await languageButton(page, headers.en).click();
  await language(page, 'Deutsch').focus();
  await page.setViewportSize({ width: 1122, height: 900 });
  await list(page, headers.en).waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).not.toBe('');
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await languageButton(page, headers.en).getAttribute('aria-expanded')).toBe('false');
});

test('in the mobile menu a tap tells why a language is missing', async () => {
  const page = await showHeader(stage, { name: 'visa.html', context: touch });
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect.poll(() => language(page, '日本語').getAttribute('aria-disabled')).toBe('true');
  // Playwright would wait for it to be enabled, which it never is.
  await language(page, '日本語').tap({ force: true });
  await reason(page, '日本語').waitFor();
});

/** What assistive technology reads after the name of a link. */
async function descriptionOf(page: Page, name: string): Promise<string> {
  const client = await page.context().newCDPSession(page);
  const { root } = await client.send('DOM.getDocument');
  const { nodes } = await client.send('Accessibility.queryAXTree', {
    nodeId: root.nodeId,
    accessibleName: name,
    role: 'link',
  });
  return String(nodes[0]?.description?.value ?? '');
}
