import * as z from 'zod';
import { name, number, pageOf, text } from '#src/schema/answer-fields.ts';
import { schema } from '#src/schema/define.ts';
import type { Output } from '#src/schema/node.ts';

const booking = z.object({
  bookingId: name,
  productName: text,
  status: text,
  startDate: text,
  endDate: text,
  guests: number,
  amount: number,
  currency: text,
  contact: text,
});

/** Bookings of a company (B1), a page of them, and the sums of all pages by currency. */
export const bookingsAnswer = schema(
  pageOf(booking).extend({ totals: z.record(z.string(), z.number()).default({}) }),
);

/** A booking; `amount` is missing where it is no number. */
export type Booking = Output<typeof bookingsAnswer>['items'][number];
