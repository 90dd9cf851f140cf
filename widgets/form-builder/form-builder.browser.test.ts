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
