import { useSyncExternalStore } from 'react';
import { isEventId } from '#src/events/event-id.ts';
import { pageAddress, subscribeToAddress } from '#src/page/history.ts';
import type { Config } from './widget.ts';

/**
 * The id of the event that the widget shows: that of the event in its fields, else by the author's choice the last name in
 * the page's address or a field. Empty where none has the right shape; undefined while nobody can know the address.
 */
export function useOwnEventId({ idFrom, eventId = '', event }: Config): string | undefined {
  const fromAddress = useSyncExternalStore(subscribeToAddress, lastName, () => undefined);
  const id = event?.id || (idFrom === 'path' ? fromAddress : eventId);
  return id === undefined || isEventId(id) ? id : '';
}

const lastName = () => /([^/]*?)(?:\.html?)?$/.exec(pageAddress().pathname)?.[1] ?? '';
