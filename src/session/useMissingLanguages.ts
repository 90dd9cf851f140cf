import { useMemo } from 'react';
import { useApi } from './useApi.ts';
import type { Language } from '#src/i18n/languages.ts';
import { missingLanguagesQuery } from './language-queries.ts';
import { useCachedQuery } from './useCachedQuery.ts';

const none: readonly Language[] = [];

/** Languages in which the page does not exist; none until the origin has said so, and none where it does not say. */
export function useMissingLanguages(): readonly Language[] {
  const api = useApi();
  const query = useMemo(() => missingLanguagesQuery(api), [api]);
  const isWanted = api.page.cmsMode !== 'author';
  const known = useCachedQuery(query, isWanted);
  return (isWanted && known?.data) || none;
}
