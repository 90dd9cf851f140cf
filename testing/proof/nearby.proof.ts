import { expect, test } from 'vitest';
import { setStage } from '../browser/stage.ts';
import { arrived, banner, wide } from '../browser/visitor.ts';

/** What is near a place and near the visitor, by clicks. */

const stage = setStage();

test('a place names what is near it, nearest first; the visitor’s own position is asked for by a press alone', async () => {
  const page = await stage.open(
    '/en/home.html?bar=off',
    { ...wide, geolocation: { latitude: 24.71, longitude: 46.68 }, permissions: ['geolocation'] },
    (page) =>
      page.addInitScript(() => {
        const { geolocation } = navigator;
        const ask = geolocation.getCurrentPosition.bind(geolocation);
        geolocation.getCurrentPosition = (...told) => {
          document.documentElement.dataset['asked'] = 'yes';
          ask(...told);
        };
      }),
  );
  await arrived(page, 'header');
  await banner(page).getByRole('button', { name: 'Destinations' }).click();
  await banner(page).getByRole('link', { name: 'Jeddah' }).click();
  await page.waitForURL(/places\/jeddah/);
  const near = page.locator('#onwards');
  await near.scrollIntoViewIfNeeded();
  const items = near.getByRole('list').getByRole('article');
  await items.first().waitFor();
  const status = near.getByRole('status').filter({ hasText: /places? within/ });
  expect(await status.textContent()).toContain('within 60 km');

  /** Distances of the list in km, as visitors read them. */
  const distances = async () => {
    const texts = await near.getByText(/ to the (?:north|east|south|west)/).allTextContents();
    return texts.map((text) => {
      const [, number = '', unit] = /([\d.,]+)\s*(km|m|mi|ft)/.exec(text) ?? [];
      return Number(number.replaceAll(',', '')) / (unit === 'm' ? 1000 : 1);
    });
  };
  const ofPage = await distances();
  expect(ofPage.length).toBeGreaterThan(1);
  expect(ofPage).toEqual(ofPage.toSorted((one, other) => one - other));
  await near.getByText('Distances are in a straight line.').waitFor();
  await near.getByLabel('Units').selectOption({ label: 'Miles and feet' });
  await near
    .getByText(/ mi to the /)
    .first()
    .waitFor();
  expect(await page.locator('html').getAttribute('data-asked')).toBeNull();

  const names = () => items.getByRole('heading').allTextContents();
  const inJeddah = await names();
  await near.getByRole('button', { name: 'Where I am' }).click();
  await expect.poll(names).not.toEqual(inJeddah);
  expect(await page.locator('html').getAttribute('data-asked')).toBe('yes');
  expect((await names()).join(' ')).toMatch(/Riyadh|Masmak|Diriyah|Najd|Souq/);
  expect(page.url()).not.toMatch(/24\.7|46\.6/);

  await near.getByRole('button', { name: 'This place' }).click();
  await expect.poll(names).toEqual(inJeddah);
  await items.first().getByRole('link').first().click();
  await page.waitForURL((url) => !url.pathname.includes('places/jeddah.'));
});
