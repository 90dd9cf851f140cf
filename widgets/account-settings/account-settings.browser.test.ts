import { expect, test } from 'vitest';
import { violationsOf } from '#testing/browser/axe.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** What only a browser shows of the settings. */

const stage = setStage();

const mount = '[data-component="account-settings"]';
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

test('an account is deleted by keyboard in Arabic, and the focus is never lost', async () => {
  const page = await stage.open(
    '/ar/widget.html?widget=account-settings&example=arabic&demo=user%3Du-default',
    phone,
  );
  await settled(page, mount);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'حذف الحساب' }).press('Enter');
  await page.getByRole('heading', { name: 'حذف الحساب' }).waitFor();
  expect(new URL(page.url()).hash).toBe('#delete');

  await page.getByRole('button', { name: 'حذف حسابي' }).press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'أتريد حذف حسابك؟' });
  await dialog.waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('حذف حسابي');

  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await page.keyboard.type('حَذْف');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText(/^D-\d+$/).waitFor();
  expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
  expect(await violationsOf(page)).toEqual([]);

  await page.goBack();
  await page.getByRole('heading', { name: 'الملف الشخصي' }).waitFor();
});
