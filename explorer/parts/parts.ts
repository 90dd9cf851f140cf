import { toLanguage, type Language } from '#src/i18n/languages.ts';
import { isObject } from '#src/schema/coerce.ts';
import type { Config, WidgetData } from '../data.ts';
import { isSame } from '../is-same.ts';

/** A widget in the page that an author puts together. */
export interface Part {
  /** Unique in the page, and the `id` of the mount element: `faq`, `faq-2`. */
  readonly id: string;
  readonly widget: string;
  /** The language of its texts. */
  readonly language: Language;
  readonly margin: 'sm' | 'md';
  readonly config: Config;
}

/** The page that an author puts together, and the way to it. */
export interface OwnPage {
  readonly parts: readonly Part[];
  /** What undo brings back, nearest last. */
  readonly past: readonly (readonly Part[])[];
}

export const emptyPage: OwnPage = { parts: [], past: [] };

/** Steps that can be undone. */
const longest = 20;

const step = ({ parts, past }: OwnPage, next: readonly Part[]): OwnPage => ({
  parts: next,
  past: [...past, parts].slice(-longest),
});

/**
 * The page with one more part at its end. It is no step: undo takes no widget away, and so no words; removing it can be undone.
 *
 * @returns also the id that the part has got
 */
export function added({ parts, past }: OwnPage, part: Omit<Part, 'id'>): readonly [OwnPage, id: string] {
  const id = freeId(part.widget, { parts, past });
  const append = (all: readonly Part[]) => [...all, { ...part, id }];
  return [{ parts: append(parts), past: past.map(append) }, id];
}

/**
 * The page with parts from elsewhere in the place of its own. They get ids of their own, since what is typed in a part changes
 * every step that has its id.
 */
export function takenOver(page: OwnPage, parts: readonly Part[]): OwnPage {
  if (isSame(page.parts, parts)) return page;
  const { parts: own, past } = page;
  const renamed: Part[] = [];
  for (const part of parts) {
    const taken = [...own, ...past.flat(), ...renamed];
    const isTaken = taken.some(({ id }) => id === part.id);
    renamed.push(isTaken ? { ...part, id: freeId(part.widget, { parts: taken, past: [] }) } : part);
  }
  return step(page, renamed);
}

/** An id that no part has or had: undo may bring one back. */
function freeId(widget: string, { parts, past }: OwnPage): string {
  const taken = new Set([parts, ...past].flat().map(({ id }) => id));
  for (let number = 2, id = widget; ; id = `${widget}-${number++}`) if (!taken.has(id)) return id;
}

/**
 * The page with every part as it is now, those that undo brings back too. It is no step of its own: whoever changes a widget
 * has its own undo, and what brings back a part that was removed must not take back what has been typed since.
 */
export const changedParts = ({ parts, past }: OwnPage, change: (part: Part) => Part): OwnPage => ({
  parts: parts.map(change),
  past: past.map((all) => all.map(change)),
});

/** The page without a part. */
export const removed = (page: OwnPage, id: string): OwnPage =>
  step(
    page,
    page.parts.filter((part) => part.id !== id),
  );

/** The page with other parts, or with the same in another order. */
export const rearranged = (page: OwnPage, parts: readonly Part[]): OwnPage =>
  isSame(page.parts, parts) ? page : step(page, parts);

/** The page as it was before the last step. */
export const undone = ({ parts, past }: OwnPage): OwnPage => ({
  parts: past.at(-1) ?? parts,
  past: past.slice(0, -1),
});

/** Where in a page the widgets stand: landmarks of the whole page beside `<main>`, as on a real page. */
const places: readonly WidgetData['place'][] = ['header', 'main', 'footer'];

/** Parts in the order in which a page has them: the header first and the footer last, whenever they were added. */
export const inPageOrder = <Of extends { readonly place: WidgetData['place'] }>(parts: readonly Of[]): Of[] =>
  places.flatMap((place) => parts.filter((part) => part.place === place));

/** What a browser or an address has kept of a page; what is no part of one is left out. */
export function readOwnPage(value: unknown): OwnPage {
  if (!isObject(value)) return emptyPage;
  const { parts, past } = value;
  return { parts: readParts(parts), past: Array.isArray(past) ? past.map(readParts) : [] };
}

/** Parts out of JSON from elsewhere; each id once. */
export function readParts(value: unknown): readonly Part[] {
  const parts = Array.isArray(value) ? value.flatMap(readPart) : [];
  return parts.filter(({ id }, index) => index === parts.findIndex((part) => part.id === id));
}

function readPart(value: unknown): readonly Part[] {
  if (!isObject(value)) return [];
  const { id, widget, config } = value;
  const language = typeof value['language'] === 'string' ? toLanguage(value['language']) : undefined;
  if (typeof widget !== 'string' || !language || !isObject(config)) return [];
  // An id becomes an attribute and part of an address.
  if (typeof id !== 'string' || !/^[a-z][a-z0-9-]*$/.test(id)) return [];
  return [{ id, widget, language, margin: value['margin'] === 'sm' ? 'sm' : 'md', config }];
}
