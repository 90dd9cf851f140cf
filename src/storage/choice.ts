import { useSyncExternalStore } from 'react';
import { choices } from './storage.ts';
import { readKey, subscribe, writeKey } from './store.ts';

/** What a visitor has chosen in a widget, as this browser remembers it: one text for each widget (contract, section 5). */

const onChange = (listener: () => void) => subscribe(choices, listener);

/** What was chosen in a widget; undefined for nothing, and on a server. */
export const readChoice = (widget: string): string | undefined => readKey(choices)?.[widget];

/** Remembers what was chosen in a widget; undefined forgets it. */
export function keepChoice(widget: string, choice: string | undefined): void {
  const { [widget]: _, ...others } = readKey(choices) ?? {};
  writeKey(choices, choice === undefined ? others : { ...others, [widget]: choice });
}

/** What was chosen in a widget, in this tab or another; undefined for nothing, and on a server. */
export const useChoice = (widget: string): string | undefined =>
  useSyncExternalStore(
    onChange,
    () => readChoice(widget),
    () => undefined,
  );
