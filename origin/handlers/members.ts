import type { HttpHandler } from 'msw';
import { bookings } from '../data.ts';
import { endpoint, forBusiness, json, type UserCall } from '../endpoint.ts';
import { applyFilters, byPage, containsWords } from '../lists.ts';
import type { OriginState } from '../state.ts';
import { visibleMembers } from '../team.ts';

function search({ url, user }: UserCall): Response {
  const query = url.searchParams;
  const found = applyFilters(visibleMembers(user), query, {
    role: (member) => [member.role],
    status: (member) => [member.status],
  }).filter(({ firstName, lastName, email }) =>
    containsWords(`${firstName} ${lastName} ${email}`, query.get('q') ?? ''),
  );
  const items = byPage(found, query, 20).map(({ companyId: _companyId, ...member }) => member);
  return json({ items, total: found.length });
}

/** Bookings that touch the days asked for; contributors get no amounts (catalogue, 86). */
function listBookings({ url, user }: UserCall): Response {
  const query = url.searchParams;
  const [from, to] = [query.get('from') || '0000', query.get('to') || '9999'];
  const everybody = user.expectedRole.startsWith('STA_');
  const withoutAmounts = user.expectedRole.endsWith('_CONTRIBUTOR');
  const found = applyFilters(bookings, query, { status: (booking) => [booking.status] }).filter(
    ({ companyId, startDate, endDate }) =>
      (everybody || companyId === user.profile.company?.companyId) && startDate <= to && endDate >= from,
  );
  const items = byPage(found, query, 20).map(({ companyId: _companyId, amount, ...booking }) =>
    withoutAmounts ? booking : { ...booking, amount },
  );
  return json({ items, total: found.length });
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
