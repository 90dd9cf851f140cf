import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { checkAssets, freshFor, type Checked } from '#src/assets/check-assets.ts';
import type { KeptAssets } from '#src/assets/queries.ts';
import { useFavouriteAssets, type FavouriteAssets } from '#src/assets/useFavouriteAssets.ts';
import { isAsked, personalKey } from '#src/session/queries.ts';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useApi } from '#src/session/useApi.ts';
import { useUser } from '#src/session/useUser.ts';
import { isBare } from './entries.ts';

/** What the visitor has kept, with the details that the list lacks. */
export interface Kept {
  readonly favourites: FavouriteAssets;
  /** Undefined until it is known. What was shown stays while the session is lost. */
  readonly kept: KeptAssets | undefined;
  /** Undefined until the library has answered, or where nothing was missing. */
  readonly details: Checked | undefined;
  /** Details are missing and could not be fetched. */
  readonly hasFailed: boolean;
  /** Asks for missing details again. */
  readonly again: () => void;
}

/** The visitor's kept files (H3); what the list lacks is asked of the library (A3). */
export function useKept(): Kept {
  const api = useApi();
  const client = useQueryClient();
  const { user } = useUser();
  const favourites = useFavouriteAssets();
  const [shown, show] = useState(favourites.kept);
  if (favourites.kept && favourites.kept !== shown) show(favourites.kept);
  const kept = favourites.kept ?? (user ? undefined : shown);

  const bare = kept?.items.filter(isBare).map(({ id }) => id) ?? [];
  const { data, isError, isFetching, refetch } = useQuery(
    useAfterHydration({
      queryKey: personalKey(user, 'favourite-asset-details', ...bare),
      queryFn: () => checkAssets(client, api, user, bare),
      enabled: isAsked(api, user) && bare.length > 0,
      staleTime: freshFor,
      retry: false,
      placeholderData: (before: Checked | undefined) => before,
    }),
  );
  return {
    favourites,
    kept,
    details: data,
    hasFailed: isError && !isFetching,
    again: () => void refetch(),
  };
}
