import * as z from 'zod';
import { flag, listed, listOf, name, number, text, texts } from '#src/schema/answer-fields.ts';
import { schema, zodOf } from '#src/schema/define.ts';
import { link } from '#src/schema/fields.ts';
import { cardFields, fieldsByType, identityFields, listFields } from '#src/schema/item-fields.ts';
import type { Output } from '#src/schema/node.ts';
import { searchAnswer } from './search.schema.ts';

/** Only in an answer to a signed-in business user, never in a page. */
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
 * A piece of content with every field that an item of any type has (conventions, "Item"). `item` beside it is what the
 * search box reads of one.
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
    ...tradeFields,
    ...tradeEventFields,
  }),
);

export type FullItem = Output<typeof fullItem>;

/** Paged content search (S1), each item with all its fields. */
export const itemsAnswer = schema(zodOf(searchAnswer).extend({ data: listed(zodOf(fullItem)) }));
