import { listWidgets } from 'virtual:list-widgets';
import { pageElement } from '#src/page/dom.ts';
import type { ListNames } from './state.ts';

const selector = listWidgets.map((name) => `[data-component="${name}" i],[data-widget="${name}" i]`).join();

/**
 * The names of a list in the address of its page: the first widget of the page that lists things has the plain ones, a
 * further one those behind its mount element's id, so that each keeps its own state (contract, section 4).
 *
 * @param inside an element of the widget
 * @param term name of the term: `search` on the results page, to which every search leads; `q` elsewhere
 * @returns undefined for a further list without an id, which keeps its state to itself
 */
export function listNamesOf(inside: Element, term: 'search' | 'q'): ListNames | undefined {
  const mount = inside.closest('[data-widget-root]')?.parentElement;
  const lists = [...pageElement().querySelectorAll(selector)];
  const isFirst = lists.find((list) => list.getAttribute('data-status') !== 'skipped') === mount;
  if (!mount || isFirst) return { term, prefix: '' };
  const prefix = `${mount.id}.`;
  return mount.id ? { term: term === 'search' ? term : prefix + term, prefix } : undefined;
}
