import { item } from '#src/api/answers/item.schema.ts';
import { searchAnswer } from '#src/api/answers/search.schema.ts';
import { listed } from '#src/schema/answer-fields.ts';
import { schema, zodOf } from '#src/schema/define.ts';
import { listFields } from '#src/schema/item-fields.ts';

/** Paged content search (S1), of each item what a card shows, and its tags. */
export const foundAnswer = schema(
  zodOf(searchAnswer).extend({ data: listed(zodOf(item).extend({ tags: listFields.tags })) }),
);
