import { readDocument } from '#src/page/dom.ts';
import { canTakeFocus } from '#src/ui/remember-focus.ts';

const placeOf = (control: Element) => control.closest<HTMLElement>('[data-place]')?.dataset['place'];

/**
 * Finds out who has the focus in the header, before its layout changes.
 *
 * @returns gives it on if that control has gone: to the same link, else to a control in the same place (`data-place`),
 * else to the first that has a place: the menu. Nothing scrolls.
 */
export function prepareRestore(): (() => void) | null {
  const holder = readDocument('activeElement');
  const header = holder?.closest<HTMLElement>('[role="banner"]');
  if (!holder || !header) return null;
  const [href, place] = [holder.getAttribute('href'), placeOf(holder)];
  return () => {
    if (holder.isConnected) return;
    const all = [...header.querySelectorAll<HTMLElement>('a[href], button')].filter(canTakeFocus);
    const near = all.filter((control) => place && placeOf(control) === place);
    const successor =
      all.find((control) => href && control.getAttribute('href') === href) ??
      near.find((control) => control.hasAttribute('aria-current')) ??
      near[0] ??
      all.find(placeOf);
    successor?.focus({ preventScroll: true });
  };
}
