import * as z from 'zod';
import { formField } from '#src/forms/field.schema.ts';
import { baseFields, cta } from '#src/schema/base.ts';
import { zodOf } from '#src/schema/define.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import {
  clampedNumber,
  fileKinds,
  flag,
  html,
  list,
  reference,
  requiredLink,
  requiredText,
  tab,
  text,
} from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const topic = z
  .object({
    key: requiredText().meta({
      title: 'Key',
      description:
        'By which the enquiry is routed, and what analytics sees. A topic without one is left out.',
      'x-field': 'reference',
    }),
    label: text(120).meta({ title: 'Label', description: 'What visitors read. Left empty: the key.' }),
    fields: list(z.string(), 20).meta({
      title: 'Asked for',
      description:
        'In this order: name, email, phone, country, subject, message, bookingRef, and further fields by their names. Left empty: name, email and message.',
    }),
    required: list(z.string(), 20).meta({
      title: 'Must be filled in',
      description:
        'Names of those that are required. Left empty: name, email, message, and the further fields marked so.',
    }),
    faqLinks: list(cta, 8).meta({
      title: 'Answers',
      description: 'Pages that answer most questions on this topic; they stand below it, at most eight.',
    }),
  })
  .meta({ 'x-field': 'group' });

const attachments = z
  .object({
    max: clampedNumber(0, 0, 10).meta({ title: 'Number', description: 'How many may be added; 0 for none.' }),
    maxMb: clampedNumber(5, 1, 100).meta({ title: 'Largest file', description: 'Megabytes a file.' }),
    accept: fileKinds().meta({
      title: 'Kinds of files',
      description: 'Endings as in .pdf, or media types as in image/*. Left empty: any.',
    }),
  })
  .default({ max: 0, maxMb: 5, accept: [] })
  .meta({ title: 'Files', description: 'What visitors may add to each enquiry.', 'x-field': 'group' });

const widget = defineWidget({
  family: 'Forms and access',
  purpose: 'Enquiry with topic routing',
  words: 'enquiry, inquiry, message, email us, write to us, support, complaint',
  modes: ['B2C', 'B2B'],
  load: 'visible',
  placeholderFields: ['topics'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      topics: list(topic, 15).meta({
        title: 'Topics',
        description:
          'At most 15. Up to seven are buttons, more are a list to choose from; a single one is not asked for.',
      }),
      fields: list(zodOf(formField).omit({ showIf: true, step: true }).meta({ 'x-field': 'group' }), 20).meta(
        {
          title: 'Further fields',
          description:
            'Described once, asked for by the topics that name them. One with the name of a built-in field takes its place.',
        },
      ),
      attachments,
      consentHtml: html().meta({
        title: 'Consent',
        description: 'Text beside a box that has to be ticked. Left empty: no box.',
      }),
      helpline: reference.meta({
        title: 'Helpline’s number',
        description: 'Stands beside the form, and in the message of one that could not be sent.',
      }),
      helplineText: text(200).meta({
        title: 'Helpline’s hours',
        description: 'Stands below the number: when and in which languages it is answered.',
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
        description: 'Where the enquiry is posted: this site, its service, or an allowed origin.',
      }),
      honeypot: flag(true).meta({
        title: 'Trap for machines',
        description: 'A field that visitors do not see. Its value is sent, and the server judges it.',
      }),
    }),
  }),
  examples: {
    default: 'Six topics with their answers and fields, files, consent, a helpline.',
    arabic: 'The enquiry in Arabic.',
    empty: 'No topic yet: visitors see nothing, authors what to fill in.',
    'faulty-fatal-address': 'An address on another site: visitors keep the fallback, the author is told.',
    'faulty-topics':
      'A topic without a key is left out, one that is there twice counts once, an unknown field is not asked for.',
    japanese: 'One topic, which is not asked for, in Japanese.',
    'one-topic': 'One topic that asks for fields of the author’s own and for nothing that is required.',
    'many-topics': 'Nine topics as a list to choose from, without the trap.',
  },
  accessibility: [
    'The topic is asked first; pages that answer most questions on it come next in reading order.',
    'Each control has a visible label; help and error are its description.',
    'What has to be put right stands in a summary that takes the focus and leads to the fields.',
    'What is left of a long message is said politely once the end is near.',
    'Where a form could not be sent, its message has the number to call.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
