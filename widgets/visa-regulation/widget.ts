import * as z from 'zod';
import { datedFields } from '#src/dated/dated.schema.ts';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import {
  choice,
  clampedNumber,
  flag,
  html,
  link,
  list,
  number,
  optionalChoice,
  requiredDay,
  requiredLink,
  tab,
} from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const days = (title: string, description: string) =>
  z.number().int().min(0).max(3650).optional().meta({ title, description, 'x-field': 'number' });

const rule = z.object({
  nationalities: list(z.string()).meta({
    title: 'Nationalities',
    description:
      'Codes of two letters, names of groups, or * for all. A country counts before a group, a group before *.',
  }),
  residenceIn: list(z.string()).meta({
    title: 'Residence or visa',
    description:
      'Codes of two letters. The rule fits only visitors who live in one of these countries or hold a visa of it.',
  }),
  purposes: list(
    z.enum(['tourism', 'umrah', 'business', 'transit', 'visit', 'study']).meta({
      'x-field': 'choice',
      'x-labels': {
        tourism: 'Tourism',
        umrah: 'Umrah',
        business: 'Business',
        transit: 'Transit',
        visit: 'Visit to family or friends',
        study: 'Study',
      },
    }),
  ).meta({ title: 'Purposes', description: 'For which journeys it is.' }),
  documentType: choice({
    passport: 'Passport',
    travelDocument: 'Travel document for refugees or stateless persons',
    diplomatic: 'Diplomatic passport',
  }).meta({ title: 'Document', description: 'With which document the visitor travels.' }),
  outcome: z.enum(['visaFree', 'onArrival', 'eVisa', 'embassy', 'notEligible']).meta({
    title: 'Outcome',
    description: 'What these visitors need. A rule without a known outcome is left out.',
    'x-field': 'choice',
    'x-labels': {
      visaFree: 'No visa',
      onArrival: 'Visa on arrival',
      eVisa: 'Electronic visa',
      embassy: 'Visa of an embassy',
      notEligible: 'Not possible',
    },
  }),
  stayDays: days('Days of a stay', 'How long a visitor may stay.'),
  validityDays: days('Days of validity', 'How long the visa may be used.'),
  entries: optionalChoice({ single: 'One', multiple: 'Several' }).meta({
    title: 'Entries allowed',
    description: 'How often a visitor may enter.',
  }),
  fee: z
    .object({
      amount: z.number().min(0).meta({
        title: 'Amount',
        description: '0 where there is none.',
        'x-field': 'number',
      }),
      currency: z.string().default('SAR').meta({
        title: 'Currency',
        description: 'Code of three letters, as ISO 4217 has them.',
        'x-field': 'text',
      }),
    })
    .optional()
    .meta({ title: 'Fee', description: 'What the visa costs.', 'x-field': 'group' }),
  processingDays: days('Days until an answer', 'How long an application takes; 0 for at once.'),
  documents: list(z.string().meta({ 'x-field': 'richtext' }), 20).meta({
    title: 'Papers',
    description: 'What has to be prepared, at most 20.',
  }),
  notes: html().meta({ title: 'Notes', description: 'What else these visitors have to know.' }),
  applyLink: link.meta({
    title: 'Application',
    description: 'Where to apply. Left empty: the official site alone.',
  }),
  priority: number(0).meta({
    title: 'Priority',
    description: 'Of several rules that fit, the one with the highest counts.',
  }),
});

const widget = defineWidget({
  family: 'Travel essentials',
  purpose: 'Which visa one needs, by nationality and purpose',
  words: 'visa, entry, passport, nationality, requirements, evisa, embassy',
  modes: ['B2C'],
  load: 'visible',
  placeholderFields: ['rules'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      rules: list(rule, 400).meta({
        title: 'Rules',
        description:
          'At most 400. Where none fits visitors are sent to the official site: nothing is guessed.',
      }),
      groups: z.record(z.string(), z.array(z.string())).default({}).meta({
        title: 'Groups of countries',
        description:
          'Names that rules may have among their nationalities, each with its codes of two letters.',
        'x-field': 'map',
      }),
      officialLink: requiredLink().meta({
        title: 'Official site',
        description: 'Where visas are decided about. It stands beside every answer.',
      }),
      disclaimer: html().meta({ title: 'Disclaimer', description: 'Stands below every answer.' }),
      ...datedFields(90),
      asOf: requiredDay().meta({
        title: 'As of',
        description: 'The day on which all of this was checked. Visitors see it.',
      }),
    }),
    ...tab('Behaviour', {
      residencyQuestion: flag(true).meta({
        title: 'Question about residence',
        description: 'Asked where a rule is for residents or visa holders of a country.',
      }),
      passportMonths: clampedNumber(6, 0, 24).meta({
        title: 'Months of the passport',
        description: 'How long a passport must be valid, 0 to say nothing, at most 24.',
      }),
      reportNationality: flag(false).meta({
        title: 'Nationality in analytics',
        description: 'The event of a question names the nationality. Otherwise it says the outcome alone.',
      }),
    }),
  }),
  examples: {
    default: 'Fifteen rules for three groups of countries, two of which contradict each other.',
    arabic: 'The same in Arabic.',
    'plain-blue': 'Two rules for everybody in the blue theme: residence is not asked about.',
    stale: 'Rules that nobody has checked for years: visitors are warned.',
    empty: 'No rule yet: visitors see nothing, authors what to fill in.',
    'faulty-rules':
      'Codes of no country, a rule for no purpose and one without an outcome; two rules of one rank differ.',
  },
  accessibility: [
    'The country is chosen in a combobox (APG); below 768 px in the list of the platform.',
    'Purpose and document are groups of radio buttons with a name.',
    'The heading of an answer takes the focus.',
    'A missing country is said at its field, which takes the focus.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;

export type Rule = Config['rules'][number];

export type Purpose = Rule['purposes'][number];
