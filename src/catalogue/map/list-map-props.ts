import type { ReactNode } from 'react';
import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import type { Point } from '#src/geo/distance.ts';
import type { ListNames } from '../state.ts';

/** What an author says of the ground of a map (`baseMapFields`). */
export interface GroundFields {
  readonly tileUrl?: string | undefined;
  readonly attribution: string;
  readonly outline?: unknown;
}

/** The item whose card is open on the map. */
export interface ShownItem {
  /** Tells it from the others of the list (`keyOf`). */
  readonly key: string;
  /** Whether its entry of the list was pressed, and the map goes to it. */
  readonly isFromList: boolean;
}

/** What the map of a list is given. Lists are the same objects as long as nothing changes. */
export interface ListMapProps {
  /** In the order of the list. */
  readonly items: readonly FullItem[];
  /** Names of the list in the address; undefined for one that keeps its state to itself. */
  readonly names: ListNames | undefined;
  /** What the list answers: the map goes to the items of another question. Empty while its answer is on its way. */
  readonly question: string;
  readonly ground: GroundFields;
  /** From where distances are measured: a mark that is no button. */
  readonly centre?: (Point & { readonly name: string }) | undefined;
  readonly shown: ShownItem | undefined;
  readonly onShow: (shown: ShownItem | undefined) => void;
  /** Draws an item on the map, as in the list. */
  readonly renderCard: (item: FullItem) => ReactNode;
}
