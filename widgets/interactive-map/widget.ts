import * as z from 'zod';
import { baseMapFields } from '#src/map/base-map.schema.ts';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import {
  choice,
  clampedNumber,
  flag,
  iconName,
  list,
  reference,
  requiredText,
  tab,
  textMap,
} from '#src/schema/fields.ts';
import { zodOf } from '#src/schema/define.ts';
import { mapItem } from './item.schema.ts';

const category = z.object({
  key: requiredText().meta({
    title: 'Key',
    description: 'Places belong to it that have it among their categories or tags.',
    'x-field': 'reference',
  }),
  label: requiredText(60).meta({ title: 'Name', description: 'What visitors read.' }),
  iconName: iconName.meta({ title: 'Icon', description: 'Name of a built-in icon, shown on the marker.' }),
  colour: reference.meta({
    title: 'Colour',
    description: 'Of the marker, as #0f4fc4; it carries a white icon, so it must be dark.',
  }),
});

const cardPart = z.enum(['picture', 'description', 'categories', 'facts']).meta({
  'x-field': 'choice',
  'x-labels': { picture: 'Picture', description: 'Text', categories: 'Categories', facts: 'Short facts' },
});

const widget = defineWidget({
  family: 'Maps and planning',
  purpose: 'Places on a map, with categories and a list',
  words: 'map, markers, pins, clusters, places, nearby',
  modes: ['B2C', 'B2B'],
  load: 'visible',
  lists: true,
  placeholderFields: ['items', 'features'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      items: list(zodOf(mapItem), 2000).meta({
        title: 'Places',
        description:
          'At most 2,000, in the order of the list. One without a position stands in the list alone.',
      }),
      features: z.unknown().optional().meta({
        title: 'Places as GeoJSON',
        description:
          'A FeatureCollection or a list of Features, after the places above; properties hold the same fields, coordinates are longitude, then latitude.',
        'x-field': 'json',
      }),
      categories: list(category, 20).meta({
        title: 'Categories',
        description: 'At most 20. Visitors show and hide the places of each.',
      }),
    }),
    ...tab('Source', {
      source: choice({ items: 'The places above', search: 'A search' }).meta({
        title: 'Source',
        description: 'Where the places come from; a search asks again where visitors have moved the map.',
      }),
      filters: textMap().meta({
        title: 'Filters',
        description: 'Of a search: parameters and their values, as type: place; query: its term.',
      }),
    }),
    ...tab('Map', {
      center: z.array(z.number()).min(2).max(2).optional().meta({
        title: 'Centre',
        description: 'Latitude and longitude where the map begins. Left empty: all places are shown.',
        'x-field': 'list',
      }),
      zoom: clampedNumber(5, 1, 18).meta({
        title: 'Zoom',
        description: 'With a centre: from 1, the world, to 18, a house.',
      }),
      bounds: z.array(z.number()).min(4).max(4).optional().meta({
        title: 'Limits',
        description: 'South, west, north and east of what is shown at first, where there is no centre.',
        'x-field': 'list',
      }),
      clusterRadius: clampedNumber(60, 0, 200).meta({
        title: 'Cluster radius',
        description: 'Markers that stand closer together than so many px are one with a number; 0 for none.',
      }),
      clusterMaxZoom: clampedNumber(12, 1, 17).meta({
        title: 'Clusters up to zoom',
        description: 'Nearer than this each place stands alone.',
      }),
      ...baseMapFields,
    }),
    ...tab('Behaviour', {
      showSearch: flag(true).meta({
        title: 'Search field',
        description: 'Visitors find a place by its name.',
      }),
      showLocate: flag(false).meta({
        title: 'Own position',
        description: 'A button that shows visitors where they are, after their browser has asked them.',
      }),
    }),
    ...tab('Appearance', {
      listPosition: choice({ start: 'Before the map', end: 'After the map', bottom: 'Below the map' }).meta({
        title: 'List',
        description: 'Where the list stands on wide screens; on a phone it is below.',
      }),
      cardFields: list(cardPart, 4).meta({
        title: 'Card',
        description: 'What the card of a place shows beside its name. Left empty: picture, text and facts.',
      }),
      height: clampedNumber(560, 240, 1000).meta({ title: 'Height', description: 'Of the map, in px.' }),
    }),
  }),
  examples: {
    default: 'Places in eight categories; visitors may ask where they are.',
    arabic: 'The same in Arabic, with the list after the map.',
    empty: 'No places: the country, and a sentence that there are none.',
    'faulty-places':
      'Numbers swapped, a latitude beyond the pole, no title, no point, tiles without numbers: what can be used is.',
    geojson: 'Places as GeoJSON around a centre, in the blue theme, with the list below the map.',
    search: 'Places of a search, which is asked again where visitors have moved the map.',
    tiles: 'Tiles of the site itself with their attribution; each marker alone.',
  },
  accessibility: [
    'The section is named by its title; the map in it is a group, and no stop for the keyboard itself.',
    'Markers are buttons named by their place, in the order of the list; a cluster is named by how many places of which kinds it holds.',
    'Buttons zoom and move the map; on each of them arrow keys, plus and minus do the same.',
    'The list holds every place that the map shows, and those without a position; each entry shows its place on the map.',
    'The card of a place takes the focus, and gives it back when it is closed, by Escape too.',
    'Categories are toggle buttons in a named group; how many places are left is said.',
    'One finger scrolls the page, the wheel too: two fingers, or ctrl with the wheel, move the map.',
  ],
});

export default widget;
