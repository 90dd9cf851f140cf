import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { choice, flag, link, number, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const widget = defineWidget({
  family: 'Site chrome',
  purpose: 'Success, error, warning or information message',
  words: 'notice, warning, message, toast, info box, error message',
  modes: ['B2C', 'B2B'],
  load: 'load',
  placeholderFields: ['title', 'description'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      type: z
        .enum(['success', 'error', 'warning', 'info'])
        .catch('unknown' as never)
        .default('info')
        .meta({
          title: 'Type',
          description: 'Anything else shows a warning icon in the colour of information.',
          'x-field': 'choice',
          'x-labels': { success: 'Success', error: 'Error', warning: 'Warning', info: 'Information' },
        }),
    }),
    ...tab('Behaviour', {
      duration: number(4000, z.number().positive()).meta({
        title: 'Duration',
        description:
          'How long it stays, in milliseconds. It stays longer while a visitor points at it or has its focus.',
      }),
      autoClose: flag(true).meta({
        title: 'Closes by itself',
        description: 'Without it the message stays until a visitor closes it.',
      }),
    }),
    ...tab('Content', {
      buttonLabel: text(60).meta({
        title: 'Button',
        description: 'Words on an extra button, at most 60 characters.',
      }),
      buttonLink: link.meta({
        title: 'Button’s link',
        description: 'Where the button leads. Without one it closes the message.',
      }),
    }),
    ...tab('Appearance', {
      placement: choice({
        toast: 'Over the page, under the header',
        page: 'Where the widget stands',
      }).meta({ title: 'Position', description: 'Where visitors see the message.' }),
    }),
  }),
  examples: {
    default: 'Information over the page that closes by itself.',
    arabic: 'A success message in Arabic, in the page, with a link; it stays until it is closed.',
    error: 'An error message that stays until it is closed.',
    'faulty-unknown-type': 'A type that does not exist: warning icon, colour of information.',
    'in-page': 'A warning in the page, under a heading of the third level, with a link.',
    'long-german': 'Long German words in the title, the text and the button.',
    'no-text': 'No text yet: visitors see nothing, authors what to fill in.',
    success: 'A success message over the page that closes by itself.',
    warning: 'A warning that stays for eight seconds.',
    'with-button': 'A message over the page with a link, which stays until it is closed.',
  },
  accessibility: [
    'Errors and warnings are alerts, all other messages are statuses.',
    'The live element is on the page before its text comes, so that the text is read out.',
    'A message never takes the focus.',
    'The time stands still while a visitor points at a message or has the focus in it, and while the page is hidden.',
    'Each message has a close button.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
