import * as z from 'zod';
import { datedFields } from '#src/dated/dated.schema.ts';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { asset, flag, html, iconName, link, list, requiredText, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const operator = z.object({
  name: requiredText(80).meta({ title: 'Name', description: 'Who runs it, at most 80 characters.' }),
  logo: asset.meta({ title: 'Logo', description: 'A small picture; the name stands beside it.' }),
  ctaLink: link.meta({ title: 'Link', description: 'Its own pages. Without one the name is text.' }),
  phone: text(30).meta({ title: 'Phone', description: 'With + and the code of the country.' }),
});

const mode = z.object({
  id: requiredText().meta({
    title: 'Identifier',
    description: 'Legs name it. The mode “city” is the one within a city.',
  }),
  label: requiredText(60).meta({ title: 'Name', description: 'As in “By train”, at most 60 characters.' }),
  iconName: iconName.meta({ title: 'Icon', description: 'Stands beside the name.' }),
  body: html().meta({ title: 'Text', description: 'What visitors should know before they take it.' }),
  operators: list(operator, 20).meta({ title: 'Operators', description: 'At most 20.' }),
});

const place = z.object({
  id: requiredText().meta({ title: 'Identifier', description: 'Legs and entry points name it.' }),
  label: requiredText(60).meta({ title: 'Name', description: 'At most 60 characters.' }),
  latitude: z.number().min(-90).max(90).optional().meta({
    title: 'Latitude',
    description: 'In degrees. It tells which place with a connection is the nearest.',
    'x-field': 'number',
  }),
  longitude: z.number().min(-180).max(180).optional().meta({
    title: 'Longitude',
    description: 'In degrees. It tells which place with a connection is the nearest.',
    'x-field': 'number',
  }),
});

const entryPoint = z.object({
  type: z.enum(['air', 'sea', 'land', 'rail']).meta({
    title: 'Type',
    description: 'Entry points of a type stand together.',
    'x-field': 'choice',
    'x-labels': { air: 'Airport', sea: 'Port', land: 'Border crossing', rail: 'Railway station' },
  }),
  label: requiredText(100).meta({ title: 'Name', description: 'At most 100 characters.' }),
  code: text(8).meta({ title: 'Code', description: 'Of an airport three letters (IATA).' }),
  city: text(60).meta({ title: 'City', description: 'The identifier of a place.' }),
  open: text(80).meta({ title: 'Hours', description: 'When it is open, at most 80 characters.' }),
  notes: text(300).meta({ title: 'Note', description: 'At most 300 characters.' }),
});

const leg = z.object({
  from: requiredText().meta({ title: 'From', description: 'The identifier of a place.' }),
  to: requiredText().meta({ title: 'To', description: 'The identifier of a place.' }),
  twoWay: flag(false).meta({ title: 'Both ways', description: 'The way back takes and costs the same.' }),
  mode: requiredText().meta({ title: 'Mode', description: 'The identifier of a mode.' }),
  minutes: z.number().positive().meta({
    title: 'Minutes',
    description: 'From departure to arrival. A leg without is left out.',
    'x-field': 'number',
  }),
  km: z.number().positive().optional().meta({
    title: 'Kilometres',
    description: 'The distance that is covered.',
    'x-field': 'number',
  }),
  priceFrom: z.number().positive().optional().meta({
    title: 'Price from',
    description: 'The lowest fare.',
    'x-field': 'number',
  }),
  currency: text(3).meta({ title: 'Currency', description: 'Three letters, as ISO 4217 has them.' }),
  frequency: text(80).meta({ title: 'How often', description: 'At most 80 characters.' }),
  ctaLink: link.meta({ title: 'Link', description: 'Where timetable and tickets are.' }),
});

const widget = defineWidget({
  family: 'Travel essentials',
  purpose: 'How to get here and around, and how long it takes between cities',
  words: 'transport, train, bus, flight, airport, ferry, how to get there, travel time',
  modes: ['B2C'],
  load: 'visible',
  placeholderFields: ['modes', 'places', 'legs', 'entryPoints'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      modes: list(mode, 10).meta({ title: 'Modes', description: 'Ways to travel, at most ten.' }),
      entryPoints: list(entryPoint, 80).meta({
        title: 'Entry points',
        description: 'Where visitors come into the country, at most 80.',
      }),
    }),
    ...tab('Source', {
      places: list(place, 80).meta({
        title: 'Places',
        description: 'Visitors choose among them, at most 80.',
      }),
      legs: list(leg, 1000).meta({
        title: 'Legs',
        description: 'Ways from one place to another without a change, at most 1000.',
      }),
    }),
    ...tab('Behaviour', datedFields(180)),
  }),
  examples: {
    default: 'Ways between nineteen places, by air, train, coach, hire car and ferry.',
    arabic: 'The same in Arabic.',
    'ways-in': 'Modes and entry points alone, without times between places.',
    empty: 'Nothing yet: visitors see nothing, authors what to fill in.',
    'faulty-legs':
      'Legs to no place, of no mode, of no minutes and from a place to itself are left out; the date is old.',
  },
  accessibility: [
    'Start and destination are chosen in a combobox (APG); below 768 px in the list of the platform.',
    'How many connections there are is said.',
    'Connections are tables whose rows are named by how one travels.',
    'The modes are tabs (APG) that the arrow keys go through.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;

export type Mode = Config['modes'][number];
export type Operator = Mode['operators'][number];
export type Place = Config['places'][number];
export type EntryPoint = Config['entryPoints'][number];
export type Leg = Config['legs'][number];
