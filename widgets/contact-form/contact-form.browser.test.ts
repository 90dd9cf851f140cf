import { expect, test } from 'vitest';
import { violationsOf } from '#testing/browser/axe.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** What only a browser shows of an enquiry. */

const stage = setStage();

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

test('is written and sent by keyboard alone in Arabic, also when the connection is lost at first', async () => {
  const page = await stage.open('/ar/contact.html?bar=off', phone);
  await settled(page, '[data-component="contact-form"]');
  const form = page.getByRole('region', { name: 'راسلنا' });
  const isFocused = (name: string) =>
    form.getByRole('textbox', { name }).evaluate((control) => control === document.activeElement);
  await form.getByRole('button', { name: 'إرسال' }).press('Enter');
  const summary = page.getByRole('alert');
  expect(await summary.evaluate((alert) => alert === document.activeElement)).toBe(true);
  expect(await violationsOf(page)).toEqual([]);

  // To the topic by the summary's first link, to the third of the topics, past its two answers.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  expect(await isFocused('الاسم')).toBe(true);
  await page.keyboard.type('سلمى الحربي');
  await page.keyboard.press('Tab');
  await page.keyboard.type('salma@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.type('B-2026-٧');
  await page.keyboard.press('Tab');
  await page.keyboard.type('متى يبدأ المهرجان؟');
  await form.getByLabel('المرفقات').setInputFiles({
    name: 'تذكرة.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(1000, 'x'),
  });
  await form.getByText('تذكرة.pdf', { exact: true }).waitFor();
  await form.getByRole('checkbox').press('Space');
  expect(await violationsOf(page)).toEqual([]);

  stage.expectFault(/own\/submit/);
  await page.route('**/own/submit', (route) => route.abort(), { times: 1 });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await summary.getByRole('link', { name: '+966 11 000 0000' }).waitFor();
  expect(await summary.evaluate((alert) => alert === document.activeElement)).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  expect(await form.getByRole('textbox', { name: 'رسالتك' }).inputValue()).toBe('متى يبدأ المهرجان؟');
  expect(await form.getByText('تذكرة.pdf', { exact: true }).isVisible()).toBe(true);

  await form.getByRole('button', { name: 'إرسال' }).press('Enter');
  const heading = form.getByRole('heading', { name: 'وصلنا استفسارك' });
  await heading.waitFor();
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await form.getByText(/^F-/).isVisible()).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
});
