import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useApi } from '#src/session/useApi.ts';
import { useUser } from '#src/session/useUser.ts';
import { keepAssets, updateKeptAsset } from './asset-endpoints.ts';
import type { Asset } from './asset.schema.ts';
import { favouriteAssetsQuery, isStill, type KeptAssets } from './queries.ts';

/** The assets that the visitor has kept, and what changes them. All hearts of a page show the same. */
export interface FavouriteAssets {
  /** Undefined until they are known, and for an anonymous visitor. */
  readonly kept: KeptAssets | undefined;
  readonly ids: ReadonlySet<string>;
  /** They could not be fetched, and nothing is known from before. */
  readonly error: Error | undefined;
  /** Asks again. */
  readonly again: () => void;
  /** Keeps assets (H1); they show at once. @throws ApiError: those that were new are taken back */
  readonly keep: (assets: readonly Asset[]) => Promise<void>;
  /** Keeps one no longer (H3); also one that is gone. @throws ApiError: it stands where it was */
  readonly remove: (id: string) => Promise<void>;
  /** Keeps one that is gone again (H3), as for an undo. @throws ApiError */
  readonly restoreGone: (id: string) => Promise<void>;
}

/** The visitor's kept assets (H1, H3): one fetch a page. @param isWanted with false nobody is asked */
export function useFavouriteAssets(isWanted = true): FavouriteAssets {
  const api = useApi();
  const client = useQueryClient();
  const { user } = useUser();
  const query = favouriteAssetsQuery(api, user);
  const { data, error, isFetching, refetch } = useQuery(
    useAfterHydration({ ...query, enabled: isWanted && query.enabled === true }),
  );
  const ids = useMemo(() => new Set(data?.items.map(({ id }) => id)), [data]);

  /** Shows a change at once, sends it, and shows its reverse where it is refused. */
  const change = async (
    send: () => Promise<void>,
    apply: (kept: KeptAssets) => KeptAssets,
    reverse: (kept: KeptAssets) => KeptAssets,
  ) => {
    const { queryKey } = query;
    // An answer from before the change must not come after it.
    await client.cancelQueries({ queryKey, exact: true });
    client.setQueryData<KeptAssets>(queryKey, (kept) => kept && apply(kept));
    try {
      await send();
    } catch (reason) {
      if (isStill(client, user)) client.setQueryData<KeptAssets>(queryKey, (kept) => kept && reverse(kept));
      throw reason;
    }
    if (isStill(client, user) && client.getQueryData(queryKey) === undefined)
      void client.invalidateQueries({ queryKey, exact: true });
  };

  return {
    kept: data,
    ids,
    error: data || isFetching ? undefined : (error ?? undefined),
    again: () => void refetch(),
    async keep(assets) {
      // An undo comes long after its list was drawn.
      const known = client.getQueryData<KeptAssets>(query.queryKey)?.items ?? [];
      const fresh = assets.filter((asset) => known.every(({ id }) => id !== asset.id));
      if (fresh.length === 0) return;
      const freshIds = fresh.map(({ id }) => id);
      await change(
        () => api.send(keepAssets(freshIds)),
        (kept) => ({ ...kept, items: [...kept.items, ...fresh] }),
        (kept) => ({ ...kept, items: kept.items.filter(({ id }) => !freshIds.includes(id)) }),
      );
    },
    remove(id) {
      const at = data?.items.findIndex((one) => one.id === id) ?? -1;
      const asset = data?.items[at];
      return change(
        () => api.send(updateKeptAsset(id, true)),
        ({ items, unavailable }) => ({
          items: items.filter((one) => one.id !== id),
          unavailable: unavailable.filter((one) => one !== id),
        }),
        ({ items, unavailable }) =>
          asset
            ? { items: items.toSpliced(at, 0, asset), unavailable }
            : { items, unavailable: [...unavailable, id] },
      );
    },
    restoreGone: (id) =>
      change(
        () => api.send(updateKeptAsset(id, false)),
        ({ items, unavailable }) => ({ items, unavailable: [...new Set([...unavailable, id])] }),
        ({ items, unavailable }) => ({ items, unavailable: unavailable.filter((one) => one !== id) }),
      ),
  };
}
