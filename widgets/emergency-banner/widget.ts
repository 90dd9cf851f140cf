import * as z from 'zod';
import { baseFields, cta } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { anyOf, choice, date, flag, html, list, reference, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const message = anyOf(
  z.object({
    id: reference.meta({
      title: 'Identifier',
      description:
        'What is remembered when a visitor closes the message. A new one shows it to everybody again.',
    }),
    title: text(120).meta({ title: 'Title', description: 'The message in a line, at most 120 characters.' }),
    body: html().meta({ title: 'Text', description: 'What has happened, and what visitors should do.' }),
    severity: choice({ info: 'Information', warning: 'Warning', critical: 'Emergency' }).meta({
      title: 'Severity',
      description: 'Emergencies come first and cannot be closed; then warnings, then information.',
    }),
    from: date.meta({
      title: 'Shown from',
      description:
        'A day, or a time with its offset from UTC. Days begin at midnight in the site’s time zone.',
    }),
    to: date.meta({
      title: 'Shown until',
      description:
        'A day, which counts in full, or a time with its offset from UTC. After it the message is gone.',
    }),
    countries: list(z.string()).meta({
      title: 'Countries',
      description:
        'Names in English, or codes of two letters. Only visitors who seem to be there see the message. Left empty: everybody.',
    }),
    pathPrefixes: list(z.string()).meta({
      title: 'Pages',
      description:
        'Paths such as /places: those pages and all below them, in every language; with a language (/ar/places) in that one. Left empty: all pages.',
    }),
    ...cta.shape,
  }),
  ['title', 'body'],
  'title or text',
);

const widget = defineWidget({
  family: 'Site chrome',
  purpose: 'Site-wide notice above the header with dates and audience',
  words: 'crisis, urgent, safety, closure, storm, breaking',
  modes: ['B2C', 'B2B'],
  load: 'load',
  placeholderFields: ['messages'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      title: baseFields.title.meta({
        title: 'Name',
        description: 'Names the notices for screen readers. Left empty: “Notices” in the page’s language.',
      }),
      description: baseFields.description.meta({
        title: 'Description',
        description: 'Not shown: everything is said in the messages.',
      }),
      messages: list(message, 5).meta({
        title: 'Messages',
        description: 'At most five. One is shown at a time, the most severe first.',
      }),
    }),
    ...tab('Behaviour', {
      dismissible: flag(true).meta({
        title: 'Can be closed',
        description: 'Visitors may close a message. An emergency stays.',
      }),
      remember: choice({ persist: 'Until its identifier changes', session: 'For the visit' }).meta({
        title: 'Stays closed',
        description: 'How long a closed message stays away.',
      }),
    }),
  }),
  examples: {
    default: 'A warning with a text and a link.',
    arabic: 'An emergency and a warning in Arabic.',
    countries: 'A message for visitors from some countries, which needs their location.',
    'critical-first': 'Three messages: the emergency comes first, whatever their order.',
    dated: 'Messages that begin in the far future or have ended: visitors see nothing.',
    empty: 'No messages yet: visitors see nothing, authors what to fill in.',
    'faulty-messages':
      'An end before the beginning, a date that cannot be read, an unknown severity, a message without words and a sixth one.',
    german: 'Long German words, for the visit only.',
    'on-some-pages': 'A message on the pages about places alone.',
    japanese: 'Information in Japanese that cannot be closed.',
  },
  accessibility: [
    'The notices are a region with a name.',
    'Only an emergency is an alert; nothing else is announced by itself, and nothing moves by itself.',
    'Severity is said in words, not by icon and colour alone.',
    'Which message of how many is shown is written, and read out once a visitor has asked for another.',
    'The focus stays in the notices when a message is closed, and goes back to where it came from after the last one.',
    'Over the page’s edge a notice never hides what has the focus.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;

/** One message, as its author wrote it. */
export type Message = Config['messages'][number];
