import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { choice, clampedNumber, flag, list, reference, requiredText, rule, tab } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const city = z.object({
  id: reference.meta({
    title: 'Identifier',
    description: 'The browser remembers by it which city a visitor chose: keep it when the name changes.',
  }),
  label: requiredText(60).meta({ title: 'City', description: 'At most 60 characters.' }),
  latitude: z.number().min(-90).max(90).meta({
    title: 'Latitude',
    description: 'In degrees, from -90 to 90. A city outside is left out.',
    'x-field': 'number',
  }),
  longitude: z.number().min(-180).max(180).meta({
    title: 'Longitude',
    description: 'In degrees, from -180 to 180. A city outside is left out.',
    'x-field': 'number',
  }),
  timeZone: z.string().transform(rule('IANA time zone')).meta({
    title: 'Time zone',
    description: 'In which its times are written, as Asia/Riyadh.',
    'x-field': 'text',
  }),
});

/** Minutes by which a time is moved. */
const minutes = () => clampedNumber(0, -60, 60);

const widget = defineWidget({
  family: 'Travel essentials',
  purpose: 'Prayer times of the day and the month, and the direction of prayer',
  words: 'prayer, qibla, Ramadan, fajr, mosque, adhan',
  modes: ['B2C'],
  load: 'visible',
  placeholderFields: ['cities'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      cities: list(city, 40).meta({
        title: 'Cities',
        description: 'At most 40. Visitors begin with the first one.',
      }),
    }),
    ...tab('Behaviour', {
      method: choice({
        UmmAlQura: 'Umm al-Qura, Makkah',
        MWL: 'Muslim World League',
        Egyptian: 'Egyptian General Authority of Survey',
        Karachi: 'University of Islamic Sciences, Karachi',
        ISNA: 'Islamic Society of North America',
      }).meta({
        title: 'Method',
        description: 'By which fajr and isha are computed. Visitors read its name.',
      }),
      asr: choice({ standard: 'Shafi, Maliki and Hanbali', hanafi: 'Hanafi' }).meta({
        title: 'Asr',
        description: 'The school by which the afternoon prayer is computed.',
      }),
      ramadanIsha30: flag(true).meta({
        title: 'Isha in Ramadan',
        description: 'Isha is two hours after maghrib in Ramadan. For the method of Umm al-Qura alone.',
      }),
      adjustments: z
        .object({
          fajr: minutes().meta({ title: 'Fajr', description: 'From -60 to 60.' }),
          sunrise: minutes().meta({ title: 'Sunrise', description: 'From -60 to 60.' }),
          dhuhr: minutes().meta({ title: 'Dhuhr', description: 'From -60 to 60.' }),
          asr: minutes().meta({ title: 'Asr', description: 'From -60 to 60.' }),
          maghrib: minutes().meta({ title: 'Maghrib', description: 'From -60 to 60.' }),
          isha: minutes().meta({ title: 'Isha', description: 'From -60 to 60.' }),
        })
        .default({ fajr: 0, sunrise: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 })
        .meta({
          title: 'Adjustments',
          description: 'Minutes by which each time is later, or earlier where they are negative.',
          'x-field': 'group',
        }),
      showQibla: flag(true).meta({
        title: 'Qibla',
        description: 'Shows in which direction Makkah is.',
      }),
      showMonth: flag(true).meta({
        title: 'Month',
        description: 'Shows the times of the present month in a table that visitors print and keep.',
      }),
    }),
  }),
  examples: {
    default: 'Twelve cities of the country, with qibla and month.',
    arabic: 'The same in Arabic.',
    abroad: 'Cities of the far north and the east, by another method, with corrected minutes.',
    today: 'One city, today alone, in the blue theme.',
    empty: 'No city yet: visitors see nothing, authors what to fill in.',
    'faulty-entries':
      'Cities without a place on earth or a time zone are left out; an unknown method is Umm al-Qura.',
  },
  accessibility: [
    'The times of today and of the month are tables with headings; the present day and the next time are marked for assistive technology.',
    'The time that is left is text that is not said by itself.',
    'The direction is written in degrees and words; the drawing is hidden from assistive technology.',
    'The city is chosen in a combobox (APG); below 768 px in the list of the platform.',
    'Arabic names beside others state their language.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
