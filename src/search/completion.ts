import type { Suggestion } from '#src/api/answers/search.schema.ts';
import type { Language } from '#src/i18n/languages.ts';
import { graphemes } from '#src/text/cut.ts';
import { foldForMatching } from '#src/text/fold.ts';
import { maximumTerm } from '#src/text/limits.ts';

/** The suggestion that a text may be completed to. */
export interface Completion {
  /** As the origin wrote it: what stands in the field once it is accepted. */
  readonly text: string;
  /** What of it is still to be typed. */
  readonly tail: string;
}

/**
 * The inline completion: the first suggestion, if it is a string that begins with what was typed and goes on behind it
 * (specification, section 5). Compared as search compares, and cut between what a reader takes for characters, so that
 * the tail of "Straße" behind "strass" is "e" (trust, section 3).
 */
export function completionOf(
  typed: string,
  suggestions: readonly Suggestion[],
  language: Language,
): Completion | undefined {
  const [text] = suggestions;
  const wanted = fold(typed.trimStart(), language);
  if (typeof text !== 'string' || wanted === '' || text.length > maximumTerm) return undefined;
  let folded = '';
  let length = 0;
  for (const grapheme of graphemes(text)) {
    if (folded.length >= wanted.length) break;
    folded += foldForMatching(grapheme, language);
    length += grapheme.length;
    if (!wanted.startsWith(folded)) return undefined;
  }
  const tail = text.slice(length);
  return folded === wanted && tail !== '' ? { text, tail } : undefined;
}

/** Character by character, as the suggestion is folded: a sign's form may depend on what stands around it. */
const fold = (text: string, language: Language): string =>
  [...graphemes(text)].map((grapheme) => foldForMatching(grapheme, language)).join('');

/** What a suggestion is called. */
export const nameOf = (suggestion: Suggestion): string =>
  typeof suggestion === 'string' ? suggestion : suggestion.title;

/** Of an older answer what holds for a longer text, too: suggestions in whose name it stands. */
export function stillFitting(
  suggestions: readonly Suggestion[],
  term: string,
  language: Language,
): readonly Suggestion[] {
  const wanted = foldForMatching(term, language);
  return suggestions.filter((suggestion) => foldForMatching(nameOf(suggestion), language).includes(wanted));
}

/** Whether two terms are the same search: case, width and the marks that readers pass over do not count. */
export const isSameTerm = (one: string, other: string, language: Language): boolean =>
  one === other || foldForMatching(one, language) === foldForMatching(other, language);
