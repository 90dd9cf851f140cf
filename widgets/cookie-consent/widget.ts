import * as z from 'zod';
import { answerLife } from '#src/consent/answer-life.schema.ts';
import { consentProvider } from '#src/consent/consent.schema.ts';
import { baseFields } from '#src/schema/base.ts';
import { zodOf } from '#src/schema/define.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { flag, link, list, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const category = z.object({
  key: z.enum(['necessary', 'analytics', 'media', 'marketing', 'translation']).meta({
    title: 'Category',
    description: 'What it governs. A category that we do not know, or that stands there twice, is left out.',
    'x-field': 'choice',
    'x-labels': {
      necessary: 'Necessary',
      analytics: 'Statistics',
      media: 'Films and maps',
      marketing: 'Marketing',
      translation: 'Translation',
    },
  }),
  label: text(60).meta({ title: 'Name', description: 'Words beside the switch. Left empty: our own.' }),
  description: text(300).meta({
    title: 'Explanation',
    description: 'What is kept or sent, and to whom. Left empty: our own.',
  }),
  required: flag(false).meta({
    title: 'Always on',
    description: 'Visitors cannot switch it off, as it always is with what is necessary.',
  }),
});

const widget = defineWidget({
  family: 'Site chrome',
  purpose: 'Asks which categories of cookies a visitor allows',
  words: 'gdpr, cookies, privacy banner, tracking, cookie bar',
  modes: ['B2C', 'B2B'],
  load: 'load',
  placeholderFields: ['categories'],
  provides: ['consent'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      categories: list(category, 5).meta({
        title: 'Categories',
        description: 'What visitors may allow. Nothing is asked where all of it is always on.',
      }),
      policyLink: link.meta({
        title: 'Cookie policy',
        description: 'Page that explains the cookies of this site.',
      }),
      acceptLabel: text(60).meta({
        title: 'Accept button',
        description: 'Words on the button that allows all categories. Left empty: our own.',
      }),
      rejectLabel: text(60).meta({
        title: 'Refuse button',
        description: 'Words on the button that allows only what is always on. Left empty: our own.',
      }),
      settingsLabel: text(60).meta({
        title: 'Settings button',
        description: 'Words on the button that opens the settings, and their heading. Left empty: our own.',
      }),
    }),
    ...tab('Behaviour', {
      version: zodOf(consentProvider).shape.version.meta({
        title: 'Version',
        description: 'A new one asks everybody again. At most 20 characters.',
        'x-field': 'text',
        maxLength: 20,
      }),
      expiresDays: zodOf(answerLife).shape.expiresDays.meta({
        title: 'Days',
        description: 'How long an answer holds, 1 to 390 days, counted from the answer.',
      }),
    }),
  }),
  examples: {
    default: 'Four categories in the author’s words, with a policy and a version.',
    arabic: 'Arabic, with all five categories in our own words.',
    empty: 'No category yet: visitors are asked nothing, authors are told what to fill in.',
    'faulty-categories': 'An unknown category, one twice, and days out of range: the rest is asked.',
    german: 'Long German words on the buttons and in the categories.',
    portal: 'The portal’s question, which governs translation.',
  },
  accessibility: [
    'The question is a region that takes no focus and covers nothing that has the focus.',
    'Refusing takes as many presses as accepting, on a button that looks the same.',
    'The settings are a modal dialog with a switch for each category, named and described.',
    'A link to #consent opens the settings again, and the focus comes back to it.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
