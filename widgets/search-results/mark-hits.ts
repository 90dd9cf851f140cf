import type { Language } from '#src/i18n/languages.ts';
import { splitMatches, type TextPart } from '#src/text/highlight.ts';

/** A stretch of a text, whether it is a hit, and where it begins in UTF-16 units. */
export interface MarkedPart extends TextPart {
  readonly at: number;
}

/** Words of a term that are looked for: more would mark everything. */
const maximumWords = 8;

/**
 * Splits a text where the term stands in it; where it does not stand as a whole, its words, but for those of a single
 * letter.
 */
export function markHits(text: string, term: string, language: Language): readonly MarkedPart[] {
  let at = 0;
  return split(text, term, language).map((part) => {
    const marked = { ...part, at };
    at += part.text.length;
    return marked;
  });
}

function split(text: string, term: string, language: Language): readonly TextPart[] {
  const whole = splitMatches(text, term, language);
  if (whole.some(({ match }) => match)) return whole;
  const words = [...new Set(term.split(/[\s,.;:!?،؛؟、。]+/u))].filter(({ length }) => length > 1);
  return words
    .toSorted((a, b) => b.length - a.length)
    .slice(0, maximumWords)
    .reduce<readonly TextPart[]>(
      (parts, word) =>
        parts.flatMap((part) => (part.match ? [part] : splitMatches(part.text, word, language))),
      whole,
    );
}
