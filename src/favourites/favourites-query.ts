import { queryOptions } from '@tanstack/react-query';
import { favouritesAnswer } from './favourites.schema.ts';
import { favourites } from './favourite-endpoints.ts';
import type { User } from '#src/api/user.ts';
import { writeKey } from '#src/storage/store.ts';
import { isAsked, personalKey } from '#src/session/queries.ts';
import type { Api } from '#src/session/useApi.ts';
import { favouriteItems } from './storage.ts';

/** The visitor's favourites (F1), which are kept in the browser as well. */
export const favouritesQuery = (api: Api, user: User | null) =>
  queryOptions({
    queryKey: personalKey(user, 'favourites'),
    queryFn: async ({ signal }) => {
      const { items } = await api.fetchJson(favourites, favouritesAnswer, { signal });
      writeKey(favouriteItems, items);
      return items;
    },
    enabled: isAsked(api, user),
  });
