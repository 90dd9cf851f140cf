import type { QueryClient } from '@tanstack/react-query';
import type { Call } from '#src/api/call.ts';
import { bookings, members } from '#src/api/portal-endpoints.ts';
import type { User } from '#src/api/user.ts';
import { collectionsQuery } from '#src/assets/queries.ts';
import { isActive } from '#src/events/registration/is-active.ts';
import { registrationsQuery } from '#src/events/registration-queries.ts';
import { progressQuery } from '#src/learning/learning-queries.ts';
import type { Api } from '#src/session/useApi.ts';
import { countedAnswer } from './counted.schema.ts';
import type { Source } from './source.ts';

/** One entry, with the number of all. */
const one = { page: 1, size: 1 };

interface Asker {
  readonly api: Api;
  readonly client: QueryClient;
  readonly signal: AbortSignal;
  readonly user: User | null;
  /** Of the sign-on service. */
  readonly domain: string;
}

/**
 * Asks for the number on a tile. What other widgets of a page ask for, too, is asked once.
 *
 * @throws ApiError where there is no answer, or one without a number
 */
export async function countOf(source: Source, { api, client, signal, user, domain }: Asker): Promise<number> {
  const totalOf = async (call: Call) => (await api.fetchJson(call, countedAnswer, { signal })).total;
  switch (source) {
    case 'bookings':
      return totalOf(bookings(domain, one));
    case 'members':
      return totalOf(members(domain, one));
    case 'assets':
      return (await client.fetchQuery(collectionsQuery(api, user))).length;
    case 'learning': {
      const courses = await client.fetchQuery(progressQuery(api, user));
      return courses.filter(({ percent }) => percent < 100).length;
    }
    case 'registrations':
      return (await client.fetchQuery(registrationsQuery(api, user))).filter(isActive).length;
    default:
      return 0;
  }
}
