import * as z from 'zod';
import { passwordPolicy } from '#src/forms/account/policy.schema.ts';
import { baseFields } from '#src/schema/base.ts';
import { zodOf } from '#src/schema/define.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { clampedNumber, link, tab } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const widget = defineWidget({
  family: 'Account and loyalty',
  purpose: 'Request a mail and set a new password',
  words: 'forgot password, lost password, change password, recover',
  modes: ['B2C', 'B2B'],
  load: 'load',
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      loginLink: link.meta({
        title: 'Sign-in page',
        description:
          'Offered once the password is set. Left empty: the sign-in service, from which visitors reach the home page.',
      }),
    }),
    ...tab('Behaviour', {
      tokenParam: z.string().default('token').meta({
        title: 'Name of the token',
        description: 'Parameter under which the link of the mail carries its token.',
        'x-field': 'reference',
      }),
      passwordPolicy: zodOf(passwordPolicy),
      resendSeconds: clampedNumber(60, 10, 600).meta({
        title: 'Seconds between mails',
        description: 'From 10 to 600: when a further mail may be asked for.',
      }),
    }),
  }),
  examples: {
    default: 'Asks for the address; with a token in the page’s address, for a new password.',
    arabic: 'The same in Arabic.',
    empty: 'Nothing filled in: the forms stand without a heading.',
    german: 'A strict policy, in German.',
    'faulty-numbers': 'Waiting times and lengths that are none: the usual ones hold.',
  },
  accessibility: [
    'Each control has a visible label; help and error are its description.',
    'Each password can be shown and hidden by a button that names it; its strength is said in words, after a pause.',
    'What has to be put right stands in a summary that takes the focus and leads to the fields.',
    'That a link is no longer valid is said as the form for a new one takes the focus.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
