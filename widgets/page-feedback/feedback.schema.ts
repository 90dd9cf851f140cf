import * as z from 'zod';
import { schema } from '#src/schema/define.ts';

/** What a service answers to feedback: how often each answer was given. */
export const feedbackAnswer = schema(z.object({ counts: z.record(z.string(), z.number()).default({}) }));
