import * as z from 'zod';
import { name } from '#src/schema/answer-fields.ts';
import { baseFields, cta, image } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { anyOf, choice, flag, html, list, reference, requiredText, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const entry = anyOf(
  z.object({
    id: reference.meta({
      title: 'Name in addresses',
      description: 'A link to #name leads to this entry. Latin letters, digits and hyphens; once on a page.',
    }),
    date: name.optional().meta({
      title: 'Date',
      description:
        'Puts the entries in order: 1727, 1727-02, 1727-02-22, 2026-11-20T09:00+03:00, 75 CE or 100 BCE, as the Gregorian calendar counts. Written in the language of the page, unless there is a label.',
      'x-field': 'text',
    }),
    dateLabel: text(60).meta({
      title: 'Date in words',
      description:
        'Shown in place of the date, as in “Spring 1902” or “First century BCE”; at most 60 characters. With a date, too, the entry still stands at its place.',
    }),
    era: text(60).meta({
      title: 'Era',
      description:
        'Part of the history or programme that the entry belongs to, at most 60 characters. Left empty: that of the entry before it.',
    }),
    title: requiredText().meta({
      title: 'Title',
      description: 'What happened. An entry without a title is left out.',
    }),
    body: html().meta({ title: 'Text', description: 'Paragraphs, lists and links under the title.' }),
    image: image.optional().meta({ title: 'Picture', description: 'Left empty: the text alone.' }),
    cta: cta.optional().meta({ title: 'Link', description: 'Where visitors find more about it.' }),
  }),
  ['date', 'dateLabel'],
  'date or dateLabel',
);

const widget = defineWidget({
  family: 'Editorial content',
  purpose: 'History or programme in order',
  words: 'chronology, history, schedule, programme, agenda, milestones, itinerary',
  modes: ['B2C', 'B2B'],
  load: 'visible',
  placeholderFields: ['entries'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      entries: list(entry, 60).meta({
        title: 'Entries',
        description: 'At most 60. In order of time where each has a date, else as they stand here.',
      }),
    }),
    ...tab('Appearance', {
      orientation: choice({ vertical: 'Below each other', horizontal: 'Beside each other' }).meta({
        title: 'Direction',
        description: 'Beside each other visitors turn the entries like slides, and jump from era to era.',
      }),
      calendar: choice({
        gregory: 'Gregorian',
        hijri: 'Hijri',
        both: 'Both',
      }).meta({
        title: 'Calendar',
        description:
          'In which dates are written. Hijri is Umm al-Qura from 1300 AH, the year alone before it; dates before the Hijra are Gregorian, and from 1451 AH on both are written.',
      }),
      groupByEra: flag(false).meta({
        title: 'Group by era',
        description: 'Entries of one era stand together under its name.',
      }),
    }),
  }),
  examples: {
    default: 'History with full dates, years and pictures.',
    arabic: 'Arabic history in both calendars, grouped by era.',
    empty: 'No entry yet: visitors see nothing, authors what to fill in.',
    eras: 'From the first kingdoms to today, with years before the common era, grouped by era.',
    'faulty-entries':
      'Entries without a title or any date are left out; one whose date cannot be read shows its label; a second name gets a number.',
    'german-blue': 'Long German words in the blue theme, in the Hijri calendar.',
    horizontal: 'Beside each other, with a list of eras.',
    'horizontal-arabic': 'Arabic entries beside each other run from right to left.',
    japanese: 'Both calendars in Japanese.',
    programme: 'A programme of one day: times alone.',
  },
  accessibility: [
    'The entries are ordered lists, under the heading of their era where they are grouped.',
    'Beside each other they are slides, which the arrow buttons and the list of eras turn; slides out of sight are passed over.',
    'A date is text; in both calendars each names its own.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
