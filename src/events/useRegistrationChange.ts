import { useQueryClient } from '@tanstack/react-query';
import type { RequestOptions } from '#src/api/client.ts';
import { ApiError } from '#src/api/errors.ts';
import { changeRegistration } from '#src/api/portal-endpoints.ts';
import { identityOf } from '#src/api/user.ts';
import { tryRead } from '#src/schema/read.ts';
import { userIn } from '#src/session/queries.ts';
import { useApi } from '#src/session/useApi.ts';
import { keepRegistration } from './registration-queries.ts';
import { registration, type Registration } from './registration.schema.ts';

/** What a visitor changes about an event. */
export interface RegistrationChange {
  readonly eventId: string;
  readonly action: 'register' | 'waitlist' | 'update' | 'cancel';
  readonly seats?: number;
  /** By the fields' names. */
  readonly answers?: object;
  /** One entry for each guest; of an update for those that are added. */
  readonly guests?: readonly object[];
}

/** Makes a change. @throws ApiError with the reason: `full`, `cancelled`, `closed`, `changed`, or a field that is wrong */
export type ChangeRegistration = (
  change: RegistrationChange,
  options?: RequestOptions,
) => Promise<Registration>;

/** Changes that are under way, by visitor, event and action. */
const underWay = new Map<string, Promise<Registration>>();

/**
 * Gives what registers the visitor for an event, changes or cancels that (Q2). What the service answers is known to all
 * widgets of the page at once, also the present registration that comes with a refusal. The same change that is under way
 * already is not sent again.
 */
export function useRegistrationChange(): ChangeRegistration {
  const api = useApi();
  const client = useQueryClient();
  return (change, options) => {
    const user = userIn(client) ?? null;
    const key = `${user ? identityOf(user) : ''} ${change.eventId} ${change.action}`;
    const send = async () => {
      try {
        const item = await api.fetchJson(changeRegistration(change), registration, options);
        keepRegistration(client, user, item);
        return item;
      } catch (error) {
        const present = error instanceof ApiError ? tryRead(registration, error.body) : undefined;
        if (present?.eventId === change.eventId) keepRegistration(client, user, present);
        throw error;
      }
    };
    const known = underWay.get(key);
    if (known) return known;
    const sent = send().finally(() => underWay.delete(key));
    underWay.set(key, sent);
    return sent;
  };
}
