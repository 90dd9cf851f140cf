import { useEffect, useState } from 'react';
import { identityOf } from '#src/api/user.ts';
import { onSessionEnd } from './end-session.ts';
import { useUser } from './useUser.ts';

/**
 * State that is gone when the member signs out or another one takes over. An anonymous visitor's becomes that of the member
 * who signs in.
 */
export function usePersonalState<Value>(): [Value | undefined, (value: Value | undefined) => void] {
  const { user } = useUser();
  const owner = user ? identityOf(user) : '';
  const [held, hold] = useState<{ readonly owner: string; readonly value: Value | undefined }>();
  if (held && owner && held.owner !== owner) hold(held.owner ? undefined : { ...held, owner });
  useEffect(
    () =>
      onSessionEnd((reason) => {
        if (reason === 'signed-out') hold(undefined);
      }),
    [],
  );
  return [held?.value, (value) => hold({ owner, value })];
}
