import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

interface Handlers {
  /** The pointer or the focus is on this region now, or on none. */
  readonly onLight: (key: string | undefined) => void;
  /** A region of the drawing was pressed. */
  readonly onPick: (key: string) => void;
}

/**
 * Tells on which region the pointer or the focus is, in the drawing or in the list. Regions are elements with `data-region`,
 * whoever has drawn them; a link in the drawing does what it says by itself.
 */
export function useHovered({ onLight, onPick }: Handlers): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null);
  const light = useEffectEvent(onLight);
  const pick = useEffectEvent(onPick);

  useEffect(() => {
    const element = around.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => element.addEventListener(type, listener, { signal: listening.signal });
    listen('pointerover', ({ target }) => light(regionAt(target)?.dataset['region']));
    listen('pointerleave', () => light(undefined));
    listen('focusin', ({ target }) => light(regionAt(target)?.dataset['region']));
    listen('focusout', () => light(undefined));
    listen('click', ({ target }) => {
      const region = regionAt(target);
      const isDrawn = region instanceof SVGElement && !region.querySelector('a');
      if (isDrawn && region.dataset['region'] !== undefined) pick(region.dataset['region']);
    });
    return () => listening.abort();
  }, []);

  return around;
}

const regionAt = (target: EventTarget | null): HTMLElement | SVGElement | null =>
  target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-region]') : null;
