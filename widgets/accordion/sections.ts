import type { ItemWithLink } from '#src/ui/deep-link-items.ts';
import type { Config } from './widget.ts';

/** A section of the accordion with a key of its own. */
export type Section = ItemWithLink<Config['items'][number]>;

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
