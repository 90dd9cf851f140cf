import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import {
  choice,
  clampedNumber,
  flag,
  list,
  requiredLink,
  requiredText,
  tab,
  text,
} from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const option = z.object({
  id: requiredText().meta({ title: 'Key', description: 'What is sent. One without a key is left out.' }),
  label: text(100).meta({ title: 'Label', description: 'What visitors read. Left empty: the key.' }),
});

const widget = defineWidget({
  family: 'Forms and access',
  purpose: 'Was this page useful, short poll',
  words: 'rating, thumbs up, poll, survey, helpful, opinion, stars',
  modes: ['B2C', 'B2B'],
  load: 'idle',
  placeholderFields: ['options'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      kind: choice({ useful: 'Yes or no', stars: 'One to five stars', poll: 'Poll' }).meta({
        title: 'Kind',
        description: 'How visitors answer.',
      }),
      question: text(200).meta({
        title: 'Question',
        description: 'At most 200 characters. Left empty: the built-in question.',
      }),
      options: list(option, 6).meta({ title: 'Options', description: 'Of a poll, at most 6.' }),
      reasons: list(option, 6).meta({
        title: 'Reasons',
        description: 'Asked for once the question is answered, at most 6.',
      }),
      commentAllowed: flag(true).meta({
        title: 'Comment',
        description: 'Visitors may add some words.',
      }),
    }),
    ...tab('Behaviour', {
      submitUrl: requiredLink().meta({
        title: 'Send to',
        description: 'Where the answers are posted: this site, its service, or an allowed origin.',
      }),
      resultsShown: flag(false).meta({
        title: 'Results',
        description: 'Shows those who have answered a poll what others say.',
      }),
      onceDays: clampedNumber(30, 1, 365).meta({
        title: 'Days',
        description: 'For so many days nobody is asked about the same page again.',
      }),
    }),
  }),
  examples: {
    default: 'Yes or no, then a reason and a comment.',
    arabic: 'Five stars in Arabic, then a comment.',
    empty: 'A poll without options yet: visitors see nothing, authors what to fill in.',
    'faulty-fatal-address': 'An address on another site: visitors keep the fallback, the author is told.',
    'faulty-options': 'Options without a key are left out; an unknown kind asks yes or no.',
    plain: 'Yes or no and nothing more: one press sends it.',
    poll: 'A poll that shows its results to those who have answered.',
    stars: 'Five stars with reasons, in the trade’s blue.',
  },
  accessibility: [
    'The answers are a group named by the question: buttons for yes and no, radio buttons for stars and polls.',
    'Arrow keys go through the stars as they are seen, from right to left in Arabic.',
    'Once it is answered the focus is on the thanks.',
    'The results of a poll stand in words; the bars repeat them.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
