import { use, useState } from 'react';
import { findInPlace, hasContent } from './find-in-place.ts';
import type { Sanitiser } from './purify.ts';
import { arrivedSanitiser, loadSanitiser } from './sanitise.ts';
import type { TextSource } from './text-source.ts';

/** One promise for each mount, since a drawing that waits begins anew. */
const coming = new WeakMap<TextSource, Promise<Sanitiser>>();

/**
 * Keeps the CMS's own text in the page until ours can be put in its place: a widget that has not been drawn yet waits for
 * the sanitiser, unless it has a text in place already. Nothing waits on a server or while hydrating.
 *
 * @param isHeld false where nothing is to wait
 * @throws what the sanitiser could not be fetched for
 */
export function useHeldFallback(source: TextSource, html: string, pageUrl: string, isHeld: boolean): void {
  const [isWaiting] = useState(
    () =>
      isHeld && source.standing?.() && hasContent(source) && findInPlace(source, html, pageUrl) === undefined,
  );
  const known = coming.get(source);
  if (!isWaiting || (!known && arrivedSanitiser())) return;
  const promise = known ?? loadSanitiser();
  coming.set(source, promise);
  // Also once it has come: React wants a drawing that has waited to ask again.
  use(promise);
}
