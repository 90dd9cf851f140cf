import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { User } from '#src/api/user.ts';
import type { Asset } from '#src/assets/asset.schema.ts';
import { asListed, whyNotDownloaded } from '#src/assets/details.ts';
import { assetDetailsQuery } from '#src/assets/queries.ts';
import { keepTrail, readTrail } from '#src/assets/trail.ts';
import type { Selection } from '#src/assets/useSelection.ts';
import { useAddressQuery } from '#src/catalogue/history.ts';
import { useApi } from '#src/session/useApi.ts';

/**
 * Keeps what the search shows and what is selected for the way to an asset and from one to the next (`assetTrail`), and brings
 * the selection back where the page has the same search again. Of selected assets that the search does not show, each is asked
 * for (A3); what is gone or may not be taken stays away.
 *
 * @param shown the search's assets; undefined until they are known
 */
export function useTrail(
  user: User | null,
  shown: readonly Asset[] | undefined,
  { selected, addAll }: Pick<Selection, 'selected' | 'addAll'>,
): void {
  const api = useApi();
  const client = useQueryClient();
  const query = useAddressQuery();
  const [isBack, setBack] = useState(false);
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current || !shown || !user) return;
    begun.current = true;
    const trail = readTrail();
    const ids = trail && trail.query === query ? trail.selected : [];
    const find = async (id: string): Promise<Asset[]> => {
      const known = shown.find((asset) => asset.id === id);
      if (known) return [known];
      try {
        const asset = await client.fetchQuery({ ...assetDetailsQuery(api, user, id), retry: false });
        return whyNotDownloaded(asset, new Date(), api.page.site.timeZone) ? [] : [asListed(asset)];
      } catch {
        return [];
      }
    };
    void Promise.all(ids.map(find)).then((found) => {
      if (found.length > 0) addAll(found.flat());
      setBack(true);
    });
  }, [shown, user, query, client, api, addAll]);

  useEffect(() => {
    if (!isBack || !shown || !user) return;
    keepTrail({
      query,
      ids: shown.map(({ id }) => id),
      selected: selected.map(({ id }) => id),
    });
  }, [isBack, shown, user, query, selected]);
}
