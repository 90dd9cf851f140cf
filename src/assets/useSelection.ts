import { useMemo, useState } from 'react';
import { usePage } from '#src/widget/context.ts';
import type { Asset } from './asset.schema.ts';
import { whyKept } from './licence.ts';
import { useLicenceTime } from './useLicenceTime.ts';

/** Assets that may be selected together (catalogue, 72). */
export const mostSelected = 50;

/** Assets that the visitor has selected, in the order in which they were, and what changes them. */
export interface Selection {
  /** Those that may be taken at this moment: one that expires while it is selected leaves. */
  readonly selected: readonly Asset[];
  readonly has: (id: string) => boolean;
  /** Selects an asset, or takes it out. @returns false where there is no room, or its licence forbids it */
  readonly toggle: (asset: Asset) => boolean;
  /** Selects as many as there is room for. @returns how many could not be */
  readonly addAll: (assets: readonly Asset[]) => number;
  readonly clear: () => void;
}

/** What a visitor selects among assets. @param initial brought back from an earlier look */
export function useSelection(maximum = mostSelected, initial: readonly Asset[] = []): Selection {
  const { timeZone } = usePage().site;
  const [chosen, choose] = useState(initial);
  const now = useLicenceTime(chosen);

  return useMemo(() => {
    const may = (asset: Asset) => !whyKept(asset, new Date(), timeZone);
    const selected = now ? chosen.filter((asset) => !whyKept(asset, now, timeZone)) : chosen;
    const ids = new Set(selected.map(({ id }) => id));
    return {
      selected,
      has: (id) => ids.has(id),
      toggle(asset) {
        if (ids.has(asset.id)) {
          choose(selected.filter(({ id }) => id !== asset.id));
          return true;
        }
        if (selected.length >= maximum || !may(asset)) return false;
        choose([...selected, asset]);
        return true;
      },
      addAll(assets) {
        const fresh = assets.filter((asset) => !ids.has(asset.id) && may(asset));
        const taken = fresh.slice(0, Math.max(0, maximum - selected.length));
        choose([...selected, ...taken]);
        return fresh.length - taken.length;
      },
      clear: () => choose([]),
    };
  }, [chosen, now, maximum, timeZone]);
}
