import { describe, expect, test } from 'vitest';
import { asset, assetDetailsAnswer, type AssetDetails } from '#src/assets/asset.schema.ts';
import type { CartItem } from '#src/assets/cart.schema.ts';
import { toCartItem } from '#src/assets/kept-cart.ts';
import { readValue } from '#src/schema/read.ts';
import { bytesOf, licencesOf, refusalOf, rowsOf, splitRows } from './rows.ts';

const MB = 1_000_000;

const itemOf = (id: string, rendition = '', more: object = {}): CartItem =>
  toCartItem(readValue(asset, { id, title: id, type: 'image', bytes: 9 * MB, ...more }), rendition);
const detailsOf = (id: string, more: object = {}): AssetDetails =>
  readValue(assetDetailsAnswer, {
    id,
    title: id,
    licenceKey: 'open',
    licence: { name: 'Open use', version: '1', html: '<p>Open</p>' },
    renditions: [
      { name: 'web', bytes: MB },
      { name: 'original', bytes: 9 * MB },
    ],
    ...more,
  });
const renditions = [
  { key: 'original', label: 'Print' },
  { key: 'web', label: 'Web' },
];
const row = (item: CartItem, details: AssetDetails | null = detailsOf(item.id), own = renditions) =>
  rowsOf([item], new Map([[item.id, details]]), own)[0]!;

describe('the version of a file', () => {
  test('is the largest where nothing is chosen, and the visitor’s own else', () => {
    expect(row(itemOf('A'))).toMatchObject({
      chosen: { name: 'original' },
      bytes: 9 * MB,
      isReplaced: false,
    });
    expect(row(itemOf('A', 'web'))).toMatchObject({ chosen: { name: 'web' }, bytes: MB });
  });

  test('that no longer exists gives way to the largest, which is said', () => {
    expect(row(itemOf('A', 'poster'))).toMatchObject({ chosen: { name: 'original' }, isReplaced: true });
  });

  test('is offered as the author lists it; all are where the file has none of these', () => {
    const names = (own: typeof renditions, rendition = '') =>
      row(itemOf('A', rendition), undefined, own).offered.map(({ name }) => name);
    expect(names(renditions)).toEqual(['original', 'web']);
    expect(names([renditions[0]!], 'web')).toEqual(['original', 'web']);
    expect(names([{ key: 'poster', label: 'Poster' }])).toEqual(['web', 'original']);
  });

  test('has the size of the cart’s own until the library has answered', () => {
    expect(rowsOf([itemOf('A')], undefined, renditions)[0]).toMatchObject({ bytes: 9 * MB, offered: [] });
  });
});

describe('a file leaves the cart', () => {
  const now = new Date('2026-11-20T12:00:00+03:00');
  const zone = 'Asia/Riyadh';
  const ask = (details: AssetDetails | null | undefined, item = itemOf('A')) =>
    refusalOf(item, details, now, zone);

  test.each([
    ['gone', null],
    ['expired', detailsOf('A', { expires: '2026-11-19' })],
    ['expired', detailsOf('A', { licence: { name: 'Open use', expires: '2026-11-20T11:59:00+03:00' } })],
    ['restricted', detailsOf('A', { restricted: true })],
    ['restricted', detailsOf('A', { licence: { name: 'Open use', restricted: true } })],
    [undefined, detailsOf('A', { expires: '2026-11-20' })],
    [undefined, detailsOf('A', { state: 'processing' })],
  ])('as %s', (reason, details) => expect(ask(details)).toBe(reason));

  test('by what the cart knows of it, before the library has answered', () => {
    expect(ask(undefined, itemOf('A', '', { expires: '2026-11-19' }))).toBe('expired');
    expect(ask(undefined)).toBeUndefined();
  });
});

describe('licences', () => {
  test('are each once for each version, with the number of files, and the author’s text before the library’s', () => {
    const newer = { name: 'Open use', version: '2', html: '' };
    const rows = [
      row(itemOf('A')),
      row(itemOf('B')),
      row(itemOf('C'), detailsOf('C', { licence: newer })),
      row(itemOf('D'), detailsOf('D', { licence: {} })),
    ];
    expect(licencesOf(rows, {})).toEqual([
      { name: 'Open use', version: '1', html: '<p>Open</p>', count: 2 },
      { name: 'Open use', version: '2', html: '', count: 1 },
    ]);
    expect(licencesOf(rows, { open: '<p>Ours</p>' })[0]?.html).toBe('<p>Ours</p>');
    expect(licencesOf(rows, { 'Open use': '<p>Ours</p>' })[0]?.html).toBe('<p>Ours</p>');
  });
});

describe('files are split', () => {
  const sized = (...sizes: number[]) =>
    sizes.map((size, index) => row(itemOf(`A${index}`, '', { bytes: size * MB }), null));
  const partsOf = (sizes: number[], limits: { maxItems: number; maxBytes: number }) => {
    const { parts, tooLarge } = splitRows(sized(...sizes), limits);
    return [parts.map((part) => bytesOf(part) / MB), tooLarge.length];
  };

  test.each([
    [[1, 2, 3], { maxItems: 100, maxBytes: 10 * MB }, [[6], 0]],
    [[4, 4, 4, 1], { maxItems: 100, maxBytes: 9 * MB }, [[9, 4], 0]],
    [[1, 1, 1], { maxItems: 2, maxBytes: 10 * MB }, [[2, 1], 0]],
    [[1, 20, 1], { maxItems: 100, maxBytes: 10 * MB }, [[2], 1]],
    [[2400, 1], { maxItems: 100, maxBytes: 2000 * MB }, [[1], 1]],
    [[20], { maxItems: 100, maxBytes: 10 * MB }, [[], 1]],
  ])('%j', (sizes, limits, expected) => expect(partsOf(sizes, limits)).toEqual(expected));
});
