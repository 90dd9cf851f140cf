import { byId, pageElement } from '#src/page/dom.ts';

/** Marks the empty element of a widget that holds an element of the page. */
export const holderMark = 'data-tw-slot';

/**
 * Why an element cannot be had: there is none of that id (`nothing`), another place shows it already (`taken`), it
 * contains the place that asks for it (`itself`), or a script of the page has removed it from there (`gone`).
 */
export type Refusal = 'nothing' | 'taken' | 'itself' | 'gone';

/** An element as it stands where its author put it, or as another holder has it. */
interface Found {
  readonly element: Element;
  readonly isTaken: boolean;
}

/** A slot takes neither an element that a widget has drawn nor one in the fallback of another widget. */
const foreign = `[data-widget-root],[data-prerendered],[data-status="pending"],[data-status="loading"]`;

const aroundOf = (element: Element) => element.parentElement?.closest(`[${holderMark}],${foreign}`);

/** Whether an element is the author's: it stands on the page, or in a holder. */
const isAuthored = (around: Element | null | undefined) => !around || around.hasAttribute(holderMark);

function find(id: string, fallback: ParentNode | undefined): Found | undefined {
  const selector = `[id="${CSS.escape(id)}"]`;
  // The page is looked through only where it has such an id: this is asked whenever the page changes.
  for (const root of [fallback, byId(id) && pageElement()]) {
    for (const element of root?.querySelectorAll(selector) ?? []) {
      const around = aroundOf(element);
      if (isAuthored(around))
        return { element, isTaken: Boolean(around) && around === element.parentElement };
    }
  }
  return undefined;
}

/**
 * Why the element with this id cannot be had; undefined where it can.
 *
 * @param fallback what the CMS had put in the widget's place, where panels may be nested; it comes before the page
 */
export function refusalOf(id: string, fallback: ParentNode | undefined): Refusal | undefined {
  const found = find(id, fallback);
  return found ? (found.isTaken ? 'taken' : undefined) : 'nothing';
}

/**
 * Whether a place stands in an element that its author has hidden: it waits there for a widget that shows it to some visitors
 * only. So does one that is not on the page.
 */
export function isHeldBack(place: Element): boolean {
  const hidden = place.closest('[hidden]');
  if (!hidden) return !place.isConnected;
  return isAuthored(aroundOf(hidden)) || (hidden.parentElement !== null && isHeldBack(hidden.parentElement));
}

/** An element that a widget shows. */
export interface TakenSlot {
  /** Whether its author had hidden it where it stood: it is for some visitors only. */
  readonly wasHidden: boolean;
  /** Gives it back to the place it was taken from, hidden as it was there. */
  readonly giveBack: () => void;
}

/**
 * Takes the element with this id into an empty element of a widget. The widgets in it keep their state, since the loader
 * sees a move; where the browser can, its films, frames and focus do, too. One that was hidden is shown.
 *
 * @returns gives back what the holder contains then: an editor may have replaced the element
 */
export function takeSlot(
  id: string,
  holder: HTMLElement,
  fallback: ParentNode | undefined,
): TakenSlot | Refusal {
  const found = find(id, fallback);
  if (!found) return 'nothing';
  if (found.isTaken) return 'taken';
  const { element } = found;
  if (element.contains(holder)) return 'itself';
  const place = new Comment();
  element.before(place);
  const wasHidden = element.hasAttribute('hidden');
  move(element, holder, null);
  element.removeAttribute('hidden');
  const giveBack = () => {
    const parent = place.parentNode;
    if (wasHidden) holder.firstElementChild?.setAttribute('hidden', '');
    const nodes = [...holder.childNodes];
    if (parent) for (const node of nodes) move(node, parent, place);
    place.remove();
  };
  return { wasHidden, giveBack };
}

/** Moves a node; within the page without taking it out for a moment, where the browser knows how. */
function move(node: Node, parent: ParentNode & Node, before: Node | null): void {
  const isWithinPage = node.isConnected && parent.isConnected;
  if (isWithinPage && 'moveBefore' in parent) parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}

/**
 * Calls the listener whenever elements of the page come, go, move, are hidden or shown, before the loader looks at the change.
 *
 * @returns ends it
 */
export function onPageChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(pageElement(), { childList: true, subtree: true, attributeFilter: ['hidden'] });
  return () => observer.disconnect();
}
