import { pageElement } from '#src/page/dom.ts';

/**
 * The name of a map in the page's address: `map`, of a further map with its mount element's id before it (contract, section 4).
 *
 * @param inside an element of the widget
 * @param name of the widget
 * @returns undefined for a further map without an id, which the address does not know
 */
export function mapParameterOf(inside: Element, name: string): string | undefined {
  const mount = inside.closest('[data-widget-root]')?.parentElement;
  const [first] = pageElement().querySelectorAll(`[data-component="${name}" i],[data-widget="${name}" i]`);
  if (!mount || mount === first) return 'map';
  return mount.id ? `${mount.id}.map` : undefined;
}
