import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { apiOf } from '#src/session/useApi.ts';
import { favourites } from '#src/favourites/favourite-endpoints.ts';
import { confirmUser } from '#src/session/personal.ts';
import { signOut } from '#src/session/sign-out.ts';
import {
  anything,
  callsOf,
  Kept,
  origin,
  said,
  sessionPage,
  setSession,
  settle,
  stored,
  Who,
  type SessionPage,
} from './session-page.tsx';

setSession();

const name = 'tourism-widgets-session';
const isUnconfirmed = () => document.documentElement.hasAttribute('data-tw-unconfirmed');

/** A page on which a consumer is signed in, with things of theirs on it. */
async function signedIn(): Promise<SessionPage> {
  origin.switches.user = 'u-default';
  const here = sessionPage();
  here.show(
    <>
      <Who />
      <Kept />
    </>,
  );
  await settle();
  expect(said('who')).toBe('Mia DEFAULT');
  expect(said('kept')).toBe('al-balad farasan-islands hegra');
  return here;
}

describe('two tabs', () => {
  let otherTab: BroadcastChannel;
  let heard: unknown[];
  beforeEach(() => {
    heard = [];
    otherTab = new BroadcastChannel(name);
    otherTab.onmessage = ({ data }: MessageEvent) => void heard.push(data);
  });
  afterEach(() => otherTab.close());

  test('signing out in one signs out the other, and nothing of the user is left in it', async () => {
    const { client } = await signedIn();
    origin.switches.user = 'none';
    sessionStorage.setItem('userVisa', '{"nationality":"DE"}');
    document.cookie = 'access_token=of-the-next-user; path=/';
    otherTab.postMessage({ kind: 'ended', reason: 'signed-out' });
    await settle();
    expect(said('who')).toBe('anonymous');
    expect(said('kept')).toBe('unknown');
    expect(stored()).toEqual({ local: [], session: [], cookies: ['access_token'] });
    expect(
      JSON.stringify(
        client
          .getQueryCache()
          .getAll()
          .map(({ state }) => state),
      ),
    ).not.toContain('hegra');
    expect(callsOf('F1')).toHaveLength(1);
    expect(callsOf('U1')).toHaveLength(1);
  });

  test.each(['signed-out', { kind: 'ended' }, { kind: 'ended', reason: 'x' }, null])(
    'a message that is none of ours changes nothing: %j',
    async (message) => {
      await signedIn();
      otherTab.postMessage(message);
      await settle();
      expect(said('who')).toBe('Mia DEFAULT');
    },
  );

  test('signing out here is told to the other', async () => {
    const { page, client } = await signedIn();
    heard = [];
    act(() => void signOut(page, client, () => {}));
    await settle();
    expect(heard).toEqual([{ kind: 'ended', reason: 'signed-out' }]);
    expect(said('who')).toBe('anonymous');
  });

  test('an answer that was under way when the other signed out is nobody’s', async () => {
    let answer: (response: Response) => void = () => {};
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const { show } = sessionPage();
    show(<Who />);
    otherTab.postMessage({ kind: 'ended', reason: 'signed-out' });
    await settle();
    expect(said('who')).toBe('anonymous');
    answer(Response.json({ statusCode: 200, message: '{"ssid":"a","firstName":"Mia"}' }));
    await settle();
    expect(said('who')).toBe('anonymous');
    expect(stored()).toMatchObject({ local: [], session: [] });
  });

  test('a call for the user that is under way ends with the session', async () => {
    const { page, client } = await signedIn();
    const call = apiOf(page).fetchJson(favourites, anything);
    act(() => void signOut(page, client, () => {}));
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('who signs in is told to the other, and who signs in there is asked for here', async () => {
    await signedIn();
    expect(heard).toEqual([{ kind: 'user', mode: 'B2C', id: 'demo-u-default' }]);
    otherTab.postMessage({ kind: 'user', mode: 'B2C', id: 'demo-u-default' });
    otherTab.postMessage({ kind: 'user', mode: 'B2B', id: 'demo-u-partner-admin' });
    await settle();
    expect(callsOf('U1')).toHaveLength(1);

    origin.switches.user = 'u-odd';
    otherTab.postMessage({ kind: 'user', mode: 'B2C', id: 'demo-u-odd' });
    await settle();
    expect(said('who')).toContain('Nour');
    expect(said('kept')).toBe('nothing');
    expect(isUnconfirmed()).toBe(false);
    expect(callsOf('U1')).toHaveLength(2);
  });

  test('a browser without channels tells its tabs through local storage', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const { page, client } = await signedIn();
    const written = vi.spyOn(Storage.prototype, 'setItem');
    act(() => window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: '{' })));
    expect(said('who')).toBe('Mia DEFAULT');
    const newValue = JSON.stringify({ kind: 'ended', reason: 'signed-out' });
    window.dispatchEvent(new StorageEvent('storage', { key: name, newValue }));
    await settle();
    expect(said('who')).toBe('anonymous');

    origin.switches.user = 'u-default';
    await act(() => confirmUser(client));
    await settle();
    act(() => void signOut(page, client, () => {}));
    expect(written).toHaveBeenCalledWith(name, newValue);
    expect(localStorage.getItem(name)).toBeNull();
  });

  test('nobody listens any more when no widget needs the user', async () => {
    const { client } = await signedIn();
    cleanup();
    otherTab.postMessage({ kind: 'ended', reason: 'signed-out' });
    await settle();
    expect(client.getQueryData(['session', 'user'])).toMatchObject({ firstName: 'Mia' });
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(isUnconfirmed()).toBe(false);
  });
});

describe('a page that is left', () => {
  const leave = () =>
    act(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  const comeBack = () =>
    act(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

  /** What each change of the page shows of who it is for, while that is not hidden. */
  function record(): Set<string> {
    const seen = new Set<string>();
    new MutationObserver(() => {
      const who = document.querySelector('[data-personal]')?.textContent;
      if (who && !isUnconfirmed()) seen.add(who);
    }).observe(document.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    return seen;
  }

  test.each([
    ['u-default', 'Mia DEFAULT', 'al-balad farasan-islands hegra'],
    ['none', 'anonymous', 'unknown'],
    ['u-odd', '<b>Nour</b> “D’Amour” 🌴 DEFAULT', 'nothing'],
  ])('comes back with nothing personal until the user is confirmed: %s', async (user, who, kept) => {
    await signedIn();
    leave();
    expect(isUnconfirmed()).toBe(true);
    origin.switches.user = user;
    const seen = record();
    comeBack();
    expect(isUnconfirmed()).toBe(true);
    await settle();
    expect(isUnconfirmed()).toBe(false);
    expect(said('who')).toBe(who);
    expect(said('kept')).toBe(kept);
    expect([...seen]).toEqual([who]);
    expect(callsOf('U1')).toHaveLength(2);
  });

  test('shows itself again when nobody answers', async () => {
    await signedIn();
    leave();
    origin.switches.fail = ['U1'];
    comeBack();
    await settle();
    expect(isUnconfirmed()).toBe(false);
    expect(said('who')).toBe('anonymous');
  });

  test('is asked for once when it is shown anew', async () => {
    await signedIn();
    act(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
    await settle();
    expect(callsOf('U1')).toHaveLength(1);
  });

  test('hears of other tabs only while it is shown', async () => {
    await signedIn();
    const otherTab = new BroadcastChannel(name);
    leave();
    otherTab.postMessage({ kind: 'ended', reason: 'signed-out' });
    await settle();
    expect(said('who')).toBe('Mia DEFAULT');
    comeBack();
    await settle();
    otherTab.postMessage({ kind: 'ended', reason: 'signed-out' });
    await settle();
    expect(said('who')).toBe('anonymous');
    otherTab.close();
  });
});
