import { useSyncExternalStore } from 'react';
import { readKey, subscribe, writeKey } from '#src/storage/store.ts';
import { dismissedNotices } from './storage.ts';

/** When each notice was closed, as ISO 8601, by its id. */
type Dismissals = Readonly<Record<string, string>>;

/** The key would grow for ever: the oldest beyond this many are forgotten. */
const most = 100;

const none: Dismissals = {};
const onChange = (listener: () => void) => subscribe(dismissedNotices, listener);

/** When the visitor has closed each notice, in this tab or another; none on a server. */
export const useDismissedNotices = (): Dismissals =>
  useSyncExternalStore(
    onChange,
    () => readKey(dismissedNotices) ?? none,
    () => none,
  );

/** Remembers that the visitor has closed a notice now. */
export function dismissNotice(id: string): void {
  const { [id]: _, ...others } = readKey(dismissedNotices) ?? none;
  writeKey(dismissedNotices, {
    ...Object.fromEntries(Object.entries(others).slice(1 - most)),
    [id]: new Date().toISOString(),
  });
}
