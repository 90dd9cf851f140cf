import type { CardItem } from '#src/cards/item.ts';

/** A card of a list that was asked for. */
export type SourcedItem = CardItem & { readonly id: string; readonly type: string };

/** Cards that are there, and the way to further ones. */
export interface CardList {
  readonly items: readonly SourcedItem[];
  /** How many there are in all; undefined where the service does not say. */
  readonly total: number | undefined;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
}
