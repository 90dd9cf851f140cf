import * as z from 'zod';
import { flag, listed, listOf, name, number, text, texts } from '#src/schema/answer-fields.ts';
import { schema, zodOf } from '#src/schema/define.ts';
import { link } from '#src/schema/fields.ts';
import { cardFields, fieldsByType, identityFields, listFields } from '#src/schema/item-fields.ts';
import type { Output } from '#src/schema/node.ts';
import { searchAnswer } from './search.schema.ts';

/** What only the trade is told. */
const tradeFields = { netPrice: number, commission: number, releaseDays: number };

/** Trade events, which no page writes down. */
const tradeEventFields = {
  category: text,
  agenda: listOf(z.object({ start: text, end: text, title: name, speakers: texts })),
  speakers: listOf(z.object({ id: text, name, role: text, company: text, companyId: text })),
  attachments: listOf(z.object({ title: name, url: link, bytes: number, type: text })),
  capacity: number,
  remaining: number,
  opens: text,
  closes: text,
  seatsPerCompany: number,
  waitlist: flag,
  joinUrl: link,
};

/**
 * A piece of content with every field that an item of any type has (conventions, "Item") but those for the trade. `item`
 * beside it is what the search box reads of one.
 */
export const fullItem = schema(
  z.object({
    ...cardFields,
    ...identityFields,
    ...listFields,
    ...fieldsByType.place,
    ...fieldsByType.event,
    ...fieldsByType.activity,
    ...fieldsByType.stay,
    ...fieldsByType.dining,
    ...fieldsByType.package,
    ...tradeEventFields,
  }),
);

/** An item as a business user is told of it. */
const tradeItem = schema(zodOf(fullItem).extend(tradeFields));

/** An item of an answer; what the trade is told stands in answers to business users alone. */
export type FullItem = Output<typeof fullItem> & Partial<Output<typeof tradeItem>>;

/** Paged content search (S1), each item with all its fields; fields for the trade are dropped, whoever sends them. */
export const itemsAnswer = schema(zodOf(searchAnswer).extend({ data: listed(zodOf(fullItem)) }));

/** The same as a signed-in business user is answered. */
export const tradeItemsAnswer = schema(zodOf(searchAnswer).extend({ data: listed(zodOf(tradeItem)) }));
