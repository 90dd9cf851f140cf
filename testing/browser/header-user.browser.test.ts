import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOf } from './axe.ts';
import { button, focused, headers, showHeader, signedIn, wide } from './header-page.ts';
import { setStage } from './stage.ts';

/** The menu of a visitor who has signed in (APG: menu button; contract, section 7). */

const stage = setStage();

const entry = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });
/** A letter of any keyboard; Playwright knows that of one country. */
async function type(page: Page, letter: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchKeyEvent', { type: 'keyDown', key: letter, text: letter });
  await client.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter });
}
const gone = (page: Page) => page.getByRole('menu').waitFor({ state: 'detached' });

describe.each(Object.values(headers))('the user menu in $language', (header) => {
  const { viewProfileLabel, signOutLabel } = header.config.userMenu;

  async function show() {
    const page = await showHeader(stage, {
      language: header.language,
      before: signedIn(stage, 'u-default'),
    });
    await button(page, 'Mia').waitFor();
    return page;
  }

  test('is a menu named by the visitor, without a barrier', async () => {
    const page = await show();
    expect(await button(page, 'Mia').getAttribute('aria-haspopup')).toBe('menu');
    await button(page, 'Mia').click();
    const menu = page.getByRole('menu', { name: 'Mia' });
    await menu.waitFor();
    expect(await menu.getByRole('menuitem').count()).toBe(6);
    expect(await violationsOf(page)).toEqual([]);
  });

  test('is worked by arrows, Home, End and first letters; Escape gives the focus back', async () => {
    const page = await show();
    await button(page, 'Mia').focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toBe(viewProfileLabel);
    await page.keyboard.press('ArrowUp');
    expect(await focused(page)).toBe(signOutLabel);
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe(viewProfileLabel);
    await page.keyboard.press('End');
    expect(await focused(page)).toBe(signOutLabel);
    await page.keyboard.press('Home');
    expect(await focused(page)).toBe(viewProfileLabel);
    await type(page, signOutLabel.charAt(0));
    expect((await focused(page)).charAt(0)).toBe(signOutLabel.charAt(0));
    await page.keyboard.press('Escape');
    await gone(page);
    await expect.poll(() => focused(page)).toBe('MSMia');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => focused(page)).toBe(signOutLabel);
  });

  test('closes when Tab leaves it, by its button and by a press outside', async () => {
    const page = await show();
    await button(page, 'Mia').press('Enter');
    await expect.poll(() => focused(page)).toBe(viewProfileLabel);
    await page.keyboard.press('Tab');
    await gone(page);
    expect(await focused(page)).not.toBe('');
    for (const close of [() => button(page, 'Mia').click(), () => page.mouse.click(700, 800)]) {
      await button(page, 'Mia').click();
      await expect.poll(() => focused(page)).toBe(viewProfileLabel);
      await close();
      await gone(page);
      await expect.poll(() => focused(page)).toBe('MSMia');
    }
  });

  test('signs out by pointer, and the visitor is nobody', async () => {
    const page = await show();
    await button(page, 'Mia').click();
    const logout = page.waitForRequest('**/sso/logout**');
    await entry(page, signOutLabel).click();
    await logout;
    await page.waitForURL(`**/${header.language}/home.html`);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('access_token');
  });
});

test('it covers the sections of the portal, from its first line on', async () => {
  const page = await stage.open(
    '/en/portal.html?bar=off',
    wide,
    signedIn(stage, 'u-partner-admin', { mode: 'B2B' }),
  );
  await page.getByRole('button', { name: 'Huda' }).click();
  // Refuses what something else lies over.
  await page.getByText('Welcome Huda Marsa').click({ trial: true });
});

test('below the breakpoint it goes, and the focus stays on something that lives', async () => {
  const page = await showHeader(stage, { before: signedIn(stage, 'u-default') });
  await button(page, 'Mia').click();
  await expect.poll(() => focused(page)).toBe('View profile');
  await page.setViewportSize({ width: 1122, height: 900 });
  await gone(page);
  await expect.poll(() => focused(page)).not.toBe('');
});

test('anonymous visitors find a button that begins to sign in', async () => {
  const page = await showHeader(stage);
  // What the service shows is its own.
  stage.server.hang('/sso/login');
  const login = page.waitForRequest('**/sso/login?lang=en**');
  await button(page, 'Sign in').press('Enter');
  await login;
});
