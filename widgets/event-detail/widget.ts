import * as z from 'zod';
import { calendarFields } from '#src/events/calendar.schema.ts';
import { eventDetail } from '#src/events/page/detail.schema.ts';
import { baseMapFields } from '#src/map/base-map.schema.ts';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { zodOf } from '#src/schema/define.ts';
import { flag, link, tab } from '#src/schema/fields.ts';
import { listFields } from '#src/schema/item-fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const { latitude, longitude } = listFields;

const widget = defineWidget({
  family: 'Discovery and catalogues',
  purpose: 'One event: dates, venue, prices, calendar',
  words: 'concert, festival, show, exhibition, tickets, ICS',
  modes: ['B2C'],
  load: 'load',
  placeholderFields: ['event'],
  schema: z.object({
    ...baseFields,
    ...zodOf(calendarFields).shape,
    ...tab('Content', {
      event: zodOf(eventDetail)
        .extend({ latitude, longitude })
        .optional()
        .meta({ title: 'Event', description: 'What the page is about.', 'x-field': 'group' }),
    }),
    ...tab('Map', {
      showMap: flag(true).meta({
        title: 'Map',
        description: 'A map with the venue, fetched when a visitor asks for it.',
      }),
      ...baseMapFields,
    }),
    ...tab('Behaviour', {
      showCountdown: flag(false).meta({
        title: 'Countdown',
        description: 'Says how long it is until the next date begins.',
      }),
      registerInline: flag(false).meta({
        title: 'Registration',
        description: 'Visitors register here, on this page. The event needs its identifier.',
      }),
      registerPath: link.meta({
        title: 'Page of the waiting list',
        description:
          'Where visitors register for an event: a sold-out one leads there. {id} becomes the identifier, else it is added as eventId.',
      }),
    }),
  }),
  examples: {
    default: 'A series of evenings with prices, tickets, pictures and both calendars.',
    arabic: 'A festival of several days in Arabic, with the Hijri date first.',
    'another-zone': 'A day abroad in its own time and in that of the site, with registration here.',
    cancelled: 'A cancelled event: no tickets, and a calendar file that cancels.',
    'faulty-dates':
      'A date that ends before it starts is a single day, one that cannot be read and a price that is no number are left out.',
    soldout: 'A sold-out event leads to its waiting list.',
    'to-be-announced': 'No date yet: no calendar file, no countdown.',
  },
  accessibility: [
    'The section is named by its title, else by the event.',
    'The map comes by a button, and takes the focus; where the event is stands in words before it.',
    'Facts are a list of terms with their values; the status is text.',
    'Dates to choose from are radio buttons with a common name, more than eight a list of options.',
    'Prices are a table with headings of its columns and rows.',
    'The button that keeps a date names the kind of file; links to calendars on the web say that they open a new window.',
  ],
});

export default widget;

/** What an author may configure. */
export type Config = ConfigOf<typeof widget>;

/** An event that is there. */
export type Detail = NonNullable<Config['event']>;
