import * as z from 'zod';
import { fact, priceBand, type FactsOf } from '#src/cards/facts/common-facts.ts';
import { classText, wordsFor } from '#src/cards/facts/texts.ts';
import { success } from '#src/icon/common-glyphs.ts';
import { star } from '#src/icon/glyphs.ts';
import { defineItem } from '#src/schema/define-item.ts';
import { count, keys, sharedFields } from '#src/schema/item-fields.ts';

const { priceBand: band, priceFrom, currency, phone, bookingUrl, access } = sharedFields;

/** A house to stay in. */
const stay = defineItem({
  type: 'stay',
  fields: {
    class: z
      .union([z.int().min(1).max(5), z.string()])
      .optional()
      .meta({ title: 'Class', description: 'Stars from 1 to 5, or a key, as camp.', 'x-field': 'text' }),
    amenities: keys.meta({ title: 'Amenities', description: 'Keys of what it offers, as parking.' }),
    priceBand: band,
    priceFrom,
    currency,
    rooms: count.meta({ title: 'Rooms', description: 'How many there are.' }),
    phone,
    bookingUrl,
    access,
  },
  group: 60,
});

export default stay;

export const facts: FactsOf = (item, context) => [
  fact('class', star, classText(item.class, context)),
  priceBand(item, context),
  fact('amenities', success, wordsFor('amenities', item.amenities, context)),
  fact('access', success, wordsFor('access', item.access, context)),
];

declare module '#src/schema/define-item.ts' {
  interface ItemKinds {
    stay: typeof stay;
  }
}
