import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { users } from '#origin/data.ts';
import { partnerChanges } from '#origin/directory.ts';
import { renderWidget } from './render-widget.tsx';
import { callsOf, origin, services, setSession, settle } from './session/session-page.tsx';

/** The entry of a company that is not published, before each role and nobody: where its text is found, and who asked for it. */

setSession();

/** Words that stand in the entry and nowhere else. */
const canary = 'canary-of-the-tamarisk-court';

let consoles: MockInstance[];
beforeEach(() => {
  vi.stubGlobal('dataLayer', []);
  localStorage.clear();
  sessionStorage.clear();
  consoles = (['log', 'info', 'warn', 'error'] as const).map((kind) =>
    vi.spyOn(console, kind).mockReturnValue(),
  );
  const fields = { descriptions: { en: canary } };
  partnerChanges(origin).set('P-1002', { status: 'draft', fields, updated: '2026-11-01T10:00:00Z' });
});

async function show(id: string) {
  if (id) document.cookie = `ssid-access-token=demo-${id}; path=/`;
  await renderWidget(
    'partner-profile',
    { contactUrl: '/own/submit' },
    { mode: 'B2B', site: { userApi: services }, path: 'partner-tools/partner-profile.html?companyId=P-1002' },
  );
  await settle();
}

/** Places that hold the entry's words: page, storage, data layer, console. */
const placesWithIt = () => {
  const held = {
    page: document.documentElement.outerHTML,
    local: JSON.stringify({ ...localStorage }),
    session: JSON.stringify({ ...sessionStorage }),
    cookies: document.cookie,
    'data layer': JSON.stringify((window as unknown as { dataLayer: object[] }).dataLayer),
    console: JSON.stringify(consoles.flatMap((spy) => spy.mock.calls)),
  };
  return Object.entries(held)
    .filter(([, text]) => text.includes(canary))
    .map(([place]) => place);
};

const gone = /We cannot find this business/;
const roles = [...new Map(users.map(({ id, expectedRole }) => [expectedRole, id]))];

test.each(roles)('%s: a draft is seen by the authority alone', async (role, id) => {
  await show(id);
  const isStaff = role.startsWith('STA_');
  const words = role === 'DEFAULT' ? /does not include this page/ : gone;
  expect(await screen.findByText(isStaff ? canary : words)).toBeVisible();
  expect(placesWithIt()).toEqual(isStaff ? ['page'] : []);
  expect(callsOf('P2')).toHaveLength(1);
  expect(callsOf('D2')).toHaveLength(isStaff ? 1 : 0);
});

describe('nobody who is signed in', () => {
  test('asks for it, and nothing of it is anywhere', async () => {
    await show('');
    expect(await screen.findByText('Sign in to see this business.')).toBeVisible();
    expect([...callsOf('P2'), ...callsOf('D2')]).toEqual([]);
    expect(placesWithIt()).toEqual([]);
  });

  test('whose session was lost before is asked to sign in, and nothing is asked for', async () => {
    await show('nobody-of-this-name');
    expect(await screen.findByText('Sign in to see this business.')).toBeVisible();
    expect(callsOf('P2')).toEqual([]);
  });
});

test('a session that is lost while it is asked leaves an alert and nothing of the entry', async () => {
  origin.switches.fail = ['P2:401'];
  await show('u-sta-admin');
  expect(await screen.findByText(/What you typed is still here/)).toBeVisible();
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  expect(placesWithIt()).toEqual([]);
});

test('a sign-out in another tab leaves nothing of it, and asks to sign in', async () => {
  await show('u-sta-admin');
  await screen.findByText(canary);
  const otherTab = new BroadcastChannel('tourism-widgets-session');
  otherTab.postMessage({ kind: 'ended', reason: 'signed-out' });
  expect(await screen.findByText('Sign in to see this business.')).toBeVisible();
  expect(placesWithIt()).toEqual([]);
  otherTab.close();
});
