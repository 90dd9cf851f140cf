import * as z from 'zod';
import { schema } from '#src/schema/define.ts';
import { number } from '#src/schema/fields.ts';

/** What of a widget that provides consent says for how many days an answer holds. */
export const answerLife = schema(z.object({ expiresDays: number(180, z.number().min(1).max(390)) }));
