import { describe, expect, test } from 'vitest';
import { isAssetId } from './id.ts';
import { collectionName } from './collection-name.ts';
import { whyKept, type Kept } from './licence.ts';
import { packageState, type PackageState } from './package-job.ts';
import { freeName } from './free-name.ts';

const zone = 'Asia/Riyadh';
const at = (text: string) => new Date(text);

describe('an asset', () => {
  const free = { expires: '', restricted: false, state: 'ready' } as const;
  test.each<[string, object, Kept | undefined]>([
    ['may be chosen without an end', {}, undefined],
    [
      'may be chosen on the last day of its licence, in the zone of the site',
      { expires: '2026-11-20' },
      undefined,
    ],
    ['may not on the day after', { expires: '2026-11-19' }, 'expired'],
    ['may not from the instant that its licence names', { expires: '2026-11-20T21:30:00+03:00' }, 'expired'],
    ['may be chosen where no end can be read', { expires: 'soon' }, undefined],
    ['may not where somebody has to allow it', { restricted: true }, 'restricted'],
    ['that has expired says so first', { restricted: true, expires: '2025-01-01' }, 'expired'],
    ['may not where the service says that it has expired', { state: 'expired' }, 'expired'],
    ['may not while its files are being made', { state: 'processing' }, 'processing'],
  ])('%s', (_, fields, why) => {
    expect(whyKept({ ...free, ...fields }, at('2026-11-20T20:59:00Z'), zone)).toBe(why);
  });
});

test.each([
  ['AS-2001', true],
  ['a_b', true],
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
  ['', false],
  ['a.b', false],
  ['../x', false],
  ['أ', false],
])('“%s” is an id: %s', (id, isOne) => expect(isAssetId(id)).toBe(isOne));

test.each([
  ['Winter brochure', 'Winter brochure'],
  ['  Winter \t brochure ', 'Winter brochure'],
  ['كتيب الشتاء ٢', 'كتيب الشتاء ٢'],
  [' \u00a0 ', undefined],
  ['stand/2026', undefined],
  ['x'.repeat(101), undefined],
])('a set is named “%s”: %s', (typed, name) => expect(collectionName(typed)).toBe(name));

test.each([
  ['Stand', 'Stand'],
  ['Press kit', 'Press kit 3'],
  ['PRESS KIT', 'PRESS KIT 3'],
  ['x'.repeat(100), 'x'.repeat(98) + ' 2'],
])('a name that is taken gets a number: %s → %s', (name, free) => {
  const others = ['Press kit', 'press kit 2', 'X'.repeat(100)].map((other) => ({ name: other }));
  expect(freeName(name, others)).toBe(free);
});

describe('a package', () => {
  const job = { jobId: 'J-1', state: 'preparing', url: '', expires: '' } as const;
  const there = { ...job, state: 'ready', url: '/x.zip', expires: '2026-11-21' } as const;
  test.each<[string, Parameters<typeof packageState>[0], number, PackageState]>([
    ['is packed', job, 3, 'preparing'],
    ['is asked for no longer after the last question', job, 60, 'slow'],
    ['is there', there, 2, 'ready'],
    ['is there in part', { ...there, state: 'partly' }, 2, 'partly'],
    ['is past its time', { ...there, expires: '2026-11-19' }, 2, 'expired'],
    ['cannot be had', { ...job, state: 'failed' }, 2, 'failed'],
    [
      'that is said to be ready without an address is asked for again',
      { ...job, state: 'ready' },
      2,
      'preparing',
    ],
  ])('%s', (_, answer, asked, state) => {
    expect(packageState(answer, asked, { pollLimit: 60 }, at('2026-11-20T12:00:00Z'), zone)).toBe(state);
  });
});
