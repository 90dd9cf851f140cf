/** Lists kept as one comma-joined string (contract, section 5), and the short list of recent searches. */

/** A list as one string; a comma within an entry is kept as `%2C`, and `%` as `%25`. */
export const encodeList = (entries: readonly string[]): string =>
  entries.map((entry) => entry.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',');

/** The list a string stands for. Other percent signs, which an older site wrote, are read unchanged. */
export const decodeList = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.replace(/%(2C|25)/g, (_, code) => (code === '25' ? '%' : ',')).trim())
    .filter((entry) => entry !== '');

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
