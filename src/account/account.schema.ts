import * as z from 'zod';
import { name, number, oneOf, percent, text, texts } from '#src/schema/answer-fields.ts';
import { schema } from '#src/schema/define.ts';
import type { Output } from '#src/schema/node.ts';

const membership = z.object({
  state: oneOf(['none', 'pending', 'enrolled', 'suspended'], 'none'),
  tier: text,
  number: text,
  points: number,
  nextTierAt: number,
});

/** How complete a profile is, its fields, and the loyalty membership (Q1). */
export const profileStatusAnswer = schema(
  z.object({
    complete: percent,
    missing: texts,
    profile: z
      .object({ phone: text, country: text, birthYear: number, language: text })
      .default({ phone: '', country: '', birthYear: undefined, language: '' }),
    loyalty: membership.optional(),
  }),
);

/** How complete a profile is, and its fields. */
export type ProfileStatus = Output<typeof profileStatusAnswer>;

/** What the answer to an enrolment says of the membership, and the refusal where the visitor is a member already (Q1). */
export const membershipAnswer = schema(z.object({ loyalty: membership }));

/** A visitor's membership of the loyalty programme. */
export type Membership = Output<typeof membershipAnswer>['loyalty'];

/** Where a visitor's exported data are to be fetched (catalogue, 62: exportUrl). */
export const exportAnswer = schema(z.object({ url: name }));
