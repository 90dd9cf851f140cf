import * as z from 'zod';
import { baseMapFields } from '#src/map/base-map.schema.ts';
import { baseFields, cta } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { clampedNumber, day, flag, list, tab, textMap } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const widget = defineWidget({
  family: 'Maps and planning',
  purpose: 'A plan by days that visitors make of what they have saved',
  words: 'trip planner, my trip, plan, days, route, saved places',
  modes: ['B2C'],
  load: 'visible',
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      startDate: day.meta({
        title: 'First day',
        description: 'Where visitors have not chosen one themselves. Left empty: days without dates.',
      }),
      suggestFilters: textMap().meta({
        title: 'Suggestions',
        description:
          'Filters of a search whose first six results are suggested, as type: place. Left empty: none are.',
      }),
      emptyLinks: list(cta, 6).meta({
        title: 'Links without favourites',
        description: 'Where visitors go on who have saved nothing yet, at most six.',
      }),
    }),
    ...tab('Map', baseMapFields),
    ...tab('Behaviour', {
      maxDays: clampedNumber(14, 1, 21).meta({
        title: 'Most days',
        description: 'Of a plan, from 1 to 21.',
      }),
      maxStops: clampedNumber(40, 1, 200).meta({
        title: 'Most stops',
        description: 'Of all days together, from 1 to 200.',
      }),
      allowShare: flag(true).meta({
        title: 'Sharing',
        description:
          'A button that shares the plan as a link. Whoever opens it sees the plan, and can copy it.',
      }),
      allowPrint: flag(true).meta({
        title: 'Print',
        description: 'A button prints the plan without the rest of the page.',
      }),
      allowIcs: flag(true).meta({
        title: 'Calendar file',
        description: 'A button gives the stops to the visitor’s calendar, each on its day.',
      }),
    }),
  }),
  examples: {
    default: 'A plan with suggestions, and ways on for those who have saved nothing.',
    arabic: 'The planner in Arabic, with a first day.',
    short: 'At most three days with two stops in all, without buttons, in the blue theme.',
    'faulty-limits': 'Limits that are too high and a first day that no calendar has: what can be used is.',
  },
  accessibility: [
    'Days and saved places are plain lists; each entry has a menu button that moves it.',
    'Dragging does what the menu does, and nothing more; Alt with arrows on the button does it too.',
    'Each move is said with its day, its place and the number of places.',
    'The last change is named beside the button that takes it back.',
    'The map shows the stops of one day as numbered buttons; the list alone is enough.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
