import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { users } from '#origin/data.ts';
import { createOriginState } from '#origin/state.ts';
import { startUnitServer } from '#origin/unit-server.ts';
import { renderWidget } from './render-widget.tsx';
import { endElsewhere, hearFromOtherTab } from './session/other-tab.ts';
import { services, settle } from './session/session-page.tsx';

/**
 * Who may see what (conventions) of the portal's entry page and of a request for access: each role, and nobody; which calls go
 * out for each; and that what a service answers to one visitor is found nowhere before it, after it, and for another one.
 */

let origin: ReturnType<typeof startUnitServer>;
let events: Record<string, unknown>[];
let written: unknown[];
let pages = 0;

/** Stands in what is answered to the partner's administrator alone. */
const canary = 'canary-7f3a';

beforeEach(() => {
  origin = startUnitServer(createOriginState());
  origin.server.use(
    http.get('*/api/users/businessProfiles/v1/partner/P-1001', () =>
      HttpResponse.json({ companyId: 'P-1001', companyName: canary, status: 'draft', products: [] }),
    ),
  );
  events = [];
  written = [];
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('dataLayer', events);
  for (const method of ['log', 'warn', 'error', 'info'] as const)
    vi.spyOn(console, method).mockImplementation((...texts) => void written.push(texts));
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(async () => {
  await settle();
  await vi.dynamicImportSettled();
  origin.server.close();
  signOut();
});

const signInAs = (id: string) => {
  document.cookie = `ssid-access-token=demo-${id}; path=/`;
};
const signOut = () => {
  document.cookie = 'ssid-access-token=; max-age=0; path=/';
};

async function show(name: string, config: object, mode: 'B2B' | 'B2C' = 'B2B') {
  pages += 1;
  const path = `entry-${pages}.html`;
  const { element } = await renderWidget(name, config, { mode, site: { userApi: services }, path });
  await settle();
  await waitFor(() => expect(element.querySelector('[aria-busy="true"]')).toBeNull());
  return element;
}

const tiles = ['bookings', 'registrations', 'learning', 'assets', 'members'].map((source) => ({
  id: source,
  title: source,
  ctaLink: '/en/partner-tools/tours',
  source,
}));
const widgets = {
  'portal-dashboard': { title: 'Portal', tiles, linkCompanyPath: '/en/partner-tools/members' },
  'access-request-form': { title: 'Access', uploadUrl: '/own/upload', formKey: 'image-bank' },
};

/** Names of the calls that went out, each once; who the visitor is, is asked for all. */
const asked = () =>
  [...new Set(origin.state.calls.map(({ name }) => name))].filter((name) => name !== 'U1').toSorted();

const everywhere = () =>
  JSON.stringify([
    document.documentElement.outerHTML,
    { ...localStorage },
    { ...sessionStorage },
    document.cookie,
    events,
    written,
  ]);

const idOf = new Map(users.map(({ id, expectedRole }) => [expectedRole, id]));

/** Calls of the tiles, for whom they go out. The company's entry is asked for partners alone. */
const staff = ['A5', 'B1', 'E1', 'Q1', 'Q2'];
const dashboardCalls: Readonly<Record<string, readonly string[]>> = {
  STA_ADMIN: [...staff, 'M1'],
  STA_CONTENT_MANAGER: staff,
  STA_MEMBER: staff,
  STA_CONTRIBUTOR: staff,
  PARTNER_ADMIN: [...staff, 'M1', 'P2'],
  PARTNER_CONTENT_MANAGER: [...staff, 'P2'],
  PARTNER_CONTRIBUTOR: [...staff, 'P2'],
  DEFAULT: ['E1', 'Q1', 'Q2'],
};

describe('portal-dashboard', () => {
  test.each(Object.entries(dashboardCalls))(
    'is asked for what %s may know, and for no more',
    async (role, calls) => {
      signInAs(idOf.get(role) ?? '');
      await show('portal-dashboard', widgets['portal-dashboard']);
      expect(screen.getByRole('list', { name: 'Tools of the portal' })).toBeVisible();
      // The company's entry of P-1001 is answered by this test.
      const others = role === 'PARTNER_ADMIN' ? calls.filter((name) => name !== 'P2') : calls;
      expect(asked()).toEqual(others.toSorted());
      expect(screen.queryByText('Link your company') !== null).toBe(role === 'DEFAULT');
    },
  );
});

test('portal-dashboard forgets what was the visitor’s own when the session expires', async () => {
  signInAs('u-partner-admin');
  const element = await show('portal-dashboard', widgets['portal-dashboard']);
  await waitFor(() => expect(element.outerHTML).toContain(canary));
  signOut();
  await endElsewhere('expired');
  expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended.');
  expect(screen.queryByRole('list', { name: 'Tools of the portal' })).toBeNull();
  expect(everywhere()).not.toContain(canary);
});

describe('access-request-form', () => {
  test.each([
    ['STA_ADMIN', 'granted'],
    ['STA_CONTENT_MANAGER', 'granted'],
    ['STA_MEMBER', 'granted'],
    ['STA_CONTRIBUTOR', 'granted'],
    ['PARTNER_ADMIN', 'form'],
    ['PARTNER_CONTENT_MANAGER', 'form'],
    ['PARTNER_CONTRIBUTOR', 'form'],
    ['DEFAULT', 'form'],
  ])('is for every business user, %s: %s', async (role, outcome) => {
    signInAs(idOf.get(role) ?? '');
    await show('access-request-form', widgets['access-request-form']);
    expect(screen.queryByRole('button', { name: /^Send/ }) !== null).toBe(outcome === 'form');
    expect(screen.queryByRole('heading', { name: 'You have access' }) !== null).toBe(outcome === 'granted');
    expect(asked()).toContain('T1');
  });
});

describe.each(Object.entries(widgets))('%s', (name, config) => {
  test('asks nobody for an anonymous visitor, who is asked to sign in', async () => {
    await show(name, config);
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(asked()).toEqual([]);
  });

  test('is on no page of consumers', async () => {
    signInAs('u-partner-admin');
    const element = await show(name, config, 'B2C');
    expect(element).toHaveAttribute('data-status', 'skipped');
    expect(asked()).toEqual([]);
  });

  test('shows what is answered to one visitor to this one alone, and leaves it nowhere', async () => {
    const element = await show(name, config);
    expect(everywhere()).not.toContain(canary);

    signInAs('u-partner-admin');
    await hearFromOtherTab({ kind: 'user', mode: 'B2B', id: 'demo-u-partner-admin' });
    await waitFor(() => expect(element.outerHTML + values(element)).toContain(canary));

    signInAs('u-partner-contributor');
    await hearFromOtherTab({ kind: 'user', mode: 'B2B', id: 'demo-u-partner-contributor' });
    await waitFor(() => expect(element.outerHTML + values(element)).not.toContain(canary));
    expect(everywhere()).not.toContain(canary);

    signInAs('u-partner-admin');
    await hearFromOtherTab({ kind: 'user', mode: 'B2B', id: 'demo-u-partner-admin' });
    await waitFor(() => expect(element.outerHTML + values(element)).toContain(canary));
    signOut();
    await endElsewhere('signed-out');
    expect(everywhere() + values(element)).not.toContain(canary);
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  test('shows nothing that is still on its way once the visitor has signed out', async () => {
    origin.state.switches.slow = 100;
    signInAs('u-partner-admin');
    pages += 1;
    const { element } = await renderWidget(name, config, {
      mode: 'B2B',
      site: { userApi: services },
      path: `entry-${pages}.html`,
    });
    signOut();
    await act(() => endElsewhere('signed-out'));
    await settle();
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(everywhere() + values(element)).not.toContain(canary);
  });
});

/** What stands in the fields, which no markup shows. */
const values = (element: HTMLElement): string =>
  [...element.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value).join('\n');
