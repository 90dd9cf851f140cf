import { createElement } from '#src/page/dom.ts';
import { configScriptOf } from '#src/page/config-script.ts';

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
 * configuration script stays, and one that an editor has wrapped comes out of its wrapper until `restore`, so that a clone
 * has it; a `data-prerendered` child becomes the root, or stays a
 * fallback where it has lost a form.
 */
export function createMountContainer(element: HTMLElement): MountContainer {
  const prerendered = [...element.children].find(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && child.matches('[data-prerendered]') && !hasLostForm(child),
  );
  const root = prerendered ?? createElement('div');
  const original = prerendered?.cloneNode(true);
  const script = configScriptOf(element);
  const wrapper = script?.parentNode === element ? null : script?.parentNode;
  const afterScript = script?.nextSibling;
  const fallback = new DocumentFragment();
  root.removeChild = removeOwnChild;
  if (element.closest('form')) for (const type of formEvents) root.addEventListener(type, keepFromForm);

  return {
    root,
    fallback,
    isPrerendered: prerendered !== undefined,
    show() {
      root.setAttribute('data-widget-root', '');
      if (wrapper) element.prepend(script!);
      const own = new Set<Node | undefined>([script, root]);
      fallback.append(...[...element.childNodes].filter((node) => !own.has(node)));
      if (!prerendered) element.append(root);
    },
    restore() {
      const isInPlace = root.parentNode === element;
      if (original && isInPlace) root.replaceWith(original);
      else root.remove();
      for (const copy of element.querySelectorAll(':scope>[data-widget-root]')) copy.remove();
      const isRewritten = !isInPlace && [...element.childNodes].some(isContent);
      if (isRewritten) return;
      element.append(fallback);
      if (script?.parentNode === element)
        wrapper?.insertBefore(script, afterScript?.parentNode === wrapper ? afterScript : null);
    },
  };
}

/** Whether a node may be a fallback, or a part of one. */
const isContent = (node: Node): boolean =>
  node instanceof Element ? node.localName !== 'script' : node instanceof Text && node.data.trim() !== '';

/**
 * Whether the parser has dropped the tag of a form of ours, because a form of the page is around it. A control outside a
 * form of ours has a `form` attribute (lint: `form-owner`), so only one that has lost its form belongs to that of the page.
 */
function hasLostForm(prerendered: HTMLElement): boolean {
  const controls = prerendered.querySelectorAll<HTMLInputElement>('button,input,select,textarea');
  return [...controls].some(({ form }) => form && !prerendered.contains(form));
}

/** Events by which a page's form learns that it is sent, and Enter, which scripts of such pages take for that. */
const formEvents = ['submit', 'reset', 'keydown', 'keypress'];

/** Keeps what a form or a field of ours says from the listeners of a form of the page around it. */
function keepFromForm(event: Event): void {
  if (!(event instanceof KeyboardEvent) || event.key === 'Enter') event.stopPropagation();
}

/**
 * React throws when a node that it removes has another parent, which would empty all widgets of the root. A node that
 * foreign code has moved or removed is therefore treated as removed. The element is `this`: a closure would hold the
 * container, and a page that holds one root would hold all that followed it.
 */
function removeOwnChild<Child extends Node>(this: HTMLElement, child: Child): Child {
  return child.parentNode === this ? (Node.prototype.removeChild.call(this, child) as Child) : child;
}
