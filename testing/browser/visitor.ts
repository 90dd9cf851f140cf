import type { Locator, Page } from 'playwright-core';
import { readMenus } from '../../demo-pages/template/content.ts';
import { signOnWords, userById } from '../../origin/data.ts';
import { settled } from './stage.ts';

/** What journeys through the demo's English pages have in common. */

const { labels } = readMenus('en');

/** A window on a desk, in which nothing moves by itself. */
export const wide = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;

export const banner = (page: Page): Locator => page.getByRole('banner');

export const widgetOf = (page: Page, name: string): Locator => page.locator(`[data-component="${name}"]`);

/** Resolves when the widgets of a name are there. */
export const arrived = (page: Page, name: string): Promise<void> =>
  settled(page, `[data-component="${name}"]`);

/** Chooses who signs in, on the page of the sign-on service. @returns the names of the person */
export async function choosePerson(page: Page, id: string) {
  const { firstName, lastName } = userById(id)!.profile;
  const names = { firstName, fullName: `${firstName} ${lastName}` };
  await page.getByRole('heading', { name: signOnWords.title.en }).waitFor();
  await page.getByRole('button', { name: names.fullName }).click();
  return names;
}

/** Signs somebody in by the header, which then shows the first name. @returns the names of the person */
export async function signIn(page: Page, id: string) {
  await banner(page).getByRole('button', { name: labels.registerLabel }).click();
  const names = await choosePerson(page, id);
  await banner(page).getByRole('button', { name: names.firstName }).waitFor();
  return names;
}

/** What a browser keeps by name and text, cookies left out: who is signed in is one. */
export const kept = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));
