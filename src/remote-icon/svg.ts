/**
 * Whether a text begins with an svg tag (specification, section 5). A byte-order mark and white space before it do not
 * count, since every reader drops them; an XML prolog, a doctype, a comment or any word does: the graphic is refused.
 */
export const beginsWithSvg = (text: string): boolean => /^\uFEFF?\s*<svg[\s/>]/i.test(text);

/** An id as it may stand within `url(#…)`: React's own hold punctuation, a mount element's may hold anything. */
export const toPrefix = (id: string): string =>
  `i${[...id].map((character) => (/[a-z0-9]/i.test(character) ? character : character.codePointAt(0)?.toString(36))).join('')}`;
