import type { Translate } from '#src/i18n/messages.ts';
import { ticket } from '#src/icon/glyphs.ts';
import type { Fact } from '../fact.ts';
import { priceText, type FactContext, type FactItem } from './texts.ts';

/** What the facts of several kinds of items are made with. */

/**
 * The short facts of an item of one kind, the weightiest first; what it does not say is left out. The third parameter
 * writes the kind's own words, `facts` of its words file.
 */
export type FactsOf<Own extends string = never> = (
  item: FactItem,
  context: FactContext,
  own: Translate<Own>,
) => readonly (Fact | false)[];

/** A fact; none without a text. */
export const fact = (name: string, icon: Fact['icon'], text: string | undefined): Fact | false =>
  text !== undefined && text !== '' && { name, icon, text };

/** What an item costs. */
export const price = (item: FactItem, context: FactContext): Fact | false =>
  fact('price', ticket, priceText(item, context));

/** How dear a house is. */
export const priceBand = ({ priceBand: band }: FactItem, { t }: FactContext): Fact | false =>
  band !== undefined && fact('priceBand', ticket, t(`priceBand${band as 1 | 2 | 3 | 4}`));
