import { pageElement, readDocument } from '#src/page/dom.ts';
import { scrollAround, viewOf } from '#src/page/scroller.ts';
import { zoomOf } from '#src/page/zoom.ts';
import { dropPlace, scrollSpeed, type Point } from './drop-place.ts';
import type { Place } from './moves.ts';

interface Options {
  /** Elements of the lists, by the list's id. Their entries are the children with the entry's id as `data-entry`. */
  readonly zones: ReadonlyMap<string, HTMLElement>;
  /** A hidden popover that follows the pointer; its first child takes the entry's name. */
  readonly label: { readonly current: HTMLElement | null };
  readonly nameOf: (entry: string) => string | undefined;
  /**
   * @param to counts without the entry, and is another place than the one it has
   * @param hasFocus whether something in the entry has the focus
   */
  readonly onDrop: (entry: string, to: Place, hasFocus: boolean) => void;
}

/** Ms that a finger rests before it drags. Until then the page scrolls with it. */
const longPress = 250;

/** Px that a finger may tremble meanwhile. */
const tremor = 8;

/** Px from which on a pressed mouse drags. */
const threshold = 4;

/** Px between the pointer and the name above it: a finger is wide. */
const above = 20;

/** Px between the name and the window's edge. */
const space = 8;

/** What has a use of its own for a press. */
const controls =
  'a,button,input,select,textarea,label,summary,iframe,audio,video,dialog,[contenteditable],[tabindex],[data-tw-root]';

/**
 * Has the entries of a list dragged. Beside the press itself, one listener stays while nothing is dragged.
 *
 * @param zone the list's element
 * @returns ends it, and puts back what is dragged
 */
export function watchPresses(zone: HTMLElement, options: Options): () => void {
  let stop: (() => void) | undefined;
  const end = new AbortController();
  const onPointerDown = (event: PointerEvent) => {
    const entry = pressedEntry(event);
    if (!entry || !options.label.current) return;
    stop?.();
    stop = followPress(event, entry, options.label.current, options);
  };
  // WebKit keeps the page from scrolling only for a listener that was there before the touch.
  const onTouchMove = (event: TouchEvent) => {
    if (event.cancelable && zone.querySelector('[data-dragged]')) event.preventDefault();
  };
  zone.addEventListener('pointerdown', onPointerDown, end);
  zone.addEventListener('touchmove', onTouchMove, { passive: false, signal: end.signal });
  return () => {
    end.abort();
    stop?.();
  };
}

/** The entry that a press may drag: none for other buttons than the first, and for a control within the entry. */
function pressedEntry({ target, button, isPrimary }: PointerEvent): HTMLElement | null {
  if (!(target instanceof Element) || button !== 0 || !isPrimary) return null;
  const entry = target.closest<HTMLElement>('[data-entry]');
  const control = target.closest(controls);
  return control && entry?.contains(control) ? null : entry;
}

/**
 * Follows a press on an entry: a mouse drags it from 4 px on, a finger or pen after 250 ms at rest. All listeners are gone once
 * it is let go, or put back: by Escape, by the browser (`pointercancel`) and by what is returned.
 */
function followPress(
  press: PointerEvent,
  entry: HTMLElement,
  label: HTMLElement,
  { zones, nameOf, onDrop }: Options,
): () => void {
  const isMouse = press.pointerType === 'mouse';
  const id = entry.dataset['entry'] ?? '';
  const end = new AbortController();
  let point: Point = press;
  let isDragging = false;
  let marked: HTMLElement | undefined;
  let frame = 0;

  const othersIn = (zone: HTMLElement) =>
    [...zone.children].filter((one): one is HTMLElement => one !== entry && one.matches('[data-entry]'));

  /** Undefined where it would come to the place that it has. */
  const target = (): Place | undefined => {
    const lists = [...zones].map(([id, zone]) => ({
      id,
      box: zone.getBoundingClientRect(),
      entries: othersIn(zone).map((other) => other.getBoundingClientRect()),
    }));
    const place = dropPlace(lists, point);
    const zone = place && zones.get(place.list);
    const own = zone && [...zone.querySelectorAll(':scope > [data-entry]')].indexOf(entry);
    return place && place.index !== own ? place : undefined;
  };

  const mark = (place: Place | undefined) => {
    marked?.removeAttribute('data-drop');
    const zone = place && zones.get(place.list);
    const others = zone ? othersIn(zone) : [];
    const next = place && others[place.index];
    marked = next ?? others.at(-1) ?? zone;
    marked?.setAttribute('data-drop', next ? 'before' : others.length > 0 ? 'after' : 'inside');
  };

  const draw = () => {
    placeLabel(label, point);
    const to = target();
    mark(to);
    scrollNear(zones.get(to?.list ?? '') ?? entry, point);
    frame = requestAnimationFrame(draw);
  };

  const name = (text: string) => label.firstElementChild?.replaceChildren(text);

  const begin = () => {
    isDragging = true;
    entry.dataset['dragged'] = '';
    name(nameOf(id) ?? '');
    label.dataset['shown'] = '';
    label.showPopover?.();
    draw();
  };

  const timer = isMouse ? undefined : setTimeout(begin, longPress);

  const stop = () => {
    if (end.signal.aborted) return;
    end.abort();
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    mark(undefined);
    delete entry.dataset['dragged'];
    delete label.dataset['shown'];
    name('');
    if (isDragging && label.isConnected) label.hidePopover?.();
  };

  const move = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    // It was let go where nothing told us.
    if (isMouse && event.buttons === 0) return stop();
    point = event;
    const way = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY);
    if (!isDragging && isMouse && way >= threshold) begin();
    else if (!isDragging && !isMouse && way > tremor) stop();
  };

  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ) => window.addEventListener(type, listener, { capture: true, signal: end.signal });
  const prevent = (event: Event) => event.preventDefault();

  listen('pointermove', move);
  listen('pointerup', (event) => {
    if (event.pointerId !== press.pointerId) return;
    point = event;
    const to = isDragging ? target() : undefined;
    stop();
    if (to) onDrop(id, to, entry.contains(readDocument('activeElement')));
  });
  listen('pointercancel', ({ pointerId }) => pointerId === press.pointerId && stop());
  listen('keydown', (event) => {
    if (!isDragging || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    stop();
  });
  // The browser's own uses for a press that moves or lasts: a picture that is dragged, a text that is marked, a menu.
  listen('dragstart', prevent);
  if (isMouse) listen('selectstart', prevent);
  listen('contextmenu', (event) => isDragging && prevent(event));
  return stop;
}

/** Puts the label above a point, within the window. */
function placeLabel(label: HTMLElement, { clientX, clientY }: Point): void {
  const zoom = zoomOf(label);
  const left = Math.min(
    clientX / zoom - label.offsetWidth / 2,
    innerWidth / zoom - label.offsetWidth - space,
  );
  const top = clientY / zoom - label.offsetHeight - above;
  label.style.setProperty('translate', `${Math.max(space, left)}px ${Math.max(space, top)}px`);
}

/** Scrolls what is around a list while the pointer is near an edge of it: the page, and columns that lie sideways. */
function scrollNear(list: Element, { clientX, clientY }: Point): void {
  const { top, bottom } = viewOf(list);
  // What the header covers.
  const room = parseFloat(getComputedStyle(pageElement()).scrollPaddingBlockStart) || 0;
  const down = scrollSpeed(clientY, top + room, bottom);
  if (down !== 0) scrollAround(list, down);
  for (let one = list.parentElement; one; one = one.parentElement) {
    if (one.scrollWidth <= one.clientWidth || !/auto|scroll/.test(getComputedStyle(one).overflowX)) continue;
    const { left, right } = one.getBoundingClientRect();
    const across = scrollSpeed(clientX, Math.max(0, left), Math.min(innerWidth, right));
    if (across !== 0) one.scrollBy({ left: across / zoomOf(one), behavior: 'instant' });
    return;
  }
}
