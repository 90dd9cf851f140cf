import { useSyncExternalStore, type RefObject } from 'react';
import { pageElement, readDocument } from '#src/page/dom.ts';
import { scrollerOf, scrollTopOf } from '#src/page/scroller.ts';

/**
 * Whether a visitor has scrolled so many screens down, and no dialog is open. What has the focus stays until it has lost it.
 *
 * @param element what is shown meanwhile
 */
export function useIsFarDown(screens: number, element: RefObject<HTMLElement | null>): boolean {
  const read = () => {
    const height = scrollerOf(element.current)?.clientHeight ?? innerHeight;
    const isBeyond = scrollTopOf(element.current) > screens * height;
    const hasFocus = Boolean(element.current?.contains(readDocument('activeElement')));
    return (isBeyond || hasFocus) && !pageElement().querySelector('dialog[open]');
  };
  return useSyncExternalStore(subscribe, read, () => false);
}

/** What may change the answer: a dialog takes the focus as it opens, and gives it back; newer browsers also say `toggle`. */
const types = ['scroll', 'resize', 'focusin', 'focusout', 'toggle'] as const;

function subscribe(notify: () => void): () => void {
  types.forEach((type) => window.addEventListener(type, notify, { capture: true, passive: true }));
  return () => types.forEach((type) => window.removeEventListener(type, notify, true));
}
