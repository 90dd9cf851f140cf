import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { User } from '#src/api/user.ts';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useApi, type Api } from '#src/session/useApi.ts';
import { useUser } from '#src/session/useUser.ts';

/** What is known of an answer. */
export interface Known<Data> {
  /** Undefined until it is known. */
  readonly data: Data | undefined;
  /** It could not be fetched, and nothing is known from before. */
  readonly error: Error | undefined;
  /** Asks again. */
  readonly again: () => void;
}

/**
 * Asks about the visitor's learning. An author's page has an empty answer.
 *
 * @param queryOf one of `learning-queries.ts`
 * @param isWanted with false nobody is asked
 */
export function useLearning<Entry, Key extends QueryKey>(
  queryOf: (api: Api, user: User | null) => UseQueryOptions<Entry[], Error, Entry[], Key>,
  isWanted = true,
): Known<readonly Entry[]> {
  const api = useApi();
  const { user } = useUser();
  const query = queryOf(api, user);
  const { data, error, isFetching, refetch } = useQuery(
    useAfterHydration({ ...query, enabled: isWanted && query.enabled === true }),
  );
  return {
    data: api.page.cmsMode === 'author' ? nothing : data,
    error: data || isFetching ? undefined : (error ?? undefined),
    again: () => void refetch(),
  };
}

const nothing: readonly never[] = [];
