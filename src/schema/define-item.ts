import type * as z from 'zod';

/** Where the values of a facet come from: a field of the item, or what a yes or no in a field is called. */
export type FacetSource = string | { readonly field: string; readonly yes: string; readonly no: string };

/** What is known of a kind of item; its file exports `facts` beside it, where its cards show some. */
export interface ItemKind<Fields extends z.ZodRawShape, TradeFields extends z.ZodRawShape> {
  /** As the search service calls it. */
  readonly type: string;
  /** What items of this kind have beside what every item has. */
  readonly fields: Fields;
  /** What answers to signed-in business users have beside `fields`. */
  readonly tradeFields: TradeFields;
  /** Facets that go by another name than the field which they filter by. */
  readonly facets: Readonly<Record<string, FacetSource>>;
  /** Whom such items may be shown to: `trade` on pages for business users alone (contract, section 4). */
  readonly audience: 'everybody' | 'trade';
  /** Where its group comes among a visitor's favourites, the lowest first; without it such an item has no group of its own. */
  readonly group: number | undefined;
}

/** A kind of item, whichever. */
export type AnyItemKind = ItemKind<z.ZodRawShape, z.ZodRawShape>;

/** No fields. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- a shape without fields
type None = Record<never, never>;

/** What its file says of a kind of item; what is left out is empty. */
interface Said<Fields extends z.ZodRawShape, TradeFields extends z.ZodRawShape> extends Partial<
  Omit<ItemKind<Fields, TradeFields>, 'type'>
> {
  readonly type: string;
}

/**
 * Says what a kind of item is: the default export of every `src/items/<kind>.ts` and `widgets/<name>/item.ts`. For schemas
 * only: a visitor's bundle has the facets, the groups and the audiences of all kinds as data, and nothing of the fields.
 */
export const defineItem = <Fields extends z.ZodRawShape = None, TradeFields extends z.ZodRawShape = None>(
  kind: Said<Fields, TradeFields>,
): ItemKind<Fields, TradeFields> => ({
  fields: {} as Fields,
  tradeFields: {} as TradeFields,
  facets: {},
  audience: 'everybody',
  group: undefined,
  ...kind,
});

/**
 * All kinds by their type; an answered item has their fields. The file of each adds its own:
 * `declare module '#src/schema/define-item.ts' { interface ItemKinds { event: typeof event } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- the files of the kinds fill it
export interface ItemKinds {}

type Kind = ItemKinds[keyof ItemKinds];

/** All members of a union in one. */
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The fields of all kinds. */
export type ItemFields = Together<Kind['fields']>;

/** The fields for the trade alone, of all kinds. */
export type ItemTradeFields = Together<Kind['tradeFields']>;
