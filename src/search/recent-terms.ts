import { decodeList } from '#src/storage/comma-list.ts';
import type { StoredKey } from '#src/storage/key.ts';
import { searchKeys } from './storage.ts';

/** Recent searches that are kept (specification, section 9). */
export const maximumRecent = 5;

/** The terms of a list written oldest first as they are shown: newest first, each once, five at most. */
export const newestFirst = (written: readonly string[]): string[] =>
  [...new Set(written.toReversed())].slice(0, maximumRecent);

/** Terms, newest first, after a search: the term comes first, the oldest beyond five is dropped. */
export function withTerm(terms: readonly string[], term: string): readonly string[] {
  const added = term.trim();
  return added === '' ? terms : [added, ...withoutTerm(terms, added)].slice(0, maximumRecent);
}

/** Terms without one that the visitor removed. */
export const withoutTerm = (terms: readonly string[], term: string): readonly string[] =>
  terms.filter((kept) => kept !== term);

/** Recent searches, newest first; written oldest first. */
export const recentSearches: StoredKey<readonly string[]> = {
  ...searchKeys,
  decode: (text) => newestFirst(decodeList(text)),
  encode: (terms) => searchKeys.encode(terms.toReversed()),
};
