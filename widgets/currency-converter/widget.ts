import * as z from 'zod';
import { datedFields } from '#src/dated/dated.schema.ts';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { html, link, list, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const code = 'Three letters, as ISO 4217 has them.';

const widget = defineWidget({
  family: 'Travel essentials',
  purpose: 'An amount in another currency, at rates of a known day',
  words: 'exchange rate, money, riyal, dollar, euro, convert',
  modes: ['B2C'],
  load: 'interaction',
  placeholderFields: ['base', 'rates'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      base: z
        .string()
        .default('SAR')
        .meta({
          title: 'Base',
          description: `The currency that all rates are for. ${code}`,
          'x-field': 'text',
        }),
      rates: z.record(z.string(), z.number()).default({}).meta({
        title: 'Rates',
        description: 'For each currency how many units of it one unit of the base is worth, at most 60.',
        'x-field': 'map',
      }),
      disclaimer: html().meta({ title: 'Note on the rates', description: 'Stands below the amounts.' }),
    }),
    ...tab('Source', {
      ratesUrl: link.meta({
        title: 'Address of newer rates',
        description:
          'Answers asOf, base and rates as JSON. Older ones, and those for another base, are not used.',
      }),
      ...datedFields(7),
    }),
    ...tab('Behaviour', {
      defaultFrom: text(3).meta({
        title: 'From',
        description: `The currency that visitors begin with. ${code} Left empty: the one of their country.`,
      }),
      defaultTo: text(3).meta({
        title: 'To',
        description: `The currency it becomes. ${code} Left empty: the base.`,
      }),
      commonAmounts: list(z.number().positive(), 8).default([10, 50, 100, 500]).meta({
        title: 'Usual amounts',
        description: 'Stand in a table with what they are worth, at most 8.',
      }),
    }),
  }),
  examples: {
    default: 'Rates of one day for two dozen currencies.',
    arabic: 'The same in Arabic.',
    'newer-rates': 'Rates that a service renews; those of the page are used until it answers.',
    empty: 'No rates yet: visitors see nothing, authors what to fill in.',
    'faulty-rates': 'A rate of nothing, a negative one and one of no currency are left out; the day is old.',
  },
  accessibility: [
    'Each amount and each currency has its label; the two sides are groups with a name.',
    'Currencies are chosen in a combobox (APG); below 768 px in the list of the platform.',
    'What comes out is said half a second after the last key.',
    'What is wrong with an amount stands at its field, which refers to it; the last result stays.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
