import { choices } from '#src/storage/storage.ts';
import { readKey, writeKey } from '#src/storage/store.ts';

/** What a widget keeps of a visitor who wants to see all, whatever the interests. */
const all = 'all';

/** Whether this browser's visitor has refused what fits the interests. */
export const hasRefused = (widget: string): boolean => readKey(choices)?.[widget] === all;

/** Keeps that, or forgets it. */
export function setRefused(widget: string, isRefused: boolean): void {
  if (isRefused === hasRefused(widget)) return;
  const { [widget]: _, ...others } = readKey(choices) ?? {};
  writeKey(choices, isRefused ? { ...others, [widget]: all } : others);
}
