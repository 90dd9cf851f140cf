import * as z from 'zod';
import { flag, name, number, oneOf, pageOf, percent, text, texts } from '#src/schema/answer-fields.ts';
import { schema } from '#src/schema/define.ts';
import type { Output } from '#src/schema/node.ts';

/** How complete a profile is, its fields, and the loyalty membership (Q1). */
export const profileStatusAnswer = schema(
  z.object({
    complete: percent,
    missing: texts,
    profile: z
      .object({ phone: text, country: text, birthYear: number, language: text })
      .default({ phone: '', country: '', birthYear: undefined, language: '' }),
    loyalty: z
      .object({
        state: oneOf(['none', 'pending', 'enrolled', 'suspended'], 'none'),
        tier: text,
        number: text,
        points: number,
        nextTierAt: number,
      })
      .optional(),
  }),
);

/** How complete a profile is, and its fields. */
export type ProfileStatus = Output<typeof profileStatusAnswer>;

/** A visitor's registrations for events (Q2). */
export const registrationsAnswer = schema(
  pageOf(
    z.object({
      eventId: name,
      status: oneOf(['registered', 'waitlisted', 'pending', 'cancelled', 'attended'], 'pending'),
      reference: text,
      seats: number,
      position: number,
      event: z
        .object({ capacity: number, remaining: number, opens: text, closes: text, waitlist: flag })
        .optional(),
    }),
  ),
);

/** Where a visitor's exported data are to be fetched (catalogue, 62: exportUrl). */
export const exportAnswer = schema(z.object({ url: name }));
