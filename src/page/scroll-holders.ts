/** What covers the page and holds it still, counted; apart from `scroll-lock.ts`, which brings all that holding takes. */

let holders = 0;

/** Whether something covers the page and holds it still. */
export const isScrollLocked = (): boolean => holders > 0;

/** One more, or one less. @returns how many there are now */
export const countHolder = (change: 1 | -1): number => (holders += change);
