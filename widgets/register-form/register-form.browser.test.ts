import { expect, test } from 'vitest';
import { violationsOf } from '#testing/browser/axe.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** What only a browser shows of a registration. */

const stage = setStage();

test('is filled in and sent by keyboard in Arabic, with a password that is read and hidden again', async () => {
  const page = await stage.open('/ar/widget.html?widget=register-form&example=arabic', {
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  await settled(page, '[data-component="register-form"]');
  const { keyboard } = page;
  const type = async (text: string) => {
    await keyboard.press('Tab');
    await keyboard.type(text);
  };
  await page.getByLabel('الاسم الأول').focus();
  await keyboard.type('سلمى');
  await type('الحربي');
  await type('salma@example.org');
  await type('قهوة تحت النخيل');
  await page.getByText('قوية', { exact: true }).waitFor();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  const password = page.getByLabel('كلمة المرور', { exact: false }).first();
  expect(await password.getAttribute('type')).toBe('text');
  expect(await password.evaluate((control) => getComputedStyle(control).direction)).toBe('ltr');
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'إنشاء حساب' }).press('Enter');
  const summary = page.getByRole('alert');
  await summary.waitFor();
  expect(await summary.evaluate((alert) => alert === document.activeElement)).toBe(true);
  expect(await password.getAttribute('type')).toBe('password');
  expect(await violationsOf(page)).toEqual([]);

  // Its one link leads to the consent.
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: 'تحقق من بريدك' });
  await heading.waitFor();
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.getByRole('button', { name: 'إعادة إرسال الرسالة' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  expect(await violationsOf(page)).toEqual([]);
});
