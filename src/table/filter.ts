import type { Language } from '#src/i18n/languages.ts';
import { foldForMatching } from '#src/text/fold.ts';
import { foldDigits } from '#src/text/digits.ts';

/** A row with the texts by which it is found. */
export interface Searchable<Row> {
  readonly row: Row;
  readonly texts: readonly string[];
}

const fold = (text: string, language: Language) => foldForMatching(foldDigits(text), language);

/**
 * Makes the search of a table, so that a longer term costs no second folding of all cells.
 *
 * @returns gives the rows of which some cell holds each word of a term; all for an empty one
 */
export function searchOf<Row>(
  rows: readonly Searchable<Row>[],
  language: Language,
): (term: string) => readonly Row[] {
  const folded = rows.map(({ row, texts }) => ({ row, texts: texts.map((text) => fold(text, language)) }));
  return (term) => {
    const words = fold(term, language).split(/\s+/).filter(Boolean);
    return folded
      .filter(({ texts }) => words.every((word) => texts.some((text) => text.includes(word))))
      .map(({ row }) => row);
  };
}
