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

/** One of ours that is closing is on the page for a moment longer, and takes with it what stands in it. */
const isInUse = (dialog: HTMLElement) => !dialog.dataset['modal'] || layers.includes(dialog);

/**
 * The modal dialog in which a message has to stand, to be heard and reached: the one around the focus, else the topmost of
 * ours, else one that the page has opened itself; undefined while the page is in reach.
 */
export function modalInReach(): HTMLElement | undefined {
  const around = readDocument('activeElement')?.closest<HTMLElement>(anyModal);
  if (around && isInUse(around)) return around;
  return topLayer() ?? [...pageElement().querySelectorAll<HTMLElement>(anyModal)].findLast(isInUse);
}

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
