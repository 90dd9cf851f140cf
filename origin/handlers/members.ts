import type { HttpHandler } from 'msw';
import { bookings, type Booking, type Member } from '../data-portal.ts';
import { endpoint, forBusiness, type UserCall } from '../endpoint.ts';
import { applyFilters, byKeys, byPage, bySort, containsWords, type SortColumns } from '../lists.ts';
import { memory } from '../memory.ts';
import { json } from '../refusals.ts';
import type { OriginState } from '../state.ts';
import { visibleMembers } from '../team.ts';

/** People whom a test adds to everybody's company. */
export const furtherMembers = memory((): Member[] => []);

/** Bookings that a test adds to everybody's company. */
export const furtherBookings = memory((): Booking[] => []);

const memberFilters = byKeys<Member>({
  role: (member) => [member.role],
  status: (member) => [member.status],
});

const memberColumns: SortColumns<Member> = {
  name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  email: ({ email }) => email,
  role: ({ role }) => role,
  status: ({ status }) => status,
  lastLogin: ({ lastLogin }) => lastLogin,
};

function search({ url, user, state }: UserCall): Response {
  const query = url.searchParams;
  const everybody = [...visibleMembers(user), ...furtherMembers(state)];
  const found = applyFilters(everybody, query, memberFilters).filter(({ firstName, lastName, email }) =>
    containsWords(`${firstName} ${lastName} ${email}`, query.get('q') ?? ''),
  );
  const items = byPage(bySort(found, query, memberColumns), query, 20).map(
    ({ companyId: _companyId, ...member }) => member,
  );
  return json({ items, total: found.length });
}

const bookingFilters = byKeys<Booking>({ status: (booking) => [booking.status] });

const bookingColumns: SortColumns<Booking> = {
  bookingId: ({ bookingId }) => bookingId,
  productName: ({ productName }) => productName,
  status: ({ status }) => status,
  startDate: ({ startDate }) => startDate,
  endDate: ({ endDate }) => endDate,
  guests: ({ guests }) => guests,
  amount: ({ amount }) => (typeof amount === 'number' ? amount : null),
  contact: ({ contact }) => contact,
};

/** The sum of each currency; they are never mixed, and a booking without a number is in none. */
function totalsOf(list: readonly Booking[]): Record<string, number> {
  const totals: Record<string, number> = {};
  for (const { currency, amount } of list)
    if (typeof amount === 'number') totals[currency] = (totals[currency] ?? 0) + amount;
  return totals;
}

/** Bookings that touch the days asked for; contributors get no amounts (catalogue, 86). */
function listBookings({ url, user, state }: UserCall): Response {
  const query = url.searchParams;
  const [from, to] = [query.get('from') || '0000', query.get('to') || '9999'];
  const everybody = user.expectedRole.startsWith('STA_');
  const withoutAmounts = user.expectedRole.endsWith('_CONTRIBUTOR');
  const own = bookings.filter(({ companyId }) => everybody || companyId === user.profile.company?.companyId);
  const found = applyFilters([...own, ...furtherBookings(state)], query, bookingFilters).filter(
    ({ startDate, endDate }) => startDate <= to && endDate >= from,
  );
  const { amount: _byAmount, ...openColumns } = bookingColumns;
  const sorted = bySort(found, query, withoutAmounts ? openColumns : bookingColumns);
  const items = byPage(sorted, query, 20).map(({ companyId: _companyId, amount, ...booking }) =>
    withoutAmounts ? booking : { ...booking, amount },
  );
  return json({ totals: withoutAmounts ? {} : totalsOf(found), items, total: found.length });
}

/** Every role of business users: who has no company has no bookings. */
const bookingRoles = [
  'PARTNER_ADMIN',
  'PARTNER_CONTENT_MANAGER',
  'PARTNER_CONTRIBUTOR',
  'STA_ADMIN',
  'STA_CONTENT_MANAGER',
  'STA_CONTRIBUTOR',
  'STA_MEMBER',
];

/** M1: the people of a company; B1: its bookings. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(
    state,
    'M1',
    'get',
    '/api/manage-member/members/search',
    forBusiness(search, ['PARTNER_ADMIN', 'STA_ADMIN']),
  ),
  endpoint(state, 'B1', 'get', '/api/b2b/booking/list-bookings', forBusiness(listBookings, bookingRoles)),
];
