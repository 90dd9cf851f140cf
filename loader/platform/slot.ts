import { createElement } from '#src/page/dom.ts';
import { configScriptOf } from '../find-elements.ts';

/** The place inside a mount element where a widget stands. */
export interface Slot {
  /** The one element of ours that holds what the widget renders. */
  readonly root: HTMLElement;
  /** Whether `root` holds the widget's server-rendered HTML. */
  readonly isPrerendered: boolean;
  /** The fallback's nodes, while they are taken out. */
  readonly fallback: DocumentFragment;
  /** Takes the fallback's nodes out and puts the widget's in. */
  show(): void;
  /** Puts the fallback back, unless the page has put something else in its place. */
  restore(): void;
}

/**
 * Prepares a mount element (contract, section 2: "What a widget renders"). Nothing visible changes until `show`. The
 * configuration script stays where it is; a `data-prerendered` child becomes the root and stays, too.
 */
export function createSlot(element: HTMLElement): Slot {
  const prerendered = [...element.children].find(
    (child): child is HTMLElement => child instanceof HTMLElement && child.matches('[data-prerendered]'),
  );
  const root = prerendered ?? createElement('div');
  const original = prerendered?.cloneNode(true);
  const script = configScriptOf(element);
  const fallback = new DocumentFragment();
  root.removeChild = removeOwnChild;

  return {
    root,
    fallback,
    isPrerendered: prerendered !== undefined,
    show() {
      root.setAttribute('data-widget-root', '');
      const own = new Set<Node | null>([script, root]);
      fallback.append(...[...element.childNodes].filter((node) => !own.has(node)));
      if (!prerendered) element.append(root);
    },
    restore() {
      const isRewritten =
        root.parentNode !== element && element.querySelector(':scope>:not(script)') !== null;
      if (original && root.parentNode) root.replaceWith(original);
      else root.remove();
      if (!isRewritten) element.append(fallback);
    },
  };
}

/**
 * React throws when a node it wants to take away is no longer where it put it, and the whole group of widgets would go
 * blank. What foreign code has emptied or moved is simply gone already. The element is `this`: a closure would hold the
 * slot, and a page that holds one root would hold all that followed it.
 */
function removeOwnChild<Child extends Node>(this: HTMLElement, child: Child): Child {
  return child.parentNode === this ? (Node.prototype.removeChild.call(this, child) as Child) : child;
}
