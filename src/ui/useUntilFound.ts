import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * Closes a panel so that find-in-page and jumps to an anchor still find what is in it, and open it. Set by hand: React
 * would write `hidden`, and knows no `beforematch`. A browser that does not know the value hides the panel altogether.
 *
 * @param panel must not have `hidden` among its own properties, nor a `display` in its styles
 * @param onFound is called when something in the closed panel is about to be shown
 */
export function useUntilFound(
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onFound: () => void,
): void {
  const reveal = useEffectEvent(onFound);

  useLayoutEffect(() => {
    if (isOpen) panel.current?.removeAttribute('hidden');
    else panel.current?.setAttribute('hidden', 'until-found');
  }, [panel, isOpen]);

  useLayoutEffect(() => {
    const element = panel.current;
    const onBeforeMatch = () => reveal();
    element?.addEventListener('beforematch', onBeforeMatch);
    return () => element?.removeEventListener('beforematch', onBeforeMatch);
  }, [panel]);
}
