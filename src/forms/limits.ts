/** How much a field may hold (specification, section 5). Visitors count characters, so do these. */

/** Characters in a one-line field. */
export const maximumTextInput = 100;

/** Characters in a text area. */
export const maximumTextArea = 10_000;
