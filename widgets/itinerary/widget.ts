import * as z from 'zod';
import { baseMapFields } from '#src/map/base-map.schema.ts';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { flag, html, list, tab, text } from '#src/schema/fields.ts';
import { cardFields, count, identityFields, listFields, months } from '#src/schema/item-fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const transport = z
  .object({
    mode: z
      .enum(['car', 'walk', 'train', 'plane', 'bus', 'boat'])
      .optional()
      .meta({
        title: 'Mode',
        description: 'How one travels.',
        'x-field': 'choice',
        'x-labels': {
          car: 'Car',
          walk: 'On foot',
          train: 'Train',
          plane: 'Plane',
          bus: 'Bus',
          boat: 'Boat',
        },
      }),
    minutes: count.meta({ title: 'Minutes', description: 'From this stop to the next one.' }),
    km: z.number().positive().optional().meta({
      title: 'Kilometres',
      description: 'The distance that is covered.',
      'x-field': 'number',
    }),
  })
  .optional();

const stop = z.object({
  ...identityFields,
  title: cardFields.title.meta({
    title: 'Title',
    description: 'What visitors see there. A stop without one is left out.',
  }),
  description: cardFields.description,
  url: cardFields.url.meta({ title: 'Address', description: 'Where the stop’s title leads.' }),
  featureImage: cardFields.featureImage,
  latitude: listFields.latitude,
  longitude: listFields.longitude,
  minutes: count.meta({ title: 'Minutes', description: 'How long one stays, above 0.' }),
  note: text(600).meta({
    title: 'Note',
    description: 'What to look for, at most 600 characters. It is copied into a visitor’s plan.',
  }),
  tip: text(300).meta({ title: 'Tip', description: 'Set apart from the note, at most 300 characters.' }),
  transportToNext: transport.meta({
    title: 'On to the next stop',
    description: 'That of a day’s last stop leads to the first one of the next day.',
    'x-field': 'group',
  }),
});

const day = z.object({
  label: text(40).meta({
    title: 'Label',
    description: 'As in “Day 1” or “Friday”; left empty, the day’s number.',
  }),
  title: text(120).meta({ title: 'Title', description: 'What the day is about, at most 120 characters.' }),
  intro: html().meta({ title: 'Introduction', description: 'A paragraph before the stops.' }),
  stops: list(stop, 30).meta({ title: 'Stops', description: 'In their order, at most 30.' }),
});

const summary = z.object({
  nights: z.int().min(0).optional().meta({
    title: 'Nights',
    description: 'Left empty: one less than there are days.',
    'x-field': 'number',
  }),
  km: z.number().positive().optional().meta({
    title: 'Kilometres',
    description: 'Left empty: the sum of the ways between the stops.',
    'x-field': 'number',
  }),
  bestMonths: months.meta({ title: 'Best months', description: '1 for January to 12 for December.' }),
  startCity: text(60).meta({ title: 'Starts in', description: 'A city, at most 60 characters.' }),
  endCity: text(60).meta({ title: 'Ends in', description: 'A city, at most 60 characters.' }),
});

const widget = defineWidget({
  family: 'Maps and planning',
  purpose: 'A trip by days, with what to see and how to get on',
  words: 'itinerary, trip, route, day by day, tour, schedule',
  modes: ['B2C'],
  load: 'visible',
  placeholderFields: ['days'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      days: list(day, 21).meta({
        title: 'Days',
        description: 'In their order, at most 21. A link to #day-3 opens the third one, whatever its label.',
      }),
      summary: summary.optional().meta({
        title: 'At a glance',
        description: 'Stands beside the days.',
        'x-field': 'group',
      }),
    }),
    ...tab('Map', {
      showMap: flag(true).meta({
        title: 'Map',
        description: 'Shows the stops that have a position, numbered, with straight lines between them.',
      }),
      ...baseMapFields,
    }),
    ...tab('Behaviour', {
      allowCopyToPlanner: flag(true).meta({
        title: 'Copy to the plan',
        description: 'A button puts the trip in the place of the visitor’s own plan, which can be undone.',
      }),
      allowPrint: flag(true).meta({
        title: 'Print',
        description: 'A button prints the trip without the rest of the page.',
      }),
    }),
  }),
  examples: {
    default: 'Three days in and around the capital, with a map, totals, transport, tips and notes.',
    arabic: 'Four days in Arabic.',
    'one-day': 'One day without a label, a map or buttons, in the blue theme.',
    'far-off': 'The authored kilometres are 30 % above those of the stops: the author is told.',
    empty: 'No day yet: visitors see nothing, authors what to fill in.',
    'faulty-stops':
      'Negative minutes, a way of an unknown mode and a stop without a title are left out, a stop with latitude and longitude swapped is on no map; equal days stay in their order.',
  },
  accessibility: [
    'Each day is a heading with a button that says whether the day is open (APG: accordion).',
    'The stops of a day are an ordered list that goes on counting from day to day.',
    'How one gets on is text; its icon says nothing more.',
    'A marker of the map is a button named by its stop; its card takes the focus and gives it back, and the list is enough without the map.',
    'What became of copying is said, and undoing it is a button beside it.',
    'On paper, and where no script runs, all days are open.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
export type AuthoredDay = Config['days'][number];
export type AuthoredStop = AuthoredDay['stops'][number];
export type Transport = NonNullable<AuthoredStop['transportToNext']>;
