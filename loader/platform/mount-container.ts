import { createElement } from '#src/page/dom.ts';
import { configScriptOf } from '../find-elements.ts';

/** The element inside a mount element that holds a widget. */
export interface MountContainer {
  /** Holds what the widget renders. */
  readonly root: HTMLElement;
  /** Whether `root` contains the widget's server-rendered HTML. */
  readonly isPrerendered: boolean;
  /** The fallback's nodes while they are removed. */
  readonly fallback: DocumentFragment;
  /** Replaces the fallback by the widget. */
  show(): void;
  /** Restores the fallback, unless the page has put something else there. */
  restore(): void;
}

/**
 * Prepares a mount element (contract, section 2: "What a widget renders"). Nothing visible changes until `show`. The
 * configuration script stays; a `data-prerendered` child becomes the root.
 */
export function createMountContainer(element: HTMLElement): MountContainer {
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
 * React throws when a node that it removes has another parent, which would empty all widgets of the root. A node that
 * foreign code has moved or removed is therefore treated as removed. The element is `this`: a closure would hold the
 * container, and a page that holds one root would hold all that followed it.
 */
function removeOwnChild<Child extends Node>(this: HTMLElement, child: Child): Child {
  return child.parentNode === this ? (Node.prototype.removeChild.call(this, child) as Child) : child;
}
