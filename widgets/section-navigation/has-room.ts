import { below, breakpoints } from '#src/page/breakpoints.ts';

/** Px of a link, and of the row of chips on a phone. */
const row = 44;
const chips = 64;

/**
 * Whether room is kept for the navigation, so that nothing moves as it appears: its mount element, or the column around that
 * which holds nothing else, is as high already.
 *
 * @param place stands in the widget's root, and that in the mount element
 */
export function hasRoom(place: Element | null, count: number): boolean {
  const mount = place?.parentElement?.parentElement;
  const column = mount?.parentElement?.childElementCount === 1 ? mount.parentElement : mount;
  const height = Math.max(mount?.offsetHeight ?? 0, column?.offsetHeight ?? 0);
  return height >= (matchMedia(below(breakpoints.tablet)).matches ? chips : count * row);
}
