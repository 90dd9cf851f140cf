import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { users } from '#origin/data.ts';
import { settled, startPage, toScript } from './render-widget.tsx';
import { callsOf, origin, services, setSession, settle } from './session/session-page.tsx';

/**
 * Who comes into an area behind terms (conventions, "Who may see what"): the service decides, for each role and for nobody. The
 * area holds a text that no page has: it is asked for and sent only for those who are in the area and to whom the service
 * shows its page, too.
 */

setSession();

const canary = 'Half an hour before sunrise';
const area = 'The figures';
const events: unknown[] = [];
let written: string[] = [];
/** What the origin has answered. */
let answered: Promise<string>[] = [];
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  events.length = 0;
  written = [];
  answered = [];
  vi.stubGlobal('dataLayer', events);
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...said) => void written.push(said.map(String).join(' ')));
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const answer = await fetch(...call);
    answered.push(answer.clone().text());
    return answer;
  });
});
// Before the origin goes, which gives back the `fetch` of before it.
afterEach(() => void vi.unstubAllGlobals());

const isInPage = () =>
  [
    document.documentElement.outerHTML,
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, events]),
    ...written,
  ].some((text) => text.includes(canary));
const isAnswered = async () => (await Promise.all(answered)).some((text) => text.includes(canary));

const signedIn = { B2B: 'ssid-access-token', B2C: 'access_token' } as const;

interface Options {
  /** Of the gate. */
  readonly config?: object;
  readonly mode?: 'B2B' | 'B2C';
}

/** An area that holds a heading and a kept text, and its gate; without terms whoever has no access asks for it. */
async function show(id: string, { config = {}, mode = 'B2B' }: Options = {}) {
  if (id) document.cookie = `${signedIn[mode]}=demo-${id}; path=/`;
  const kept = toScript({
    teaserHtml: '<p>The beginning.</p>',
    bodyReference: '/own/protected/first-light.html?lang=en',
  });
  const gate = toScript({ title: 'Insights', slotId: 'area', termsVersion: '2026-10', ...config });
  startPage(
    `<div id="place"><div id="area" hidden><h2>${area}</h2>
      <div data-component="paywall-container" data-config='${kept}'></div></div></div>
    <div id="gate" data-component="access-gate" data-config='${gate}'></div>`,
    { mode, path: 'partner-tools/insights.html', site: { userApi: services } },
  );
  await settled(document.querySelector<HTMLElement>('#gate')!);
  await settle();
}

const terms = { termsHtml: '<p>Figures stay with your company.</p>' };
const card = (name: string) => screen.findByRole('region', { name });
const isOpen = () => screen.queryByRole('heading', { name: area }) !== null;
const isRead = () => screen.queryByRole('heading', { name: RegExp(canary) }) !== null;
const readsOn = () => screen.findByRole('heading', { name: RegExp(canary) });
const accept = async () => fireEvent.click(await screen.findByRole('button', { name: 'Accept the terms' }));

/** What visitors without access read in its place. */
const noAccess = 'You do not have access yet';
const refused = 'Your request was not granted';
const termsFirst = 'Please accept the terms first';

const reasons: Readonly<Record<string, string | undefined>> = {
  PARTNER_ADMIN: noAccess,
  PARTNER_CONTENT_MANAGER: noAccess,
  PARTNER_CONTRIBUTOR: refused,
  DEFAULT: noAccess,
};
const roles = [...new Map(users.map(({ id, expectedRole, mode }) => [expectedRole, { id, mode }]))].map(
  ([role, person]) => ({ role, reason: reasons[role], ...person }),
);

test('there are eight roles', () => {
  expect(roles).toHaveLength(8);
});

describe('an area without terms', () => {
  test.each(roles)('is shown to $role as the service says, which is asked once', async (visitor) => {
    await show(visitor.id);
    await (visitor.reason ? card(visitor.reason) : readsOn());
    expect([isOpen(), isRead()]).toEqual([!visitor.reason, !visitor.reason]);
    expect(callsOf('T1')).toHaveLength(1);
    expect(callsOf('T2')).toEqual([]);
  });

  test.each(roles)('holds for $role, once it is open, the text that the service shows', async (visitor) => {
    await show(visitor.id);
    await (visitor.reason ? card(visitor.reason) : readsOn());
    await settle();
    const isIn = !visitor.reason;
    expect([callsOf('W1').length, callsOf('bodyReference').length]).toEqual([Number(isIn), Number(isIn)]);
    expect([await isAnswered(), isInPage()]).toEqual([isIn, isIn]);
  });

  test('that closes as its page comes back takes the text out, and does not ask for it', async () => {
    await show('u-sta-admin');
    await readsOn();
    origin.switches.fail = ['T1:500'];
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await card('This could not be opened');
    await settle();
    expect([isOpen(), isInPage(), callsOf('bodyReference').length]).toEqual([false, false, 1]);
  });

  test('is closed to whoever has not signed in, and the service is not asked', async () => {
    await show('');
    await card('Sign in to go on');
    expect([callsOf('T1').length, callsOf('bodyReference').length, isOpen()]).toEqual([0, 0, false]);
    expect([await isAnswered(), isInPage()]).toEqual([false, false]);
  });

  test.each(['u-sta-admin', 'u-partner-admin', ''])(
    'stays hidden on a page of consumers, and the service is not asked (%s)',
    async (id) => {
      await show(id, { mode: 'B2C' });
      expect([callsOf('T1').length, isOpen()]).toEqual([0, false]);
      expect(isRead()).toBe(false);
    },
  );
});

describe('an area with terms', () => {
  test.each(roles)(
    'asks $role to accept them, and opens for whom the service then lets in',
    async (visitor) => {
      await show(visitor.id, { config: terms });
      const isRejected = visitor.reason === refused;
      await card(isRejected ? refused : termsFirst);
      expect([callsOf('T1').length, isOpen(), isRead()]).toEqual([1, false, false]);
      if (isRejected) return;
      await accept();
      await screen.findByRole('heading', { name: area });
      expect(callsOf('T1')).toHaveLength(2);
      await waitFor(() => expect(isRead()).toBe(visitor.mode === 'B2B'));
    },
  );
});

describe('a session that is lost', () => {
  /** Another tab says that it is over. */
  async function end(reason: 'signed-out' | 'expired') {
    document.cookie = 'ssid-access-token=; max-age=0; path=/';
    const tab = new BroadcastChannel('tourism-widgets-session');
    act(() => tab.postMessage({ kind: 'ended', reason }));
    await card('Sign in to go on');
    tab.close();
  }

  test('before the service answers opens nothing', async () => {
    origin.switches.fail = ['T1:401', 'W1:401'];
    await show('u-sta-admin');
    await waitFor(() => expect(callsOf('T1')).toHaveLength(1));
    await settle();
    expect([isOpen(), isRead()]).toEqual([false, false]);
    expect([callsOf('bodyReference').length, await isAnswered(), isInPage()]).toEqual([0, false, false]);
  });

  test.each(['signed-out', 'expired'] as const)('while it is asked opens nothing (%s)', async (reason) => {
    origin.switches.slow = 300;
    await show('u-sta-admin');
    await waitFor(() => expect(callsOf('T1')).toHaveLength(1));
    expect(isOpen()).toBe(false);
    await end(reason);
    await Promise.all(answered);
    await settle();
    expect([isOpen(), isInPage()]).toEqual([false, false]);
    expect(callsOf('T1')).toHaveLength(1);
  });

  test('while the terms are accepted opens nothing', async () => {
    await show('u-partner-admin', { config: terms });
    origin.switches.fail = ['T2:401'];
    await accept();
    await waitFor(() => expect(callsOf('T2')).toHaveLength(1));
    await card('Sign in to go on');
    expect([isOpen(), isInPage()]).toEqual([false, false]);
    expect(callsOf('T1')).toHaveLength(1);
  });

  test.each(['signed-out', 'expired'] as const)(
    'afterwards closes the area and takes its text out of the page (%s)',
    async (reason) => {
      await show('u-sta-admin');
      await readsOn();
      await end(reason);
      expect([isOpen(), isInPage()]).toEqual([false, false]);
      expect(document.querySelector('#place > #area')).toHaveAttribute('hidden');
    },
  );
});
