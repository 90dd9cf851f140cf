/** UTF-16 units of a search term, as `maxlength` counts (specification, section 9). */
export const maximumTerm = 255;
