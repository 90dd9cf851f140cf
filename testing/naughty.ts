import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts that break searches, by kind; some hold half of a surrogate pair, which no bundler reads. */
interface Naughty {
  /** Stay as they are. */
  readonly kept: Readonly<Record<string, readonly string[]>>;
  /** What is typed, and what stays of it without markup, blanks around it and what is too long. */
  readonly changed: readonly (readonly [typed: string, kept: string])[];
  /** Hold nothing to search for. */
  readonly blank: readonly string[];
}

/** Our own list of naughty texts (`testing/naughty.json`). */
export const naughty = JSON.parse(readFileSync(join(import.meta.dirname, 'naughty.json'), 'utf8')) as Naughty;

/** Texts that stay as they are when they are typed. */
export const keptTexts: readonly string[] = Object.values(naughty.kept).flat();

/** Each text and what is kept of it. */
export const typedAndKept: readonly (readonly [typed: string, kept: string])[] = [
  ...keptTexts.map((text) => [text, text] as const),
  ...naughty.changed,
];

/** Format characters that nobody sees, but the two that keep letters apart or join them (decision 146). */
const unseen = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** What is read of a kept text in one line, a search term too: what is seen of it, and what joins its letters. */
export function seenOf(kept: string): string {
  const term = kept.replace(unseen, '').trim();
  return /^[\s\u200C-\u200D]*$/.test(term) ? '' : term;
}

/** What of a kept text stands in an address: no angle bracket, and no half of a pair. */
export const inAddress = (kept: string): string => kept.replace(/[<>]/g, '').trim().toWellFormed();
