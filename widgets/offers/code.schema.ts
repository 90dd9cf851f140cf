import * as z from 'zod';
import { fullItem, itemsAnswer } from '#src/api/answers/full-item.schema.ts';
import { listed } from '#src/schema/answer-fields.ts';
import { schema, zodOf } from '#src/schema/define.ts';

/** The code of an offer, whole: a longer one is none, since half of it would be another code. */
export const code = schema(z.string().max(40).default(''));

/** What the search finds for a list of offers (S1), with the codes that are for the caller. */
export const offersAnswer = schema(
  zodOf(itemsAnswer).extend({ data: listed(zodOf(fullItem).extend({ code: zodOf(code) })) }),
);
