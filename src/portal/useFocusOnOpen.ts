import { useEffect, useEffectEvent, useRef, type MouseEvent, type RefObject } from 'react';

/** What a gate puts on its elements. */
interface FocusOnOpen {
  /** The element that holds what the gate opens. */
  readonly content: RefObject<HTMLDivElement | null>;
  /** For the element around content and what stands in its place. */
  readonly onClickCapture: (event: MouseEvent) => void;
}

/** What a visitor does meanwhile: then the focus stays with them. */
const inputs = ['keydown', 'pointerdown'] as const;

/**
 * Moves the focus to the first heading of what a gate has opened, where the visitor's own press in the gate did it; to the
 * content itself, where it has none. Content that is fetched is waited for until the visitor does anything else.
 *
 * @param isOpen whether the content is shown
 * @param onOpened called when a press has opened the gate
 */
export function useFocusOnOpen(isOpen: boolean, onOpened?: () => void): FocusOnOpen {
  const content = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const tell = useEffectEvent(() => onOpened?.());

  useEffect(() => {
    const { current: holder } = content;
    if (!isOpen || !wasPressed.current || !holder) return undefined;
    wasPressed.current = false;
    tell();
    const end = () => {
      observer.disconnect();
      inputs.forEach((type) => window.removeEventListener(type, end, true));
    };
    const look = () => {
      const target = focusTarget(holder);
      if (!target) return;
      end();
      target.setAttribute('tabindex', '-1');
      target.focus();
    };
    const observer = new MutationObserver(look);
    observer.observe(holder, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
    inputs.forEach((type) => window.addEventListener(type, end, true));
    look();
    return end;
  }, [isOpen]);

  return {
    content,
    onClickCapture: ({ target }) => {
      wasPressed.current = !isOpen && !content.current?.contains(target as Node);
    },
  };
}

/** The first heading; the content itself where it has come without one; undefined while it is waited for. */
function focusTarget(holder: HTMLElement): HTMLElement | undefined {
  const heading = holder.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6');
  if (heading) return heading;
  const isWaiting = holder.querySelector('[aria-busy="true"], [data-rich-text]:empty') !== null;
  return isWaiting || !holder.textContent?.trim() ? undefined : holder;
}
