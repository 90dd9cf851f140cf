import type { Config } from './widget.ts';

/** A section of the accordion, told from the others. */
export interface Section {
  readonly key: string;
  /** What a link may name; a name that an earlier section has is none. */
  readonly id: string | undefined;
  readonly item: Config['items'][number];
}

/** Gives each item a key of its own: its id where it has one that is not taken. */
export function toSections(items: Config['items']): Section[] {
  const taken = new Set<string>();
  return items.map((item, index) => {
    const id = item.id === undefined || taken.has(item.id) ? undefined : item.id;
    if (id !== undefined) taken.add(id);
    return { key: id ?? `section ${index}`, id, item };
  });
}

/** Which sections are open at first: those that the author names, as far as they exist, one where only one may be. */
export function openAtFirst(
  sections: readonly Section[],
  expandedItems: readonly string[],
  isSingle: boolean,
): ReadonlySet<string> {
  const named = sections.filter(({ id }) => id !== undefined && expandedItems.includes(id));
  return new Set(named.slice(0, isSingle ? 1 : undefined).map(({ key }) => key));
}

/** Which sections are open after one was opened or closed. */
export function toggled(
  open: ReadonlySet<string>,
  key: string,
  isToOpen: boolean,
  isSingle: boolean,
): ReadonlySet<string> {
  const others = [...open].filter((other) => other !== key);
  if (!isToOpen) return new Set(others);
  return new Set(isSingle ? [key] : [...others, key]);
}

/** The section that the fragment of an address names, encoded or not. */
export function sectionOf(sections: readonly Section[], hash: string): Section | undefined {
  const name = hash.slice(1);
  return sections.find(({ id }) => id !== undefined && (id === name || encodeURIComponent(id) === name));
}
