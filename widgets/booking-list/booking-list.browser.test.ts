import { expect, test } from 'vitest';
import { violationsOf } from '#testing/browser/axe.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** What only a browser shows of bookings: cards, rows that open, days, and the focus on the way through them. */

const stage = setStage();
const mount = '[data-component="booking-list"]';

test('on an Arabic phone the keyboard opens a booking, changes the order and chooses a day', async () => {
  const page = await stage.open(
    '/ar/partner-tools/bookings?bar=off&f.date=..',
    { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' },
    (page) =>
      page
        .context()
        .addCookies([{ name: 'ssid-access-token', value: 'demo-u-partner-admin', url: stage.server.url }]),
  );
  await settled(page, mount);
  const widget = page.locator(mount);
  const opener = widget.getByRole('rowheader').getByRole('button').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  expect(await opener.getAttribute('aria-expanded')).toBe('true');
  await widget.getByText('Abeer Nuwayri').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const order = widget.getByRole('combobox').nth(1);
  await order.focus();
  await page.keyboard.press('End');
  await expect
    .poll(() => page.evaluate(() => new URLSearchParams(location.search).get('sort')))
    .toBe('-amount');
  await expect.poll(() => widget.getByRole('rowheader').first().textContent()).toBe('BK-70008');

  const button = widget.getByRole('button', { name: /^اختر تاريخًا: من/ });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Enter');
  await expect.poll(() => dialog.count()).toBe(0);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  const date = () => page.evaluate(() => new URLSearchParams(location.search).get('f.date') ?? '');
  expect(await date()).toMatch(/^\d{4}-\d\d-\d\d\.\.$/);
  expect(await violationsOf(page)).toEqual([]);
});
