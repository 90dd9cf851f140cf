import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button, focused, headers, narrow, showHeader, signedIn } from '#testing/browser/header-page.ts';
import { setStage } from '#testing/browser/stage.ts';
import arabic from '#src/i18n/messages/ar.json' with { type: 'json' };

/** A connection that is lost once the page is there, and comes back: what opens in the header is fetched later. */

const stage = setStage();

const { words, config } = headers.ar;

/** Openers, and what each opens. */
type Openers = readonly (readonly [opener: string | RegExp, part: string])[];

const openerOf = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('button', { name, exact: true }).first();
const isOpen = (page: Page) => page.locator('header [aria-expanded="true"]').count();
const isDimmed = (page: Page) =>
  page.locator('header').evaluate((header) => getComputedStyle(header, '::before').content !== 'none');

/** Presses what opens something, without a connection and with it again. */
async function expectOffline(page: Page, openers: Openers): Promise<void> {
  stage.expectFault(/ChunkLoadError/);
  stage.allowFault(/ERR_INTERNET_DISCONNECTED/);
  const said = page.getByRole('alert').getByText(arabic.notLoaded);
  await page.context().setOffline(true);
  for (const [name] of openers) {
    const opener = openerOf(page, name);
    await opener.press('Enter');
    await said.waitFor();
    expect([await isOpen(page), await isDimmed(page)], String(name)).toEqual([0, false]);
    expect(await focused(page)).toBe((await opener.textContent())?.trim());
    const { x, width } = (await said.boundingBox())!;
    expect(x >= 0 && x + width <= page.viewportSize()!.width, `${name}: ${x} to ${x + width}`).toBe(true);
    // Any press takes the sentence away, another one on the opener asks again.
    await page.keyboard.press('Escape');
    await said.waitFor({ state: 'detached' });
    await opener.click();
    await said.waitFor();
  }

  const asked = page.waitForResponse(/\/build\/assets\//);
  await page.context().setOffline(false);
  await asked;
  await said.waitFor({ state: 'detached' });
  expect(await isOpen(page)).toBe(0);
  for (const [name, part] of openers) {
    await openerOf(page, name).press('Enter');
    await page.locator(part).first().waitFor();
    expect(await openerOf(page, name).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await page.locator('header [aria-expanded="true"]').waitFor({ state: 'detached' });
  }
}

test('what opens under the wide bar says that it stays away, dims nothing, and is asked for again', async () => {
  const page = await showHeader(stage, { language: 'ar', before: signedIn(stage, 'u-default') });
  await button(page, 'Mia').waitFor();
  await expectOffline(page, [
    [words.search, 'header dialog'],
    [config.menu[0]!.title, '[aria-expanded="true"] + div li'],
    [config.menu.at(-1)!.title, '[aria-expanded="true"] + div li'],
    [new RegExp(`^AR ${config.languages.label}`), '[aria-expanded="true"] + div li'],
    ['Mia', '[role="menu"]'],
  ]);
});

test('so does the menu of a small screen', async () => {
  const page = await showHeader(stage, { language: 'ar', context: narrow });
  await expectOffline(page, [[words.menu, 'dialog[open]']]);
});
