import { describe, expect, test } from 'vitest';
import { withChanges } from '#src/subscriptions/changes.ts';
import { changesOf, choose, drop, languageOf, leaveAll, noEdits, rowsOf } from './edits.ts';

const topics = [
  { id: 'offers', label: 'Offers', description: 'Prices', frequencies: ['daily', 'weekly'] as const },
  { id: 'gone', label: 'Gone', description: '', frequencies: [] },
].map((topic) => ({ ...topic, frequencies: [...topic.frequencies] }));
const subscription = (id: string, facts: object = {}) => ({
  id,
  label: `Server ${id}`,
  subscribed: false,
  frequency: 'weekly',
  lang: 'en',
  frequencies: [],
  ...facts,
});
const server = [subscription('ideas', { subscribed: true, frequency: 'monthly' }), subscription('offers')];
const rows = (edits = noEdits, list = server) => rowsOf(topics, list, edits);
const row = (id: string, edits = noEdits, list = server) =>
  rows(edits, list).find((known) => known.id === id)!;

describe('topics', () => {
  test('stand in the author’s order and words, those without words behind them in the service’s', () => {
    expect(rows().map(({ label }) => label)).toEqual(['Offers', 'Server ideas']);
  });

  test('come as often as the author or the service offers, the present frequency among them', () => {
    const list = [subscription('offers', { frequency: 'monthly', frequencies: ['weekly'] })];
    expect(row('offers', noEdits, list).options).toEqual(['daily', 'weekly', 'monthly']);
    const other = [subscription('ideas', { frequencies: ['monthly', 'daily'] })];
    expect(row('ideas', noEdits, other).options).toEqual(['daily', 'weekly', 'monthly']);
  });

  test('with a frequency without words leave it to the service', () => {
    const list = [subscription('offers', { frequency: 'fortnightly' })];
    const edits = choose(noEdits, row('offers', noEdits, list), { subscribed: true, frequency: '' });
    expect(changesOf(rows(edits, list), false)).toEqual([{ id: 'offers', subscribed: true }]);
  });
});

describe('a change', () => {
  const on = choose(noEdits, row('offers'), { subscribed: true, frequency: 'daily' });

  test('is sent alone, and is none when it is taken back', () => {
    expect(changesOf(rows(on), false)).toEqual([{ id: 'offers', subscribed: true, frequency: 'daily' }]);
    const back = choose(on, row('offers', on), { subscribed: false, frequency: 'daily' });
    expect(back.rows).toEqual({});
  });

  test('is overtaken when the service has something else by now, until the visitor decides', () => {
    const list = [subscription('offers', { subscribed: true, frequency: 'weekly' })];
    expect(row('offers', on, list)).toMatchObject({ isChanged: true, isOvertaken: true });
    expect(row('offers', drop(on, ['offers']), list)).toMatchObject({ isChanged: false, isOvertaken: false });
  });

  test('that the service has by now is none', () => {
    const list = [subscription('offers', { subscribed: true, frequency: 'daily' })];
    expect(row('offers', on, list)).toMatchObject({ isChanged: false, isOvertaken: false });
  });

  test('of everything is none of everything once a topic is turned on again', () => {
    const off = leaveAll(noEdits, rows());
    expect(off).toMatchObject({ leavesAll: true, rows: { ideas: { choice: { subscribed: false } } } });
    expect(choose(off, row('ideas', off), { subscribed: true, frequency: 'monthly' }).leavesAll).toBe(false);
  });

  test('of the language is sent with all topics that come, or with all where none does', () => {
    const ids = (list: typeof server) => changesOf(rows(noEdits, list), true).map(({ id }) => id);
    expect(ids(server)).toEqual(['ideas']);
    expect(ids([subscription('offers')])).toEqual(['offers']);
  });

  test('that was taken is what the service has', () => {
    const changes = [{ id: 'offers', subscribed: true, frequency: 'daily' }];
    expect(withChanges(server, changes, 'de')[1]).toMatchObject({ ...changes[0], lang: 'de' });
  });
});

test('the language of the mails is that of all topics that come', () => {
  expect(languageOf(server)).toBe('en');
  const mixed = [subscription('a', { subscribed: true, lang: 'de-AT' }), subscription('b', { lang: 'fr' })];
  expect(languageOf(mixed)).toBe('de');
  expect(languageOf(mixed.map((known) => ({ ...known, subscribed: true })))).toBeUndefined();
});
