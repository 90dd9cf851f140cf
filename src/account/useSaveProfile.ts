import { useQueryClient } from '@tanstack/react-query';
import type { RequestOptions } from '#src/api/client.ts';
import { profileStatus } from '#src/api/portal-endpoints.ts';
import { profileStatusQuery } from './personal-queries.ts';
import { askUserAgain, userIn } from '#src/session/queries.ts';
import { useApi } from '#src/session/useApi.ts';

/** Saves fields of the visitor's profile (Q1). */
export type SaveProfile = (changes: object, options?: RequestOptions) => Promise<void>;

/**
 * Gives what saves fields of the visitor's profile. Afterwards profile and user are asked anew, so that every widget shows
 * the same; it resolves when they are known.
 */
export function useSaveProfile(): SaveProfile {
  const api = useApi();
  const client = useQueryClient();
  return async (changes, options) => {
    await api.send(profileStatus(changes), options);
    const { queryKey } = profileStatusQuery(api, userIn(client) ?? null);
    await Promise.all([client.refetchQueries({ queryKey, exact: true }), askUserAgain(client)]);
  };
}
