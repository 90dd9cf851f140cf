import { useEffect, useEffectEvent, type RefObject } from 'react';
import { onScroll, scrollTopOf } from '#src/page/scroller.ts';

/** Px of scrolling after which a box over the page goes (specification, section 9). */
const scrollLimit = 70;

interface Options {
  readonly isActive: boolean;
  /**
   * What belongs together, each with the dialog around it: the focus may go from one to another, a press in one is none
   * outside.
   */
  readonly areas: readonly RefObject<HTMLElement | null>[];
  readonly onDismiss: () => void;
}

/**
 * Tells when a visitor turns from a box that lies over the page to the page itself: by a press, by moving the focus on,
 * or by scrolling 70 px.
 */
export function useDismissOutside({ isActive, areas, onDismiss }: Options): void {
  const dismiss = useEffectEvent(onDismiss);
  const isOutside = useEffectEvent(
    (target: EventTarget | null) =>
      target instanceof Node &&
      target.isConnected &&
      !areas.some(({ current }) => (current?.closest('dialog') ?? current)?.contains(target)),
  );

  const areaOf = useEffectEvent(() => areas[0]?.current);

  useEffect(() => {
    if (!isActive) return undefined;
    const area = areaOf();
    const before = scrollTopOf(area);
    let beganOutside = false;
    const onPointerDown = ({ target }: Event) => {
      beganOutside = isOutside(target);
    };
    // A press that began inside and ends outside marked a text.
    const onClick = ({ target }: Event) => {
      if (beganOutside && isOutside(target)) dismiss();
    };
    const onFocusIn = ({ target }: Event) => {
      if (isOutside(target)) dismiss();
    };
    const end = new AbortController();
    window.addEventListener('pointerdown', onPointerDown, { capture: true, signal: end.signal });
    window.addEventListener('click', onClick, end);
    window.addEventListener('focusin', onFocusIn, end);
    const stop = onScroll(() => {
      if (Math.abs(scrollTopOf(area) - before) >= scrollLimit) dismiss();
    });
    return () => {
      end.abort();
      stop();
    };
  }, [isActive]);
}
