import * as z from 'zod';
import { listed } from '#src/schema/answer-fields.ts';
import { schema, zodOf } from '#src/schema/define.ts';
import { cardFields, identityFields, listFields } from '#src/schema/item-fields.ts';
import { itemFields, itemTradeFields } from '#src/schema/item-kinds.ts';
import type { Output } from '#src/schema/node.ts';
import { searchAnswer } from './search.schema.ts';

/**
 * A piece of content with every field that an item of any type has (conventions, "Item") but those for the trade. `item`
 * beside it is what the search box reads of one.
 */
export const fullItem = schema(
  z.object({
    ...cardFields,
    ...identityFields,
    ...listFields,
    ...itemFields(),
  }),
);

/** An item with the fields that only business users receive. */
const tradeItem = schema(zodOf(fullItem).extend(itemTradeFields()));

/** An item of an answer; fields for the trade are in answers to business users alone. */
export type FullItem = Output<typeof fullItem> & Partial<Output<typeof tradeItem>>;

/** Paged content search (S1), each item with all its fields; fields for the trade are dropped, whoever sends them. */
export const itemsAnswer = schema(zodOf(searchAnswer).extend({ data: listed(zodOf(fullItem)) }));

/** The same as a signed-in business user is answered. */
export const tradeItemsAnswer = schema(zodOf(searchAnswer).extend({ data: listed(zodOf(tradeItem)) }));
