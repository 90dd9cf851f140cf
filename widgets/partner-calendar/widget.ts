import * as z from 'zod';
import { calendarFields } from '#src/events/calendar.schema.ts';
import event from '#src/items/event.ts';
import { baseFields, categoryColour } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { zodOf } from '#src/schema/define.ts';
import { choice, flag, link, list, requiredText, rule, tab } from '#src/schema/fields.ts';
import { cardFields, identityFields, listFields } from '#src/schema/item-fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const { id } = identityFields;
const { title, description, url } = cardFields;
const { city } = listFields;
const { startDate, endDate, occurrences, timeZone, venue, status } = event.fields;

/** An event of the page. */
const item = z
  .object({
    id,
    title,
    description,
    url,
    category: z.string().default('').meta({
      title: 'Category',
      description: 'Key of one of the categories. Another key counts as “Other”.',
      'x-field': 'reference',
    }),
    startDate,
    endDate,
    occurrences,
    timeZone,
    venue,
    city,
    status,
  })
  .meta({ 'x-field': 'group' });

const category = z
  .object({
    key: requiredText().meta({ title: 'Key', description: 'As events have it.' }),
    label: requiredText().meta({ title: 'Label', description: 'What visitors read.' }),
    colour: categoryColour.meta({ title: 'Colour', description: 'Of its bars; its label says the same.' }),
  })
  .meta({ 'x-field': 'group' });

const view = z.enum(['month', 'week', 'list']).meta({
  'x-field': 'choice',
  'x-labels': { month: 'Month', week: 'Week', list: 'List by day' },
});

const widget = defineWidget({
  family: 'Partner portal',
  purpose: 'Trade events by month, week or day',
  words: 'trade calendar, fairs, webinars, workshops, deadlines, agenda, subscribe',
  modes: ['B2B'],
  load: 'load',
  lists: true,
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    ...zodOf(calendarFields).shape,
    ...tab('Content', {
      categories: list(category, 12).meta({
        title: 'Categories',
        description: 'What visitors filter by, at most 12. Events of any other category are under “Other”.',
      }),
    }),
    ...tab('Source', {
      source: choice({
        search: 'Those of this page, and what the search finds',
        config: 'Those of this page alone',
      }).meta({ title: 'Events', description: 'Where they come from.' }),
      events: list(item, 500).meta({
        title: 'Events of this page',
        description: 'At most 500. Dates more than two years away are left out.',
      }),
    }),
    ...tab('Appearance', {
      views: list(view).meta({
        title: 'Views',
        description:
          'What visitors may choose; the first comes first. Left empty: the month alone. On a phone it is always the list.',
      }),
    }),
    ...tab('Behaviour', {
      eventPath: link.meta({
        title: 'Page of an event',
        description:
          '{id} in it is replaced by the event’s id; without it /<id> is added before .html. Left empty: the event’s own address.',
      }),
      registerPath: link.meta({
        title: 'Page of registration',
        description:
          'Offered while registration is open; {id} becomes the identifier, else it is added as eventId. Left empty: no link.',
      }),
      icsFeed: z.string().transform(rule('web address')).optional().meta({
        title: 'Calendar feed',
        description:
          'Address of a calendar file that the site renews, beginning with https. Visitors can copy it and subscribe to it.',
        'x-field': 'link',
      }),
      showRegistered: flag(true).meta({
        title: 'Registrations',
        description: 'Marks events that the visitor has registered for or is on the waiting list of.',
      }),
    }),
  }),
  examples: {
    default: 'Month, week and list of the search, with categories, registration and a feed.',
    arabic: 'The list first, in Arabic, with Hijri dates first.',
    'own-events': 'Events of this page: over several days, several on one day, one cancelled.',
    'open-calls': 'The list of this page’s events that run for months.',
    'faulty-entries':
      'An event that ends before it starts, an unknown category and view, one in ten years, a feed without https.',
  },
  accessibility: [
    'Month and week are grids of dates with one tab stop; the name of a day has the number of its events.',
    'Enter on a day shows its events below, and the focus goes to their heading.',
    'Bars are no tab stops; the list has every event that the grid has.',
    'A category is written beside its colour.',
    'The number of events is said when it changes.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
