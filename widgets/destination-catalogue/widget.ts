import * as z from 'zod';
import { pickFields } from '#src/catalogue/filters/picks.schema.ts';
import { mapCatalogueFields } from '#src/catalogue/map/map-view.schema.ts';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { zodOf } from '#src/schema/define.ts';
import { choice, flag, number, requiredText, tab } from '#src/schema/fields.ts';

const airport = z
  .object({
    label: requiredText().meta({ title: 'Name', description: 'As in “12 km from Riyadh Airport”.' }),
    latitude: z
      .number()
      .min(-90)
      .max(90)
      .meta({ title: 'Latitude', description: 'From −90 to 90.', 'x-field': 'number' }),
    longitude: z
      .number()
      .min(-180)
      .max(180)
      .meta({ title: 'Longitude', description: 'From −180 to 180.', 'x-field': 'number' }),
  })
  .optional()
  .meta({ 'x-field': 'group' });

const widget = defineWidget({
  family: 'Discovery and catalogues',
  purpose: 'Cities and regions',
  words: 'cities, places, regions, towns, where to go',
  modes: ['B2C'],
  load: 'visible',
  lists: true,
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    ...zodOf(mapCatalogueFields).shape,
    ...pickFields,
    ...tab('Appearance', {
      groupBy: choice({ region: 'By region', none: 'One list' }).meta({
        title: 'Groups',
        description:
          'Under a heading for each region, where one page holds all places and nobody searches or chooses another order.',
      }),
    }),
    ...tab('Behaviour', {
      seasonFilter: flag(true).meta({
        title: 'Months',
        description: 'Visitors choose by months above the places. It is the filter “month”.',
      }),
      regionMap: flag(true).meta({
        title: 'Map of regions',
        description: 'Visitors choose a region on a map above the places. It is the filter “region”.',
      }),
      compareMax: number(3, z.int().min(0).max(3)).meta({
        title: 'Places to compare',
        description: 'At most 3; with 0 nothing is compared.',
      }),
      airport: airport.meta({
        title: 'Airport',
        description: 'Each place says how far from it it lies. Left empty: visitors ask for the distance.',
      }),
    }),
  }),
  examples: {
    default: 'Places by region with five filters, three orders and three views.',
    airport:
      'Distances from an airport, one list with a trip among the places, without map, months and comparison.',
    arabic: 'Places in Arabic under their regions.',
    'faulty-entries': 'An airport nowhere, four to compare, and an unknown group fall back.',
  },
  accessibility: [
    'The section is named by its title; groups are headed by their region, one level below.',
    'Regions on the map are links, in a list too; a button shows and hides them, and they are hidden at first.',
    'Months are toggle buttons in a named group.',
    'Each place has a check box “Compare” with its name; one too many stays off, and why is said.',
    'The comparison is a modal dialog with a table that has headings of rows and columns.',
    'The picture of a climate repeats what stands in words.',
    'Nobody is asked where they are before they press the button for it.',
  ],
});

export default widget;
