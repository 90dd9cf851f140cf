import type { HttpHandler } from 'msw';
import { bookings, type Booking, type Member } from '../data-portal.ts';
import { endpoint, forBusiness, type UserCall } from '../endpoint.ts';
import { applyFilters, byKeys, byPage, containsWords } from '../lists.ts';
import { json } from '../refusals.ts';
import type { OriginState } from '../state.ts';
import { visibleMembers } from '../team.ts';

const memberFilters = byKeys<Member>({
  role: (member) => [member.role],
  status: (member) => [member.status],
});

function search({ url, user }: UserCall): Response {
  const query = url.searchParams;
  const found = applyFilters(visibleMembers(user), query, memberFilters).filter(
    ({ firstName, lastName, email }) =>
      containsWords(`${firstName} ${lastName} ${email}`, query.get('q') ?? ''),
  );
  const items = byPage(found, query, 20).map(({ companyId: _companyId, ...member }) => member);
  return json({ items, total: found.length });
}

const bookingFilters = byKeys<Booking>({ status: (booking) => [booking.status] });

/** The sum of each currency; they are never mixed. */
function totalsOf(list: readonly Booking[]): Record<string, number> {
  const totals: Record<string, number> = {};
  for (const { currency, amount } of list) totals[currency] = (totals[currency] ?? 0) + amount;
  return totals;
}

/** Bookings that touch the days asked for; contributors get no amounts (catalogue, 86). */
function listBookings({ url, user }: UserCall): Response {
  const query = url.searchParams;
  const [from, to] = [query.get('from') || '0000', query.get('to') || '9999'];
  const everybody = user.expectedRole.startsWith('STA_');
  const withoutAmounts = user.expectedRole.endsWith('_CONTRIBUTOR');
  const found = applyFilters(bookings, query, bookingFilters).filter(
    ({ companyId, startDate, endDate }) =>
      (everybody || companyId === user.profile.company?.companyId) && startDate <= to && endDate >= from,
  );
  const items = byPage(found, query, 20).map(({ companyId: _companyId, amount, ...booking }) =>
    withoutAmounts ? booking : { ...booking, amount },
  );
  return json({ totals: withoutAmounts ? {} : totalsOf(found), items, total: found.length });
}

/** M1: the people of a company; B1: its bookings. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(
    state,
    'M1',
    'get',
    '/api/manage-member/members/search',
    forBusiness(search, ['PARTNER_ADMIN', 'STA_ADMIN']),
  ),
  endpoint(state, 'B1', 'get', '/api/b2b/booking/list-bookings', forBusiness(listBookings)),
];
