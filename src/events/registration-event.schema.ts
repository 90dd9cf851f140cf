import * as z from 'zod';
import { flag, listed, listOf, name, number, oneOf, text, texts } from '#src/schema/answer-fields.ts';
import { schema, zodOf } from '#src/schema/define.ts';
import { link } from '#src/schema/fields.ts';
import type { Output } from '#src/schema/node.ts';

/** What is read of an event for whom registers for it: an item of the search has many fields more. */
export const registrationEvent = schema(
  z.object({
    id: name,
    title: name,
    description: text,
    url: link,
    venue: text,
    city: text,
    startDate: text,
    endDate: text,
    timeZone: text,
    status: text,
    occurrences: listOf(z.object({ start: name, end: name.optional(), allDay: flag })),
    opens: text,
    closes: text,
    capacity: number,
    remaining: number,
    seatsPerCompany: number,
    waitlist: flag,
    audienceRoles: texts,
    category: text,
  }),
);

/** An event that visitors register for. */
export type RegistrationEvent = Output<typeof registrationEvent>;

/** Events as the search answers them (S1). */
export const registrationEventsAnswer = schema(
  z.object({ status: oneOf(['error', 'ok'], 'ok'), data: listed(zodOf(registrationEvent)) }),
);
