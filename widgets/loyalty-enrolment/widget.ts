import * as z from 'zod';
import { formField } from '#src/forms/field.schema.ts';
import { baseFields, cta, imageOrDrawing } from '#src/schema/base.ts';
import { zodOf } from '#src/schema/define.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import {
  clampedNumber,
  flag,
  html,
  link,
  list,
  number,
  requiredText,
  tab,
  text,
} from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const tier = z
  .object({
    key: requiredText().meta({
      title: 'Identifier',
      description: 'By which the service names the tier.',
      'x-field': 'reference',
    }),
    label: text(40).meta({ title: 'Name', description: 'What visitors read. Left empty: the identifier.' }),
    minPoints: number(0, z.number().min(0)).meta({
      title: 'Points',
      description: 'From how many points on somebody is in this tier.',
    }),
    benefits: list(requiredText(120), 12).meta({
      title: 'Benefits',
      description: 'What members of this tier get, a line each.',
    }),
  })
  .meta({ 'x-field': 'group' });

const widget = defineWidget({
  family: 'Account and loyalty',
  purpose: 'Joins the loyalty programme, then shows the member’s card',
  words: 'loyalty, membership, points, tiers, rewards, member card, join',
  modes: ['B2C'],
  load: 'visible',
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      programmeName: text(60).meta({
        title: 'Programme',
        description: 'Its name, which stands on the card. Left empty: a general word.',
      }),
      tiers: list(tier, 6).meta({
        title: 'Tiers',
        description: 'At most six, shown by their points. Left empty: no table of benefits.',
      }),
      fields: list(zodOf(formField), 20).meta({
        title: 'Fields',
        description:
          'In this order. firstName, lastName, birthDate, phone, country and consent have their own words and rules. Left empty: these six. Date of birth and consent are always asked for.',
      }),
      terms: html().meta({
        title: 'Terms',
        description: 'Stand above the consent, without which nobody joins.',
      }),
      cta: cta.optional().meta({
        title: 'Below the card',
        description: 'Where members go on, as to their offers.',
      }),
      helpLink: link.meta({
        title: 'Help',
        description: 'Whom visitors ask whose membership is being checked or is suspended.',
      }),
    }),
    ...tab('Appearance', {
      cardImage: imageOrDrawing.optional().meta({
        title: 'Picture of the card',
        description: 'Stands above the words of the card. Left empty: the band of ornament.',
        'x-field': 'image',
      }),
      showQr: flag(true).meta({
        title: 'QR code',
        description: 'Shows the membership number as a QR code, too.',
      }),
    }),
    ...tab('Behaviour', {
      submitUrl: link.meta({
        title: 'Send to',
        description:
          'Where enrolments are posted: this site, its service, or an allowed origin. Left empty: the service of profiles.',
      }),
      minAge: clampedNumber(18, 0, 99).meta({
        title: 'Age',
        description: 'How old members are at least, from 0 to 99. With 0 no age is asked for.',
      }),
    }),
  }),
  examples: {
    default: 'Three tiers and the usual fields; a visitor who has not signed in is asked to.',
    arabic: 'The programme in Arabic.',
    empty: 'Nothing filled in: the form alone, without a table of benefits.',
    'faulty-tiers':
      'A tier twice, one without identifier, points below zero, an age that is none: the others stay.',
    'own-fields': 'An own form with a service of its own, a picture on the card and no QR code.',
  },
  accessibility: [
    'Each control has a visible label; help and error are its description, and a refused form has a summary that takes the focus.',
    'A date of birth in the Hijri calendar is three fields, each with its label, in a group with a name.',
    'How far the next tier is is a meter, and stands beside it in words.',
    'The membership number is shown in groups and read digit by digit, from left to right in every language.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
