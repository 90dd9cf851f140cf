import * as z from 'zod';
import { datedFields } from '#src/dated/dated.schema.ts';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import {
  anyOf,
  choice,
  clampedNumber,
  day,
  flag,
  list,
  reference,
  requiredText,
  tab,
  text,
} from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';
import { listOf } from '#src/text/list-of.ts';

const monthAndDay = z.object({
  month: z.int().min(1).max(12).meta({ title: 'Month', description: '1 to 12.', 'x-field': 'number' }),
  day: z.int().min(1).max(31).meta({
    title: 'Day',
    description: '1 to 31; past the end of the month: its last day.',
    'x-field': 'number',
  }),
});

/** The numbers from 1 to another. */
const upTo = (last: number) => listOf(last, (index) => index + 1);

/** Month and day in the place of a date, as configurations have them that no dialog has written. */
const inPlaceOfDate = z.object({ month: z.literal(upTo(12)), day: z.literal(upTo(31)) });

const hijriMonthAndDay = z.object({
  month: z.int().min(1).max(12).meta({
    title: 'Month',
    description: '1 is Muharram, 9 Ramadan, 12 Dhu al-Hijjah.',
    'x-field': 'number',
  }),
  day: z.int().min(1).max(30).meta({
    title: 'Day',
    description: '1 to 30; past the end of the month: its last day.',
    'x-field': 'number',
  }),
});

const holiday = anyOf(
  z.object({
    id: reference.meta({
      title: 'Name in calendars',
      description:
        'A visitor’s calendar knows the entry by it. Latin letters, digits and hyphens; once in the list.',
    }),
    label: requiredText(80).meta({ title: 'Name', description: 'At most 80 characters.' }),
    kind: choice({
      public: 'Public holiday',
      observance: 'Observance',
      season: 'Season',
      school: 'School holiday',
    }).meta({ title: 'Kind', description: 'Visitors read it beside the name. An observance is no day off.' }),
    hijri: hijriMonthAndDay.optional().meta({
      title: 'Hijri day',
      description: 'Each year of the Umm al-Qura calendar.',
      'x-field': 'group',
    }),
    yearly: monthAndDay.optional().meta({
      title: 'Gregorian day of each year',
      description: 'Month and day of the Gregorian calendar, for a holiday that has no Hijri day.',
      'x-field': 'group',
    }),
    date: z.union([day.unwrap(), inPlaceOfDate]).optional().meta({
      title: 'Date',
      description:
        'For one year alone. Beside a day of each year it is the confirmed first day of that year.',
      'x-field': 'date',
    }),
    days: clampedNumber(1, 1, 366).meta({ title: 'Length', description: 'In days, at most 366.' }),
    tentative: flag(false).meta({
      title: 'Not fixed',
      description: 'Its days are called expected. Hijri days are, until their date is confirmed.',
    }),
    note: text(300).meta({ title: 'Note', description: 'What it is about, at most 300 characters.' }),
    closures: text(300).meta({
      title: 'What is closed',
      description: 'What visitors have to plan for, at most 300 characters.',
    }),
  }),
  ['hijri', 'yearly', 'date'],
  'hijri, yearly or date',
);

const widget = defineWidget({
  family: 'Travel essentials',
  purpose: 'Public holidays and seasons in both calendars, and a converter',
  words: 'public holidays, feasts, seasons, Ramadan, Eid, Hijri converter',
  modes: ['B2C', 'B2B'],
  load: 'visible',
  placeholderFields: ['holidays'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      holidays: list(holiday, 60).meta({
        title: 'Holidays and seasons',
        description: 'At most 60, in any order: visitors see them in order of time.',
      }),
      ...datedFields(365),
    }),
    ...tab('Appearance', {
      calendar: choice({ both: 'Both', gregory: 'Gregorian', hijri: 'Hijri' }).meta({
        title: 'Calendar',
        description: 'In which days are written. Hijri is Umm al-Qura.',
      }),
    }),
    ...tab('Behaviour', {
      yearsAhead: clampedNumber(2, 0, 10).meta({
        title: 'Years ahead',
        description: 'How many years after the present one the list goes on, at most 10.',
      }),
      showConverter: flag(true).meta({
        title: 'Converter',
        description: 'Visitors can turn a day of one calendar into that of the other.',
      }),
      showSchool: flag(false).meta({
        title: 'School holidays',
        description: 'Shows the entries of this kind, too.',
      }),
    }),
  }),
  examples: {
    default: 'Holidays and seasons of the country, in both calendars, with the converter.',
    arabic: 'The same in Arabic.',
    confirmed: 'A feast whose day is confirmed, and school holidays.',
    empty: 'No holiday yet: visitors see nothing, authors what to fill in.',
    'faulty-entries': 'Entries without a name or a day are left out; a thirteenth month is no day.',
    'gregory-blue': 'In the Gregorian calendar alone, without the converter, in the blue theme.',
    stale: 'Holidays that have not been checked for years: visitors are warned.',
  },
  accessibility: [
    'The coming days are a list under the heading of their year.',
    'The year is a grid of days (APG): one of them is in the Tab order, arrows and Page keys lead to others.',
    'What the converter found is said; what it refuses stands at the field, which refers to it.',
    'Whether a day is expected, and whether all of them may have changed, is text, not colour alone.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;

export type Holiday = Config['holidays'][number];
