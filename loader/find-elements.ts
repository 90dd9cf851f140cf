import { pageElement } from '#src/page/dom.ts';

/** Selects possible mount elements; `data-widget` is for pages where another system uses `data-component`. */
const candidate = '[data-component],[data-widget]';

/** Attributes whose change may mean another widget or configuration. */
export const watchedAttributes = 'data-component data-widget data-config'.split(' ');

/** Mount elements of `root`, itself included, in document order. */
export const findElements = (root: Element = pageElement()): HTMLElement[] =>
  [...(root.matches(candidate) ? [root] : []), ...root.querySelectorAll(candidate)] as HTMLElement[];

/**
 * The widget's name, in lower case. Undefined for a value with a slash: CMS editors mark their wrappers so.
 */
export function nameOf(element: HTMLElement): string | undefined {
  const name = element.dataset['widget'] ?? element.dataset['component'];
  return name === undefined || name.includes('/') ? undefined : name.trim().toLowerCase();
}

/**
 * The author's configuration: the first JSON script that is a direct child, else `data-config`, else empty.
 */
export function configOf(element: HTMLElement): string {
  return (configScriptOf(element)?.textContent ?? element.dataset['config'] ?? '').trim();
}

/** The script that holds the configuration; it stays in place while a widget is mounted. */
export const configScriptOf = (element: Element): Element | null =>
  element.querySelector(':scope>script[type="application/json"]:not([data-site-config])');
