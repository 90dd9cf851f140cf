import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { endSession } from '#src/session/end-session.ts';
import { isKept, removeKey, subscribe } from '#src/storage/store.ts';
import { deviceKeys, type DeviceKey } from './device-keys.ts';

/** What this device keeps now, and what clears it. */
export interface DeviceContents {
  readonly kept: readonly DeviceKey[];
  /** Clears keys. One that proves who the visitor is ends the session, in every tab. */
  readonly clear: (keys: readonly DeviceKey[]) => void;
}

/** Follows what this device keeps: of this tab at once, of others when they tell or this tab is looked at again. */
export function useDeviceKeys(): DeviceContents {
  const client = useQueryClient();
  const ids = useSyncExternalStore(follow, idsKept, () => '').split('\n');
  return {
    kept: deviceKeys.filter(({ id }) => ids.includes(id)),
    clear(keys) {
      if (keys.some(({ isSecret }) => isSecret)) endSession(client, 'signed-out');
      for (const key of keys) removeKey(key);
    },
  };
}

const idsKept = () =>
  deviceKeys
    .filter(isKept)
    .map(({ id }) => id)
    .join('\n');

/** Cookies, and what another tab has put into its own session, tell nobody. */
const moments = ['focus', 'visibilitychange'];

function follow(listener: () => void): () => void {
  const ends = deviceKeys.map((key) => subscribe(key, listener));
  for (const type of moments) window.addEventListener(type, listener);
  return () => {
    for (const end of ends) end();
    for (const type of moments) window.removeEventListener(type, listener);
  };
}
