import * as z from 'zod';
import { baseMapFields } from '#src/map/base-map.schema.ts';
import { baseFields, cta } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { choice, flag, link, list, requiredText, tab } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const widget = defineWidget({
  family: 'Maps and planning',
  purpose: 'The places and pages that a visitor has saved',
  words: 'wishlist, bookmarks, saved, my trip, favorites, collection',
  modes: ['B2C', 'B2B'],
  load: 'load',
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      types: list(requiredText()).meta({
        title: 'Kinds',
        description: 'Only favourites of these kinds, as in place or event. Left empty: all.',
        'x-field': 'texts',
      }),
      emptyLinks: list(cta, 6).meta({
        title: 'Links without favourites',
        description: 'Where visitors go on who have saved nothing yet, at most six.',
      }),
    }),
    ...tab('Appearance', {
      groupBy: choice({ type: 'By kind', city: 'By city', none: 'In one list' }, 'type').meta({
        title: 'Groups',
        description: 'What stands together under a heading.',
      }),
      sort: choice({ added: 'Latest first', title: 'By name' }, 'added').meta({
        title: 'Order',
        description: 'Order within each group.',
      }),
    }),
    ...tab('Map', {
      showMap: flag(false).meta({
        title: 'Map',
        description: 'The favourites on a map above the list, as far as their places are known.',
      }),
      ...baseMapFields,
    }),
    ...tab('Behaviour', {
      showPlannerLink: flag(true).meta({
        title: 'Into the plan',
        description:
          'A button that adds favourites to the visitor’s trip plan. Not on pages for business users.',
      }),
      plannerPath: link.meta({
        title: 'Page of the plan',
        description: 'Where visitors see and arrange their plan. Left empty: no link to it.',
      }),
      shareable: flag(true).meta({
        title: 'Sharing',
        description:
          'A button that shares the list as a link. Whoever opens the link sees it, and can save it.',
      }),
    }),
  }),
  examples: {
    default: 'All favourites by kind, with ways on for those who have none.',
    arabic: 'The list in Arabic, by city.',
    'by-name': 'One list by name, which cannot be shared.',
    'faulty-order': 'An unknown order, and a link without a label.',
    german: 'The list in German.',
    places: 'Places alone, by city, on a map.',
  },
  accessibility: [
    'Favourites are lists under a heading for each group; each has a check box and a button that are named by it.',
    'After removal the focus is on the next favourite, and an alert offers to undo it.',
    'What was added to the plan is said, and one press takes it back.',
    'On the map markers are buttons named by their favourite, in the order of the list.',
    'An item that is no longer there says so in words.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
