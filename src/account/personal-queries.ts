import { queryOptions } from '@tanstack/react-query';
import { profileStatusAnswer, registrationsAnswer } from './account.schema.ts';
import { profileStatus, registrations } from '#src/api/portal-endpoints.ts';
import type { User } from '#src/api/user.ts';
import { isAsked, personalKey } from '#src/session/queries.ts';
import type { Api } from '#src/session/useApi.ts';

/**
 * The shared queries for a visitor's own things (conventions, "Shared queries"): one fetch a page, whoever asks, and
 * forgotten with the session. Nobody is asked for an anonymous visitor, nor on an author's page.
 */

/** The visitor's registrations for events (Q2). @param eventId of one event; all without it */
export const registrationsQuery = (api: Api, user: User | null, eventId?: string) =>
  queryOptions({
    queryKey: personalKey(user, 'registrations', eventId ?? ''),
    queryFn: async ({ signal }) =>
      (await api.fetchJson(registrations(eventId), registrationsAnswer, { signal })).items,
    enabled: isAsked(api, user),
  });

/** How complete the visitor's profile is, its fields and the loyalty membership (Q1). */
export const profileStatusQuery = (api: Api, user: User | null) =>
  queryOptions({
    queryKey: personalKey(user, 'profile-status'),
    queryFn: ({ signal }) => api.fetchJson(profileStatus(), profileStatusAnswer, { signal }),
    enabled: isAsked(api, user),
  });
