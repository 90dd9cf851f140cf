import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { choice, clampedNumber, flag, link, tab } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const widget = defineWidget({
  family: 'Account and loyalty',
  purpose: 'Events that a visitor has registered for',
  words: 'my events, my tickets, attendance, waiting list, cancel a registration',
  modes: ['B2C', 'B2B'],
  load: 'load',
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      show: choice({ upcoming: 'Those to come', past: 'Past ones', all: 'Both' }).meta({
        title: 'Which',
        description: 'Which registrations are listed.',
      }),
      detailPath: link.meta({
        title: 'Page of an event',
        description:
          '{id} in it is replaced by the event’s id; without it .id-<id> is added. Left empty: the event’s own address.',
      }),
      calendarPath: link.meta({
        title: 'Page of events',
        description: 'Offered to whoever has no registration.',
      }),
      showHijri: flag(false).meta({
        title: 'Hijri dates',
        description: 'Shows the days in the calendar of Umm al-Qura as well.',
      }),
    }),
    ...tab('Behaviour', {
      allowCancel: flag(true).meta({
        title: 'Cancelling',
        description: 'Whether visitors can cancel here.',
      }),
      cancelHours: clampedNumber(24, 0, 720).meta({
        title: 'Hours before',
        description: 'Until how many hours before its start an event can be cancelled, from 0 to 720.',
      }),
      allowIcs: flag(true).meta({
        title: 'Calendar files',
        description: 'Whether dates can be kept in the visitor’s calendar, one or all.',
      }),
    }),
  }),
  examples: {
    default: 'Those to come, with a page of events; a visitor who has not signed in is asked to.',
    all: 'Those to come and past ones, with Hijri dates.',
    arabic: 'The list in Arabic.',
    'faulty-hours': 'Hours below zero and an unknown choice: the usual ones.',
    'read-only': 'Past ones, with nothing to cancel and no files.',
  },
  accessibility: [
    'Registrations are a list; each is headed by its event.',
    'Before a registration is cancelled an alert dialog asks; then the focus is on the event’s heading.',
    'The reference stands beside its QR code as text.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
