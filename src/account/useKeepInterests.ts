import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#src/api/errors.ts';
import type { User } from '#src/api/user.ts';
import { askUserAgain } from '#src/session/queries.ts';
import { useApi } from '#src/session/useApi.ts';
import { useUser } from '#src/session/useUser.ts';
import { forgetKept, keepInterests } from './kept-interests.ts';
import { saveInterests } from './save-interests.ts';
import { useKeptInterests } from './useInterests.ts';

/** Whose interests are shown, which they are, and what keeps others. */
export interface KeepInterests {
  readonly user: User | null;
  /** All that are kept: in the profile of a signed-in visitor, else in this browser. */
  readonly kept: readonly string[];
  /** Whether it is known whose they are; never on an author's page. */
  readonly isReady: boolean;
  /**
   * Keeps these in place of all others. A conflict (409) has the profile asked for again.
   *
   * @throws ApiError where the server has not taken them
   */
  readonly keep: (keys: readonly string[]) => Promise<void>;
}

/** The interests of an anonymous visitor are in this browser, those of a signed-in one in the profile. */
export function useKeepInterests(): KeepInterests {
  const api = useApi();
  const client = useQueryClient();
  const { user, isPending } = useUser();
  const kept = useKeptInterests();
  return {
    user,
    kept: user ? user.interests : kept,
    isReady: !isPending && api.page.cmsMode !== 'author',
    async keep(keys) {
      if (!user) return keepInterests(keys);
      try {
        await saveInterests(client, api, keys);
      } catch (reason) {
        // Somebody else's change is what stands there now.
        if (reason instanceof ApiError && reason.status === 409) void askUserAgain(client);
        throw reason;
      }
      forgetKept(keys);
    },
  };
}
