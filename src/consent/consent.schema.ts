import * as z from 'zod';
import { text } from '#src/schema/answer-fields.ts';
import { schema } from '#src/schema/define.ts';

/** What of a widget that provides consent says which question is asked today. */
export const consentProvider = schema(z.object({ version: text }));
