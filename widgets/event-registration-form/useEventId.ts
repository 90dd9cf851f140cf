import { useSyncExternalStore } from 'react';
import { isEventId } from '#src/events/event-id.ts';
import { pageAddress, subscribeToAddress } from '#src/page/history.ts';

/**
 * The event that is asked for: the author's, else the one of the page's address. Empty where there is none of the right shape;
 * undefined while nobody can know the address.
 */
export function useEventId(authored: string | undefined): string | undefined {
  const fromAddress = useSyncExternalStore(
    subscribeToAddress,
    () => pageAddress().searchParams.get('eventId') ?? '',
    () => undefined,
  );
  const id = authored || fromAddress;
  return id === undefined || isEventId(id) ? id : '';
}
