import * as z from 'zod';
import { schema } from '#src/schema/define.ts';

/**
 * What visitors want to do once they are signed in: which action, about what, on which page, and since when. A file of its
 * own, since what the header needs of `own-keys.schema.ts` would bring it along.
 */
export const wantedActions = schema(
  z.array(z.object({ name: z.string(), detail: z.string().default(''), path: z.string(), at: z.number() })),
);
