import { describe, expect, test } from 'vitest';
import { toUser, type User } from '#src/api/user.ts';
import { keepOfSource, resultsQuery, type Source } from './queries.ts';

const userOf = (ssid: string) => toUser({ ssid }) as User;
const keyOf = (name: string, user?: User, term = '', page = 0) => {
  const source: Source<never> = { name, user, ask: () => Promise.reject(new Error('Nobody is asked')) };
  const question = { term, filters: {}, pageSize: 15 };
  return resultsQuery(source, 'en', question, { page, count: 1 }, true).queryKey;
};

describe('the answer before', () => {
  const key = keyOf('directory', userOf('huda'), 'hotel');
  const shown = (before: readonly unknown[]) => keepOfSource(key)('answer', { queryKey: before });

  test('stays until that to another term, or another page, is there', () => {
    expect(shown(keyOf('directory', userOf('huda')))).toBe('answer');
    expect(shown(keyOf('directory', userOf('huda'), 'hotel', 3))).toBe('answer');
  });

  test.each([
    ['of another visitor', keyOf('directory', userOf('faris'), 'hotel')],
    ['of nobody', keyOf('directory', undefined, 'hotel')],
    ['of another service', keyOf('partners', userOf('huda'), 'hotel')],
    ['of nothing that was asked', ['first drawing']],
  ])('%s goes at once', (_, before) => {
    expect(shown(before)).toBeUndefined();
  });

  test('is none at first', () => {
    expect(keepOfSource(key)(undefined, undefined)).toBeUndefined();
  });
});
