import { useMemo } from 'react';
import { useConfigIssue } from '#src/session/useEndpointUrl.ts';
import { usePage } from '#src/widget/context.ts';
import { expectedTiles, tilesOf } from './base/tiles.ts';
import type { MapGround } from './map-props.ts';

/** What an author wrote about the ground of a map (`baseMapFields`). */
export interface GroundConfig {
  readonly tileUrl?: string | undefined;
  readonly attribution: string;
  readonly outline?: unknown;
}

/** Reads what an author wrote about the ground of a map. For the widget's own component: a wrong `tileUrl` is told to its author. */
export function useMapGround({ tileUrl, attribution, outline }: GroundConfig): MapGround {
  const page = usePage();
  const tiles = useMemo(() => (tileUrl ? tilesOf(tileUrl, page) : undefined), [tileUrl, page]);
  useConfigIssue('tileUrl', tileUrl && !tiles ? expectedTiles : undefined, tileUrl);
  return useMemo(() => ({ tiles, attribution, outline }), [tiles, attribution, outline]);
}
