import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { flag, list, requiredText, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const frequency = z.enum(['daily', 'weekly', 'monthly']).meta({
  'x-field': 'choice',
  'x-labels': { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' },
});

const topic = z.object({
  id: requiredText().meta({ title: 'Id', description: 'By which the mail service knows the topic.' }),
  label: text(60).meta({ title: 'Name', description: 'Words beside the switch. Left empty: the service’s.' }),
  description: text(200).meta({ title: 'Explanation', description: 'What readers of the topic get.' }),
  frequencies: list(frequency, 3).meta({
    title: 'Frequencies',
    description:
      'How often mails may come: daily, weekly, monthly. Left empty: those that the service offers, if it says so.',
  }),
});

const widget = defineWidget({
  family: 'Account and loyalty',
  purpose: 'Mail choices by topic, frequency and language',
  words: 'email preferences, mailing, unsubscribe, opt in, subscription center',
  modes: ['B2C', 'B2B'],
  load: 'load',
  placeholderFields: ['topics'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      topics: list(topic, 40).meta({
        title: 'Topics',
        description:
          'Words for the topics of the mail service, in the order in which they are shown. Others follow in the service’s words.',
      }),
    }),
    ...tab('Behaviour', {
      showUnsubscribeAll: flag(true).meta({
        title: 'Leave everything',
        description: 'Shows a button that turns all topics off.',
      }),
      preferredLanguage: flag(true).meta({
        title: 'Language',
        description: 'Lets visitors choose the language of their mails.',
      }),
    }),
  }),
  examples: {
    default: 'Four topics in the author’s words, with frequencies, language and a way out.',
    arabic: 'The same in Arabic.',
    empty: 'No topic yet: visitors see those of the service in its own words.',
    'faulty-topics': 'A topic without an id and an unknown frequency are left out.',
    german: 'Long German words.',
    trade: 'One topic of the portal, without language and without a way out of all.',
  },
  accessibility: [
    'Each topic is a switch, named and described; a topic that was not saved says so.',
    'What will change stands in words beside the button that saves, and is said as it changes.',
    'The bar with that button hides nothing that has the focus.',
    'Saving, and what could not be saved, is said aloud; the focus stays on the button.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
