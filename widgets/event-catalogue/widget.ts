import * as z from 'zod';
import { catalogueFields } from '#src/catalogue/facet.schema.ts';
import { calendarFields } from '#src/events/calendar.schema.ts';
import event from '#src/items/event.ts';
import { baseMapFields } from '#src/map/base-map.schema.ts';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { zodOf } from '#src/schema/define.ts';
import { choice, flag, list, tab } from '#src/schema/fields.ts';
import { authoredItem, identityFields, listFields } from '#src/schema/item-fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const { id } = identityFields;
const { tags, latitude, longitude, city, region } = listFields;
const { facets, baseFilters, pageSize, showFavourite, placeholderImage } = zodOf(catalogueFields).shape;

/** An event of the page. */
const item = authoredItem({ id, tags, latitude, longitude, city, region, ...event.fields });

const view = z.enum(['list', 'month', 'map']).meta({
  'x-field': 'choice',
  'x-labels': { list: 'List by day', month: 'Month with the list below', map: 'Map with a list' },
});

const widget = defineWidget({
  family: 'Discovery and catalogues',
  purpose: "What's on, by day",
  words: 'what’s on, agenda, concerts, festivals, calendar, things to see',
  modes: ['B2C'],
  load: 'visible',
  lists: true,
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    facets,
    baseFilters,
    pageSize,
    showFavourite,
    placeholderImage,
    ...zodOf(calendarFields).shape,
    ...tab('Source', {
      source: choice({
        search: 'Those of this page, then what the search finds',
        config: 'Those of this page alone',
      }).meta({ title: 'Events', description: 'Where they come from.' }),
      items: list(item, 500).meta({
        title: 'Events of this page',
        description: 'Stand before what the search finds, and are filtered alike. At most 500.',
      }),
    }),
    ...tab('Appearance', {
      views: list(view).meta({
        title: 'Views',
        description: 'What visitors may choose; the first comes first. Left empty: the list alone.',
      }),
      weekStart: z
        .literal([0, 1, 6])
        .optional()
        .meta({
          title: 'Weeks begin with',
          description: 'Left empty: as the language has it; in Saudi Arabia with Sunday.',
          'x-field': 'choice',
          'x-labels': { 0: 'Sunday', 1: 'Monday', 6: 'Saturday' },
        }),
    }),
    ...tab('Map', baseMapFields),
    ...tab('Behaviour', {
      defaultRange: choice(
        { today: 'Today', weekend: 'This weekend', '30d': 'Thirty days', season: 'This season' },
        '30d',
      ).meta({
        title: 'Days at first',
        description:
          'Which days are shown while visitors have chosen none. The weekend is Friday and Saturday.',
      }),
      showPast: flag(false).meta({
        title: 'Past events',
        description: 'Visitors may ask for events that are over, the newest first.',
      }),
    }),
  }),
  examples: {
    default: 'Thirty days by day, with a month, four filters and past events.',
    arabic: 'The season in Arabic, with Hijri dates first.',
    weekend: 'The weekend as a list alone, with Hijri dates beside.',
    'own-events': 'Events of this page: a series, a night abroad, one cancelled, one without a date.',
    'faulty-fields': 'An unknown week start, range and view fall back; an event without a title is left out.',
  },
  accessibility: [
    'The section is named by its title; each event has one link, its title.',
    'Ranges of days are buttons in a named group, of which one is pressed.',
    'The list stands under a heading for each day, and is whole without the month.',
    'The month is a grid of dates; the name of a day has the number of its events.',
    'Status and “on now” are text.',
    'The number of events is said once for each question.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
