import { deepLinkItems, type DeepLinkItem } from '#src/ui/deep-link-items.ts';
import type { Config } from './widget.ts';
import { compareDates, readDate, startOfDate, type WrittenDate } from './written-date.ts';

/** An entry with its date, told from the others. */
export interface Entry extends DeepLinkItem {
  readonly item: Config['entries'][number];
  /** Undefined where the author wrote none, or one that cannot be read. */
  readonly date: WrittenDate | undefined;
}

/** Entries of one era that follow each other. */
export interface Era {
  /** Empty for entries before the first era. */
  readonly name: string;
  readonly entries: readonly Entry[];
}

/** What visitors see, and what its author should know. */
export interface Ordered {
  readonly entries: readonly Entry[];
  /** Dates that cannot be read, as they are written. */
  readonly unreadable: readonly string[];
  /** Some entries have a date and some have none: they stay as they are written. */
  readonly isMixed: boolean;
}

/** Puts entries in order of time where each has a date; else they stay as their author wrote them. */
export function inOrder(items: Config['entries'], timeZone: string): Ordered {
  const entries = deepLinkItems(items).map(({ key, id, item }) => ({
    key,
    id,
    item,
    date: readDate(item.date ?? '', timeZone),
  }));
  const dated = entries.flatMap(({ date }) => (date ? [date] : []));
  const areAllDated = dated.length === entries.length;
  return {
    entries: areAllDated ? entries.toSorted(compare) : entries,
    unreadable: entries.flatMap(({ item, date }) => (item.date && !date ? [item.date] : [])),
    isMixed: dated.length > 0 && !areAllDated,
  };
}

const compare = ({ date: one }: Entry, { date: other }: Entry) =>
  one && other ? compareDates(one, other) : 0;

/**
 * Whether all dated entries are instants of the same day, as in a programme; its times are enough. One instant alone is no
 * programme: nothing beside it says which day it is.
 */
export function isOfOneDay(entries: readonly Entry[]): boolean {
  const days = entries.flatMap(({ date }) => (date ? [date.instant && startOfDate(date).getTime()] : []));
  return days.length > 1 && days[0] !== undefined && new Set(days).size === 1;
}

/** Eras as they follow each other; an entry without an era belongs to that of the entry before it. */
export function toEras(entries: readonly Entry[]): Era[] {
  const eras: { name: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const last = eras.at(-1);
    const name = entry.item.era || last?.name || '';
    if (last && last.name === name) last.entries.push(entry);
    else eras.push({ name, entries: [entry] });
  }
  return eras;
}

/** Names of eras whose entries do not follow each other. */
export const splitEras = (runs: readonly Era[]): string[] =>
  joinEras(runs)
    .map(({ name }) => name)
    .filter((name) => name && runs.filter((run) => run.name === name).length > 1);

/** Eras with all their entries together, in the order of their first entries. */
export const joinEras = (eras: readonly Era[]): Era[] =>
  [...Map.groupBy(eras, ({ name }) => name)].map(([name, parts]) => ({
    name,
    entries: parts.flatMap(({ entries }) => entries),
  }));
