import type { Glyph } from '#src/icon/glyph.ts';

/** What a fact tells; an item has at most one of each. */
export type FactName =
  | 'months'
  | 'climate'
  | 'distance'
  | 'length'
  | 'price'
  | 'setting'
  | 'family'
  | 'access'
  | 'class'
  | 'priceBand'
  | 'amenities'
  | 'cuisine'
  | 'nights'
  | 'route'
  | 'departures'
  | 'operator'
  | 'group'
  | 'languages'
  | 'date'
  | 'status';

/** A short fact of an item, as its card shows it. The icon only repeats what the text says. */
export interface Fact {
  readonly name: FactName;
  readonly icon: Glyph;
  readonly text: string;
}
