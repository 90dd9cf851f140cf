import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { users } from '#origin/data.ts';
import { furtherBookings, furtherMembers } from '#origin/handlers/members.ts';
import { renderWidget } from './render-widget.tsx';
import { callsOf, origin, services, setSession, settle } from './session/session-page.tsx';

/**
 * Who may see the tables of the portal (conventions): each role, and nobody; with the session lost before and after; and where
 * what the origin protects is found meanwhile.
 */

setSession();

let events: unknown[];
let log: unknown[][];
beforeEach(() => {
  events = [];
  vi.stubGlobal('dataLayer', events);
  log = [];
  for (const name of ['error', 'warn', 'log', 'info'] as const)
    vi.spyOn(console, name).mockImplementation((...words) => void log.push(words.map(String)));
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-20T12:00:00+03:00');
});

const canary = 'Yellowtail';

const tables = [
  { name: 'member-search', call: 'M1', roles: ['PARTNER_ADMIN', 'STA_ADMIN'] },
  {
    name: 'booking-list',
    call: 'B1',
    roles: [
      'PARTNER_ADMIN',
      'PARTNER_CONTENT_MANAGER',
      'PARTNER_CONTRIBUTOR',
      'STA_ADMIN',
      'STA_CONTENT_MANAGER',
      'STA_CONTRIBUTOR',
      'STA_MEMBER',
    ],
  },
] as const;

const visitors = [
  ...new Map(users.map(({ id, expectedRole }) => [expectedRole, id])),
  ['ANONYMOUS', ''],
] as const;

const signInAs = (id: string) => {
  document.cookie = `ssid-access-token=${id ? `demo-${id}` : ''}; path=/${id ? '' : '; max-age=0'}`;
};

/** The widget on a page of the portal, with a person and a booking that nobody else may find. */
async function show(name: string, id: string, mode: 'B2B' | 'B2C' = 'B2B') {
  if (id) signInAs(id);
  furtherMembers(origin).push({
    id: 'X-1',
    companyId: 'P-1001',
    firstName: canary,
    lastName: 'Fin',
    email: 'yellowtail@example.org',
    role: 'PARTNER_CONTRIBUTOR',
    status: 'active',
    lastLogin: null,
  });
  furtherBookings(origin).push({
    bookingId: 'BK-1',
    companyId: 'P-1001',
    productName: canary,
    status: 'confirmed',
    startDate: '2026-11-21',
    endDate: '2026-11-22',
    guests: 2,
    amount: 100,
    currency: 'SAR',
    contact: canary,
  });
  const config = { title: 'Gate', pageSize: 100, ranges: ['custom'] };
  const { element } = await renderWidget(name, config, {
    mode,
    site: { userApi: services },
    path: 'gate.html',
  });
  await waitFor(() => expect(element.querySelector('[aria-busy="true"]')).toBeNull());
  await settle();
  return element;
}

/** Everywhere that what the origin has answered could have been left. */
const everywhere = () =>
  JSON.stringify([
    document.documentElement.outerHTML,
    { ...localStorage },
    { ...sessionStorage },
    document.cookie,
    location.href,
    history.state as unknown,
    events,
    log,
  ]);

describe.each(tables)('$name', ({ name, call, roles }) => {
  test.each(visitors)('for %s', async (role, id) => {
    await show(name, id);
    const isAllowed = (roles as readonly string[]).includes(role);
    if (role === 'ANONYMOUS') expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
    else expect(screen.queryByText(/does not include this page/) === null).toBe(isAllowed);
    expect(screen.queryByRole('table') !== null).toBe(isAllowed);
    expect(callsOf(call)).toHaveLength(isAllowed ? 1 : 0);
    if (!isAllowed) expect(everywhere()).not.toContain(canary);
  });

  test('is not mounted on a page of consumers, and nobody is asked', async () => {
    const element = await show(name, 'u-partner-admin', 'B2C');
    expect(element.querySelector(':scope > [data-widget-root]')).toBeNull();
    expect(callsOf(call)).toEqual([]);
  });

  test('shows nothing where the session has ended before it asks', async () => {
    origin.switches.fail = [`${call}:401`];
    await show(name, 'u-partner-admin');
    expect(await screen.findByText(/Your session has ended/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(everywhere()).not.toContain(canary);
  });

  test('forgets its rows where the session ends, and what was typed stays on the page', async () => {
    await show(name, 'u-partner-admin');
    expect(screen.getAllByText(RegExp(canary)).length).toBeGreaterThan(0);
    if (name === 'member-search') await userEvent.type(screen.getByRole('searchbox'), 'fin');
    origin.switches.fail = [`${call}:401`];
    await userEvent.click(screen.getByRole('button', { name: 'Status' }));
    expect(await screen.findByText(/Your session has ended/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    expect(everywhere()).not.toContain(canary);
    if (name === 'member-search') expect(screen.getByRole('searchbox')).toHaveValue('fin');
  });

  test('forgets everything where another tab signs out', async () => {
    await show(name, 'u-partner-admin');
    expect(everywhere()).toContain(canary);
    const otherTab = new BroadcastChannel('tourism-widgets-session');
    otherTab.postMessage({ kind: 'ended', reason: 'signed-out' });
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    otherTab.close();
    expect(everywhere()).not.toContain(canary);
  });
});
