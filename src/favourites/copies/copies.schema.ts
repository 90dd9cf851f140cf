import * as z from 'zod';
import { listed, oneOf, text } from '#src/schema/answer-fields.ts';
import { schema } from '#src/schema/define.ts';
import { cardFields, identityFields, listFields } from '#src/schema/item-fields.ts';
import type { Output } from '#src/schema/node.ts';

/** Paged content search (S1), of each item what is shown of one that a visitor has kept. */
export const copiesAnswer = schema(
  z.object({
    status: oneOf(['error', 'ok'], 'ok'),
    data: listed(
      z.object({
        ...identityFields,
        title: cardFields.title,
        description: text,
        url: text,
        featureImage: text,
        categories: cardFields.categories,
        city: text,
        latitude: listFields.latitude,
        longitude: listFields.longitude,
      }),
    ),
  }),
);

/** What the search knows of an item that a visitor has kept, in the page's language. */
export type Copy = Output<typeof copiesAnswer>['data'][number];
