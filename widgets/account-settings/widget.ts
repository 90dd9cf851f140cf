import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { link, list, tab } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const section = z.enum(['profile', 'password', 'language', 'subscriptions', 'privacy', 'delete']).meta({
  'x-field': 'choice',
  'x-labels': {
    profile: 'Profile',
    password: 'Password',
    language: 'Language',
    subscriptions: 'Mails',
    privacy: 'Privacy',
    delete: 'Delete account',
  },
});

const widget = defineWidget({
  family: 'Account and loyalty',
  purpose: 'Settings of the visitor’s account and of this device',
  words: 'password, privacy, delete account, my data, close account, security, preferences',
  modes: ['B2C', 'B2B'],
  load: 'load',
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      sections: list(section, 6).meta({
        title: 'Sections',
        description: 'Which ones, in this order. Left empty: all. One that lacks its address is not shown.',
      }),
      privacyLink: link.meta({
        title: 'Privacy policy',
        description: 'Page with the privacy policy, linked in the section on privacy.',
      }),
    }),
    ...tab('Behaviour', {
      deleteUrl: link.meta({
        title: 'Ask for deletion at',
        description:
          'Where the wish to delete the account is posted: this site or its service, no other origin. Left empty: no such section.',
      }),
      exportUrl: link.meta({
        title: 'Ask for data at',
        description:
          'Where the file with the visitor’s data is asked for: this site or its service, no other origin. Left empty: nothing of it is shown.',
      }),
    }),
  }),
  examples: {
    default: 'All sections; a visitor who has not signed in sees what this device keeps.',
    arabic: 'All sections in Arabic.',
    'faulty-addresses':
      'Addresses on another site are not called: their parts are not shown, the author is told.',
    trade: 'Profile, language and privacy, as on a portal whose accounts are managed elsewhere.',
  },
  accessibility: [
    'The sections are links in a navigation landmark; the one that is shown is marked, and its heading takes the focus.',
    'What cannot be undone is asked for in an alert dialog, whose button says why it is off.',
    'What is cleared, sent or refused is said.',
    'Each key that is kept has a button of its own, named by what the key is for.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;

/** A part of the settings, as its author names it. */
export type SectionName = Config['sections'][number];
