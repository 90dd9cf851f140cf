import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOf } from '#testing/browser/axe.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** An entry as only a browser shows it: the keyboard in Arabic on a phone, the pin, and what a browser keeps. */

const stage = setStage();
const widget = '[data-component="enlist-business"]';
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
const path = '/partner-tools/directory/enlist-business.html?bar=off';

/** Opens the page as somebody who is signed in to the portal. */
async function open(language: 'en' | 'ar', user: string, options: object = phone): Promise<Page> {
  const page = await stage.open(`/${language}${path}`, options, (opened) =>
    opened
      .context()
      .addCookies([
        { name: 'ssid-access-token', value: `demo-${user}`, url: new URL(stage.server.url).origin },
      ]),
  );
  await settled(page, widget);
  await page.locator(widget).locator('form').waitFor();
  return page;
}

test('a company is listed by keyboard alone in Arabic, the pin is moved by arrows, the draft outlives the tab', async () => {
  const page = await open('ar', 'u-default');
  const form = page.locator(widget);
  const key = (name: string) => page.keyboard.press(name);
  const next = () => form.getByRole('button', { name: 'متابعة' }).press('Enter');

  await form.getByLabel('الاسم بالإنجليزية').focus();
  await page.keyboard.type('Qamar Tours');
  await key('Tab');
  await page.keyboard.type('رحلات القمر');
  expect(await violationsOf(page)).toEqual([]);
  await form.getByLabel('الفئة').selectOption('hotel');
  await next();
  const heading = form.getByRole('heading', { name: 'التواصل' });
  await heading.waitFor();
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
  await form.getByLabel('الهاتف').fill('٠٥٠ ١٢٣ ٤٥٦٧');
  await form.getByLabel('البريد الإلكتروني').fill('hello@qamar.example.com');
  await next();
  await form.getByLabel('المنتج 1').selectOption('rooms');
  await next();
  await form.getByLabel('المنطقة').selectOption('madinah');

  const middle = form.getByRole('button', { name: 'ضع الدبوس في الوسط' });
  await middle.press('Enter');
  const place = async () => (await form.getByLabel('الإحداثيات').inputValue()).split(', ').map(Number);
  const [north, east] = await place();
  const pin = form.getByRole('button', { name: /الدبوس عند/ });
  await pin.press('ArrowLeft');
  await pin.press('Shift+ArrowUp');
  const [moved, west] = await place();
  expect(moved).toBeGreaterThan(north!);
  // A map does not mirror: the left is the west.
  expect(west).toBeLessThan(east!);
  expect(await violationsOf(page)).toEqual([]);
  await form.getByRole('button', { name: 'حفظ المسودة' }).press('Enter');
  await form.getByText('حُفظت المسودة').waitFor();

  const other = await page.context().newPage();
  await page.close();
  await other.goto(`${stage.server.url}/ar${path}`);
  await settled(other, widget);
  await other.getByText('هذه مسودتك بتاريخ').waitFor();
  expect(await other.getByLabel('الإحداثيات').inputValue()).toBe(`${moved}, ${west}`);
  await other.close();
});

test('the pin is dragged and pressed, and a finger on it moves no page', async () => {
  const wide = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' };
  const page = await open('en', 'u-partner-admin', wide);
  const form = page.locator(widget);
  for (let step = 0; step < 3; step += 1) await form.getByRole('button', { name: 'Continue' }).click();
  const field = form.getByLabel('Coordinates');
  const before = await field.inputValue();
  const pin = form.getByRole('button', { name: /^Pin at/ });
  await pin.scrollIntoViewIfNeeded();
  const box = (await pin.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 80, box.y + box.height / 2 - 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => field.inputValue()).not.toBe(before);
  const [latitude, longitude] = (await field.inputValue()).split(', ').map(Number);
  const [south, west] = before.split(', ').map(Number);
  expect([latitude! > south!, longitude! > west!]).toEqual([true, true]);
  const after = (await pin.boundingBox())!;
  expect(Math.round(after.x - box.x)).toBe(80);
  expect(Math.round(after.y - box.y)).toBe(-40);

  const dragged = await field.inputValue();
  const map = (await form.locator('[data-map]').boundingBox())!;
  await page.mouse.click(map.x + 100, map.y + 200);
  await expect.poll(() => field.inputValue()).not.toBe(dragged);
  expect(await pin.evaluate((button) => getComputedStyle(button).touchAction)).toBe('none');
  expect(await violationsOf(page)).toEqual([]);
});
