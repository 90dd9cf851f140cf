import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '#src/api/errors.ts';
import { identityOf, type User } from '#src/api/user.ts';
import { isAsked, personalKey, userIn } from '#src/session/queries.ts';
import { onceUnless } from '#src/session/unreachable.ts';
import type { Api } from '#src/session/useApi.ts';
import { assetDetails, collections, favouriteAssets } from './asset-endpoints.ts';
import {
  assetDetailsAnswer,
  collectionAnswer,
  collectionsAnswer,
  favouriteAssetsAnswer,
  type Asset,
} from './asset.schema.ts';
import { isAssetId } from './id.ts';

/**
 * The queries of the media centre that several widgets share: forgotten with the session. Nobody is asked for an anonymous
 * visitor, nor on an author's page.
 */

/** Assets that a visitor has kept, and the ids of those that are gone. */
export interface KeptAssets {
  readonly items: readonly Asset[];
  readonly unavailable: readonly string[];
}

/** The assets that the visitor has kept (H3). */
export const favouriteAssetsQuery = (api: Api, user: User | null) =>
  queryOptions({
    queryKey: personalKey(user, 'asset-favourites'),
    queryFn: ({ signal }): Promise<KeptAssets> =>
      api.fetchJson(favouriteAssets(api.page.language), favouriteAssetsAnswer, { signal }),
    enabled: isAsked(api, user),
  });

/** The visitor's sets of assets (A5), asked anew when the visitor comes back to the tab. */
export const collectionsQuery = (api: Api, user: User | null) =>
  queryOptions({
    queryKey: personalKey(user, 'collections'),
    queryFn: async ({ signal }) =>
      (await api.fetchJson(collections(api.page.language), collectionsAnswer, { signal })).items,
    enabled: isAsked(api, user),
    refetchOnWindowFocus: 'always',
  });

/** One set with its assets (A5). */
export const collectionQuery = (api: Api, user: User | null, id: string) =>
  queryOptions({
    queryKey: personalKey(user, 'collection', id),
    queryFn: ({ signal }) => api.fetchJson(collections(api.page.language, id), collectionAnswer, { signal }),
    enabled: isAsked(api, user) && isAssetId(id),
    refetchOnWindowFocus: 'always',
    // That nobody has it is no fault that a second call could mend.
    retry: onceUnless((error) => error instanceof ApiError && error.status === 404),
  });

/** One asset with all that its page shows (A3). */
export const assetDetailsQuery = (api: Api, user: User | null, id: string) =>
  queryOptions({
    queryKey: personalKey(user, 'asset', id),
    queryFn: ({ signal }) =>
      api.fetchJson(assetDetails(api.page.language, id), assetDetailsAnswer, { signal }),
    enabled: isAsked(api, user) && isAssetId(id),
  });

/** Whether a user is still the page's: what came for another one is dropped. */
export function isStill(client: QueryClient, user: User | null): boolean {
  const now = userIn(client);
  return Boolean(user && now && identityOf(user) === identityOf(now));
}
