import { useCallback, useState } from 'react';
import { pageElement } from '#src/page/dom.ts';

/** What may follow a header: a widget, or an element of the template's own that wants to lie beneath it. */
const followers = '[data-component],[data-widget],[data-under-header]';

/**
 * Whether the header lies over a picture that begins the page: what follows it is a hero, or is marked
 * `data-under-header`. Known before the first paint.
 *
 * @returns also what looks, as the `ref` of the header
 */
export function useOverHero(): readonly [boolean, (header: HTMLElement | null) => void] {
  const [isOver, setOver] = useState(false);
  const look = useCallback((header: HTMLElement | null) => {
    if (header) setOver(isBeneath(header));
  }, []);
  return [isOver, look];
}

function isBeneath(header: HTMLElement): boolean {
  const next = [...pageElement().querySelectorAll<HTMLElement>(followers)].find(
    (element) =>
      !header.contains(element) &&
      Boolean(header.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING),
  );
  if (!next) return false;
  const name = next.dataset['component'] ?? next.dataset['widget'];
  return next.hasAttribute('data-under-header') || name?.trim().toLowerCase() === 'hero-banner';
}
