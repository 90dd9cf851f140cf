import { expect, test } from 'vitest';
import { readTexts } from '../../demo-pages/template/content.ts';
import routes from '../../origin/data/routes.json' with { type: 'json' };
import { places } from '../../origin/data.ts';
import { setStage } from '../browser/stage.ts';

/** Pages of maps and plans as the CMS writes them, in Arabic on a phone. */

const stage = setStage();
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

test('maps and plans are read without a script: places, stages, days, ways to begin, and facts of a place', async () => {
  const page = await stage.open('/ar/map.html?bar=off', { ...phone, javaScriptEnabled: false });
  const main = page.getByRole('main');
  const linkTo = (path: string) => main.locator(`a[href="/ar${path}"]`).first();
  for (const { name, url } of places) {
    expect(await linkTo(url).isVisible(), url).toBe(true);
    expect(await linkTo(url).textContent()).toContain(name.ar);
  }

  await page.goto('/ar/plan/routes/soudah-to-rijal-almaa.html?bar=off');
  const { stages } = routes.items.find(({ id }) => id === 'soudah-to-rijal-almaa')!;
  for (const { title, note } of stages)
    expect(await main.getByText(title.ar).locator('..').textContent()).toContain(note.ar);

  // A day is opened by a press, as the page's own questions are.
  await page.goto('/ar/plan/itineraries/alula-hegra-slow.html?bar=off');
  await main.getByText('الحِجر مدينة الأنباط').click();
  expect(await main.getByText('يقف مدفن لحيان بن كوزا وحيدًا').isVisible()).toBe(true);

  await page.goto('/ar/plan/my-trip.html?bar=off');
  const names = readTexts('favourites', 'ar') as Readonly<Record<string, string>>;
  for (const section of ['places', 'experiences', 'events'])
    expect(await main.getByRole('link', { name: names[section]! }).first().isVisible()).toBe(true);

  await page.goto('/ar/places/hegra.html?bar=off');
  expect(await main.getByRole('table').getByText('26.79, 37.95').isVisible()).toBe(true);
});
