import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { zoomOf } from '#src/page/zoom.ts';

interface Truncation {
  /** How much of the text is shown: `short` shows all of itself and needs no button. */
  readonly fold: 'short' | 'folded' | 'open';
  readonly setOpen: (isOpen: boolean) => void;
}

/**
 * Folds a text to a number of lines; it stays in the document as a whole. Whatever in the folded part is found, jumped
 * to or focused opens it.
 *
 * @param element the box that clips; its one child is the text
 * @param lines 0 for no fold
 */
export function useTruncation(element: RefObject<HTMLElement | null>, lines: number): Truncation {
  const [isOpen, setOpen] = useState(false);
  const subscribe = useCallback(
    (notify: () => void) => {
      const observer = new MutationObserver(notify);
      const { current } = element;
      if (current) observer.observe(current, { childList: true, subtree: true });
      window.addEventListener('resize', notify);
      return () => {
        observer.disconnect();
        window.removeEventListener('resize', notify);
      };
    },
    [element],
  );
  const isLonger = useSyncExternalStore(
    subscribe,
    () => lines > 0 && isLongerThan(element.current, lines),
    () => false,
  );
  const fold = isLonger ? (isOpen ? 'open' : 'folded') : 'short';

  useLayoutEffect(
    () => element.current?.style.setProperty('--tourism-fold-lines', String(lines)),
    [element, lines],
  );

  useEffect(() => {
    const { current } = element;
    if (!current || fold !== 'folded') return undefined;
    const open = () => {
      current.scrollTop = 0;
      setOpen(true);
    };
    // What is in view may have the focus as it is.
    const onFocus = ({ target }: FocusEvent) => {
      const { bottom } = (target as Element).getBoundingClientRect();
      if (bottom > current.getBoundingClientRect().bottom) open();
    };
    current.addEventListener('scroll', open);
    current.addEventListener('focusin', onFocus);
    return () => {
      current.removeEventListener('scroll', open);
      current.removeEventListener('focusin', onFocus);
    };
  }, [element, fold]);

  return { fold, setOpen };
}

/** Whether there is more to the text; a button that hides one line takes more room than it spares. */
function isLongerThan(box: HTMLElement | null, lines: number): boolean {
  const text = box?.firstElementChild;
  if (!box || !text) return false;
  const line = Number.parseFloat(getComputedStyle(box).lineHeight);
  return text.getBoundingClientRect().height / zoomOf(text) > (lines + 1) * line + 1;
}
