import * as z from 'zod';
import { calendarFields } from '#src/events/calendar.schema.ts';
import { baseFields } from '#src/schema/base.ts';
import { zodOf } from '#src/schema/define.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { choice, flag, link, reference, tab } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';
import { tradeEvent } from './trade-event.schema.ts';

const widget = defineWidget({
  family: 'Partner portal',
  purpose: 'One event of the partners’ calendar',
  words: 'trade fair, webinar, programme, agenda, speakers, ICS',
  modes: ['B2B'],
  load: 'load',
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    ...zodOf(calendarFields).shape,
    ...tab('Source', {
      idFrom: choice({ path: 'The page’s address', config: 'The field below' }).meta({
        title: 'Identifier from',
        description: 'Where the event’s identifier is: in calendar/{id}.html, or in a field.',
      }),
      eventId: reference.meta({
        title: 'Identifier',
        description: 'Of the event. Letters, digits, hyphens and underscores, at most 64.',
      }),
    }),
    ...tab('Content', {
      event: zodOf(tradeEvent).optional().meta({
        title: 'Event',
        description: 'Left empty: the search is asked for it by its identifier.',
        'x-field': 'group',
      }),
    }),
    ...tab('Behaviour', {
      registerPath: link.meta({
        title: 'Registration for events',
        description: '{id} becomes the identifier, else it is added as eventId. Left empty: no registration.',
      }),
      calendarPath: link.meta({
        title: 'Calendar page',
        description: 'Where a visitor goes on from an event that is gone.',
      }),
      showAttendees: flag(false).meta({
        title: 'Places taken',
        description: 'Says how many take part already.',
      }),
    }),
  }),
  examples: {
    default: 'An event of three days with programme, speakers, files and registration.',
    arabic: 'A workshop in Arabic, with the Hijri date first.',
    cancelled: 'A cancelled event: nobody registers, and the calendar file cancels.',
    empty: 'No event in the fields: the page’s address names it.',
    'faulty-dates':
      'Registration closes before it opens, and items of the programme without a time are left out.',
    searched: 'The search is asked for the event that a field names.',
  },
  accessibility: [
    'The section is named by its title, else by the event.',
    'The programme is a table for each day, its rows named by their items; several days are tabs.',
    'What is said of the registration is text, and its links are named by what they do.',
    'A link to a file says what it is, its type and its size.',
    'Another role reads in words that it cannot register.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
