import * as z from 'zod';
import { name } from '#src/schema/answer-fields.ts';
import { schema } from '#src/schema/define.ts';

/** The temperature of a place as a service answers it: °C, and when it was measured. */
export const currentAnswer = schema(z.object({ asOf: name, temperature: z.number() }));
