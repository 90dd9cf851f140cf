import type { Source } from '#src/catalogue/queries.ts';
import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import { ApiError } from '#src/api/errors.ts';
import type { User } from '#src/api/user.ts';
import { directory, listing, partners } from '#src/partners/partner-endpoints.ts';
import { ssidDomainOf } from '#src/partners/partner-queries.ts';
import { directoryAnswer, listingAnswer, partnersAnswer } from '#src/partners/partner.schema.ts';
import type { Role } from '#src/session/role.ts';
import type { Api } from '#src/session/useApi.ts';
import { toItem } from './partner-item.ts';

/** A public listing has no contacts, whatever a service sends. */
const noContacts = { phone: '', email: '', website: '' };

interface Visitor {
  readonly user: User | null;
  readonly role: Role;
}

/**
 * Where the companies come from: for the authority's administrators entries of every state (P1), for other business users the
 * directory (D1), else the public listing (D2). What a visitor is answered for being signed in is the visitor's own.
 *
 * @param profilePath page of a company
 */
export function partnerSource(
  api: Api,
  { user, role }: Visitor,
  profilePath: string | undefined,
): Source<FullItem> {
  const { language } = api.page;
  const hasAll = role === 'STA_ADMIN';
  const paged = hasAll
    ? (query: Parameters<typeof partners>[2], signal: AbortSignal) =>
        api.fetchJson(partners(ssidDomainOf(api), language, query), partnersAnswer, { signal })
    : (query: Parameters<typeof directory>[1], signal: AbortSignal) =>
        api.fetchJson(directory(language, query), directoryAnswer, { signal });
  if (user)
    return {
      name: hasAll ? 'partners' : 'directory',
      user,
      async ask({ term, filters, pageSize }, page, signal) {
        const query = { ...filters, ...(term && { q: term }), page: page + 1, size: pageSize };
        const { items, ...answer } = await paged(query, signal);
        return { ...answer, status: 'ok', didYouMean: undefined, items: items.map(asItem) };
      },
    };
  return {
    name: 'listing',
    async ask({ term, pageSize }, page, signal) {
      const call = listing(language, { query: term, offset: page * pageSize, limit: pageSize });
      const answer = await api.fetchJson(call, listingAnswer, { signal });
      if (answer.status === 'error') throw new ApiError('status: error', { status: 200, url: call.address });
      const { data, total } = answer;
      return {
        status: 'ok',
        total,
        facets: {},
        didYouMean: undefined,
        items: data.map((partner) => asItem({ ...partner, ...noContacts })),
      };
    },
  };

  function asItem(partner: Parameters<typeof toItem>[0]) {
    return toItem(partner, profilePath);
  }
}
