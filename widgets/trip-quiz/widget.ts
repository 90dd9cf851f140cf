import * as z from 'zod';
import { interest } from '#src/account/interest.schema.ts';
import { baseFields, imageOrDrawing } from '#src/schema/base.ts';
import { zodOf } from '#src/schema/define.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import {
  choice,
  clampedNumber,
  flag,
  link,
  list,
  reference,
  requiredText,
  tab,
  text,
  textMap,
} from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const tags = list(z.string());

const option = z.object({
  id: reference.meta({
    title: 'Identifier',
    description: 'Stands in the address of the page: keep it when the words change.',
  }),
  label: requiredText(80).meta({ title: 'Answer', description: 'At most 80 characters.' }),
  image: imageOrDrawing.optional().meta({
    title: 'Picture',
    description: 'Stands above the answer; months and steps of a scale have none.',
    'x-field': 'image',
  }),
  tags: tags.meta({
    title: 'Tags',
    description: 'Keys: what this answer speaks for. An answer without tags changes nothing.',
  }),
});

const question = z.object({
  id: reference.meta({
    title: 'Identifier',
    description: 'Stands in the address of the page: keep it when the words change.',
  }),
  text: requiredText(120).meta({ title: 'Question', description: 'At most 120 characters.' }),
  kind: choice({
    single: 'One answer',
    multi: 'Several answers',
    range: 'A step of a scale',
    month: 'A month',
  }).meta({ title: 'Kind', description: 'How it is answered.' }),
  options: list(option).meta({
    title: 'Answers',
    description: 'In the order in which they are shown. A question without any is left out.',
  }),
  optional: flag(false).meta({ title: 'Optional', description: 'Visitors may skip it.' }),
});

const result = z.object({
  id: reference.meta({ title: 'Identifier', description: 'Tells it from the other results.' }),
  title: requiredText(80).meta({ title: 'Title', description: 'Of its card, at most 80 characters.' }),
  image: imageOrDrawing
    .optional()
    .meta({ title: 'Picture', description: 'Stands above its title.', 'x-field': 'image' }),
  text: text(300).meta({ title: 'Text', description: 'At most 300 characters.' }),
  ctaLabel: text(60).meta({
    title: 'Action',
    description: 'Words at the foot of the card, as in “See the route”.',
  }),
  ctaLink: link.meta({ title: 'Address', description: 'Where the card leads.' }),
  tags: tags.meta({
    title: 'Tags',
    description: 'Keys: it fits whoever chose an answer with one of them.',
  }),
});

const widget = defineWidget({
  family: 'Maps and planning',
  purpose: 'Questions that lead to trips that fit',
  words: 'which trip, recommendation, wizard, survey, personality test, finder',
  modes: ['B2C'],
  load: 'visible',
  placeholderFields: ['questions', 'results'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      questions: z.array(question).min(1).max(8).meta({
        title: 'Questions',
        description: 'From 1 to 8, one of which is shown at a time.',
        'x-field': 'list',
      }),
      results: list(result).meta({
        title: 'Results',
        description:
          'Those with the most tags of the chosen answers come first, of equals the first in this list. With a search: shown where it finds nothing.',
      }),
    }),
    ...tab('Source', {
      source: choice({ config: 'The results above', search: 'A search' }).meta({
        title: 'Source',
        description: 'Where the results come from.',
      }),
      filters: textMap().meta({
        title: 'Filters',
        description: 'Of a search: its parameters and their values, as type: place; query: its term.',
      }),
    }),
    ...tab('Behaviour', {
      resultCount: clampedNumber(3, 1, 12).meta({
        title: 'Number of results',
        description: 'At most so many are shown. 1 to 12.',
      }),
      saveInterests: flag(true).meta({
        title: 'Offers to keep interests',
        description: 'Visitors may tick that their answers are kept as their interests.',
      }),
      interests: list(zodOf(interest), 24).meta({
        title: 'Interests',
        description: 'Tags of answers that are interests, with their names; only these are kept. At most 24.',
      }),
    }),
  }),
  examples: {
    default: 'Five questions of all kinds and eight results.',
    arabic: 'The same in Arabic.',
    'faulty-entries':
      'An unknown kind is one answer; an answer and a result without words are left out, a question without answers too.',
    'faulty-fatal-questions': 'No question at all: the widget fails.',
    'no-results': 'No result yet: visitors see nothing, authors what to fill in.',
    pictures: 'One question with pictures that may be skipped, in the blue theme; no interests are kept.',
    search: 'The results are what a search finds.',
  },
  accessibility: [
    'The answers to a question are a group of radio buttons or check boxes, named by the question.',
    'The focus goes to the heading of each further question, and to that of the results.',
    'How far a visitor has come is text.',
    'That an answer is missing is said, and the group refers to the sentence.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
