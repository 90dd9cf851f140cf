import { withoutFormatBetweenWords } from './format-characters.ts';

/** Apostrophes, and the signs that keyboards offer instead of them. */
const apostrophes = /['‘’´`＇]/g;

/**
 * A name as it is checked and sent: every dash as `-`, every apostrophe as `’`, one blank in place of tabs and line breaks, without
 * what is not seen. U+200C and U+200D stay between letters.
 */
export const toName = (typed: string): string =>
  withoutFormatBetweenWords(typed)
    .replace(/[\t\n\r]+/g, ' ')
    .replace(/\p{Pd}/gu, '-')
    .replace(apostrophes, '’')
    .trim();
