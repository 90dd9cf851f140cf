import * as z from 'zod';
import { text } from '#src/schema/answer-fields.ts';
import { schema } from '#src/schema/define.ts';

/** Words of the content repository by key (A4). */
export const dictionaryAnswer = schema(z.record(z.string(), text));
