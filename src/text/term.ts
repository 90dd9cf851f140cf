import { limitLength, stripMarkup } from './plain.ts';
import { maximumTerm } from './limits.ts';

/**
 * What was typed, as it is searched for and remembered: without markup, of at most 255 UTF-16 units, with no blanks
 * around it (trust, row 11). Empty where nothing is left to search for.
 */
export const toTerm = (typed: string): string => limitLength(stripMarkup(typed).trim(), maximumTerm).trim();
