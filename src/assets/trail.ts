import { readKey, writeKey } from '#src/storage/store.ts';
import type { Trail } from './cart.schema.ts';
import { mostSelected } from './useSelection.ts';
import { assetTrail } from './storage.ts';

/** Ids of a search that are kept for the way from asset to asset. */
const mostIds = 200;

/** Keeps the search that the visitor leaves for an asset. @param query of its address, with or without `?` */
export const keepTrail = ({ query, ids, selected }: Trail): void =>
  void writeKey(assetTrail, {
    query,
    ids: ids.slice(0, mostIds),
    selected: selected.slice(0, mostSelected),
  });

/** The search that the visitor came from in this tab. */
export const readTrail = (): Trail | undefined => readKey(assetTrail);

/** What stands before and after an asset in the search that the visitor came from; undefined where it is in none. */
export function neighboursOf(id: string): { readonly previous?: string; readonly next?: string } | undefined {
  const ids = readTrail()?.ids ?? [];
  const at = ids.indexOf(id);
  if (at < 0) return undefined;
  const [previous, next] = [ids[at - 1], ids[at + 1]];
  return { ...(previous !== undefined && { previous }), ...(next !== undefined && { next }) };
}
