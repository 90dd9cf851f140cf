import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { deviceKeys } from 'virtual:device-keys';
import { endSession } from '#src/session/end-session.ts';
import { isKept } from '#src/storage/is-kept.ts';
import { removeKey, subscribe } from '#src/storage/store.ts';

/** A key that this site may keep on a device: the build finds all of them (docs/decisions/0122). */
export type DeviceKey = (typeof deviceKeys)[number];

/** Tells a key from all others. */
export const idOf = ({ store, name }: DeviceKey): string => `${store} ${name}`;

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
    kept: deviceKeys.filter((key) => ids.includes(idOf(key))),
    clear(keys) {
      if (keys.some(({ isSecret }) => isSecret)) endSession(client, 'signed-out');
      for (const key of keys) removeKey(key);
    },
  };
}

const idsKept = () => deviceKeys.filter(isKept).map(idOf).join('\n');

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
