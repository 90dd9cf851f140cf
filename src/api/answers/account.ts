import * as z from 'zod/mini';
import { flag, listOf, maybe, name, number, oneOf, pageOf, percent, text, texts } from './lenient.ts';

/** Whether a page may be read whole (W1). */
export const paywallAnswer = z.object({
  allowed: z.boolean(),
  reason: oneOf(['anonymous', 'role', 'quota'], 'anonymous'),
  remaining: number,
  teaserLength: number,
});

/** A visitor's subscriptions (N1); the service masks the address. */
export const subscriptionsAnswer = z.object({
  email: text,
  subscriptions: z.pipe(
    z.array(z.unknown()),
    listOf(z.object({ id: name, label: text, subscribed: flag, frequency: text, lang: text })),
  ),
});

/** Whether a terms-controlled area may be entered (T1); what the service says otherwise grants nothing. */
export const accessAnswer = z.object({
  access: oneOf(['granted', 'denied', 'pending'], 'denied'),
  termsVersion: text,
});

/** A request for access, received (T2 by POST). Its form definition is read by the form's own schema. */
export const accessRequestedAnswer = z.object({ reference: text, status: text });

/** How complete a profile is, and the loyalty membership (Q1). */
export const profileStatusAnswer = z.object({
  complete: percent,
  missing: texts,
  loyalty: maybe(z.object({ enrolled: flag, tier: text, number: text, points: number })),
});

/** A visitor's registrations for events (Q2). */
export const registrationsAnswer = pageOf(
  z.object({
    eventId: name,
    status: oneOf(['registered', 'waitlisted', 'pending', 'cancelled', 'attended'], 'pending'),
    reference: text,
    seats: number,
  }),
);

/** Courses, finished or under way (E1). */
export const coursesAnswer = pageOf(
  z.object({ courseId: name, title: text, percent, completedOn: text, certificate: text }),
);

/** Badges (E1). */
export const badgesAnswer = pageOf(
  z.object({ badgeId: name, title: text, icon: text, earnedOn: text, criteria: text }),
);

/** Progress of a team (E1). */
export const learnersAnswer = pageOf(
  z.object({ memberId: name, name: text, percent, completed: number, lastActive: text }),
);

/** Learning paths (E2). */
export const learningPathsAnswer = z.object({
  paths: z.pipe(
    z.array(z.unknown()),
    listOf(
      z.object({
        id: name,
        title: text,
        steps: listOf(
          z.object({ id: name, title: text, kind: text, minutes: number, state: text, url: text }),
        ),
      }),
    ),
  ),
});
