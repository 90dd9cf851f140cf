import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Suggestion } from '#src/api/answers/search.schema.ts';
import { useApi, type Api } from '#src/session/useApi.ts';
import { isUnreachable, whenOnline } from '#src/session/unreachable.ts';
import { useCachedQuery } from '#src/session/useCachedQuery.ts';
import { stillFitting } from './completion.ts';
import { suggestionsQuery } from './queries.ts';

interface Options {
  /** Ms after the last keystroke before the origin is asked (contract, section 4). */
  readonly debounce: number;
  /** Characters from which on it is. */
  readonly minLength: number;
  /** Nothing is asked meanwhile: a composition is under way, or nobody looks. */
  readonly isPaused: boolean;
  /** What is asked, the same function as long as nothing changes; the site's search unless it is given. */
  readonly queryOf?: SuggestionsQuery | undefined;
}

/** Makes the query for a term. */
export type SuggestionsQuery = (api: Api, term: string) => ReturnType<typeof suggestionsQuery>;

/** What is known of the suggestions for a term. */
export interface Suggestions {
  readonly list: readonly Suggestion[];
  /** Of the term itself, once its pause is over: how many there are may be said. */
  readonly isAnswered: boolean;
  readonly isLoading: boolean;
  /** The device is offline, as far as the last call has found out. */
  readonly isOffline: boolean;
}

const none: readonly Suggestion[] = [];

/**
 * The suggestions for what is typed. An answer to another text never shows; until the one to this text is there, what of
 * the last list holds for it stays, so that the list does not flicker with every letter.
 */
export function useSuggestions(
  term: string,
  { debounce, minLength, isPaused, queryOf = suggestionsQuery }: Options,
): Suggestions {
  const api = useApi();
  const { language, cmsMode } = api.page;
  const isDue = useDebounced(term, debounce);
  const isAsked = cmsMode === 'publish' && [...term].length >= minLength;
  const isWanted = isAsked && isDue && !isPaused;
  const { data, isFetching, error } = useAnswer(queryOf, term, isWanted);

  // Between two letters nothing is asked: what the last call has found out holds until the next one.
  const [isOffline, setOffline] = useState(false);
  const isAway = error ? isUnreachable(error) : data === undefined && isOffline;
  if (isAway !== isOffline) setOffline(isAway);
  useEffect(() => (isAway ? whenOnline(() => setOffline(false)) : undefined), [isAway]);

  const [last, setLast] = useState(none);
  const known = !isAsked || error ? none : (data ?? last);
  if (known !== last) setLast(known);
  const list = useMemo(
    () => (known === data || known.length === 0 ? known : stillFitting(known, term, language)),
    [known, data, term, language],
  );
  return {
    list,
    isAnswered: isAsked && isDue && data !== undefined,
    isLoading: useBriefly(isFetching),
    isOffline: isAway,
  };
}

interface Answer {
  readonly data: readonly Suggestion[] | undefined;
  readonly isFetching: boolean;
  readonly error: Error | null;
}

/** The answer to a term: the one that all boxes share. One that is no longer wanted is called off. */
function useAnswer(queryOf: SuggestionsQuery, term: string, isWanted: boolean): Answer {
  const api = useApi();
  const client = useQueryClient();
  const query = useMemo(() => queryOf(api, term), [queryOf, api, term]);
  const { data, error = null } = useCachedQuery(query, isWanted) ?? {};

  useEffect(() => {
    if (!isWanted) return undefined;
    return () => void client.cancelQueries({ queryKey: query.queryKey, exact: true });
  }, [client, query, isWanted]);

  return {
    data,
    isFetching: isWanted && !error && data === undefined,
    error: isWanted ? error : null,
  };
}

/** Whether a text has stayed as it is for so many ms. */
function useDebounced(text: string, pause: number): boolean {
  const [quiet, setQuiet] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), pause);
    return () => {
      clearTimeout(timer);
      setQuiet(undefined);
    };
  }, [text, pause]);
  return quiet === text;
}

/** Ms for which the loading mark shows at most (specification, section 9). */
const loadingMarkLife = 1000;

function useBriefly(isOn: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setOver(true), loadingMarkLife);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [isOn]);
  return isOn && !isOver;
}
