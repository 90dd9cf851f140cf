import * as z from 'zod';
import {
  listed,
  listOf,
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

/** Courses of the visitor, in progress or completed (E1). */
export const coursesAnswer = schema(
  pageOf(z.object({ courseId: name, title: text, percent, completedOn: text, certificate: text })),
);

/** A course: how much of it is done, the day of its completion, the address of its certificate; empty without one. */
export type Course = Output<typeof coursesAnswer>['items'][number];

/** All badges (E1). */
export const badgesAnswer = schema(
  pageOf(z.object({ badgeId: name, title: text, icon: text, earnedOn: text, criteria: text })),
);

/** A badge: the day on which the visitor has earned it, empty until then, and what it is earned by. */
export type Badge = Output<typeof badgesAnswer>['items'][number];

/** The people of the visitor's company, with what they have learned (E1). */
export const membersAnswer = schema(
  pageOf(z.object({ memberId: name, name: text, percent, completed: number, lastActive: text })),
);

/** Somebody of the team: the share of all courses that is done, how many are completed, the last day of learning. */
export type TeamMember = Output<typeof membersAnswer>['items'][number];

const step = z.object({
  id: name,
  title: text,
  kind: text,
  minutes: number,
  state: oneOf(['done', 'current', 'open', 'locked'], 'open'),
  url: text,
  requires: texts,
});

/** Learning paths (E2). */
export const pathsAnswer = schema(
  z.object({ paths: listed(z.object({ id: name, title: text, steps: listOf(step) })) }),
);

/** A learning path: its steps in their order. */
export type Path = Output<typeof pathsAnswer>['paths'][number];

/** A step of a path, with the ids of the steps that come before it. */
export type Step = Path['steps'][number];
