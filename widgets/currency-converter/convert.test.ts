import { expect, test } from 'vitest';
import { convert } from './convert.ts';

test.each<readonly [amount: number, from: number, to: number, digits: number, result: string]>([
  // The riyal is worth 1 / 3.75 of a dollar.
  [100, 1, 0.266667, 2, '26.67'],
  [100, 0.266667, 1, 2, '375.00'],
  [0.1, 1, 3, 2, '0.30'],
  // 1.005 × 100 is 100.49999… for a machine.
  [1.005, 1, 1, 2, '1.01'],
  [2.5, 1, 1, 0, '3'],
  [0.5, 1, 1, 0, '1'],
  [0.49, 1, 1, 0, '0'],
  [1, 1, 40.5, 0, '41'],
  [1, 1, 0.0817, 3, '0.082'],
  [0, 1, 40.5, 2, '0.00'],
  [999_999_999_999, 1, 1, 2, '999999999999.00'],
  [999_999_999_999, 0.0817, 4430, 2, '54222766217816034.27'],
  [123_456_789_012, 1e-7, 1e-7, 2, '123456789012.00'],
  [1, 1, 1e21, 0, '1000000000000000000000'],
])('%d at %d into %d, with %d decimals, is %s', (amount, from, to, digits, result) => {
  expect(convert(amount, from, to, digits)).toBe(result);
});

test('what goes there and back at the same rate comes back', () => {
  for (const amount of [1, 10, 99.99, 1234.5, 500_000]) {
    const there = Number(convert(amount, 1, 0.266667, 6));
    expect(convert(there, 0.266667, 1, 2)).toBe(amount.toFixed(2));
  }
});
