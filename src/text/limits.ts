/** How much a visitor may enter (specification, sections 5 and 9). */

/** UTF-16 units of a search term, as `maxlength` counts (specification, section 9). */
export const maximumTerm = 255;
