import * as z from 'zod';
import { text } from '#src/schema/answer-fields.ts';
import { schema } from '#src/schema/define.ts';
import { cardFields, identityFields } from '#src/schema/item-fields.ts';
import type { Output } from '#src/schema/node.ts';

/**
 * What the search box and the results read of a piece of content: the specification's suggestion object, its texts and
 * addresses as they came. `full-item.schema.ts` has all the fields.
 */
export const item = schema(
  z.object({
    ...identityFields,
    title: cardFields.title,
    description: text,
    url: text,
    featureImage: text,
    categories: cardFields.categories,
  }),
);

export type Item = Output<typeof item>;
