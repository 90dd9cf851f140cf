import * as z from 'zod';
import { passwordPolicy } from '#src/forms/account/policy.schema.ts';
import { formField } from '#src/forms/field.schema.ts';
import { baseFields } from '#src/schema/base.ts';
import { zodOf } from '#src/schema/define.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { choice, clampedNumber, flag, html, link, list, tab } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const widget = defineWidget({
  family: 'Account and loyalty',
  purpose: 'Consumer or trade registration',
  words: 'sign up, join, create account, membership, registration',
  modes: ['B2C', 'B2B'],
  load: 'visible',
  placeholderFields: ['submitUrl', 'registerUrl'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      kind: choice({ consumer: 'Consumer', trade: 'Trade' }).meta({
        title: 'Account',
        description: 'Is sent with the registration; a trade account is not asked for interests.',
      }),
      fields: list(zodOf(formField), 30).meta({
        title: 'Fields',
        description:
          'In this order. firstName, lastName, email, password, country, phone and interests have their own words and rules. Left empty: these seven. The e-mail address is always asked for.',
      }),
      terms: html().meta({
        title: 'Terms',
        description: 'Stand above the consent, without which nobody is registered.',
      }),
      termsLink: link.meta({
        title: 'Page of the terms',
        description: 'Opens in a new window. Without terms and page no consent is asked for.',
      }),
    }),
    ...tab('Behaviour', {
      submitUrl: link.meta({
        title: 'Send to',
        description: 'Where registrations are posted: this site, its service, or an allowed origin.',
      }),
      registerUrl: link.meta({
        title: 'Register elsewhere',
        description:
          'In place of the form: the registration of this site, of the sign-in service, or on an allowed origin. Language and referral are added.',
      }),
      marketingOptIn: flag(false).meta({
        title: 'Offer mails',
        description: 'Asks whether travel ideas and offers may be sent; never ticked beforehand.',
      }),
      passwordPolicy: zodOf(passwordPolicy),
      steps: clampedNumber(1, 1, 3).meta({
        title: 'Steps',
        description:
          'From 1 to 3. From two on the account is asked for first, then the person, then the interests, with a review before all is sent. The step of a field may name its number.',
      }),
    }),
  }),
  examples: {
    default: 'A consumer’s account: the seven fields, terms and mails.',
    arabic: 'The account in Arabic.',
    empty: 'No address yet: visitors see nothing, authors what to fill in.',
    'faulty-fatal-address': 'An address on another site: visitors keep the fallback, the author is told.',
    'faulty-fields': 'Fields twice, conditions that cannot hold, a rule that is none: the others are asked.',
    japanese: 'A short Japanese form, family name first.',
    redirect: 'The registration of the sign-in service: one button.',
    steps: 'Three steps and a review, a strict policy for passwords.',
    trade: 'A trade partner’s account with the company’s own fields.',
  },
  accessibility: [
    'Each control has a visible label; help and error are its description.',
    'The password can be shown and hidden by a button that names it; its strength is said in words, after a pause.',
    'What has to be put right stands in a summary that takes the focus and leads to the fields.',
    'What comes after the registration takes the focus; the waiting time for the next mail is counted down without being announced.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
