import * as z from 'zod';
import { baseMapFields } from '#src/map/base-map.schema.ts';
import { numberWithin } from '#src/schema/answer-fields.ts';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { flag, html, link, list, optionalChoice, requiredText, tab, text } from '#src/schema/fields.ts';
import { months } from '#src/schema/item-fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const positive = z.number().positive().optional();

const stage = z.object({
  title: requiredText(100).meta({ title: 'Title', description: 'At most 100 characters.' }),
  km: positive.meta({ title: 'Kilometres', description: 'How long the stage is.', 'x-field': 'number' }),
  minutes: positive.meta({
    title: 'Minutes',
    description: 'How long it takes, without rests.',
    'x-field': 'number',
  }),
  note: text(300).meta({ title: 'Note', description: 'At most 300 characters.' }),
});

const waypoint = z.object({
  title: requiredText(100).meta({ title: 'Title', description: 'At most 100 characters.' }),
  note: text(200).meta({ title: 'Note', description: 'At most 200 characters.' }),
  latitude: numberWithin(-90, 90).meta({
    title: 'Latitude',
    description: 'From −90 to 90.',
    'x-field': 'number',
  }),
  longitude: numberWithin(-180, 180).meta({
    title: 'Longitude',
    description: 'From −180 to 180.',
    'x-field': 'number',
  }),
});

const widget = defineWidget({
  family: 'Maps and planning',
  purpose: 'A trail or a drive on a map, with its profile, its stages and a GPX file',
  words: 'trail, hike, hiking, walk, drive, route, track, GPX, elevation profile, stages',
  modes: ['B2C'],
  load: 'visible',
  placeholderFields: ['route', 'gpxReference', 'stages'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      stages: list(stage, 40).meta({
        title: 'Stages',
        description: 'In their order, at most 40. Shown without the line, too.',
      }),
      waypoints: list(waypoint, 40).meta({
        title: 'Along the way',
        description: 'Places beside the line, in their order, at most 40; also in the GPX file.',
      }),
      difficulty: optionalChoice({ easy: 'Easy', moderate: 'Moderate', hard: 'Hard' }).meta({
        title: 'Difficulty',
        description: 'Left empty: not shown.',
      }),
      surface: text(160).meta({
        title: 'Surface',
        description: 'As in “Sand and gravel”, at most 160 characters.',
      }),
      bestMonths: months.meta({
        title: 'Best months',
        description: '1 for January to 12 for December. In any other month visitors are told.',
      }),
      warnings: html().meta({
        title: 'Warnings',
        description: 'What visitors must know before they set out.',
      }),
    }),
    ...tab('Source', {
      route: z.unknown().optional().meta({
        title: 'Line as GeoJSON',
        description:
          'A LineString or MultiLineString, a Feature or a FeatureCollection with them: longitude, latitude and, where it is known, metres above the sea.',
        'x-field': 'json',
      }),
      gpxReference: link.meta({
        title: 'GPX file',
        description: 'Takes the place of the line above: at most 5 MB, with tracks or routes.',
      }),
    }),
    ...tab('Map', baseMapFields),
    ...tab('Behaviour', {
      allowGpx: flag(true).meta({
        title: 'Can be downloaded',
        description: 'A button gives visitors the line as a GPX file for their device.',
      }),
    }),
  }),
  examples: {
    default: 'A walk with its profile, its stages and places along the way.',
    arabic: 'A ride in Arabic, whose profile runs from left to right.',
    gpx: 'A drive whose line is read from a GPX file with a gap.',
    flat: 'A line without elevations has no profile; in the blue theme, without a download.',
    empty: 'No line and no stage yet: visitors see nothing, authors what to fill in.',
    'faulty-line': 'A point in place of a line: the stages are shown, and the author reads why.',
    'faulty-gpx': 'A GPX file that is a page of HTML: the stages are shown, and the author reads why.',
  },
  accessibility: [
    'The profile is decoration for those who see it: the same stands in a table.',
    'A slider (APG Slider) goes along the route and says distance, height and stage.',
    'Profile and slider run from left to right in every language.',
    'Stages and places along the way are ordered lists, and enough without the map: each entry can be shown on it.',
    'A marker is a button named by its place; its card takes the focus and gives it back.',
    'That a month is outside the best time is said in words.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
export type Stage = Config['stages'][number];
export type Waypoint = Config['waypoints'][number];
