import { pageElement, readDocument } from '#src/page/dom.ts';
import { subscribeLayers } from '#src/page/modal-layers.ts';
import { isCaptured } from './is-captured.ts';
import { pageLayers, type PageLayer } from './page-layers.ts';

type Standing = ReadonlyMap<HTMLElement, PageLayer>;

/** Those in the top layer, or on their way there. */
const raised = new Set<HTMLElement>();

let isOnPaper = false;
let stopWatching: (() => void) | undefined;

/**
 * Shows in the top layer what an ancestor keeps from the window, and what has to stand above that. The top layer has the order
 * in which things are shown: when one is shown, those above it are shown again. While a modal dialog is open nothing is
 * shown over it. On paper everything is in its place.
 *
 * @param standing what is over the page, by its layer; the same object at each call
 */
export function arrangeLayers(standing: Standing): void {
  if (standing.size > 0) stopWatching ??= watch(standing);
  const wanted = isOnPaper ? [] : layersToRaise(standing);
  for (const element of raised) if (!wanted.includes(element)) lower(element, standing);
  const holder = readDocument('activeElement');
  const isBeneath = pageElement().querySelector('dialog:modal') !== null;
  let isAgain = false;
  for (const element of wanted) {
    const isOpen = element.matches(':popover-open');
    if (isOpen && !isAgain) continue;
    if (isBeneath) {
      lower(element, standing);
      continue;
    }
    raise(element, isOpen);
    isAgain = true;
  }
  // What is hidden for a moment may lose the focus.
  if (holder instanceof HTMLElement && holder !== readDocument('activeElement'))
    holder.focus({ preventScroll: true });
  if (standing.size > 0) return;
  stopWatching?.();
  stopWatching = undefined;
}

/** Those that are fixed, from the lowest that is captured on. What was raised stays so: nothing comes in anew for it. */
function layersToRaise(standing: Standing): readonly HTMLElement[] {
  const fixed = [...standing]
    .filter(([element]) => element.isConnected && getComputedStyle(element).position === 'fixed')
    .toSorted(([, a], [, b]) => pageLayers.indexOf(a) - pageLayers.indexOf(b))
    .map(([element]) => element);
  const lowest = fixed.findIndex((element) => raised.has(element) || isCaptured(element));
  return lowest < 0 ? [] : fixed.slice(lowest);
}

function raise(element: HTMLElement, isOpen: boolean): void {
  const { scrollTop } = element;
  if (isOpen) element.hidePopover();
  else element.popover = 'manual';
  // It would come in anew each time.
  element.style.setProperty('animation', 'none');
  element.showPopover();
  if (scrollTop > 0) element.scrollTop = scrollTop;
  raised.add(element);
}

function lower(element: HTMLElement, standing: Standing): void {
  element.popover = null;
  if (!standing.has(element)) element.style.removeProperty('animation');
  raised.delete(element);
}

/** Arranges anew as the page changes. @returns ends it */
function watch(standing: Standing): () => void {
  const again = () => arrangeLayers(standing);
  // A dialog that goes tells it while it is still open.
  const soon = () => queueMicrotask(again);
  const onPaper = ({ type }: Event) => {
    isOnPaper = type === 'beforeprint';
    again();
  };
  // What is moved leaves the top layer, and there is no event for that.
  const observer = new MutationObserver(() => {
    if ([...raised].some((element) => !element.matches(':popover-open'))) again();
  });
  observer.observe(pageElement(), { childList: true, subtree: true });
  const unsubscribe = subscribeLayers(soon);
  window.addEventListener('close', again, true);
  window.addEventListener('resize', again);
  window.addEventListener('beforeprint', onPaper);
  window.addEventListener('afterprint', onPaper);
  return () => {
    observer.disconnect();
    unsubscribe();
    window.removeEventListener('close', again, true);
    window.removeEventListener('resize', again);
    window.removeEventListener('beforeprint', onPaper);
    window.removeEventListener('afterprint', onPaper);
  };
}
