import { useLayoutEffect, type RefObject } from 'react';
import { readDocument } from '#src/page/dom.ts';
import { rememberFocus } from '#src/ui/remember-focus.ts';

/** Passes the focus of a keyboard on to the next stop of the page when an element goes that holds it. */
export function useFocusHeir(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = element;
    return () => {
      const holder = readDocument('activeElement');
      if (!(holder instanceof HTMLElement) || !current?.contains(holder)) return;
      // A pointer leaves the focus to nobody: a link that shows itself when it has it would pop up.
      if (holder.matches(':focus-visible')) queueMicrotask(rememberFocus(holder));
    };
  }, [element]);
}
