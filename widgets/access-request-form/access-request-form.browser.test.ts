import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOf } from '#testing/browser/axe.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** From the portal's home page to a request for access: by clicks, and in Arabic on a phone by keyboard alone. */

const stage = setStage();
const form = '[data-component="access-request-form"]';
const still = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4 ${name}`),
});

const signIn = (page: Page, user: string) =>
  page.context().addCookies([{ name: 'ssid-access-token', value: `demo-${user}`, url: stage.server.url }]);

test('a partner goes from the desk to the form, adds a document, sends the request and reads that it is open', async () => {
  const page = await stage.open('/en/portal.html?bar=off', still);
  await signIn(page, 'u-partner-admin');
  await page.reload();
  const desk = page.locator('[data-component="portal-dashboard"]');
  await desk.scrollIntoViewIfNeeded();
  await desk.getByRole('link', { name: /^Bookings 27 bookings$/ }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await desk.getByRole('link', { name: 'Request access' }).click();
  await page.waitForURL('**/partner-tools/request-access**');
  await settled(page, form);

  await page.getByLabel('Country of your company').selectOption('SA');
  await page.getByRole('checkbox', { name: 'Hiking tours' }).check();
  await page.getByLabel('What will you use it for?').fill('A hiking brochure for Germany, in March');
  await page.getByLabel('Documents').setInputFiles([pdf('register.pdf')]);
  await page.getByText('Uploaded', { exact: true }).waitFor();
  await page.getByRole('checkbox', { name: /for this purpose only/ }).check();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.getByRole('heading', { name: 'We have received your request' }).waitFor();

  await page.reload();
  await settled(page, form);
  await page.getByRole('heading', { name: 'Your request is being looked at' }).waitFor();
  expect(await page.locator(form).getByRole('textbox').count()).toBe(0);
});

test('in Arabic on a phone a rejected request is sent again by keyboard', async () => {
  const page = await stage.open('/ar/partner-tools/request-access?bar=off', {
    ...still,
    viewport: { width: 390, height: 844 },
  });
  await signIn(page, 'u-partner-contributor');
  await page.reload();
  await settled(page, form);
  await page.getByText(/^الغرض عام أكثر من اللازم/).waitFor();
  await page.getByLabel('بلد الشركة').focus();
  await page.getByLabel('بلد الشركة').selectOption('SA');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.getByLabel('فيمَ ستستخدمونه؟').focus();
  await page.keyboard.type('كتيّب رحلات الواحات لشهر مارس');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: 'تسلّمنا طلبك' });
  await heading.waitFor();
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
});
