import { expect, test } from 'vitest';
import { createFormat } from '#src/i18n/format.ts';
import { assetPixels, assetSize } from './size.ts';

const format = createFormat({ language: 'en', timeZone: 'Asia/Riyadh', numerals: 'latn' });

test.each([
  [900, '0.9 kB'],
  [10_080_000, '10 MB'],
  [1_024_028, '1 MB'],
  [2_400_000_000, '2.4 GB'],
  [3_437_600_000, '3.4 GB'],
])('%i bytes are %s', (bytes, text) => expect(assetSize(bytes, format)).toBe(text));

test('pixels are said where both are known', () => {
  expect(assetPixels({ width: 6000, height: 4000 }, format)).toBe('6,000 × 4,000');
  expect(assetPixels({ width: 6000, height: undefined }, format)).toBe('');
});
