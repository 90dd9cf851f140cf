import * as z from 'zod';
import { formField, formStep } from '#src/forms/field.schema.ts';
import { baseFields } from '#src/schema/base.ts';
import { zodOf } from '#src/schema/define.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { flag, link, list, requiredLink, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const widget = defineWidget({
  family: 'Forms and access',
  purpose: 'Any authored form',
  words: 'survey, questionnaire, application, upload, fields, own form',
  modes: ['B2C', 'B2B'],
  load: 'visible',
  placeholderFields: ['fields'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      fields: list(zodOf(formField), 60).meta({
        title: 'Fields',
        description: 'At most 60, in the order in which they are asked.',
      }),
      steps: list(zodOf(formStep), 10).meta({
        title: 'Steps',
        description:
          'From two steps on the fields are asked step by step, with a review before they are sent.',
      }),
      submitLabel: text(60).meta({
        title: 'Button',
        description: 'Words on the button that sends. Left empty: the built-in word.',
      }),
      successTitle: text(120).meta({
        title: 'Heading once sent',
        description: 'Stands in the form’s place. Left empty: the built-in words.',
      }),
      successText: text(500).meta({
        title: 'Text once sent',
        description: 'What happens next, at most 500 characters.',
      }),
    }),
    ...tab('Behaviour', {
      submitUrl: requiredLink().meta({
        title: 'Send to',
        description: 'Where the answers are posted: this site, its service, or an allowed origin.',
      }),
      uploadUrl: link.meta({
        title: 'Upload to',
        description:
          'Where each file is posted as soon as it is added. Left empty: files go with the answers.',
      }),
      successLink: link.meta({
        title: 'Then go to',
        description: 'A page of this site that is opened once the form is sent.',
      }),
      sortOptions: flag(false).meta({
        title: 'Sort options',
        description: 'Puts the options of each field in the order of the page’s language.',
      }),
    }),
  }),
  examples: {
    default: 'A request to a visitor centre: all kinds of answers, two halves side by side.',
    anonymous:
      'A short form that asks for nothing that must be filled in, with its own words once it is sent.',
    arabic: 'The request in Arabic.',
    attachments: 'Up to three files, which go with the answers.',
    circular: 'Conditions that depend on themselves or on nothing: the fields are always shown.',
    empty: 'No field yet: visitors see nothing, authors what to fill in.',
    'faulty-fatal-address': 'An address on another site: visitors keep the fallback, the author is told.',
    'faulty-fields': 'Fields without a name are left out, wrong kinds are texts, the others are asked.',
    japanese: 'A short Japanese form with its own words on the button.',
    steps: 'Three steps and a review, conditions, files that are uploaded ahead.',
  },
  accessibility: [
    'Each control has a visible label; help and error are its description.',
    'What has to be put right stands in a summary that takes the focus and leads to the fields.',
    'Radio buttons and check boxes are groups named by their question.',
    'Nothing is limited in time; what was typed is kept.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
