import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useApi } from './useApi.ts';
import { guardSession } from './guard.ts';
import { subscribeUser, userIn, userQuery } from './queries.ts';
import { can, roleOf, type Role } from './role.ts';
import type { User } from '#src/api/user.ts';

/** What a widget knows of the visitor. */
export interface Visitor {
  /** Null for an anonymous visitor, and while nobody knows. */
  readonly user: User | null;
  readonly role: Role;
  /** Nobody knows yet, as always on the server; show neither what a user sees nor what an anonymous visitor does. */
  readonly isPending: boolean;
  /** Whether the visitor has a role, or one that includes it. It shapes what is shown and protects nothing. */
  readonly can: (requiredRole: string | undefined) => boolean;
}

/**
 * Who the visitor is. Mark what shows anything of the user with `data-personal`, so that a page that is left does not
 * show it to the next one (trust, row 35), and key what keeps state of the user's by the user.
 */
export function useUser(): Visitor {
  const api = useApi();
  const client = useQueryClient();
  const known = useSyncExternalStore(
    useCallback((listener) => subscribeUser(client, listener), [client]),
    () => (api.page.cmsMode === 'author' ? null : userIn(client)),
    // What the server did not know must not show while its HTML is brought to life.
    () => undefined,
  );
  // Not `useQuery`: its weight is more than the header may have (docs/decisions/0035).
  useEffect(() => void client.prefetchQuery(userQuery(api)), [client, api]);
  useEffect(() => guardSession(client, api), [client, api]);

  const user = known ?? null;
  const role = roleOf(user, api.page.site.authorityName);
  return { user, role, isPending: known === undefined, can: (requiredRole) => can(role, requiredRole) };
}
