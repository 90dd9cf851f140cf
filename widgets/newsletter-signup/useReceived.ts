import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { User } from '#src/api/user.ts';
import { useApi } from '#src/session/useApi.ts';

const none: readonly string[] = [];

/** Ids of the newsletters that a member receives already; none while nobody knows, and for anonymous visitors. */
export function useReceived(user: User | null): readonly string[] {
  const api = useApi();
  const client = useQueryClient();
  const [received, setReceived] = useState<{ readonly by: User; readonly ids: readonly string[] }>();

  useEffect(() => {
    if (!user) return undefined;
    let isOver = false;
    import('./received.ts')
      .then(({ receivedBy }) => receivedBy(user, api, client))
      .then(
        (ids) => isOver || setReceived({ by: user, ids }),
        // Without it every newsletter can be chosen, and the service knows what to do.
        () => {},
      );
    return () => {
      isOver = true;
    };
  }, [user, api, client]);

  return received?.by === user ? received.ids : none;
}
