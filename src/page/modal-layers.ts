import { pageElement, readDocument } from './dom.ts';

/** What covers the page so that nothing outside can be used or heard: the modal dialogs that are open, the topmost last. */

const layers: HTMLElement[] = [];
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** The topmost one; undefined while the page itself is in reach. */
export const topLayer = (): HTMLElement | undefined => layers.at(-1);

/** A modal dialog, ours or one that the page has opened. */
const anyModal = 'dialog:is([data-modal], :modal)';

/**
 * The modal dialog in which a message has to stand, to be heard and reached: the one around the focus, else the topmost of
 * ours, else one that the page has opened itself; undefined while the page is in reach.
 */
export const modalInReach = (): HTMLElement | undefined =>
  readDocument('activeElement')?.closest<HTMLElement>(anyModal) ??
  topLayer() ??
  [...pageElement().querySelectorAll<HTMLElement>(anyModal)].at(-1);

/** One more. @returns takes it away; to be called while it is still on the page, for what has to leave it */
export function addLayer(layer: HTMLElement): () => void {
  layers.push(layer);
  tell();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    tell();
  };
}

/** Calls back when the topmost one is another, or none. @returns ends it */
export function subscribeLayers(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
