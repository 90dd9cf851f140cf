import { queryOptions } from '@tanstack/react-query';
import { profileStatusAnswer } from './account.schema.ts';
import { profileStatus } from '#src/api/portal-endpoints.ts';
import type { User } from '#src/api/user.ts';
import { isAsked, personalKey } from '#src/session/queries.ts';
import type { Api } from '#src/session/useApi.ts';

/**
 * How complete the visitor's profile is, its fields and the loyalty membership (Q1). Asked once a page, and forgotten with
 * the session. Nobody is asked for an anonymous visitor, nor on an author's page.
 */
export const profileStatusQuery = (api: Api, user: User | null) =>
  queryOptions({
    queryKey: personalKey(user, 'profile-status'),
    queryFn: ({ signal }) => api.fetchJson(profileStatus(), profileStatusAnswer, { signal }),
    enabled: isAsked(api, user),
  });
