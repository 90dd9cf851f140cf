import type { Language } from '#src/i18n/languages.ts';
import { graphemes } from './cut.ts';
import { foldForMatching } from './fold.ts';

/** A stretch of a text, and whether it is what was typed. */
export interface TextPart {
  readonly text: string;
  readonly match: boolean;
}

/**
 * Text as hits are looked for in it: beside all else, accents do not count, nor does full or half width in any language.
 * Where kana and the like join, accents do.
 */
export const foldForHits = (text: string, language: Language): string =>
  foldForMatching(text.normalize('NFKC'), language)
    .normalize('NFD')
    .replace(/(\p{Script=Latin})[\u0300-\u036F]+/gu, '$1')
    .normalize('NFC')
    .replaceAll('ё', 'е');

/**
 * Splits a text where what was typed stands in it, compared as search compares and never within what a reader takes
 * for one character. The parts together are the text. No expression is made from typed text (trust, rows 13 and 19).
 */
export function splitMatches(text: string, typed: string, language: Language = 'en'): TextPart[] {
  const needle = foldForHits(typed.trim(), language);
  const whole = [{ text, match: false }];
  // Most texts hold nothing of it, and their characters need not be told apart.
  if (needle === '' || !foldForHits(text, language).includes(needle)) return whole;

  const folded: string[] = [];
  /** Where a character begins in the text, by where it begins in the folded text. */
  const starts = new Map<number, number>();
  let foldedAt = 0;
  let at = 0;
  for (const grapheme of graphemes(text)) {
    if (!starts.has(foldedAt)) starts.set(foldedAt, at);
    const fold = foldOnce(grapheme, language);
    folded.push(fold);
    foldedAt += fold.length;
    at += grapheme.length;
  }
  starts.set(foldedAt, at);

  const haystack = folded.join('');
  const parts: TextPart[] = [];
  let done = 0;
  for (
    let found = haystack.indexOf(needle);
    found >= 0;
    found = haystack.indexOf(needle, found + needle.length)
  ) {
    const start = starts.get(found);
    let end = found + needle.length;
    while (!starts.has(end)) end++;
    if (start === undefined) continue;
    if (start > done) parts.push({ text: text.slice(done, start), match: false });
    done = starts.get(end) as number;
    parts.push({ text: text.slice(start, done), match: true });
    found = end - needle.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done), match: false });
  return parts;
}

/** Parts with the place at which each ends, which tells it from the others. */
export function withEnds(parts: readonly TextPart[]): (TextPart & { readonly end: number })[] {
  let end = 0;
  return parts.map((part) => {
    end += part.text.length;
    return { ...part, end };
  });
}

/** Characters that have been folded, by language; texts are made of few. */
const folds = new Map<string, string>();

function foldOnce(grapheme: string, language: Language): string {
  const key = `${language}${grapheme}`;
  let fold = folds.get(key);
  if (fold === undefined) {
    if (folds.size >= 5000) folds.clear();
    fold = foldForHits(grapheme, language);
    folds.set(key, fold);
  }
  return fold;
}
