import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { readDocument } from '#src/page/dom.ts';
import { pageAddress } from '#src/page/history.ts';
import { rememberFocus } from '#src/ui/remember-focus.ts';
import { isSamePage } from '#src/text/safe-link.ts';

interface Options {
  readonly isOpen: boolean;
  /** Holds the button and what it opens. */
  readonly area: RefObject<HTMLElement | null>;
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/**
 * Closes what a button has opened, in every way that a visitor may close it: Escape, a press outside or on a link to a
 * place on this page, the focus that moves on, a page that comes back from the back/forward cache (trust, row 35). Whoever
 * had the focus inside gets it back on the button, or on the next thing that is still there.
 */
export function useDismiss({ isOpen, area, opener, onClose }: Options): void {
  const close = useEffectEvent(onClose);

  /** What is hidden keeps the focus for a moment. */
  const leave = useEffectEvent((giveFocusBack: () => void) => {
    const holder = readDocument('activeElement');
    const isInside = holder instanceof HTMLElement && area.current?.contains(holder);
    if (isInside && holder !== opener.current) holder.blur();
    giveFocusBack();
  });

  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const giveFocusBack = rememberFocus(opener.current);
    const isWithin = (target: EventTarget | null) =>
      target instanceof Node && Boolean(area.current?.contains(target));
    let hasFocus = Boolean(area.current?.matches(':focus-within'));

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      // A dialog over the page has its own use for it.
      if (event.target instanceof Element && event.target.closest('dialog') && !isWithin(event.target))
        return;
      event.preventDefault();
      close();
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      hasFocus = isWithin(target);
      if (!hasFocus) close();
    };
    const onClick = ({ target }: Event) => {
      // What a click has taken off the page was not outside.
      if (!(target instanceof Element && target.isConnected)) return;
      const link = target.closest('a');
      if (!isWithin(target) || (link && isSamePage(link.href, pageAddress().href))) close();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) close();
    };
    const end = new AbortController();
    window.addEventListener('keydown', onKeyDown, end);
    window.addEventListener('focusin', onFocusIn, end);
    window.addEventListener('click', onClick, end);
    window.addEventListener('pageshow', onPageShow, end);
    return () => {
      end.abort();
      // Once React has taken away, or hidden, whatever goes together with it.
      if (hasFocus) queueMicrotask(() => leave(giveFocusBack));
    };
  }, [isOpen, area, opener]);
}
