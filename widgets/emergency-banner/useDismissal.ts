import { useSyncExternalStore } from 'react';
import { dismissNotice, useDismissedNotices } from '#src/notices/dismissed-notices.ts';
import { readKey, subscribe, writeKey } from '#src/storage/store.ts';
import { dismissedBanners } from '#src/notices/storage.ts';
import type { Config } from './widget.ts';

const none: readonly string[] = [];
const onChange = (listener: () => void) => subscribe(dismissedBanners, listener);
const readClosed = () => readKey(dismissedBanners) ?? none;

/** Remembers which messages a visitor has closed, for the visit or for good. */
export function useDismissal(remember: Config['remember']): {
  readonly isDismissed: (key: string) => boolean;
  readonly dismiss: (key: string) => void;
} {
  const forGood = useDismissedNotices();
  const forVisit = useSyncExternalStore(onChange, readClosed, () => none);
  if (remember === 'persist')
    return { isDismissed: (key) => Object.hasOwn(forGood, key), dismiss: dismissNotice };
  return {
    isDismissed: (key) => forVisit.includes(key),
    dismiss: (key) => void writeKey(dismissedBanners, [...readClosed(), key]),
  };
}
