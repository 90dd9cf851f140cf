import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { users } from '#origin/data.ts';
import { renderWidget } from './render-widget.tsx';
import { callsOf, origin, services, setSession, settle } from './session/session-page.tsx';

/**
 * Who sees what is kept for members (conventions, "Who may see what"): the service decides, for each role and for nobody, and
 * so do the roles that an author names. What is kept leaves no trace before permission, after a refusal and after signing out.
 */

setSession();

const canary = 'Half an hour before sunrise';
const events: unknown[] = [];
let written: string[] = [];
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  events.length = 0;
  written = [];
  vi.stubGlobal('dataLayer', events);
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...said) => void written.push(said.map(String).join(' ')));
});

const isTraced = () =>
  [
    document.documentElement.outerHTML,
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, events]),
    ...written,
  ].some((text) => text.includes(canary));

const roles = [...new Map(users.map(({ id, expectedRole, mode }) => [expectedRole, { id, mode }]))];
const cookies = { B2B: 'ssid-access-token', B2C: 'access_token' } as const;

async function show(mode: 'B2B' | 'B2C', id: string | undefined, requiredRoles?: readonly string[]) {
  if (id) document.cookie = `${cookies[mode]}=demo-${id}; path=/`;
  await renderWidget(
    'paywall-container',
    {
      title: 'Gate',
      teaserHtml: '<p>The beginning.</p>',
      bodyReference: '/own/protected/first-light.html?lang=en',
      requiredRoles,
    },
    { mode, path: 'partner-tools/rates.html', site: { userApi: services } },
  );
  await settle();
}

const calls = () => [callsOf('W1').length, callsOf('bodyReference').length];
const card = (name: string) => screen.findByRole('region', { name });
const shown = () => screen.findByRole('heading', { name: /Half an hour before sunrise/ });

test('there are eight roles', () => {
  expect(roles).toHaveLength(8);
});

test.each(roles)('%s reads on a page of the portal as the service says', async (_, { id, mode }) => {
  await show('B2B', id);
  if (mode === 'B2B') await shown();
  else await card('Your account does not include this part');
  expect(calls()).toEqual(mode === 'B2B' ? [1, 1] : [1, 0]);
  expect(isTraced()).toBe(mode === 'B2B');
});

test.each(['B2B', 'B2C'] as const)('nobody reads on without signing in, on a page of %s', async (mode) => {
  await show(mode, undefined);
  await card('Sign in to read on');
  expect([...calls(), isTraced()]).toEqual([1, 0, false]);
});

test.each(roles)(
  'of %s the service is asked only if that is the role the author names, an administrator of partners',
  async (role, { id }) => {
    await show('B2B', id, ['PARTNER_ADMIN']);
    const isAsked = role === 'PARTNER_ADMIN';
    if (isAsked) await shown();
    else await card('Your account does not include this part');
    expect([...calls(), isTraced()]).toEqual([Number(isAsked), Number(isAsked), isAsked]);
  },
);

describe('a session that is lost', () => {
  test('before the answer closes the rest', async () => {
    origin.switches.fail = ['W1:401'];
    await show('B2B', 'u-partner-admin');
    await card('This could not be opened');
    expect([callsOf('bodyReference').length, isTraced()]).toEqual([0, false]);
  });

  test('while the rest is under way keeps it away', async () => {
    origin.switches.fail = ['bodyReference:401'];
    await show('B2B', 'u-partner-admin');
    await card('Sign in to read on');
    expect(isTraced()).toBe(false);
  });

  test.each(['signed-out', 'expired'])('afterwards takes the rest out of the page (%s)', async (reason) => {
    await show('B2B', 'u-partner-admin');
    await shown();
    document.cookie = 'ssid-access-token=; max-age=0; path=/';
    const tab = new BroadcastChannel('tourism-widgets-session');
    act(() => tab.postMessage({ kind: 'ended', reason }));
    await card('Sign in to read on');
    tab.close();
    expect(isTraced()).toBe(false);
  });
});
