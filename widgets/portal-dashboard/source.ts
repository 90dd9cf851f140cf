import type { TileConfig } from './widget.ts';

/** What a tile may count. */
export type Source = TileConfig['source'];
