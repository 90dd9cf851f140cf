import { expect, test } from 'vitest';
import { setStage, settled } from '#testing/browser/stage.ts';

/** What only a browser shows of a share bar. */

const stage = setStage();

test('the QR code is drawn under the strictest policy, and is all that is printed', async () => {
  const page = await stage.open('/en/widget.html?widget=share-bar&example=full');
  await settled(page);
  await page.getByRole('button', { name: 'QR code' }).click();
  const code = page.getByRole('img', { name: /^QR code/ });
  await code.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await code.isVisible()).toBe(true);
  expect(await page.getByText(/\/en\/places\/alula$/).isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  expect(await code.evaluate((svg) => getComputedStyle(svg).printColorAdjust)).toBe('exact');
});
