/** A gesture that goes to the page in place of the map, and how the map would be moved. */
export type RefusedGesture = 'wheel' | 'finger';

/**
 * Leaves the page its own gestures: the wheel moves the map only with ctrl (or the command key) or after a press on the map,
 * and as long as the pointer stays on it; one finger scrolls the page and moves a pin (`data-pin`), two move and zoom the map.
 *
 * @param around an element around that of Leaflet, whose listeners never hear of what is refused
 * @returns takes all listeners off
 */
export function leavePageItsGestures(
  around: HTMLElement,
  onRefuse: (gesture: RefusedGesture) => void,
): () => void {
  let isChosen = false;
  let touch: Touch | undefined;
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => around.addEventListener(type, listener, options);

  on('wheel', (event) => {
    if (isChosen || event.ctrlKey || event.metaKey) return;
    event.stopPropagation();
    onRefuse('wheel');
  });
  on('click', () => {
    isChosen = true;
  });
  around.addEventListener('pointerleave', () => void (isChosen = false), { signal: listening.signal });
  on('touchstart', (event) => {
    // A pin is moved by one finger.
    if (event.target instanceof Element && event.target.closest('[data-pin]')) return;
    touch = event.touches.length === 1 ? event.touches[0] : undefined;
    if (touch) event.stopPropagation();
  });
  on('touchmove', ({ touches }) => {
    const [moved] = touches;
    if (!touch || !moved || touches.length > 1) return;
    // Sideways nothing scrolls: that finger wanted the map.
    if (Math.abs(moved.clientX - touch.clientX) > 2 * Math.abs(moved.clientY - touch.clientY) + 24)
      onRefuse('finger');
  });
  return () => listening.abort();
}
