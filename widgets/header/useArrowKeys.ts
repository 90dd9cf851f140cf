import { useEffect, type RefObject } from 'react';
import type { Direction } from '#src/i18n/languages.ts';

/** Arrows, Home and End go from item to item of a menu, as it reads; Tab goes through all there is. */
export function useArrowKeys(list: RefObject<HTMLElement | null>, direction: Direction): void {
  useEffect(() => {
    const { current } = list;
    const move = (event: KeyboardEvent) => {
      const stops = [
        ...(current?.querySelectorAll<HTMLElement>(':scope > :not([hidden]) > :is(a, button)') ?? []),
      ];
      const at = stops.indexOf(event.target as HTMLElement);
      const [forward, backward] =
        direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
      const goals: Readonly<Record<string, number>> = {
        [forward]: at + 1,
        [backward]: at - 1,
        Home: 0,
        End: stops.length - 1,
      };
      if (at < 0 || !Object.hasOwn(goals, event.key)) return;
      event.preventDefault();
      stops.at((goals[event.key] ?? 0) % stops.length)?.focus();
    };
    current?.addEventListener('keydown', move);
    return () => current?.removeEventListener('keydown', move);
  }, [list, direction]);
}
