import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { favouritesAnswer } from './favourites.schema.ts';
import { favourites } from './favourite-endpoints.ts';
import { identityOf } from '#src/api/user.ts';
import { favouritesQuery } from './favourites-query.ts';
import { isAsked, userIn } from '#src/session/queries.ts';
import { useApi } from '#src/session/useApi.ts';
import { favouriteItems } from './storage.ts';
import { pendingChangesOf } from './pending-changes.ts';

/** Milliseconds without a further change of another tab, after which the service is asked. */
const pause = 300;

/**
 * Follows what other tabs change of the account's favourites. They write the copy in the browser; the service is asked,
 * since that copy may be of a visitor who is signed in there as somebody else. The copy is left as it is: two tabs of two
 * visitors would else write it in turns.
 */
export function useOtherTabs(): void {
  const api = useApi();
  const client = useQueryClient();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = new AbortController();
    const ask = async () => {
      const user = userIn(client);
      if (!user || !isAsked(api, user)) return;
      const { queryKey } = favouritesQuery(api, user);
      const known = client.getQueryData(queryKey);
      if (!known) return;
      const { items } = await api.fetchJson(favourites, favouritesAnswer, end);
      const present = userIn(client);
      if (!present || identityOf(present) !== identityOf(user)) return;
      // What was changed here meanwhile may be missing in it.
      if (client.getQueryData(queryKey) !== known || pendingChangesOf(client).changes.size > 0) later();
      else client.setQueryData(queryKey, items);
    };
    // Without an answer the list stays as it is.
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void ask().catch(() => {}), pause);
    };
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === favouriteItems.name && newValue !== null) later();
    };
    window.addEventListener('storage', onStorage);
    return () => {
      clearTimeout(timer);
      end.abort();
      window.removeEventListener('storage', onStorage);
    };
  }, [api, client]);
}
