import { queryOptions } from '@tanstack/react-query';
import type { User } from '#src/api/user.ts';
import { isAsked, personalKey } from '#src/session/queries.ts';
import type { Role } from '#src/session/role.ts';
import type { Api } from '#src/session/useApi.ts';
import type { Source } from './source.ts';

/** Whether the sign-on service has what a tile counts, so that its domain has to be known. */
export const needsDomain = (source: Source): boolean => source === 'bookings' || source === 'members';

/** Whom a number is asked for, where signing in is not enough (conventions, "Who may see what"). */
const isTheirs: Partial<Record<Source, (role: Role) => boolean>> = {
  none: () => false,
  bookings: (role) => role !== 'DEFAULT',
  assets: (role) => role !== 'DEFAULT',
  members: (role) => role.endsWith('_ADMIN'),
};

interface Question {
  readonly source: Source;
  readonly user: User | null;
  readonly role: Role;
  /** Of the sign-on service. */
  readonly domain: string | undefined;
}

/** The query for the number on a tile; the call is made for those alone to whom the number belongs. */
export const countQuery = (api: Api, { source, user, role, domain = '' }: Question) =>
  queryOptions({
    queryKey: personalKey(user, 'count', source),
    // An anonymous visitor fetches nothing of what is counted.
    queryFn: async ({ client, signal }): Promise<number> => {
      const { countOf } = await import('./count.ts');
      return countOf(source, { api, client, signal, user, domain });
    },
    retry: false,
    enabled:
      isAsked(api, user) && (isTheirs[source]?.(role) ?? true) && (domain !== '' || !needsDomain(source)),
  });
