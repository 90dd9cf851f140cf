import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { profileStatusQuery } from '#src/account/personal-queries.ts';
import { useApi } from '#src/session/useApi.ts';
import { useCachedQuery } from '#src/session/useCachedQuery.ts';
import { useUser } from '#src/session/useUser.ts';
import type { Membership } from './lock.ts';

/** The visitor's membership in the loyalty programme (Q1). @param isWanted whether any offer asks for one: else nobody is asked */
export function useMembership(isWanted: boolean): Membership {
  const api = useApi();
  const client = useQueryClient();
  const { user } = useUser();
  // Kept for as long as the page: what shows it does not observe it (`useCachedQuery`).
  const query = useMemo(() => ({ ...profileStatusQuery(api, user), gcTime: Infinity }), [api, user]);
  const state = useCachedQuery(query, isWanted && user !== null && api.page.cmsMode !== 'author');
  const hasFailed = state?.status === 'error' && state.fetchStatus === 'idle';
  return {
    loyalty: state?.data?.loyalty,
    status: state?.data ? 'known' : hasFailed ? 'failed' : 'unknown',
    again: () => void client.prefetchQuery(query),
  };
}
