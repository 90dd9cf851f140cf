import { deflateRawSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { arrangePlan, mostOfPlan, type Plan } from './plan.ts';
import { hasPlan, planAddress, readPlanHash } from './plan-link.ts';

afterEach(() => vi.unstubAllGlobals());

const { plan } = arrangePlan({
  startDate: '2026-12-24',
  days: [
    { title: 'Old town', stops: [{ id: 'hegra', title: 'Hegra', minutes: 90, note: 'متحف 🏜️ <3' }] },
    { stops: [] },
    { stops: [{ id: 'place?&#%' }, { id: 'jazan' }] },
  ],
});
const page = 'https://visit.example/ar/plan.html?q=secret#day-2';

const hashOf = async (of: Plan) => {
  const made = await planAddress(page, of);
  return 'address' in made ? new URL(made.address).hash : made.refused;
};
const linkOf = (json: string) => `#plan=1.${deflateRawSync(json).toString('base64url')}`;
const read = (hash: string, limits = mostOfPlan) => readPlanHash(hash, limits);
/** A plan whose notes cannot be packed well. */
const noisy = (length: number) => {
  let state = 1;
  const letters = Array.from({ length }, () => {
    state = (state * 48271) % 2147483647;
    return String.fromCharCode(33 + (state % 27));
  });
  return arrangePlan({ days: [{ stops: [{ id: 'a', note: letters.join('') }] }] }).plan;
};

describe('a plan in a link', () => {
  test('comes back with its ids, days, minutes and notes, and nothing else of it', async () => {
    const address = `https://visit.example/ar/plan.html${await hashOf(plan)}`;
    expect(address).toMatch(/^https:\/\/visit\.example\/ar\/plan\.html#plan=1\.[\w-]+$/);
    const result = await read(new URL(address).hash);
    expect(result).toEqual({
      plan: {
        days: [
          { key: 1, title: '', stops: [{ id: 'hegra', title: '', minutes: 90, note: 'متحف 🏜️ <3' }] },
          { key: 2, title: '', stops: [] },
          {
            key: 3,
            title: '',
            stops: [
              { id: 'place?&#%', title: '', note: '' },
              { id: 'jazan', title: '', note: '' },
            ],
          },
        ],
      },
      leftOut: { days: 0, stops: 0 },
    });
  });

  test('is refused where it is too long, and made up to that length', async () => {
    const { length } = await hashOf(noisy(9000));
    expect(length).toBeGreaterThan(7000);
    expect(length).toBeLessThanOrEqual(8192);
    expect(await hashOf(noisy(10_000))).toBe('long');
  });

  test.each([8192, 8193])('is read up to 8,192 characters: %d', async (length) => {
    const hash = `#plan=1.${'A'.repeat(length - 8)}`;
    expect(hash).toHaveLength(length);
    expect(await read(hash)).toEqual({ refused: length > 8192 ? 'long' : 'damaged' });
  });

  test('is not unpacked beyond 256 KiB', async () => {
    const blank = (bytes: number) => `{"days":[]${' '.repeat(bytes - 11)}}`;
    expect(await read(linkOf(blank(256 * 1024)))).toMatchObject({ plan: { days: [] } });
    expect(await read(linkOf(blank(256 * 1024 + 1)))).toEqual({ refused: 'long' });
  });

  test('loses what exceeds the limits, and says how much', async () => {
    const days = Array.from({ length: 5 }, (_, day) => ({ stops: [{ id: `a${day}` }, { id: `b${day}` }] }));
    const result = await read(linkOf(JSON.stringify({ days })), { maxDays: 4, maxStops: 5 });
    expect(result).toMatchObject({ leftOut: { days: 1, stops: 5 } });
  });

  test('has no markup in its notes, no negative minutes and no fields that are not asked for', async () => {
    const stop = {
      id: 'a',
      minutes: -5,
      note: '<img src=x onerror=alert(1)>Gate <b>9</b>',
      title: 'x',
      html: 'x',
    };
    const result = await read(
      linkOf(JSON.stringify({ startDate: '2026-12-24', days: [{ title: 'x', stops: [stop] }] })),
    );
    expect(result).toMatchObject({
      plan: { days: [{ key: 1, title: '', stops: [{ id: 'a', title: '', note: 'Gate 9' }] }] },
    });
    expect(JSON.stringify(result)).not.toMatch(/minutes|html|startDate/);
  });

  test.each([
    ['truncated', async () => (await hashOf(plan)).slice(0, -12), 'damaged'],
    ['with a character changed', async () => (await hashOf(plan)).replace(/^(.{20})./, '$1!'), 'damaged'],
    ['of another version', async () => (await hashOf(plan)).replace('=1.', '=2.'), 'version'],
    ['without a version', async () => '#plan=hegra', 'damaged'],
    ['empty', async () => '#plan=', 'damaged'],
    ['empty behind its version', async () => '#plan=1.', 'damaged'],
    ['of no JSON', async () => linkOf('{"days":'), 'damaged'],
    ['of JSON that is no plan', async () => linkOf('[1,2]'), 'damaged'],
    ['of a plan without days', async () => linkOf('{"stops":[]}'), 'damaged'],
    [
      'of letters that are none',
      async () => `#plan=1.${deflateRawSync(Buffer.from([0xff, 0xfe])).toString('base64url')}`,
      'damaged',
    ],
  ])('%s gives the reason', async (_, make, refused) => {
    expect(await read(await make())).toEqual({ refused });
  });

  test('needs a browser that packs', async () => {
    const hash = await hashOf(plan);
    vi.stubGlobal('CompressionStream', undefined);
    vi.stubGlobal('DecompressionStream', undefined);
    expect(await hashOf(plan)).toBe('unsupported');
    expect(await read(hash)).toEqual({ refused: 'unsupported' });
  });

  test.each([
    ['#plan=1.x', true],
    ['#plan=', true],
    ['#plan', false],
    ['#day-3', false],
    ['', false],
  ])('stands in %j: %s', (hash, isThere) => expect(hasPlan(hash)).toBe(isThere));
});
