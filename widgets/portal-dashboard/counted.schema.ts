import * as z from 'zod';
import { schema } from '#src/schema/define.ts';

/** Of a page of a list, the number of all entries alone (B1, M1): without it there is no answer. */
export const countedAnswer = schema(z.object({ total: z.number() }));
