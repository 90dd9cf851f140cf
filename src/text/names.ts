/** Apostrophes, and the signs that keyboards offer instead of them. */
const apostrophes = /['‘’´`＇]/g;

/**
 * A name as it is checked and sent: every dash as `-`, every apostrophe as `’`, one blank in place of tabs and line breaks.
 *
 * @param seen what was typed, without format characters (`format-characters.ts`); U+200C and U+200D may stand between letters
 */
export const toName = (seen: string): string =>
  seen
    .replace(/[\t\n\r]+/g, ' ')
    .replace(/\p{Pd}/gu, '-')
    .replace(apostrophes, '’')
    .trim();
