import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { choice, day, flag, link, list, requiredText, rule, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const figure = z.object({
  value: z.union([z.number(), z.string().transform(rule('cut', 40))]).meta({
    title: 'Value',
    description:
      'A number in digits, with a point for decimals and without separators: 2149690. Anything else is shown as it is written. A figure without a value is left out.',
    'x-field': 'text',
  }),
  prefix: text(20).meta({
    title: 'Before the value',
    description: 'A sign or a word, at most 20 characters: +, SAR.',
  }),
  suffix: text(20).meta({
    title: 'After the value',
    description: 'A sign or a unit, at most 20 characters: %, km².',
  }),
  label: requiredText().meta({
    title: 'Label',
    description: 'What the value counts. A figure without a label is left out.',
  }),
  note: text(200).meta({
    title: 'Note',
    description: 'A sentence under the label, at most 200 characters.',
  }),
  source: text(120).meta({
    title: 'Source',
    description: 'Who published this value, at most 120 characters.',
  }),
});

const widget = defineWidget({
  family: 'Editorial content',
  purpose: 'Numbers with labels',
  words: 'statistics, numbers, counter, facts, stats, infographic',
  modes: ['B2C', 'B2B'],
  load: 'visible',
  placeholderFields: ['figures'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      figures: list(figure, 8).meta({ title: 'Figures', description: 'At most eight.' }),
      asOf: day.meta({ title: 'As of', description: 'The day on which these values held.' }),
      sourceLink: link.meta({
        title: 'Source of all figures',
        description: 'Address of the page or report that the values are taken from.',
      }),
    }),
    ...tab('Appearance', {
      notation: choice({
        standard: 'In full: 2,149,690',
        compact: 'Short: 2.1M',
      }).meta({ title: 'Notation', description: 'How numbers are written, in the language of the page.' }),
      animate: flag(true).meta({
        title: 'Count up',
        description:
          'Numbers count up when they are first seen. Visitors who want less motion see them at once.',
      }),
    }),
  }),
  examples: {
    default: 'Four figures with notes and sources, a date and a link to the source.',
    arabic: 'Arabic labels and units, with a sign and a percentage.',
    compact: 'Large numbers in short form.',
    empty: 'No figure yet: visitors see nothing, authors what to fill in.',
    'faulty-figures': 'Figures without a value or a label are left out, the others are shown.',
    'german-eight': 'Eight figures with long German labels.',
    'japanese-compact': 'Short forms in Japanese count in ten thousands.',
    'one-figure': 'One figure without a title.',
    percentages: 'A percentage, a growth with its sign, and decimals.',
    'values-in-words': 'Values that are no numbers are shown as they are written.',
  },
  accessibility: [
    'The figures are a description list: each label is the term of its value.',
    'A screen reader reads the final value only, never one that is counting.',
    'Nothing counts for visitors who want less motion.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;

/** One value with its label. */
export type Figure = Config['figures'][number];
