import { createElement, pageBody } from '#src/page/dom.ts';
import { modalInReach } from '#src/page/modal-layers.ts';
import { matchLanguage } from '#src/page/mount-language.ts';
import type { Page } from '#src/page/page.ts';
import styles from './announce.module.css';

/** `polite` waits for a pause in what is being read, `assertive` does not. */
export type Urgency = 'polite' | 'assertive';

type Regions = Readonly<Record<Urgency, HTMLElement>> & { readonly root: HTMLElement };

/** Ms for which a message stays: long enough for any screen reader to take it up. */
export const messageLife = 7000;

const regionsIn = new WeakMap<Element, Regions>();

/**
 * Puts the regions in place from which messages are read. They have to be there a moment before the first message is.
 * In the page's body, or in the modal dialog, whoever has opened it, that makes the rest of the page inert: nothing is
 * read from there.
 */
export function prepareRegions(page: Page): Regions {
  const place = modalInReach() ?? pageBody();
  const known = regionsIn.get(place);
  if (known?.root.parentNode === place) return known;
  const root = createElement('div');
  root.className = styles['announcements'] ?? '';
  root.dataset['tourismWidgets'] = 'announcements';
  root.dataset['twRoot'] = '';
  const regions = { root, polite: createRegion('polite'), assertive: createRegion('assertive') };
  root.append(regions.polite, regions.assertive);
  place.append(root);
  matchLanguage(root, page);
  regionsIn.set(place, regions);
  return regions;
}

function createRegion(urgency: Urgency): HTMLElement {
  const region = createElement('div');
  region.setAttribute('aria-live', urgency);
  return region;
}

/**
 * Has a message read out. Each stands in an element of its own, so that the same one is read again.
 *
 * @returns takes it back
 */
export function announce(page: Page, message: string, urgency: Urgency): () => void {
  const element = createElement('p');
  element.textContent = message;
  prepareRegions(page)[urgency].append(element);
  const remove = () => element.remove();
  setTimeout(remove, messageLife);
  return remove;
}
