import { describe, expect, test } from 'vitest';
import { inOrder, isOfOneDay, joinEras, splitEras, toEras } from './entries.ts';
import type { Config } from './widget.ts';

type Item = Config['entries'][number];

const item = (title: string, more: Partial<Item> = {}): Item => ({
  title,
  dateLabel: '',
  era: '',
  body: '',
  ...more,
});
const order = (...items: Item[]) => inOrder(items, 'Asia/Riyadh');
const titles = ({ entries }: { readonly entries: readonly { readonly item: Item }[] }) =>
  entries.map((entry) => entry.item.title).join(' ');

describe('entries', () => {
  test('stand in order of time where each has a date, in words or not', () => {
    const ordered = order(
      item('c', { date: '1902' }),
      item('a', { date: '100 BCE', dateLabel: 'First century BCE' }),
      item('b', { date: '75' }),
    );
    expect(titles(ordered)).toBe('a b c');
    expect(ordered).toMatchObject({ isMixed: false, unreadable: [] });
  });

  test('of the same date stay as they are written', () => {
    expect(titles(order(item('b', { date: '1902' }), item('a', { date: '1902' })))).toBe('b a');
  });

  test('stay as they are written where one has no date', () => {
    const ordered = order(item('b', { date: '1902' }), item('a', { dateLabel: 'Long ago' }));
    expect(titles(ordered)).toBe('b a');
    expect(ordered.isMixed).toBe(true);
  });

  test('stay as they are written where none has a date, and nothing is wrong with that', () => {
    const ordered = order(item('b', { dateLabel: 'Then' }), item('a', { dateLabel: 'Long ago' }));
    expect(titles(ordered)).toBe('b a');
    expect(ordered.isMixed).toBe(false);
  });

  test('whose date cannot be read have none', () => {
    const ordered = order(item('b', { date: '31.7.2010' }), item('a', { date: '1902' }));
    expect(titles(ordered)).toBe('b a');
    expect(ordered).toMatchObject({ isMixed: true, unreadable: ['31.7.2010'] });
  });
});

describe('eras', () => {
  const entries = order(
    item('a'),
    item('b', { era: 'Old' }),
    item('c'),
    item('d', { era: 'New' }),
    item('e', { era: 'Old' }),
  ).entries;
  const shown = (eras: ReturnType<typeof toEras>) => eras.map((era) => `${era.name}: ${titles(era)}`);

  test('take in entries without one that follow', () => {
    expect(shown(toEras(entries))).toEqual([': a', 'Old: b c', 'New: d', 'Old: e']);
  });

  test('are joined where their first entry stands', () => {
    expect(shown(joinEras(toEras(entries)))).toEqual([': a', 'Old: b c e', 'New: d']);
    expect(splitEras(toEras(entries))).toEqual(['Old']);
  });
});

test.each([
  [true, ['2026-11-20T09:00+03:00', '2026-11-20T23:30+03:00']],
  [false, ['2026-11-20T09:00+03:00', '2026-11-21T00:30+03:00']],
  [false, ['2026-11-20T09:00+03:00', '2026-11-20']],
  [false, ['2026-11-20T09:00+03:00']],
  [false, []],
])('a programme of one day: %s for %o', (isSo, dates) => {
  expect(isOfOneDay(order(...dates.map((date) => item('a', { date }))).entries)).toBe(isSo);
});
