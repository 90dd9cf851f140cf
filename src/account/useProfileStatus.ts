import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ProfileStatus } from './account.schema.ts';
import { profileStatusQuery } from './personal-queries.ts';
import { useApi } from '#src/session/useApi.ts';
import { useCachedQuery } from '#src/session/useCachedQuery.ts';
import { useUser } from '#src/session/useUser.ts';

/** What is known of the profile of the visitor who is signed in. */
export interface KnownProfile {
  readonly status: ProfileStatus | undefined;
  /** It could not be fetched, and nothing is known from before. */
  readonly hasFailed: boolean;
  /** Asks again. */
  readonly again: () => void;
}

/** The visitor's profile (Q1), asked once a page. Nobody is asked for an anonymous visitor, nor on an author's page. */
export function useProfileStatus(): KnownProfile {
  const api = useApi();
  const client = useQueryClient();
  const { user } = useUser();
  // Kept for as long as the page: what shows it does not observe it (`useCachedQuery`).
  const query = useMemo(() => ({ ...profileStatusQuery(api, user), gcTime: Infinity }), [api, user]);
  const state = useCachedQuery(query, user !== null && api.page.cmsMode !== 'author');
  return {
    status: state?.data,
    hasFailed: state?.status === 'error' && state.fetchStatus === 'idle' && !state.data,
    again: () => void client.prefetchQuery(query),
  };
}
