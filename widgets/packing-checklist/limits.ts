/** Items that a visitor may add to a list. */
export const maximumOwn = 50;

/** UTF-16 units of an item that a visitor adds, as `maxlength` counts. */
export const maximumLength = 100;
