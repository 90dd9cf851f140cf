import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from './useApi.ts';
import type { Language } from '#src/i18n/languages.ts';
import { missingLanguagesQuery } from './language-queries.ts';

/**
 * Languages in which the page does not exist; none until the origin has said so, and none where it does not say. Not
 * `useQuery`, which brings more than the list that shows them: the answer is asked for once and never gets old.
 */
export function useMissingLanguages(): readonly Language[] {
  const api = useApi();
  const client = useQueryClient();
  const [missing, setMissing] = useState<readonly Language[]>([]);

  useEffect(() => {
    if (api.page.cmsMode === 'author') return undefined;
    let isOver = false;
    client.fetchQuery(missingLanguagesQuery(api)).then(
      (languages) => isOver || setMissing(languages),
      () => {}, // A failure is ignored (contract, section 4).
    );
    return () => {
      isOver = true;
    };
  }, [api, client]);
  return missing;
}
