import * as z from 'zod';
import { baseFields, cta } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { choice, flag, link, list, reference, requiredText, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const question = z.object({
  id: reference.meta({
    title: 'Name in addresses',
    description: 'A link to #name opens this question. Latin letters, digits and hyphens; once on a page.',
  }),
  question: requiredText(200).meta({
    title: 'Question',
    description: 'At most 200 characters. An entry without a question is left out.',
  }),
  answer: requiredText().meta({
    title: 'Answer',
    description: 'What the question shows when it is open. An entry without an answer is left out.',
    'x-field': 'richtext',
  }),
});

const group = z.object({
  label: text(60).meta({
    title: 'Name',
    description:
      'Heading of the group, and the button that shows it alone. May be empty where there is one group.',
  }),
  items: list(question, 40).meta({ title: 'Questions', description: 'At most 40.' }),
});

const widget = defineWidget({
  family: 'Editorial content',
  purpose: 'Questions with search, groups and votes',
  words: 'help, answers, frequently asked questions, q&a',
  modes: ['B2C', 'B2B'],
  load: 'visible',
  placeholderFields: ['groups'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      groups: list(group, 10).meta({
        title: 'Groups',
        description: 'At most 10. One without a question is left out.',
      }),
      contact: cta.optional().meta({
        title: 'Contact',
        description: 'Where visitors turn who do not find their question.',
      }),
    }),
    ...tab('Behaviour', {
      showSearch: choice({ auto: 'With more than 8 questions', always: 'Always', never: 'Never' }).meta({
        title: 'Search field',
        description: 'A field that finds questions by words of question and answer.',
      }),
      showVotes: flag(false).meta({
        title: 'Votes',
        description: 'Asks below each answer whether it helped; each visitor is heard once.',
      }),
      voteUrl: link.meta({
        title: 'Address of votes',
        description:
          'Where a vote is sent as {id, value}: on the site itself, or on an origin that the site allows. Without it a vote stays in the browser.',
        'x-field': 'reference',
      }),
      jsonLd: flag(true).meta({
        title: 'For search engines',
        description: 'Tells search engines the questions and answers (schema.org FAQPage).',
      }),
    }),
  }),
  examples: {
    default: 'Twenty-four questions in four groups, with search, votes and a way to ask.',
    arabic: 'Arabic questions, for search without vowel marks.',
    empty: 'No question yet: visitors see nothing, authors what to fill in.',
    'faulty-questions':
      'Questions without words or an answer are left out; a strange address of votes is told.',
    german: 'Long German questions in one group without a name, below a heading of the third level.',
    japanese: 'Japanese questions, with a search field for few of them.',
    plain: 'Three questions without a title, a search field or votes.',
  },
  accessibility: [
    'Each question is a heading with a button that says whether the answer is open.',
    'What is closed is still found by the browser’s search, which opens it.',
    'How many questions a search finds is said to a screen reader.',
    'A vote says that it was taken, and the focus stays on its button.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
