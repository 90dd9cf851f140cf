import * as z from 'zod';
import { datedFields } from '#src/dated/dated.schema.ts';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { choice, link, list, requiredText, rule, tab } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const measured = (title: string, description: string, within: z.ZodNumber = z.number()) =>
  within.optional().meta({ title, description, 'x-field': 'number' });
const atLeastNothing = z.number().min(0);

const time = (title: string, description: string) =>
  z.string().transform(rule('HH:MM')).optional().meta({ title, description, 'x-field': 'text' });

const month = z.object({
  month: measured(
    'Month',
    'From 1 for January to 12. Left empty: the place of the entry in the list.',
    z.int().min(1).max(12),
  ),
  high: measured('High', 'The mean of the warmest of each day, in °C.'),
  low: measured('Low', 'The mean of the coldest of each day, in °C.'),
  rainMm: measured('Rain', 'In millimetres a month.', atLeastNothing),
  humidity: measured('Humidity', 'In percent, from 0 to 100.', z.number().min(0).max(100)),
  seaTemp: measured('Sea', 'Temperature of the water in °C, for a city by the sea.'),
  sunrise: time('Sunrise', 'In the middle of the month, in local time, as in 06:39.'),
  sunset: time('Sunset', 'In the middle of the month, in local time, as in 17:25.'),
});

const city = z.object({
  id: requiredText().meta({
    title: 'Identifier',
    description: 'Unlike those of the other cities; the best months refer to it.',
    'x-field': 'reference',
  }),
  label: requiredText(60).meta({ title: 'City', description: 'Visitors choose by it.' }),
  latitude: measured('Latitude', 'From −90 to 90.', z.number().min(-90).max(90)),
  longitude: measured('Longitude', 'From −180 to 180.', z.number().min(-180).max(180)),
  months: list(month, 12).meta({
    title: 'Months',
    description: 'From January on, at most 12. A month that is missing is a gap.',
  }),
});

const widget = defineWidget({
  family: 'Travel essentials',
  purpose: 'What the weather is usually like, month by month, and when to come',
  words: 'weather, temperature, rain, best time to visit, when to go, season',
  modes: ['B2C'],
  load: 'visible',
  placeholderFields: ['cities'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      cities: list(city, 30).meta({
        title: 'Cities',
        description:
          'In the order in which visitors choose, at most 30. The first is shown at the beginning.',
      }),
      bestMonths: z
        .record(z.string(), z.record(z.string(), z.array(z.int().min(1).max(12))))
        .default({})
        .meta({
          title: 'Best months',
          description:
            'For each interest, in the words that visitors read, the months that suit it in a city, by the identifier of the city.',
          'x-field': 'map',
        }),
    }),
    ...tab('Source', {
      currentSource: link.meta({
        title: 'Address of the temperature now',
        description:
          'Is asked with place (the identifier of the city), latitude and longitude. Answers asOf and temperature (°C) as JSON; one that is not of today is not shown.',
      }),
      ...datedFields(180),
    }),
    ...tab('Behaviour', {
      units: choice({ auto: 'As the language has them', c: '°C', f: '°F' }).meta({
        title: 'Degrees',
        description: 'Those that visitors begin with. On English pages °F, where nothing else is chosen.',
      }),
    }),
  }),
  examples: {
    default: 'Two cities, one by the sea, with the months that suit each interest.',
    arabic: 'The same in Arabic.',
    'temperature-now': 'In °C, with the temperature now from a service.',
    empty: 'No city yet: visitors see nothing, authors what to fill in.',
    'faulty-months':
      'Eleven months, thirteen months, a high below its low and a city without a name, in the blue theme.',
  },
  accessibility: [
    'City and month are chosen in the list of the platform.',
    'The chart is decoration: whoever does not see it finds the same values in the table, whichever of the two is shown.',
    'Each cell of the table belongs to its month and to what was measured.',
    'What a choice changes is said in one sentence.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
export type City = Config['cities'][number];
export type Month = City['months'][number];
