import * as z from 'zod';
import { anyOf, day, flag, reference, rule, text } from './fields.ts';

const weekday = z.literal([1, 2, 3, 4, 5, 6, 7]).meta({
  'x-field': 'choice',
  'x-labels': {
    1: 'Monday',
    2: 'Tuesday',
    3: 'Wednesday',
    4: 'Thursday',
    5: 'Friday',
    6: 'Saturday',
    7: 'Sunday',
  },
});

const time = z.string().transform(rule('HH:MM')).optional();

/**
 * Opening hours on some days of the week, of authored and of answered items (catalogue, conventions: "Hours"). A row
 * without days is no row, nor is one that neither closes nor is closed.
 */
export const hours = anyOf(
  z.object({
    days: z.array(weekday).min(1).meta({
      title: 'Days',
      description: 'Days of the week on which these hours begin.',
      'x-field': 'list',
    }),
    open: time.meta({ title: 'Opens', description: 'Local time, as in 09:00.', 'x-field': 'text' }),
    close: time.meta({
      title: 'Closes',
      description:
        'Local time, as in 17:00. Before the opening time: on the next day. The same as the opening time: open for 24 hours.',
      'x-field': 'text',
    }),
    season: reference.meta({
      title: 'Season',
      description: 'Key of the season, as in ramadan. A season needs its first or last day.',
    }),
    from: day.meta({
      title: 'First day',
      description: 'First day of the season. In a season its hours alone count.',
    }),
    to: day.meta({ title: 'Last day', description: 'Last day of the season.' }),
    closed: flag(false).meta({ title: 'Closed', description: 'Closed on these days, all day.' }),
    label: text(60).meta({
      title: 'Note',
      description: 'Words beside the hours, as in “Last entry at 16:00”. At most 60 characters.',
    }),
  }),
  ['close', 'closed'],
  'closing time, or closed',
).meta({ 'x-field': 'group' });
