import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { users } from '#origin/data.ts';
import { renderWidget } from './render-widget.tsx';
import { callsOf, services, setSession, settle } from './session/session-page.tsx';

/**
 * Where the companies of the directory come from (conventions, "Who may see what"): for each role, and for nobody. The service's
 * directory (D1) and its entries (P1) have contacts, its public listing (D2) has none.
 */

setSession();

const canary = 'hello@samt-najd-trails';
const events: unknown[] = [];
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  events.length = 0;
  vi.stubGlobal('dataLayer', events);
});

const isInPage = () =>
  [
    document.documentElement.outerHTML,
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, events]),
  ].some((text) => text.includes(canary));

/** What was asked: the directory, the public listing, the entries. */
const asked = () => ['D1', 'D2', 'P1'].map((name) => callsOf(name).length);

type Mode = 'B2B' | 'B2C';
const cookies = { B2B: 'ssid-access-token', B2C: 'access_token' } as const;

async function show(id: string, mode: Mode, config: object) {
  if (id) document.cookie = `${cookies[mode]}=demo-${id}; path=/`;
  const { element } = await renderWidget(
    'partner-directory',
    { title: 'Directory', ...config },
    { mode, site: { userApi: services }, path: 'partner-tools/directory.html' },
  );
  await waitFor(() => expect(element.querySelector('[aria-busy="true"]')).toBeNull());
  await settle();
  return element;
}

const people = new Map([
  ...users.map(({ id, expectedRole }) => [expectedRole, id] as const),
  ['ANONYMOUS', ''],
]);

const directory = [1, 0, 0];
const listing = [0, 1, 0];
const entries = [0, 0, 1];
const nothing = [0, 0, 0];

/** What is asked for whom: where the directory is for business users, and where it is public. */
const rows = [
  ['STA_ADMIN', entries, entries],
  ['STA_CONTENT_MANAGER', directory, directory],
  ['STA_CONTRIBUTOR', directory, directory],
  ['STA_MEMBER', directory, directory],
  ['PARTNER_ADMIN', directory, directory],
  ['PARTNER_CONTENT_MANAGER', directory, directory],
  ['PARTNER_CONTRIBUTOR', directory, directory],
  ['DEFAULT', directory, directory],
  ['ANONYMOUS', nothing, listing],
] as const;

test('there is a row for each role, and for nobody', () => {
  expect(rows.map(([role]) => role).toSorted()).toEqual([...people.keys()].toSorted());
});

describe.each(rows)('for %s', (role, ofTrade, ofAll) => {
  const id = people.get(role) ?? '';

  test('a directory of the trade asks once, and shows contacts to whom it is answered', async () => {
    await show(id, 'B2B', { publicMode: false });
    expect(asked()).toEqual(ofTrade);
    expect(isInPage()).toBe(id !== '');
    if (id) expect(screen.getByRole('heading', { name: 'Samt Najd Trails' })).toBeVisible();
    else expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  test('a public directory asks once, and shows contacts to nobody who has not signed in', async () => {
    await show(id, 'B2B', { publicMode: true });
    expect(asked()).toEqual(ofAll);
    expect(screen.getByRole('heading', { name: 'Samt Najd Trails' })).toBeVisible();
    expect(isInPage()).toBe(id !== '');
  });

  test('on a page of consumers nothing is mounted and nobody is asked', async () => {
    const element = await show(id, 'B2C', { publicMode: true });
    expect(element.querySelector(':scope > [data-widget-root]')).toBeNull();
    expect([asked(), isInPage()]).toEqual([nothing, false]);
  });
});
