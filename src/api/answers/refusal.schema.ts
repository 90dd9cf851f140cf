import * as z from 'zod';
import { oneOf } from '#src/schema/answer-fields.ts';
import { schema } from '#src/schema/define.ts';
import type { Output } from '#src/schema/node.ts';

/** Why a call is refused (contract, section 4); an unknown key reads as `notAccepted`. */
const reason = oneOf(
  [
    'required',
    'pattern',
    'short',
    'long',
    'many',
    'taken',
    'duplicate',
    'full',
    'closed',
    'cancelled',
    'changed',
    'expired',
    'notAllowed',
    'notAccepted',
  ],
  'notAccepted',
);

/** What a refusal (4xx) says: why, and which fields are refused for which reason. */
export const refusalAnswer = schema(
  z.object({ error: reason, fields: z.record(z.string(), reason.catch('notAccepted')).default({}) }),
);

/** A reason for which a call or one of its fields is refused. */
export type Refusal = Output<typeof refusalAnswer>['error'];

/** The token with which a write is repeated. */
export const csrfAnswer = schema(z.object({ token: z.string().min(1) }));
