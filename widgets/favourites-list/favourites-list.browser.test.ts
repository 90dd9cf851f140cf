import { expect, test } from 'vitest';
import { violationsOf } from '#testing/browser/axe.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** What only a browser shows of favourites: a way over several pages and tabs, and through the login service. */

const stage = setStage();

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

test('a favourite is kept on an item’s page, taken along through sign-in, seen in another tab, and gone after sign-out', async () => {
  const page = await stage.open('/en/events/taif-rose-harvest.html?bar=off', phone);
  const heart = page.getByRole('button', { name: 'Favourite: Taif Rose Harvest' });
  await heart.press('Enter');
  expect(await heart.getAttribute('aria-pressed')).toBe('true');

  await page.goto(`${stage.server.url}/en/favourites.html?bar=off`);
  await page.getByRole('article').getByRole('link', { name: 'Taif Rose Harvest' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await settled(page, '#sign-in');
  await page.locator('#favourites').getByRole('button', { name: 'Sign in' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).press('Enter');
  await page.waitForURL('**/sso/login?*');
  await page.locator('button[value="u-default"]').click();
  await page.waitForURL('**/en/favourites.html*');
  await page.getByText('3 favourites', { exact: true }).waitFor();

  const other = await page.context().newPage();
  await other.goto(`${stage.server.url}/en/favourites.html?bar=off`);
  await other.getByText('3 favourites', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Add 1 favourite' }).press('Enter');
  await page.getByText('1 favourite added to your account').waitFor();
  await page.getByText('4 favourites', { exact: true }).waitFor();
  await other.getByText('4 favourites', { exact: true }).waitFor();
  // It is offered once.
  await expect.poll(() => other.getByRole('button', { name: 'Add 1 favourite' }).count()).toBe(0);

  await page.getByRole('button', { name: 'Remove Taif Rose Harvest' }).press('Enter');
  await page.getByText('Taif Rose Harvest was removed from your favourites.').waitFor();
  await other.getByText('3 favourites', { exact: true }).waitFor();
  expect(await violationsOf(page)).toEqual([]);

  await page.goto(`${stage.server.url}/sso/logout?lang=en`);
  await page.goto(`${stage.server.url}/en/favourites.html?bar=off`);
  await page.getByText('You have no favourites yet.').waitFor();
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(kept).not.toHaveProperty('anonymousFavourites');
  expect(kept).not.toHaveProperty('favoriteItems');
});
