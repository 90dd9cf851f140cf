import * as z from 'zod';
import { name } from '#src/schema/answer-fields.ts';
import { schema } from '#src/schema/define.ts';

/** Rates as a service answers them. */
export const ratesAnswer = schema(
  z.object({ asOf: name, base: name, rates: z.record(z.string(), z.number()) }),
);
