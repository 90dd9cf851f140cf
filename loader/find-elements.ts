import { pageElement } from '#src/page/dom.ts';
import { mountSelector } from '#src/page/config-script.ts';

/** Attributes whose change may mean another widget or configuration. */
export const watchedAttributes = 'data-component data-widget data-config'.split(' ');

/** Mount elements of `root`, itself included, in document order. */
export const findElements = (root: Element = pageElement()): HTMLElement[] =>
  [...(root.matches(mountSelector) ? [root] : []), ...root.querySelectorAll(mountSelector)] as HTMLElement[];

/** The name of a mount element's widget, in lower case; undefined for any other element. */
export const nameOf = (element: HTMLElement): string | undefined =>
  element.matches(mountSelector)
    ? (element.dataset['widget'] ?? element.dataset['component'])?.trim().toLowerCase()
    : undefined;
