import type { Language } from '#src/i18n/languages.ts';
import { splitMatches, type TextPart } from '#src/text/highlight.ts';

/** Words of a term that are looked for: more would mark everything. */
const maximumWords = 8;

/**
 * Splits a text where the term stands in it; where it does not stand as a whole, its words. A single letter marks nothing
 * but itself alone.
 */
export function markHits(text: string, term: string, language: Language): readonly TextPart[] {
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
