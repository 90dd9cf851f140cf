import * as z from 'zod';
import { flag, name, number, oneOf, pageOf, text } from '#src/schema/answer-fields.ts';
import { schema, zodOf } from '#src/schema/define.ts';
import type { Output } from '#src/schema/node.ts';

/** A visitor's registration for an event (Q2). `none`: the event is there, and the visitor is not registered. */
export const registration = schema(
  z.object({
    eventId: name,
    status: oneOf(['registered', 'waitlisted', 'pending', 'cancelled', 'attended', 'none'], 'pending'),
    reference: text,
    seats: number,
    position: number,
    event: z
      .object({ capacity: number, remaining: number, opens: text, closes: text, waitlist: flag })
      .optional(),
  }),
);

/** A visitor's registration for an event: its status, reference, seats, place on the waiting list from 1. */
export type Registration = Output<typeof registration>;

/** A visitor's registrations for events (Q2). */
export const registrationsAnswer = schema(pageOf(zodOf(registration)));
