import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { dictionaryQuery } from '#src/account/dictionary-queries.ts';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useApi } from '#src/session/useApi.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { useScope } from '#src/widget/context.ts';

/** What visitors read for the values of facets. */
export interface ValueWords {
  /** Undefined where nobody has a word for it; the same function as long as nothing changes. */
  readonly wordFor: (name: string, value: string) => string | undefined;
  /** Whether the words are there, or will not come. */
  readonly isReady: boolean;
}

/**
 * The words of facets' values, which are keys: the author's own wording, then that of the content repository (A4); each
 * looked up as `<facet>.<value>`, then as `<value>`.
 *
 * @param isWanted whether any value is shown; the repository is not asked before
 */
export function useValueWords(isWanted: boolean): ValueWords {
  const api = useApi();
  const { labels } = useScope().config;
  const isHydrated = useHydrated();
  const isAsking = isWanted && api.page.cmsMode === 'publish';
  const words = useQuery(useAfterHydration({ ...dictionaryQuery(api), enabled: isAsking }));
  const { data } = words;
  const wordFor = useCallback(
    (name: string, value: string) => {
      for (const source of [labels, data ?? {}]) {
        for (const key of [`${name}.${value}`, value])
          if (Object.hasOwn(source, key) && source[key]) return source[key];
      }
      return undefined;
    },
    [labels, data],
  );
  return { wordFor, isReady: isHydrated ? !words.isLoading : !isAsking };
}
