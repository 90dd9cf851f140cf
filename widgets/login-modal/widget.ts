import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { choice, link, list, optionalChoice, requiredText, rule, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const reasonNames = {
  favourite: 'Favourite',
  offer: 'Offer',
  asset: 'File',
  event: 'Event',
} as const;

const reasonText = (what: string) =>
  text(200).meta({ title: what, description: 'Said when it is asked for. Left empty: our own words.' });

const trigger = z.object({
  selector: requiredText().meta({
    title: 'Selector',
    description: 'CSS selector of elements of the page, as in #members a or [data-sign-in].',
  }),
  reason: optionalChoice(reasonNames).meta({
    title: 'Reason',
    description: 'What the dialog says first. Left empty: nothing in particular.',
  }),
});

const widget = defineWidget({
  family: 'Account and loyalty',
  purpose: 'Asks visitors to sign in, for every widget of the page',
  words: 'sign in, log in, popup, member area, access, password',
  modes: ['B2C', 'B2B'],
  load: 'idle',
  placeholderFields: ['title'],
  provides: ['sign-in'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      title: baseFields.title.meta({
        title: 'Title',
        description: 'Heading of the dialog, at most 120 characters. Left empty: our own words.',
      }),
      benefits: list(z.string().transform(rule('cut', 120)), 5).meta({
        title: 'Benefits',
        description: 'What an account is good for: at most five, each of at most 120 characters.',
      }),
      reasons: z
        .object({
          favourite: reasonText('Favourite'),
          offer: reasonText('Offer'),
          asset: reasonText('File'),
          event: reasonText('Event'),
        })
        .default({ favourite: '', offer: '', asset: '', event: '' })
        .meta({
          title: 'Reasons',
          description: 'Why a visitor is asked, by what they wanted.',
          'x-field': 'group',
        }),
      loginLabel: text(60).meta({
        title: 'Sign-in button',
        description: 'Words on the button that leads to the login service. Left empty: our own.',
      }),
      registerLabel: text(60).meta({
        title: 'Registration link',
        description: 'Words on the link to registration. Left empty: our own.',
      }),
      registerLink: link.meta({
        title: 'Registration page',
        description: 'Where visitors make an account. Without it there is no such link.',
      }),
      providers: list(z.string().transform(rule('cut', 40)), 6).meta({
        title: 'Ways to sign in',
        description: 'Names of accounts that the login service takes, at most six.',
      }),
    }),
    ...tab('Appearance', {
      variant: choice({ dialog: 'Dialog', inline: 'Card in the page' }).meta({
        title: 'Form',
        description: 'A dialog that opens when it is asked for, or a card that stands where it is placed.',
      }),
    }),
    ...tab('Behaviour', {
      triggers: list(trigger, 20).meta({
        title: 'Opened by',
        description:
          'Links and buttons of the page that ask for sign-in. Without script, and for signed-in visitors, they do what they always do.',
      }),
    }),
  }),
  examples: {
    default:
      'A dialog with reasons, benefits, registration and names of accounts; links of the page open it.',
    'arabic-inline': 'A card in an Arabic page, with benefits.',
    bare: 'A dialog in our own words alone.',
    'faulty-triggers': 'A selector that cannot be read and a bad registration link are left out.',
    'german-inline': 'A card with long German words on its buttons.',
    inline: 'A card in the page, with benefits, registration and names of accounts.',
    trade: 'A card for trade partners in the blue theme, who sign in at their own address.',
  },
  accessibility: [
    'The dialog is modal, named by its heading, and gives the focus back to what opened it.',
    'No password is asked for here.',
    'That the visitor is being led to the login service is said in words.',
    'A card is a section named by its heading; it takes the focus when somebody asks for sign-in.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
