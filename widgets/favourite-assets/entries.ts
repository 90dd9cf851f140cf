import type { Asset, AssetDetails } from '#src/assets/asset.schema.ts';
import type { Checked } from '#src/assets/check-assets.ts';
import { asListed } from '#src/assets/details.ts';
import type { KeptAssets } from '#src/assets/queries.ts';
import type { Config } from './widget.ts';

/** A file that the visitor has kept. */
export interface Entry {
  readonly id: string;
  /** `listed` has only what the list said of it: its details are missing; a `gone` one has an id alone. */
  readonly state: 'known' | 'listed' | 'gone';
  /** Undefined for one that is gone. */
  readonly asset: Asset | undefined;
}

/** What stands together. */
export interface Group {
  /** Empty for a list without groups. */
  readonly key: Asset['type'] | 'gone' | '';
  readonly entries: readonly Entry[];
}

const kinds: readonly Group['key'][] = ['image', 'video', 'audio', 'document', 'gone'];

/** Whether the list says less of an asset than its tile and the licence rule need: A3 has the rest. */
export const isBare = ({ title, licence }: Asset): boolean => title === '' || licence === '';

/**
 * What the visitor has kept, the last one first; what is gone comes last.
 *
 * @param details of those that the list says too little of
 * @param undone order in which entries stood before one was removed, by id: one that comes back stands there again
 */
export function entriesOf(
  { items, unavailable }: KeptAssets,
  details: Checked | undefined,
  undone: readonly string[] = [],
): readonly Entry[] {
  const listed = items.toReversed().map((asset) => entryOf(asset, details?.get(asset.id)));
  const gone = unavailable.map((id): Entry => ({ id, state: 'gone', asset: undefined }));
  const all = [...listed.filter(({ asset }) => asset), ...listed.filter(({ asset }) => !asset), ...gone];
  const place = ({ id }: Entry) => undone.indexOf(id);
  return all.toSorted((one, other) => place(one) - place(other));
}

function entryOf(asset: Asset, details: AssetDetails | null | undefined): Entry {
  const { id } = asset;
  if (!isBare(asset)) return { id, state: 'known', asset };
  if (details === null) return { id, state: 'gone', asset: undefined };
  return details ? { id, state: 'known', asset: asListed(details) } : { id, state: 'listed', asset };
}

/** Entries in their groups, which stand in one order in every language. */
export function groupEntries(entries: readonly Entry[], groupBy: Config['groupBy']): readonly Group[] {
  if (groupBy === 'none') return [{ key: '', entries }];
  const groups = Map.groupBy(entries, ({ asset }) => asset?.type ?? 'gone');
  return kinds.flatMap((key) => {
    const group = key === '' ? undefined : groups.get(key);
    return group ? [{ key, entries: group }] : [];
  });
}
