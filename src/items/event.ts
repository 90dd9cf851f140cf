import * as z from 'zod';
import { fact, price, type FactsOf } from '#src/cards/facts/common-facts.ts';
import { nextDateText, type FactItem } from '#src/cards/facts/texts.ts';
import { calendar, ticket } from '#src/icon/glyphs.ts';
import { defineItem } from '#src/schema/define-item.ts';
import { choice, date, flag, list } from '#src/schema/fields.ts';
import { key, sharedFields, word } from '#src/schema/item-fields.ts';

const { startDate, endDate, free, priceFrom, currency } = sharedFields;

const occurrence = z
  .object({
    start: date.unwrap().meta({
      title: 'Start',
      description: 'First day, or day and time with offset.',
      'x-field': 'date',
    }),
    end: date.meta({ title: 'End', description: 'Last day, or day and time with offset.' }),
    allDay: flag(false).meta({ title: 'All day', description: 'Shown without times.' }),
  })
  .meta({ 'x-field': 'group' });

/** What takes place on some dates. */
const event = defineItem({
  type: 'event',
  fields: {
    startDate,
    endDate,
    occurrences: list(occurrence, 2000).meta({
      title: 'Dates',
      description: 'One entry for each time it takes place.',
    }),
    timeZone: key.meta({
      title: 'Time zone',
      description: 'Of the event, as Asia/Tokyo. Left empty: that of the site.',
    }),
    venue: word.meta({ title: 'Venue', description: 'Where it takes place.' }),
    status: choice({
      scheduled: 'Takes place',
      postponed: 'Postponed',
      cancelled: 'Cancelled',
      soldout: 'Sold out',
    }).meta({ title: 'Status', description: 'Whether it takes place as planned.' }),
    free,
    priceFrom,
    currency,
  },
  group: 40,
});

export default event;

export const facts: FactsOf = (item, context) => [
  fact('date', calendar, nextDateText(datesOf(item), context)),
  item.status !== undefined && item.status !== 'scheduled' && fact('status', ticket, context.t(item.status)),
  price(item, context),
];

function datesOf({ occurrences = [], startDate: start, endDate: end }: FactItem) {
  if (occurrences.length > 0 || !start) return occurrences;
  return [{ start, end }];
}

declare module '#src/schema/define-item.ts' {
  interface ItemKinds {
    event: typeof event;
  }
}
