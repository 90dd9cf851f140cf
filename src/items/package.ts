import * as z from 'zod';
import { fact, price, type FactsOf } from '#src/cards/facts/common-facts.ts';
import { departuresText, groupText, languagesText, operatorText, routeText } from '#src/cards/facts/texts.ts';
import { clock, globe, success, user } from '#src/icon/common-glyphs.ts';
import { calendar, map, users } from '#src/icon/glyphs.ts';
import { name, number } from '#src/schema/answer-fields.ts';
import { defineItem } from '#src/schema/define-item.ts';
import { day, flag, list } from '#src/schema/fields.ts';
import { count, key, keys, sharedFields } from '#src/schema/item-fields.ts';

const { priceFrom, currency } = sharedFields;

const stop = z
  .object({
    id: key.meta({ title: 'Identifier', description: 'Id of the place.' }),
    name: name.meta({
      title: 'Name',
      description: 'Name of the place. One without is left out.',
      'x-field': 'text',
    }),
  })
  .meta({ 'x-field': 'group' });

const operator = z
  .object({
    id: key.meta({ title: 'Identifier', description: 'Id of the company.' }),
    name: name.meta({ title: 'Name', description: 'Name of the company.', 'x-field': 'text' }),
    verified: flag(false).meta({ title: 'Licensed', description: 'Its licence was seen.' }),
  })
  .optional()
  .meta({ 'x-field': 'group' });

const departures = z
  .object({
    from: day.meta({ title: 'First day', description: 'First departure.' }),
    to: day.meta({ title: 'Last day', description: 'Last departure.' }),
    weekdays: list(z.int().min(1).max(7), 7).meta({
      title: 'Days',
      description: '1 for Monday to 7 for Sunday.',
    }),
  })
  .optional()
  .meta({ 'x-field': 'group' });

const groupSize = z
  .object({
    min: count.meta({ title: 'Fewest', description: 'Guests that are needed at least.' }),
    max: count.meta({ title: 'Most', description: 'Guests that are taken at most.' }),
  })
  .optional()
  .meta({ 'x-field': 'group' });

/** A tour of several days. */
const tour = defineItem({
  type: 'package',
  fields: {
    nights: count.meta({ title: 'Nights', description: 'At least 1.' }),
    route: list(stop).meta({ title: 'Route', description: 'Its places in order.' }),
    operator: operator.meta({ title: 'Operator', description: 'The company that offers it.' }),
    departures: departures.meta({ title: 'Departures', description: 'When it sets out.' }),
    groupSize: groupSize.meta({ title: 'Group', description: 'How many travel together.' }),
    languages: keys.meta({ title: 'Languages', description: 'Codes of the languages of its guides, as en.' }),
    priceFrom,
    currency,
  },
  tradeFields: { netPrice: number, commission: number, releaseDays: number },
  facets: { language: 'languages' },
  group: 50,
});

export default tour;

export const facts: FactsOf = (item, context) => [
  item.nights !== undefined &&
    item.nights >= 1 &&
    fact('nights', clock, context.t('nights', { count: item.nights })),
  fact('route', map, routeText(item.route, context)),
  price(item, context),
  fact('operator', item.operator?.verified ? success : user, operatorText(item.operator, context)),
  fact('departures', calendar, departuresText(item.departures, context)),
  fact('group', users, groupText(item.groupSize, context)),
  fact('languages', globe, languagesText(item.languages, context)),
];

declare module '#src/schema/define-item.ts' {
  interface ItemKinds {
    package: typeof tour;
  }
}
