import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOf } from '#testing/browser/axe.ts';
import {
  button,
  coveredLanguages,
  focused,
  headers,
  languageButton,
  pointAt,
  restOn,
  showHeader,
  signedIn,
  wide,
  type HeaderOf,
} from '#testing/browser/header-page.ts';
import { setStage, settled } from '#testing/browser/stage.ts';
import { readExample } from '#demo-pages/widgets.ts';

/** The panels of the wide header: what only a browser shows of them (APG: disclosure navigation, menu button). */

const stage = setStage();

const titles = ({ config }: HeaderOf) => config.menu.map(({ title }) => title) as [string, string];
const panel = (page: Page, title: string) => page.getByRole('list', { name: title, exact: true });
const isOpen = (page: Page, title: string) => button(page, title).getAttribute('aria-expanded');
const closed = (page: Page, title: string) => panel(page, title).waitFor({ state: 'detached' });
const userMenuGone = (page: Page) => page.getByRole('menu').waitFor({ state: 'detached' });

describe.each(Object.values(headers))('the main menu in $language', (header) => {
  const [first, second] = titles(header);
  const { words, config, language, forward } = header;

  test('is worked by keyboard: Enter, Tab, Escape, arrows, Home and End; it closes when Tab leaves it', async () => {
    const page = await showHeader(stage, { language, context: wide });
    const menu = page.getByRole('navigation', { name: words.mainMenu });
    // Until the fonts are there an entry may have no room.
    await expect
      .poll(async () => (await menu.getByRole('button').allTextContents()).map((text) => text.trim()))
      .toEqual(titles(header));
    await button(page, first).focus();
    await page.keyboard.press('Enter');
    await panel(page, first).waitFor();
    expect(await panel(page, first).getByRole('link').count()).toBe(6);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toContain(config.viewAllLabel);
    await page.keyboard.press('Escape');
    await closed(page, first);
    await expect.poll(() => focused(page)).toBe(first);
    await page.keyboard.press(forward);
    expect(await focused(page)).toBe(second);
    await page.keyboard.press('End');
    expect(await focused(page)).toBe(titles(header).at(-1));
    await page.keyboard.press('Home');
    expect(await focused(page)).toBe(first);

    await page.keyboard.press('Enter');
    await panel(page, first).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(second);
    await closed(page, first);
    await button(page, first).click();
    await page.getByRole('link', { name: config.viewAllLabel }).focus();
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe(first);
    await page.keyboard.press('Shift+Tab');
    await closed(page, first);
  });
});

test('the six links of a panel stand in two columns of three, one column after the other', async () => {
  const [first] = titles(headers.en);
  const page = await showHeader(stage, { context: wide });
  await button(page, first).click();
  const links = panel(page, first).getByRole('link');
  await links.last().waitFor();
  const places = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left));
  expect(new Set(places).size).toBe(2);
  expect(new Set(places.slice(0, 3)).size).toBe(1);
  expect(new Set(places.slice(3)).size).toBe(1);
});

test('the main menu opens under a pointer that rests, and closes by leaving, Escape and presses', async () => {
  const [first, second] = titles(headers.en);
  const page = await showHeader(stage);
  await pointAt(page, first);
  await panel(page, first).waitFor();
  await panel(page, first).getByRole('link').last().hover();
  expect(await isOpen(page, first)).toBe('true');
  await page.mouse.move(700, 860, { steps: 5 });
  await closed(page, first);

  await pointAt(page, first);
  await panel(page, first).waitFor();
  await page.keyboard.press('Escape');
  await closed(page, first);
  // Another one opens after the same delay: had the first been to open again, it would have.
  await pointAt(page, second);
  await panel(page, second).waitFor();
  expect(await isOpen(page, first)).toBe('false');

  await button(page, first).click();
  await panel(page, first).waitFor();
  expect(await isOpen(page, second)).toBe('false');
  await page.mouse.click(700, 860);
  await closed(page, first);
  await expect.poll(() => focused(page)).toBe(first);
});

test('the language panel in Arabic says why a language is missing, closes as one expects, and leads on', async () => {
  const header = headers.ar;
  const page = await showHeader(stage, { language: 'ar', name: 'visa.html' });
  const list = page.getByRole('list', { name: header.config.languages.label });
  const language = (name: string) => page.getByRole('link', { name, exact: true });
  // Shown as a tooltip; the description of the link is there all the time.
  const reason = language('日本語').locator('xpath=following-sibling::*[@popover]').getByText(/./).first();
  await languageButton(page, header).focus();
  await page.keyboard.press('Enter');
  await list.waitFor();
  await expect.poll(() => language('日本語').getAttribute('aria-disabled')).toBe('true');
  expect(await descriptionOf(page, '日本語')).not.toBe('');
  expect(await violationsOf(page)).toEqual([]);

  await restOn(language('日本語'));
  await reason.waitFor();
  expect(await coveredLanguages(language('日本語'))).toEqual([]);
  await page.mouse.move(10, 600);
  await reason.waitFor({ state: 'hidden' });
  await language('日本語').focus();
  await reason.waitFor();
  // The first Escape is the tooltip's, the second the panel's.
  await page.keyboard.press('Escape');
  await reason.waitFor({ state: 'hidden' });
  expect(await list.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page)).toContain('AR');

  await languageButton(page, header).click();
  await list.getByRole('link').last().focus();
  // A tooltip with a link is a stop on the way.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await list.waitFor({ state: 'hidden' });
  expect(await focused(page)).not.toBe('');
  await languageButton(page, header).click();
  await list.getByRole('link').first().focus();
  await page.mouse.click(20, 700);
  await list.waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page)).toContain('AR');

  stage.server.show('/de/visa.html', '<title>Visum</title><link rel="icon" href="/brand/logo-mobile.svg">');
  await languageButton(page, header).click();
  await language('Deutsch').click();
  await page.waitForURL('**/de/visa.html');
});

test('the user menu in Arabic is worked by arrows, Home, End and first letters, and signs out', async () => {
  stage.expectFault(/404/);
  const { viewProfileLabel, signOutLabel } = headers.ar.config.userMenu;
  const userMenu = readExample('header', 'arabic')['userMenu'] as { readonly subMenu: readonly object[] };
  const lost = { label: 'رحلاتي', url: '/ar/trips', iconName: '/libs/icons/missing.svg' };
  const page = await showHeader(stage, {
    language: 'ar',
    config: { ...headers.ar.config, userMenu: { ...userMenu, subMenu: [lost, ...userMenu.subMenu] } },
    before: signedIn(stage, 'u-default'),
  });
  await button(page, 'Mia').focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused(page)).toBe(viewProfileLabel);
  expect(await page.getByRole('menu', { name: 'Mia' }).getByRole('menuitem').count()).toBe(7);
  // An entry whose icon cannot be fetched keeps its label.
  await page.locator('[data-successful="false"]').waitFor({ state: 'attached' });
  await page.getByRole('menuitem', { name: lost.label, exact: true }).click({ trial: true });
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('ArrowUp');
  expect(await focused(page)).toBe(signOutLabel);
  await page.keyboard.press('Home');
  expect(await focused(page)).toBe(viewProfileLabel);
  await page.keyboard.press('End');
  expect(await focused(page)).toBe(signOutLabel);
  await page.keyboard.press('Home');
  await type(page, signOutLabel.charAt(0));
  expect((await focused(page)).charAt(0)).toBe(signOutLabel.charAt(0));
  await page.keyboard.press('Escape');
  await userMenuGone(page);
  await expect.poll(() => focused(page)).toBe('MSMia');

  await button(page, 'Mia').press('Enter');
  await expect.poll(() => focused(page)).toBe(viewProfileLabel);
  await page.keyboard.press('Tab');
  await userMenuGone(page);
  expect(await focused(page)).not.toBe('');
  await button(page, 'Mia').click();
  await expect.poll(() => focused(page)).toBe(viewProfileLabel);
  await page.mouse.click(700, 800);
  await userMenuGone(page);
  await expect.poll(() => focused(page)).toBe('MSMia');

  await button(page, 'Mia').click();
  const logout = page.waitForRequest('**/sso/logout**');
  await page.getByRole('menuitem', { name: signOutLabel, exact: true }).click();
  await logout;
  await page.waitForURL('**/ar/home.html');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('access_token');
});

test('below the breakpoint every panel goes, and the focus goes to the button of the menu', async () => {
  const page = await showHeader(stage, { before: signedIn(stage, 'u-default') });
  const shrink = async () => {
    await page.setViewportSize({ width: 1122, height: 900 });
    await button(page, 'Menu').waitFor();
    await expect.poll(() => focused(page)).toBe('Menu');
    await page.setViewportSize(wide.viewport!);
    await button(page, 'Destinations').waitFor();
    await expect.poll(() => focused(page)).toBe('Destinations');
    expect(await page.locator('header [aria-expanded="true"]').count()).toBe(0);
  };
  await button(page, 'Destinations').click();
  await panel(page, 'Destinations').getByRole('link').first().focus();
  await shrink();
  await languageButton(page, headers.en).click();
  await page.getByRole('link', { name: 'Deutsch', exact: true }).focus();
  await shrink();
  expect(await languageButton(page, headers.en).getAttribute('aria-expanded')).toBe('false');
  await button(page, 'Mia').click();
  await expect.poll(() => focused(page)).toBe('View profile');
  await shrink();
  expect(await page.getByRole('menu').count()).toBe(0);
});

test('panels cover the sections of the portal, from their first line on', async () => {
  const user = signedIn(stage, 'u-partner-admin', { mode: 'B2B' });
  const page = await stage.open('/en/portal.html?bar=off', wide, user);
  await settled(page, '#header');
  await page.getByRole('navigation', { name: 'Content hub' }).waitFor();
  await button(page, 'Content hub').click();
  const title = await panel(page, 'Content hub').getAttribute('aria-labelledby');
  // Refuses what something else lies over.
  await page.locator(`[id="${title}"]`).click({ trial: true, position: { x: 2, y: 2 } });
  await page.getByRole('button', { name: 'Huda' }).click();
  await page.getByText('Welcome Huda Marsa').click({ trial: true });
  expect(await panel(page, 'Content hub').isVisible()).toBe(false);
});

test('a tap opens a panel, the next one closes it', async () => {
  const page = await showHeader(stage, { context: { ...wide, hasTouch: true } });
  await button(page, 'Stories').tap();
  await panel(page, 'Stories').waitFor();
  await button(page, 'Stories').tap();
  await closed(page, 'Stories');
  expect(await button(page, 'Stories').getAttribute('aria-expanded')).toBe('false');
});

test('a link in a panel to a place on the page closes it, and the focus follows to the place', async () => {
  const sections = [{ sectionName: 'To the target', href: '#target' }];
  const page = await showHeader(stage, { config: { title: 'Rihla', menu: [{ title: 'Here', sections }] } });
  await button(page, 'Here').click();
  await page.getByRole('link', { name: 'To the target' }).click();
  await expect.poll(() => focused(page)).toBe('Target');
  await closed(page, 'Here');
  await expect
    .poll(() => page.locator('#target').evaluate((target) => Math.round(target.getBoundingClientRect().top)))
    .toBe(150);
});

test('a place that the address names has the focus below the bar; on an author’s page nothing moves', async () => {
  const page = await showHeader(stage);
  await page.goto(`${page.url()}?again#target`);
  await expect.poll(() => focused(page)).toBe('Target');
  await expect
    .poll(() => page.locator('#target').evaluate((target) => Math.round(target.getBoundingClientRect().top)))
    .toBe(150);
  const authored = await showHeader(stage, { marks: { 'data-cms-mode': 'author' } });
  await authored.goto(`${authored.url()}?again#target`);
  await authored.getByRole('banner').waitFor();
  expect(await focused(authored)).toBe('');
});

/** A letter of any keyboard; Playwright knows that of one country. */
async function type(page: Page, letter: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchKeyEvent', { type: 'keyDown', key: letter, text: letter });
  await client.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter });
}

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
