import * as z from 'zod';
import {
  flag,
  listOf,
  listed,
  name,
  number,
  oneOf,
  pageOf,
  percent,
  text,
  texts,
} from '#src/schema/answer-fields.ts';
import { schema } from '#src/schema/define.ts';
import type { Output } from '#src/schema/node.ts';

/** Whether a page may be read whole (W1). */
export const paywallAnswer = schema(
  z.object({
    allowed: z.boolean(),
    reason: oneOf(['anonymous', 'role', 'quota'], 'anonymous'),
    remaining: number,
    teaserLength: number,
  }),
);

/** Whether a terms-controlled area may be entered (T1); what the service says otherwise grants nothing. */
export const accessAnswer = schema(
  z.object({
    access: oneOf(['granted', 'denied', 'pending', 'rejected'], 'denied'),
    reason: text,
    termsVersion: text,
  }),
);

/** A request for access, received (T2 by POST). Its form definition is read by the form's own schema. */
export const accessRequestedAnswer = schema(z.object({ reference: text, status: text }));

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

/** Courses, finished or under way (E1). */
export const coursesAnswer = schema(
  pageOf(z.object({ courseId: name, title: text, percent, completedOn: text, certificate: text })),
);

/** Badges (E1). */
export const badgesAnswer = schema(
  pageOf(z.object({ badgeId: name, title: text, icon: text, earnedOn: text, criteria: text })),
);

/** Progress of a team (E1). */
export const learnersAnswer = schema(
  pageOf(z.object({ memberId: name, name: text, percent, completed: number, lastActive: text })),
);

/** Learning paths (E2). */
export const learningPathsAnswer = schema(
  z.object({
    paths: listed(
      z.object({
        id: name,
        title: text,
        steps: listOf(
          z.object({
            id: name,
            title: text,
            kind: text,
            minutes: number,
            state: text,
            url: text,
            requires: texts,
          }),
        ),
      }),
    ),
  }),
);

/** Where a visitor's exported data are to be fetched (catalogue, 62: exportUrl). */
export const exportAnswer = schema(z.object({ url: name }));
