import { expect, test } from 'vitest';
import { violationsOf } from '#testing/browser/axe.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** What only a browser shows of the dialog: the way through the login service and back. */

const stage = setStage();

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

test('the dialog is fetched when a pointer comes to what asks for it, and then opens without a connection', async () => {
  const page = await stage.open('/en/home.html?bar=off', phone);
  await settled(page, '#sign-in');
  const link = page.locator('#members a');
  await link.scrollIntoViewIfNeeded();
  await settled(page, '#members');
  await page.waitForLoadState('networkidle');
  const before = await page.evaluate(() => performance.getEntriesByType('resource').length);
  await link.hover();
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  await expect.poll(fetched).toBeGreaterThan(before);
  await page.waitForLoadState('networkidle');
  await stage.context.setOffline(true);
  await link.click();
  await page.getByRole('dialog', { name: /Sign in/ }).waitFor();
});

test('a link that needs sign-in asks by keyboard in Arabic, and leads on once the visitor has signed in', async () => {
  const page = await stage.open('/ar/home.html?bar=off', phone);
  await settled(page, '#sign-in');
  const link = page.locator('#members a');
  await link.scrollIntoViewIfNeeded();
  await settled(page, '#members');
  await link.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'سجّل الدخول إلى رحلة' });
  await dialog.getByText('تُفتح عروض الأعضاء بعد تسجيل الدخول.').waitFor();
  const signIn = dialog.getByRole('button', { name: 'تسجيل الدخول' });
  expect(await signIn.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await violationsOf(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.keyboard.press('Enter');
  await signIn.press('Enter');
  await page.waitForURL('**/sso/login?*');
  await page.locator('button[value="u-default"]').click();
  await page.waitForURL('**/ar/offers?audience=loyalty');
});
