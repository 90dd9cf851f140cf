import * as z from 'zod';
import { baseMapFields } from '#src/map/base-map.schema.ts';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { choice, clampedNumber, flag, list, tab } from '#src/schema/fields.ts';
import { authoredItem, identityFields, listFields } from '#src/schema/item-fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const { tags, latitude, longitude } = listFields;

/** A place of the page: a card with a position. */
const item = authoredItem({ ...identityFields, latitude, longitude, tags });

const degrees = z.number().optional();

/** Its numbers are judged together: where one is wrong the widget shows nothing. */
const origin = z
  .object({
    latitude: degrees.meta({ title: 'Latitude', description: 'From −90 to 90.', 'x-field': 'number' }),
    longitude: degrees.meta({ title: 'Longitude', description: 'From −180 to 180.', 'x-field': 'number' }),
  })
  .optional()
  .meta({ 'x-field': 'group' });

const widget = defineWidget({
  family: 'Maps and planning',
  purpose: 'What is near this page or the visitor',
  words: 'near me, around here, distance, close by, what else is here',
  modes: ['B2C'],
  load: 'visible',
  placeholderFields: ['origin', 'items'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      items: list(item, 500).meta({
        title: 'Places',
        description: 'At most 500; the widget puts the nearest first. One without a position is left out.',
      }),
    }),
    ...tab('Source', {
      source: choice({ items: 'The places of this page', search: 'A search' }).meta({
        title: 'Source',
        description: 'Where the places come from; what a search finds is listed beside those of this page.',
      }),
      categories: list(z.string()).meta({
        title: 'Categories',
        description: 'Keys of categories; places of one of them are listed. Left empty: all.',
      }),
    }),
    ...tab('Behaviour', {
      origin: origin.meta({
        title: 'Measured from',
        description: 'The place of this page. Numbers that are no place on earth turn the widget off.',
      }),
      fromPage: flag(true).meta({
        title: 'Place of the page',
        description:
          'Without the numbers above: the place that the page tells search engines (structured data, else geo.position).',
      }),
      radiusKm: clampedNumber(25, 1, 200).meta({
        title: 'Radius',
        description: 'In km, from 1 to 200. Visitors may widen it where nothing is within.',
      }),
      limit: clampedNumber(8, 1, 24).meta({ title: 'Places at most', description: 'From 1 to 24.' }),
      allowLocate: flag(true).meta({
        title: 'Near the visitor',
        description: 'Visitors may ask what is near them; their browser asks them first.',
      }),
    }),
    ...tab('Appearance', {
      view: choice({ list: 'List', map: 'Map with a list' }).meta({
        title: 'View',
        description: 'How the places are shown.',
      }),
    }),
    ...tab('Map', baseMapFields),
  }),
  examples: {
    default: 'What a search finds within 25 km of Hegra.',
    arabic: 'The same in Arabic.',
    items: 'Places of this page, the heritage among them, within 60 km of the middle of Riyadh.',
    map: 'Places of this page on a map, with the list beside it.',
    visitor: 'No place of the page: visitors ask what is near them.',
    far: 'Nothing within a kilometre: visitors widen the circle.',
    'faulty-origin': 'A latitude beyond the pole: visitors see nothing, the author is told.',
    'faulty-values': 'A radius and a number beyond their limits, a place without a position.',
  },
  accessibility: [
    'The section is named by its title; places are a list, each a heading with one link.',
    'How far a place is and in which direction is said in words; the arrow repeats it.',
    'That distances are in a straight line is said beside the list.',
    'Nobody is asked where they are before they press the button for it, which says so first.',
    'How many places there are is said after each press; after “look within” the focus is on it.',
    'On the map markers are buttons named by their place, in the order of the list.',
  ],
});

/** What an author may configure. */
export type Config = ConfigOf<typeof widget>;

export default widget;
