import type { Sanitiser } from './purify.ts';

let sanitiser: Promise<Sanitiser> | undefined;

/**
 * The one door to DOMPurify in the browser. It is fetched when first asked for, as a file of its own; the promise
 * rejects when that fails, and the next call tries again.
 */
export function loadSanitiser(): Promise<Sanitiser> {
  sanitiser ??= import('./purify.ts').then(({ createSanitiser }) => createSanitiser(window));
  sanitiser.catch(() => (sanitiser = undefined));
  return sanitiser;
}
