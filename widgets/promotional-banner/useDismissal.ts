import { useCallback, useSyncExternalStore } from 'react';
import { readKey, subscribe, writeKey } from '#src/storage/store.ts';
import { dismissedBanners } from '#src/notices/storage.ts';

const onChange = (listener: () => void) => subscribe(dismissedBanners, listener);

/**
 * Remembers for the visit that a banner was closed.
 *
 * @param name tells one banner from another
 */
export function useDismissal(name: string): { readonly isDismissed: boolean; readonly dismiss: () => void } {
  const isDismissed = useSyncExternalStore(
    onChange,
    () => readKey(dismissedBanners)?.includes(name) ?? false,
    () => false,
  );
  const dismiss = useCallback(
    () => void writeKey(dismissedBanners, [...(readKey(dismissedBanners) ?? []), name]),
    [name],
  );
  return { isDismissed, dismiss };
}
