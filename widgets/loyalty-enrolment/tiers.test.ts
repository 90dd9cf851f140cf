import { describe, expect, test } from 'vitest';
import type { Membership } from '#src/account/account.schema.ts';
import { inOrder, progressOf, tierName, type Tier } from './tiers.ts';

const tier = (key: string, minPoints: number, label = key.toUpperCase()): Tier => ({
  key,
  label,
  minPoints,
  benefits: [],
});
const tiers = [tier('palm', 0), tier('falcon', 1000), tier('oryx', 5000)];
const membership = (points: number | undefined, nextTierAt?: number, key = 'falcon'): Membership => ({
  state: 'enrolled',
  tier: key,
  number: '1',
  points,
  nextTierAt,
});

describe('the tiers', () => {
  test('stand by their points, each once', () => {
    const written = [tier('oryx', 5000), tier('palm', 0), tier('oryx', 9000), tier('falcon', 1000)];
    expect(inOrder(written).map(({ minPoints }) => minPoints)).toEqual([0, 1000, 5000]);
  });

  test('have the service’s identifier where their author gives no name', () => {
    expect(tierName('falcon', tiers)).toBe('FALCON');
    expect(tierName('bare', [tier('bare', 0, '')])).toBe('bare');
    expect(tierName('unknown', tiers)).toBe('unknown');
  });
});

describe('the way to the next tier', () => {
  test.each([
    [1240, 5000, { points: 1240, goal: 5000, missing: 3760, percent: 24, next: 'ORYX' }],
    [4999, 5000, { missing: 1, percent: 99 }],
    [5000, 5000, { missing: 0, percent: 100 }],
    [7000, 5000, { missing: 0, percent: 100 }],
    [-20, 5000, { points: 0, missing: 5000, percent: 0 }],
    [undefined, 5000, { points: 0, missing: 5000, percent: 0 }],
    [1240, 3000, { missing: 1760, next: '' }],
    [1240, undefined, undefined],
    [1240, 0, undefined],
    [1240, -1, undefined],
  ])('of %s points and a next tier at %s', (points, goal, expected) => {
    const found = progressOf(membership(points, goal), tiers);
    if (expected) expect(found).toMatchObject(expected);
    else expect(found).toBeUndefined();
  });
});
