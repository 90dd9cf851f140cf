import * as z from 'zod';
import { datedFields } from '#src/dated/dated.schema.ts';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { asset, flag, list, reference, requiredText, tab, text, textMap } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const phrase = z.object({
  id: reference.meta({
    title: 'Identifier',
    description:
      'The browser remembers by it that a visitor keeps the phrase: keep it when the words change.',
  }),
  source: textMap().meta({
    title: 'Meaning',
    description: 'By language: en, ar, zh, de, es, fr, ja, ru. English stands in for one that is missing.',
  }),
  arabic: requiredText(200).meta({
    title: 'In Arabic',
    description: 'As it is said, at most 200 characters. Arabic pages show the English instead.',
  }),
  transliteration: text(200).meta({
    title: 'Spelling',
    description: 'The Arabic in Latin letters, as in shukran. At most 200 characters.',
  }),
  audioSrc: asset.meta({
    title: 'Recording',
    description:
      'Somebody who says the Arabic. Without one a voice of the visitor’s browser does, if it has one.',
  }),
  note: text(300).meta({
    title: 'Note',
    description: 'When it is said, or to whom. At most 300 characters.',
  }),
});

const widget = defineWidget({
  family: 'Travel essentials',
  purpose: 'Useful phrases to read, to hear and to show to somebody',
  words: 'phrases, Arabic, language, pronunciation, how to say, translate',
  modes: ['B2C'],
  load: 'visible',
  placeholderFields: ['categories'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      categories: list(
        z.object({
          label: requiredText(60).meta({
            title: 'Category',
            description: 'What its phrases are about, at most 60 characters.',
          }),
          phrases: list(phrase, 60).meta({
            title: 'Phrases',
            description: 'At most 60. A category without any is not shown.',
          }),
        }),
        12,
      ).meta({ title: 'Categories', description: 'At most twelve.' }),
    }),
    ...tab('Behaviour', {
      showMode: flag(true).meta({
        title: 'Show to somebody',
        description: 'A button shows the phrase so large that somebody else can read it.',
      }),
      ...datedFields(180),
    }),
  }),
  examples: {
    default: 'Greetings, directions, food and help, for those who learn Arabic.',
    arabic: 'The same for those who read Arabic: they learn English.',
    plain: 'One category, without the large text, in the blue theme; the day of its check is long ago.',
    empty: 'No phrase yet: visitors see nothing, authors what to fill in.',
    'faulty-entries':
      'Phrases without Arabic or without a meaning, and categories without phrases, are left out; a language that is missing is English.',
  },
  accessibility: [
    'Arabic and English texts state language and direction, so that they are spoken and drawn as what they are.',
    'Each button of a phrase is named with the phrase.',
    'How many phrases were found is said.',
    'The large text is a dialog (APG) that gives the focus back to its button.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
