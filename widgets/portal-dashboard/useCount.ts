import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#src/api/errors.ts';
import { isUnreachable } from '#src/session/unreachable.ts';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useApi } from '#src/session/useApi.ts';
import { useUser } from '#src/session/useUser.ts';
import { useSignInPage } from '#src/sign-in/useSignInPage.ts';
import { countQuery } from './count-query.ts';
import type { Source } from './source.ts';

/** What is known of the number on a tile. */
export interface Count {
  /** Undefined until it is known, and where nothing is counted. */
  readonly count: number | undefined;
  readonly isComing: boolean;
  /** Why it stays away. */
  readonly trouble: 'failed' | 'offline' | undefined;
  /** Asks again. */
  readonly again: () => void;
}

/** The number of what a tile counts, of the visitor's own. To somebody whom the service refuses it there is none. */
export function useCount(source: Source): Count {
  const api = useApi();
  const { user, role } = useUser();
  const domain = useSignInPage().site.userApi?.ssidDomain;
  const query = useQuery(useAfterHydration(countQuery(api, { source, user, role, domain })));
  const { data, error, isError, isFetching, refetch } = query;
  const isRefused = error instanceof ApiError && error.status === 403;
  const isUnknown = data === undefined && !isRefused;
  const trouble = isUnreachable(error) ? 'offline' : isError && !isFetching ? 'failed' : undefined;
  return {
    count: data,
    isComing: isUnknown && isFetching,
    trouble: isUnknown ? trouble : undefined,
    again: () => void refetch(),
  };
}
