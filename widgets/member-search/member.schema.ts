import * as z from 'zod';
import { name, pageOf, text } from '#src/schema/answer-fields.ts';
import { schema } from '#src/schema/define.ts';
import type { Output } from '#src/schema/node.ts';

const member = z.object({
  id: name,
  firstName: text,
  lastName: text,
  email: text,
  role: text,
  status: text,
  lastLogin: text,
});

/** People of a company (M1), a page of them. */
export const membersAnswer = schema(pageOf(member));

/** A person; `lastLogin` is empty for somebody who has never signed in. */
export type Member = Output<typeof membersAnswer>['items'][number];
