import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOf } from '#testing/browser/axe.ts';
import {
  button,
  coveredLanguages,
  focused,
  headers,
  narrow,
  showHeader,
  signedIn,
  touch,
} from '#testing/browser/header-page.ts';
import { setStage } from '#testing/browser/stage.ts';
import { readExample } from '#demo-pages/widgets.ts';

/** The menu of a small screen (APG: modal dialog; trust, section 2). */

const stage = setStage();

const menu = (page: Page) => page.getByRole('dialog');
const closed = (page: Page) => menu(page).waitFor({ state: 'detached' });
const scrollTop = (page: Page) => page.evaluate(() => scrollY);
const isLocked = (page: Page) =>
  page.evaluate(
    () =>
      getComputedStyle(document.documentElement).overflowY === 'hidden' ||
      getComputedStyle(document.body).overflowY === 'hidden',
  );

test('in Arabic a keyboard goes through the menu and its sections, and never behind; the page stands where it stood', async () => {
  const { words, config } = headers.ar;
  const page = await showHeader(stage, { language: 'ar', context: narrow });
  await page.evaluate(() => scrollTo(0, 777));
  await expect.poll(() => scrollTop(page)).toBe(777);
  await button(page, words.menu).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: words.menu }).waitFor();
  expect(await focused(page)).toBe(words.back);
  expect(await isLocked(page)).toBe(true);
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press(step % 3 === 2 ? 'Shift+Tab' : 'Tab');
    const isBehind = await page.evaluate(() => {
      const holder = document.activeElement;
      return holder !== document.body && holder?.closest('dialog') === null;
    });
    expect(isBehind, `after ${step + 1} keys`).toBe(false);
  }
  expect(await violationsOf(page)).toEqual([]);

  const [first] = config.menu.map(({ title }) => title) as [string];
  await button(page, first).press('Enter');
  expect(await menu(page).getByRole('link', { name: config.viewAllLabel }).count()).toBe(1);
  await button(page, words.back).press('Enter');
  expect(await focused(page)).toBe(first);
  expect(await button(page, first).getAttribute('aria-expanded')).toBe('false');
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 900);
  await page.keyboard.press('Escape');
  await closed(page);
  await expect.poll(() => focused(page)).toBe(words.menu);
  expect(await scrollTop(page)).toBe(777);
  expect(await isLocked(page)).toBe(false);
});

test('a finger opens and closes it by the back button and the cross, and does not move the page behind', async () => {
  const page = await showHeader(stage, { name: 'visa.html', context: touch });
  await page.evaluate(() => scrollTo(0, 640));
  await button(page, 'Menu').tap();
  await menu(page).waitFor();
  const client = await page.context().newCDPSession(page);
  await client.send('Input.synthesizeScrollGesture', { x: 195, y: 60, yDistance: -300, speed: 2000 });
  await button(page, 'Back').tap();
  await closed(page);
  expect(await scrollTop(page)).toBe(640);

  await button(page, 'Menu').tap();
  const missing = page.getByRole('link', { name: '日本語', exact: true });
  await expect.poll(() => missing.getAttribute('aria-disabled')).toBe('true');
  // Playwright would wait for it to be enabled, which it never is.
  await missing.tap({ force: true });
  await missing.locator('xpath=following-sibling::*[@popover]').getByText(/./).first().waitFor();
  expect(await coveredLanguages(missing)).toEqual([]);
  await menu(page).getByRole('button').first().tap();
  await closed(page);
  await expect.poll(() => focused(page)).toBe('Menu');
});

test('crossing the breakpoint closes it, lets the page go, and the focus goes to the same control of the bar', async () => {
  const page = await showHeader(stage, { context: narrow });
  await page.evaluate(() => scrollTo(0, 500));
  await button(page, 'Menu').click();
  await menu(page).getByRole('button', { name: 'Stories' }).focus();
  await page.setViewportSize({ width: 1123, height: 800 });
  await closed(page);
  await expect.poll(() => focused(page)).toBe('Stories');
  expect(await isLocked(page)).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, 'Menu').waitFor();
  expect(await button(page, 'Menu').getAttribute('aria-expanded')).toBe('false');
});

test('a link in it to a place on the page closes it, and the focus follows to the place', async () => {
  const config = { title: 'Rihla', menu: [{ title: 'To the target', ctaLink: '#target' }] };
  const page = await showHeader(stage, { context: narrow, config });
  await button(page, 'Menu').click();
  await page.getByRole('link', { name: 'To the target' }).click();
  await closed(page);
  await expect.poll(() => focused(page)).toBe('Target');
});

test('an alert that comes while it is open can be read and closed, and stays when it goes', async () => {
  const page = await showHeader(stage, {
    context: narrow,
    config: { ...readExample('header', 'b2b-partner-admin'), sessionTimeout: 1 },
    marks: { 'data-mode': 'B2B' },
    before: signedIn(stage, 'u-partner-admin', { mode: 'B2B' }),
  });
  stage.expectFault(/401/);
  await button(page, 'Menu').click();
  await menu(page).getByText('Huda').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const { url } = stage.server;
  await page.context().addCookies([{ name: 'demo', value: 'user=u-partner-admin&expired=1', url }]);
  const alert = page.getByRole('alert').filter({ hasText: 'Your session has ended' });
  await menu(page).getByRole('alert').filter({ hasText: 'Your session has ended' }).waitFor();
  await page.keyboard.press('Escape');
  await closed(page);
  await alert.waitFor();
  await alert.getByRole('button', { name: 'Close' }).click();
  await alert.waitFor({ state: 'detached' });
});
