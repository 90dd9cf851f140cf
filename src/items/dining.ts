import { fact, priceBand, type FactsOf } from '#src/cards/facts/common-facts.ts';
import { wordsFor } from '#src/cards/facts/texts.ts';
import { list } from '#src/icon/glyphs.ts';
import { defineItem } from '#src/schema/define-item.ts';
import { keys, sharedFields } from '#src/schema/item-fields.ts';

const { phone, priceBand: band, hours, bookingUrl } = sharedFields;

/** A house to eat in. */
const dining = defineItem({
  type: 'dining',
  fields: {
    phone,
    cuisine: keys.meta({ title: 'Cuisine', description: 'Keys of its cuisines, as hijazi.' }),
    priceBand: band,
    seating: keys.meta({ title: 'Seating', description: 'Keys of where guests sit, as outdoor.' }),
    hours,
    bookingUrl,
  },
  group: 70,
});

export default dining;

export const facts: FactsOf = (item, context) => [
  fact('cuisine', list, wordsFor('cuisine', item.cuisine, context)),
  priceBand(item, context),
];

declare module '#src/schema/define-item.ts' {
  interface ItemKinds {
    dining: typeof dining;
  }
}
