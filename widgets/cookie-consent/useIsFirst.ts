import { useState, useSyncExternalStore, type RefCallback } from 'react';
import { findProvider } from '#src/page/providers.ts';
import { usePage } from '#src/widget/context.ts';

const never = () => () => {};

/**
 * Whether the widget that is being drawn is the one of its page whose version counts; undefined before it is on the page.
 *
 * @returns the answer, and the ref of an element of the widget's
 */
export function useIsFirst(): readonly [isFirst: boolean | undefined, place: RefCallback<HTMLElement>] {
  const page = usePage();
  const [element, place] = useState<HTMLElement | null>(null);
  const isFirst = useSyncExternalStore(
    never,
    () => (element ? (findProvider(page, 'consent')?.contains(element) ?? false) : undefined),
    () => undefined,
  );
  return [isFirst, place];
}
