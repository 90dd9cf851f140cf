import { withoutFormatBetweenWords } from './format-characters.ts';
import { limitLength, stripMarkup } from './plain.ts';
import { maximumTerm } from './limits.ts';

/**
 * What was typed, as it is searched for and remembered: without markup, of at most 255 UTF-16 units, with no blanks
 * around it (trust, row 11), and without characters that are not seen. Empty where nothing is left to search for.
 */
export const toTerm = (typed: string): string =>
  limitLength(stripMarkup(withoutFormatBetweenWords(typed)).trim(), maximumTerm).trim();
