import * as z from 'zod';
import { fact, price, type FactsOf } from '#src/cards/facts/common-facts.ts';
import { lengthText, wordsFor } from '#src/cards/facts/texts.ts';
import { clock, success, sun } from '#src/icon/common-glyphs.ts';
import { users } from '#src/icon/glyphs.ts';
import { defineItem } from '#src/schema/define-item.ts';
import { flag } from '#src/schema/fields.ts';
import { key, months, sharedFields } from '#src/schema/item-fields.ts';

const { minutes, access, free, priceFrom, currency, bookingUrl } = sharedFields;

/** What visitors do. */
const activity = defineItem({
  type: 'activity',
  fields: {
    minutes,
    indoor: z.boolean().optional().meta({
      title: 'Indoors',
      description: 'Under a roof, or not; left empty: neither is shown.',
      'x-field': 'flag',
    }),
    family: flag(false).meta({ title: 'For families', description: 'Suits children, too.' }),
    access,
    months: months.meta({
      title: 'Months',
      description: 'When it is offered: 1 for January to 12 for December.',
    }),
    free,
    priceFrom,
    currency,
    bookingUrl,
    operatorId: key.meta({ title: 'Operator', description: 'Id of the company that offers it.' }),
  },
  facets: {
    duration: 'minutes',
    month: 'months',
    setting: { field: 'indoor', yes: 'indoor', no: 'outdoor' },
  },
  group: 30,
});

export default activity;

export const facts: FactsOf = (item, context) => [
  fact('length', clock, lengthText(item.minutes, context)),
  price(item, context),
  item.indoor !== undefined &&
    fact('setting', item.indoor ? success : sun, context.t(item.indoor ? 'indoor' : 'outdoor')),
  item.family === true && fact('family', users, context.t('family')),
  fact('access', success, wordsFor('access', item.access, context)),
];

declare module '#src/schema/define-item.ts' {
  interface ItemKinds {
    activity: typeof activity;
  }
}
