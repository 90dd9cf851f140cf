import { findAnchor } from '#src/page/anchors.ts';
import type { Config } from './widget.ts';

/** A place on the page that the navigation leads to. */
export interface Target {
  /** Its name in addresses. */
  readonly id: string;
  readonly label: string;
  /** Level of its heading; all of an author's links have one. */
  readonly level: number;
  /** Null on a server, which does not know the page. */
  readonly element: HTMLElement | null;
}

const namesPlace = (link: string) => link.startsWith('#') && link.length > 1;

/** An author's links as a server writes them: nobody knows yet which of their targets the page has. */
export const linkedOnServer = (links: Config['links']): Target[] =>
  links.flatMap(({ ctaLabel: label, ctaLink }) =>
    namesPlace(ctaLink) ? { id: ctaLink.slice(1), label, level: 2, element: null } : [],
  );

/** The targets of an author's links that the page has, and the links whose targets it does not have. */
export function findLinked(links: Config['links']): { targets: Target[]; missing: string[] } {
  const targets: Target[] = [];
  const missing: string[] = [];
  for (const { ctaLabel: label, ctaLink } of links) {
    const element = namesPlace(ctaLink) ? findAnchor(ctaLink.slice(1)) : null;
    const isKnown = targets.some((target) => target.element === element);
    if (!element) missing.push(ctaLink);
    else if (!isKnown) targets.push({ id: element.id, label, level: 2, element });
  }
  return { targets, missing };
}
