import { queryOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { fetchText } from '#src/api/client.ts';
import type { Page } from '#src/page/page.ts';
import { useCachedQuery } from '#src/session/useCachedQuery.ts';
import { parseJson } from '#src/api/answer-text.ts';
import { safeSource } from '#src/text/safe-link.ts';
import { usePage } from '#src/widget/context.ts';

/** Bytes of an outline that are taken: a country drawn as finely as a window shows it needs a tenth. */
const maximumBytes = 1_000_000;

/** The text of an outline, fetched once a page. */
const outlineQuery = (page: Page, address = '') =>
  queryOptions({
    queryKey: ['outline', address],
    queryFn: ({ signal }) =>
      fetchText({ page }, { method: 'GET', address, isAnonymous: true }, { signal, maximumBytes }),
    staleTime: Infinity,
    retry: false,
  });

/**
 * What an author wrote as outline, as GeoJSON; undefined while it is on its way, and where there is none.
 *
 * @param outline GeoJSON, its text, or the address of a file with it
 * @param onFault it cannot be fetched
 */
export function useOutline(outline: unknown, onFault: () => void): unknown {
  const page = usePage();
  const text = typeof outline === 'string' ? outline.trim() : '';
  const address = useMemo(
    () => (text && !text.startsWith('{') ? safeSource(text, page.url) : undefined),
    [text, page.url],
  );
  const query = useMemo(() => outlineQuery(page, address), [page, address]);
  const answer = useCachedQuery(query, address !== undefined);
  const hasFailed = (text !== '' && !text.startsWith('{') && !address) || answer?.status === 'error';
  const tell = useEffectEvent(onFault);
  useEffect(() => {
    if (hasFailed) tell();
  }, [hasFailed]);
  return useMemo(() => {
    if (typeof outline !== 'string') return outline;
    const json = text.startsWith('{') ? text : answer?.data;
    return json === undefined ? undefined : (parseJson(json) ?? {});
  }, [outline, text, answer?.data]);
}
