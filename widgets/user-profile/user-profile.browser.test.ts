import { expect, test } from 'vitest';
import { violationsOf } from '#testing/browser/axe.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** What only a browser shows of the profile. */

const stage = setStage();

const mount = '[data-component="user-profile"]';
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

test('a section is edited and saved by keyboard in Arabic', async () => {
  const page = await stage.open(
    '/ar/widget.html?widget=user-profile&example=arabic&demo=user%3Du-default',
    phone,
  );
  await settled(page, mount);
  await page.getByRole('meter').waitFor();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'تعديل: كيف نتواصل معك' }).press('Enter');
  await page.getByLabel('الهاتف').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.type('٠٥٠ ١٢٣ ٤٥٦٧');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('حُفظ ملفك.').waitFor();
  await page.getByText('0501234567').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'تعديل: كيف نتواصل معك',
  );
  expect(await violationsOf(page)).toEqual([]);
});
