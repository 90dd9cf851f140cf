import { toJson } from '#src/text/json.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '#src/session/useApi.ts';
import type { Copy } from './copies.schema.ts';

/** What the search knows of some items. */
export interface Copies {
  readonly byId: ReadonlyMap<string, Copy>;
  /** Ids that were asked for and answered: one without a copy is gone. */
  readonly answered: ReadonlySet<string>;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

const nothing = { byId: new Map<string, Copy>(), answered: new Set<string>() };

/**
 * Asks the search for items, each once; on an author's page nobody is asked.
 *
 * @param atOnce items that are asked for in one call; all without
 */
export function useCopies(ids: readonly string[], atOnce = Infinity): Copies {
  const api = useApi();
  const client = useQueryClient();
  const [known, setKnown] = useState<Pick<Copies, 'byId' | 'answered'>>(nothing);
  const [failed, setFailed] = useState<string>();
  const wanted = ids.filter((id) => !known.answered.has(id)).slice(0, atOnce);
  const question = toJson(wanted);
  const hasFailed = failed === question && wanted.length > 0;
  const isWanted = wanted.length > 0 && !hasFailed && api.page.cmsMode !== 'author';

  useEffect(() => {
    if (!isWanted) return undefined;
    const asked = JSON.parse(question) as string[];
    const query = queryOptions({
      queryKey: ['copies', api.page.language, asked],
      queryFn: async ({ signal }) => (await import('./ask-copies.ts')).askCopies(api, asked, signal),
      retry: false,
    });
    let isOver = false;
    const receive = (items: readonly Copy[]) =>
      setKnown(({ byId, answered }) => ({
        byId: new Map([...byId, ...items.map((item) => [item.id, item] as const)]),
        answered: new Set([...answered, ...asked]),
      }));
    client.fetchQuery(query).then(
      (items) => isOver || receive(items),
      () => isOver || setFailed(question),
    );
    return () => {
      isOver = true;
      void client.cancelQueries({ queryKey: query.queryKey, exact: true });
    };
  }, [api, client, isWanted, question]);

  return { ...known, hasFailed, retry: () => setFailed(undefined) };
}
