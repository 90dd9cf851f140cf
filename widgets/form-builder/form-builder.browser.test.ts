import { expect, test } from 'vitest';
import { violationsOf } from '#testing/browser/axe.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** What only a browser shows of a form. */

const stage = setStage();

const mount = '[data-component="form-builder"]';
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

test('is filled in and sent by keyboard in Arabic', async () => {
  const page = await stage.open('/ar/widget.html?widget=form-builder&example=arabic', phone);
  await settled(page, mount);
  await page.getByRole('button', { name: 'إرسال' }).press('Enter');
  expect(await page.getByRole('alert').evaluate((alert) => alert === document.activeElement)).toBe(true);
  expect(await violationsOf(page)).toEqual([]);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('سلمى الحربي');
  await page.keyboard.press('Tab');
  await page.keyboard.type('salma@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.type('٠٥٠ ١٢٣ ٤٥٦٧');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('متى تفتحون؟');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  const heading = page.getByRole('heading', { name: 'شكرًا لك، تسلّمنا نموذجك' });
  await heading.waitFor();
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
});

test('an error that goes does not take what is pressed away from the pointer, and a lost upload is sent again alone', async () => {
  const page = await stage.open('/en/widget.html?widget=form-builder&example=steps', phone);
  await settled(page, mount);
  await page.getByLabel('Contact person').fill('Mia');
  await page.getByLabel('E-mail').fill('mia');
  await page.getByLabel('I apply for a company').click();
  await page.getByText('Enter an e-mail address').waitFor();
  expect(await page.getByLabel('I apply for a company').isChecked()).toBe(true);
  await page.getByLabel('E-mail').fill('mia@example.org');
  await page.getByLabel('Name of the company').fill('Najd Films');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Place').selectOption('alula');
  await page.getByLabel('What is the film about?').fill('Desert');
  await page.getByRole('button', { name: 'Continue' }).click();

  const files = ['script.pdf', 'insurance.pdf'].map((name) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(1000, 'x'),
  }));
  stage.expectFault(/own\/upload/);
  let uploads = 0;
  await page.route('**/own/upload', (route) => {
    uploads += 1;
    return uploads === 2 ? route.abort() : route.continue();
  });
  await page.getByLabel('Script and insurance').setInputFiles(files);
  await page.getByText('This file could not be uploaded.').waitFor();
  await page.getByRole('button', { name: /^Upload .* again$/ }).click();
  await page.getByText('Uploaded', { exact: true }).nth(1).waitFor();
  expect(uploads).toBe(3);
  await page.getByLabel('I have read the rules').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('script.pdf and insurance.pdf').waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

test.each([
  ['en', 'ArrowRight', 'Sunday, November 22, 2026'],
  ['ar', 'ArrowLeft', '22 نوفمبر 2026'],
])('a day is chosen from a month by keyboard in %s', async (language, forward, sunday) => {
  const path = `/${language}/widget.html?widget=form-builder&example=default`;
  const noon = new Date('2026-11-25T12:00:00+03:00');
  const page = await stage.open(path, phone, (opened) => opened.clock.setFixedTime(noon));
  await settled(page, mount);
  const field = page.getByLabel('Day of arrival', { exact: true });
  const opener = page.getByRole('button', { name: /: Day of arrival$/ });
  const dialog = page.getByRole('dialog', { name: 'Day of arrival' });
  const day = () => page.evaluate(() => document.activeElement?.getAttribute('data-day'));
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    return day();
  };

  await opener.press('Enter');
  await dialog.getByRole('grid').waitFor();
  expect(await day()).toBe('2026-11-25');
  expect(await violationsOf(page)).toEqual([]);
  expect(await press(forward, 'ArrowDown')).toBe('2026-12-03');
  expect(await press('ArrowUp', 'End')).toBe('2026-11-28');
  expect(await press('Home')).toBe('2026-11-22');
  expect(await dialog.getByRole('button', { name: sunday }).isVisible()).toBe(true);
  expect(await press('PageDown', 'PageDown', 'PageUp')).toBe('2026-12-22');
  expect(await press('Shift+PageDown', 'Shift+PageDown', 'Shift+PageUp')).toBe('2027-12-22');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await field.inputValue()).toBe('');

  await page.keyboard.press('Enter');
  expect(await press(forward, 'Enter')).toBeNull();
  expect(await field.inputValue()).toBe('2026-11-26');
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
});
