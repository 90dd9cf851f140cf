import * as z from 'zod';
import { formField } from '#src/forms/field.schema.ts';
import { baseFields, cta } from '#src/schema/base.ts';
import { zodOf } from '#src/schema/define.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { choice, clampedNumber, flag, html, list, reference, tab } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const widget = defineWidget({
  family: 'Partner portal',
  purpose: 'Registers a visitor for an event',
  words: 'sign up for an event, attend, book a seat, guests, waiting list, RSVP',
  modes: ['B2C', 'B2B'],
  load: 'load',
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      fields: list(zodOf(formField), 30).meta({
        title: 'Fields',
        description:
          'In this order. name, email, company, phone and needs have their own words and rules. Left empty: these five, the company for trade partners alone. Files cannot be asked for.',
      }),
      guestFields: list(zodOf(formField), 10).meta({
        title: 'Fields of a guest',
        description: 'Asked for each further seat. Left empty: name and needs.',
      }),
      terms: html().meta({
        title: 'Terms',
        description: 'Stand above the consent, without which nobody is registered.',
      }),
      successLinks: list(cta, 6).meta({
        title: 'Ways on',
        description: 'Links that stand below the confirmation, at most six.',
      }),
    }),
    ...tab('Behaviour', {
      mode: choice({ trade: 'Trade partners', public: 'Consumers' }).meta({
        title: 'For',
        description: 'Whom the form is for: business users on the portal, or consumers on the public site.',
      }),
      eventId: reference.meta({
        title: 'Event',
        description: 'Its id. Left empty: the one that the page’s address names by eventId.',
      }),
      maxSeats: clampedNumber(1, 1, 20).meta({
        title: 'Most seats',
        description: 'From 1 to 20; an event may allow fewer for a company.',
      }),
      prefill: flag(true).meta({
        title: 'Fill in what is known',
        description: 'Puts the visitor’s name, address and company into empty fields.',
      }),
      showSummary: flag(true).meta({
        title: 'Show the event',
        description: 'Says above the form which event it is. Off where the page says so itself.',
      }),
    }),
  }),
  examples: {
    default: 'A trade event with up to four seats, terms and ways on.',
    arabic: 'The same in Arabic.',
    'faulty-seats': 'No seat at all and an unknown audience: one seat, for trade partners.',
    'own-fields': 'An author’s own questions, and those of each guest.',
    public: 'For consumers: one event that the author names, two seats.',
    unknown: 'An event that is gone: the visitor chooses from those to come.',
  },
  accessibility: [
    'Each guest is a group named by their number; each control has a visible label.',
    'What has to be put right stands in a summary that takes the focus and leads to the fields.',
    'Before a registration is cancelled an alert dialog asks.',
    'The confirmation takes the focus, and so does what is said of a change.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
