import type { Sanitiser } from './purify.ts';

let coming: Promise<Sanitiser> | undefined;
let arrived: Sanitiser | undefined;

/**
 * The one door to DOMPurify in the browser. It is fetched when first asked for, as a file of its own; the promise
 * rejects when that fails, and the next call tries again.
 */
export function loadSanitiser(): Promise<Sanitiser> {
  coming ??= import('./purify.ts').then(({ createSanitiser }) => (arrived = createSanitiser(window)));
  coming.catch(() => (coming = undefined));
  return coming;
}

/** The sanitiser once it has arrived: from then on text is written in the moment it is asked for. */
export const arrivedSanitiser = (): Sanitiser | undefined => arrived;
