import { useSyncExternalStore } from 'react';

function subscribe(notify: () => void) {
  const events = ['online', 'offline'] as const;
  for (const type of events) window.addEventListener(type, notify);
  return () => events.forEach((type) => window.removeEventListener(type, notify));
}

/** Whether the browser knows that it is offline; a server is not. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
