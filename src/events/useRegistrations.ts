import { useQuery } from '@tanstack/react-query';
import { useApi } from '#src/session/useApi.ts';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useUser } from '#src/session/useUser.ts';
import { registrationQuery, registrationsQuery } from './registration-queries.ts';
import type { Registration } from './registration.schema.ts';

/** What is known of all registrations of the visitor. */
export interface KnownRegistrations {
  /** Undefined until they are known, and for an anonymous visitor. */
  readonly items: readonly Registration[] | undefined;
  /** They could not be fetched, and nothing is known from before. */
  readonly error: Error | undefined;
  /** Asks again. */
  readonly again: () => void;
}

/**
 * All registrations of the visitor (Q2), asked once a page.
 *
 * @param isWanted with false nobody is asked, and nothing is known
 */
export function useRegistrations(isWanted = true): KnownRegistrations {
  const api = useApi();
  const { user } = useUser();
  const query = registrationsQuery(api, user);
  const { data, error, isFetching, refetch } = useQuery(
    useAfterHydration({ ...query, enabled: isWanted && query.enabled === true }),
  );
  return {
    items: isWanted ? data : undefined,
    error: data || isFetching ? undefined : (error ?? undefined),
    again: () => void refetch(),
  };
}

/** What is known of the visitor's registration for one event. */
export interface KnownRegistration {
  /** Null where the service does not know the event; undefined until it has answered, and for an anonymous visitor. */
  readonly registration: Registration | null | undefined;
  /** It could not be fetched, and nothing is known from before. */
  readonly error: Error | undefined;
  /** Asks again. */
  readonly again: () => void;
}

/**
 * The visitor's registration for one event.
 *
 * @param eventId empty: nothing is asked
 */
export function useRegistration(eventId: string): KnownRegistration {
  const api = useApi();
  const { user } = useUser();
  const { data, error, isFetching, refetch } = useQuery(
    useAfterHydration(registrationQuery(api, user, eventId)),
  );
  return {
    registration: data,
    error: data !== undefined || isFetching ? undefined : (error ?? undefined),
    again: () => void refetch(),
  };
}
