import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { choice, flag, list, reference, requiredText, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const item = z.object({
  id: reference.meta({
    title: 'Identifier',
    description: 'The browser remembers by it what is packed: keep it when the words change.',
  }),
  label: requiredText(120).meta({ title: 'Item', description: 'What to take, at most 120 characters.' }),
  note: text(300).meta({
    title: 'Note',
    description: 'Why it is taken, or how much of it. At most 300 characters.',
  }),
  required: flag(false).meta({
    title: 'Essential',
    description: 'Nobody should travel without it: visitors see a mark beside it.',
  }),
});

const kind = z.object({
  id: reference.meta({
    title: 'Identifier',
    description: 'The browser remembers by it what is packed: keep it when the words change.',
  }),
  label: requiredText(80).meta({
    title: 'Kind of trip',
    description: 'Visitors choose by it, at most 80 characters.',
  }),
  season: choice({
    any: 'All year',
    spring: 'Spring',
    summer: 'Summer',
    autumn: 'Autumn',
    winter: 'Winter',
  }).meta({ title: 'Season', description: 'Stands below the kind of trip.' }),
  purpose: choice({
    tourism: 'Holiday',
    umrah: 'Umrah',
    business: 'Business',
    visit: 'Visit to family or friends',
    study: 'Study',
    transit: 'Transit',
  }).meta({ title: 'Purpose', description: 'Stands below the kind of trip.' }),
  groups: list(
    z.object({
      label: requiredText(80).meta({
        title: 'Group',
        description: 'What its items have in common, at most 80 characters.',
      }),
      items: list(item).meta({
        title: 'Items',
        description: 'A group without any is not shown.',
      }),
    }),
  ).meta({ title: 'Groups', description: 'As Clothes or Papers, in the order in which they are shown.' }),
});

const widget = defineWidget({
  family: 'Travel essentials',
  purpose: 'What to pack for each kind of trip, to be ticked off',
  words: 'packing list, luggage, suitcase, what to bring, checklist',
  modes: ['B2C'],
  load: 'visible',
  placeholderFields: ['lists'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      lists: list(kind, 10).meta({
        title: 'Lists',
        description: 'One for each kind of trip, at most ten. With several, visitors choose.',
      }),
    }),
    ...tab('Behaviour', {
      allowCustom: flag(true).meta({
        title: 'Own items',
        description: 'Visitors may add up to 50 items of their own to a list.',
      }),
      allowPrint: flag(true).meta({
        title: 'Print',
        description: 'A button prints the list without the rest of the page.',
      }),
    }),
  }),
  examples: {
    default: 'Four kinds of trip, with own items and print.',
    arabic: 'The same in Arabic.',
    'one-list': 'One list: nothing to choose, no own items, no print, in the blue theme.',
    empty: 'No list yet: visitors see nothing, authors what to fill in.',
    'faulty-entries':
      'An item, a group and a list without a name are left out, a list without items too; an unknown season is all year.',
  },
  accessibility: [
    'Kinds of trip are radio buttons; the items of a group are check boxes under its name.',
    'How much is packed is text, and is said after each tick.',
    'To start again is asked for in an alert dialog (APG), whose first button changes nothing.',
    'After an own item has been removed, the focus is on the field for another.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
