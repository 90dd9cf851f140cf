import * as z from 'zod';
import { fact, type FactsOf } from '#src/cards/facts/common-facts.ts';
import { monthsText } from '#src/cards/facts/texts.ts';
import { calendar } from '#src/icon/glyphs.ts';
import { defineItem } from '#src/schema/define-item.ts';
import { key, months, sharedFields } from '#src/schema/item-fields.ts';

const { hours, minutes, access, free } = sharedFields;

const measured = z.number().meta({ 'x-field': 'number' });

const monthOfClimate = z
  .object({
    high: measured.meta({ title: 'Warmest', description: 'Highest temperature in °C.' }),
    low: measured.meta({ title: 'Coldest', description: 'Lowest temperature in °C.' }),
    rain: measured.meta({ title: 'Rain', description: 'In mm.' }),
  })
  .meta({ 'x-field': 'group' });

/** What visitors go to see. */
const place = defineItem({
  type: 'place',
  fields: {
    climateZone: key.meta({ title: 'Climate', description: 'Key of its climate, as highlands.' }),
    bestMonths: months.meta({ title: 'Best months', description: '1 for January to 12 for December.' }),
    climate: z.array(monthOfClimate).min(12).max(12).default([]).meta({
      title: 'Climate by month',
      description: 'Twelve entries, January first; fewer count as none.',
      'x-field': 'list',
    }),
    hours,
    minutes,
    access,
    free,
  },
  facets: { climate: 'climateZone', duration: 'minutes', month: 'bestMonths' },
  group: 20,
});

export default place;

export const facts: FactsOf = ({ bestMonths }, context) => {
  const best = monthsText(bestMonths, context);
  return [fact('months', calendar, best && context.t('bestMonths', { months: best }))];
};

declare module '#src/schema/define-item.ts' {
  interface ItemKinds {
    place: typeof place;
  }
}
