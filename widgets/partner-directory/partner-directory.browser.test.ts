import { expect, test } from 'vitest';
import { violationsOf } from '#testing/browser/axe.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** What only a browser shows of the directory: the way through it by keys alone, and a map beside its list. */

const stage = setStage();
const mount = '[data-component="partner-directory"]';

test('on an Arabic phone the keyboard finds a company, leads the map to it and comes back', async () => {
  const page = await stage.open(
    '/ar/partner-tools/directory?bar=off',
    { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' },
    (page) =>
      page
        .context()
        .addCookies([{ name: 'ssid-access-token', value: 'demo-u-partner-admin', url: stage.server.url }]),
  );
  await settled(page, mount);
  const widget = page.locator(mount);
  const letters = widget.getByRole('group', { name: 'الحرف الأول' });
  await letters.waitFor();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
    'letters scroll by themselves',
  ).toBe(390);

  await widget.getByRole('combobox').focus();
  await page.keyboard.type('نزل');
  await widget.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  const name = (await widget.getByRole('option', { selected: true }).textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect.poll(() => widget.getByRole('heading', { level: 2 }).allTextContents()).toEqual([name]);
  expect(new URL(page.url()).searchParams.get('q')).toBe(name);

  await widget.getByRole('button', { name: 'خريطة', exact: true }).focus();
  await page.keyboard.press('Enter');
  const show = widget.getByRole('button', { name: `عرض ${name} على الخريطة` });
  await show.focus();
  await page.keyboard.press('Enter');
  const card = widget.getByRole('group', { name: `عن ${name}` });
  await card.waitFor();
  expect(await card.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => show.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('on a wide window the list stands beside the map, scrolls by itself, and shows the marker that is pressed', async () => {
  const page = await stage.open(
    '/en/partner-tools/directory?view=map&f.region=asir&bar=off',
    { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
    (page) =>
      page
        .context()
        .addCookies([{ name: 'ssid-access-token', value: 'demo-u-partner-admin', url: stage.server.url }]),
  );
  await settled(page, mount);
  const widget = page.locator(mount);
  const map = widget.getByRole('group', { name: 'Map' });
  const marker = map.locator('[data-place]').last();
  await marker.focus();
  const list = widget.locator('ul[data-layout="map"]');
  const [mapBox, listBox] = [await map.boundingBox(), await list.boundingBox()];
  expect(listBox!.x).toBeGreaterThan(mapBox!.x + mapBox!.width - 1);

  const top = await page.evaluate(() => scrollY);
  await marker.press('Enter');
  const entry = list.locator('> [aria-current]');
  await entry.waitFor();
  const box = (await entry.boundingBox())!;
  expect(box.y).toBeGreaterThanOrEqual(mapBox!.y - 1);
  expect(box.y + box.height).toBeLessThanOrEqual(mapBox!.y + mapBox!.height + 1);
  expect(await page.evaluate(() => scrollY), 'the page stays').toBe(top);
});
