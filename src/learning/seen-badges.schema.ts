import * as z from 'zod';
import { texts } from '#src/schema/answer-fields.ts';
import { schema } from '#src/schema/define.ts';

/** Ids of badges by whose they are. */
export const seenByOwner = schema(z.record(z.string(), texts));
