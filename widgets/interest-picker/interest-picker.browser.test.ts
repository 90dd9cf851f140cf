import { expect, test } from 'vitest';
import { violationsOf } from '#testing/browser/axe.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** What only a browser shows of the picker: a choice that is taken along through the login service, and what is left of it. */

const stage = setStage();

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

test('interests that were chosen by keyboard in Arabic are taken along, and the next visitor sees none of them', async () => {
  const page = await stage.open('/ar/interests?bar=off', phone);
  await settled(page, '#interests');
  const box = (name: string) => page.getByRole('checkbox', { name });
  await box('التراث').focus();
  await page.keyboard.press('Space');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.getByText('اخترت اثنين من 10').waitFor();
  expect(await box('البحر والغوص').isChecked()).toBe(true);
  expect(await violationsOf(page)).toEqual([]);

  await settled(page, '#sign-in');
  await page.getByRole('button', { name: 'سجّل الدخول لتجده في كل مكان' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'تسجيل الدخول' }).press('Enter');
  await page.waitForURL('**/sso/login?*');
  await page.locator('button[value="u-default"]').click();
  await page.waitForURL('**/ar/interests*');
  await settled(page, '#interests');
  // The profile has heritage already.
  await page.getByRole('button', { name: 'إضافة اهتمام واحد' }).press('Enter');
  await page.getByText('أُضيف اهتمام واحد إلى ملفك').waitFor();
  await page.getByText('اخترت 4 من 10').waitFor();
  expect(await violationsOf(page)).toEqual([]);

  await page.goto(`${stage.server.url}/sso/logout?lang=ar`);
  await page.goto(`${stage.server.url}/ar/interests?bar=off`);
  await settled(page, '#interests');
  await page.getByText('لم تختر شيئًا بعد').waitFor();
  expect(await page.evaluate(() => ({ ...localStorage }))).not.toHaveProperty('anonymousInterests');
});
