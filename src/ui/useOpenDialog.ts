import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { pageBody, pageElement, readDocument } from '#src/page/dom.ts';
import { addLayer } from '#src/page/modal-layers.ts';
import type { Page } from '#src/page/page.ts';
import { lockScroll } from '#src/page/scroll-lock.ts';
import { rememberFocus } from './remember-focus.ts';

interface Options {
  readonly page: Page;
  /** The rest of the page is inert, and stands still. */
  readonly isBlocking: boolean;
  readonly closesOnOutsidePress: boolean;
  readonly initialFocus: RefObject<HTMLElement | null> | undefined;
  readonly opener: RefObject<HTMLElement | null> | undefined;
  readonly onClose: () => void;
  /** It is modal, and nothing of it can be seen: it has to be taken off the page. */
  readonly onUnseen: () => void;
}

/** Open dialogs of ours, the topmost last. */
const open: HTMLDialogElement[] = [];

/**
 * Keeps a `<dialog>` open while it is on the page: top layer, inert page and focus are the browser's own; what it leaves
 * to others is here: the page that stands still, the focus that comes back, Escape on `keydown`, presses outside.
 */
export function useOpenDialog(dialog: RefObject<HTMLDialogElement | null>, options: Options): void {
  const { page, isBlocking, initialFocus, opener } = options;
  const onClose = useEffectEvent(options.onClose);
  const onUnseen = useEffectEvent(options.onUnseen);
  const closesOn = useEffectEvent((target: EventTarget | null) => {
    if (!options.closesOnOutsidePress || !(target instanceof Node)) return false;
    // What covers the page behind is part of the dialog's own element.
    const isOutside = target === dialog.current || !dialog.current?.contains(target);
    return isOutside && !opener?.current?.contains(target);
  });
  /** Who had the focus inside when it turned from modal to not, or back. */
  const place = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const giveFocusBack = rememberFocus(opener?.current);
    const unlock = isBlocking ? lockScroll(page) : undefined;
    if (isBlocking) element.showModal();
    else element.show();
    const removeLayer = isBlocking ? addLayer(element) : undefined;
    (place.current ?? initialFocus?.current)?.focus({ preventScroll: true });
    open.push(element);
    let isGone = false;
    // Before anything is drawn, and after the effects of whoever shows the dialog.
    if (isBlocking && !hasBox(element)) queueMicrotask(() => isGone || onUnseen());

    const onKeyDown = (event: KeyboardEvent) => {
      // A word that is being composed has its own use for Escape; Safari says so by a code only.
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || event.keyCode === 229)
        return;
      if (open.at(-1) !== element || !concerns(element, event.target, opener?.current)) return;
      event.preventDefault();
      onClose();
    };
    /** The browser's other ways to close: a gesture, a form. An input of files inside has a `cancel` of its own. */
    const onCancel = (event: Event) => {
      if (event.target !== element) return;
      event.preventDefault();
      onClose();
    };
    const onNativeClose = (event: Event) => {
      if (event.target === element && !element.open) onClose();
    };
    let isPressedOutside = false;
    const onPointerDown = ({ target }: Event) => {
      isPressedOutside = closesOn(target);
    };
    // A press that began inside and ends outside marked a text.
    const onClick = ({ target }: Event) => {
      if (isPressedOutside && closesOn(target)) onClose();
      isPressedOutside = false;
    };
    // A page that comes back from the back/forward cache shows nothing of what was open (trust, row 35).
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onClose();
    };
    element.addEventListener('cancel', onCancel);
    element.addEventListener('close', onNativeClose);
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('pointerdown', onPointerDown, true);
    window.addEventListener('click', onClick);
    window.addEventListener('pageshow', onPageShow);

    return () => {
      isGone = true;
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('close', onNativeClose);
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('pointerdown', onPointerDown, true);
      window.removeEventListener('click', onClick);
      window.removeEventListener('pageshow', onPageShow);
      open.splice(open.indexOf(element), 1);
      const holder = readDocument('activeElement');
      place.current = holder instanceof HTMLElement && element.contains(holder) ? holder : null;
      removeLayer?.();
      element.close();
      unlock?.();
      // Once React has taken away whatever goes together with it: the opener may be among it.
      queueMicrotask(giveFocusBack);
    };
  }, [dialog, page, isBlocking, initialFocus, opener]);
}

/**
 * Whether a dialog can be seen: not where the page hides what it stands in. Only where the page itself has a box: without
 * layout nothing has one.
 */
function hasBox(dialog: HTMLElement): boolean {
  if (pageElement().getClientRects().length === 0) return true;
  if (dialog.getClientRects().length === 0) return false;
  // `content-visibility` and `visibility` leave a box that is not drawn.
  return dialog.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

/** Whether a key is meant for a dialog: pressed in it, on its opener, or nowhere in particular. */
function concerns(
  dialog: HTMLElement,
  target: EventTarget | null,
  opener: HTMLElement | null | undefined,
): boolean {
  const isNowhere = target === pageBody() || target === pageElement() || !(target instanceof Node);
  return isNowhere || dialog.contains(target) || Boolean(opener?.contains(target));
}
