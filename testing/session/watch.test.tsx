import { act } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { alerts } from '#src/alert/store.ts';
import { useSessionWatch } from '#src/sign-in/useSessionWatch.ts';
import { callsOf, origin, said, sessionPage, setSession, settle, stored, Who } from './session-page.tsx';

setSession();

/** What is shown of an expired session. */
const alertText = 'Please sign in again';

function Watch({ text = alertText }: { readonly text?: string }) {
  useSessionWatch({ alertText: text, sessionTimeout: 0.01 });
  return null;
}

/** Shows a page of a trade partner, signed in, that is validated very often. */
async function watched(mode: 'B2B' | 'B2C' = 'B2B', text = alertText) {
  document.cookie = 'ssid-access-token=demo-u-partner-admin; path=/';
  document.cookie = 'access_token=demo-u-default; path=/';
  const here = sessionPage({ mode });
  here.show(
    <>
      <Who />
      <Watch text={text} />
    </>,
  );
  await settle();
  return here;
}

const shown = () => alerts.shown().map(({ type, description }) => [type, description]);

/** Resolves when the session has been validated so often. */
const validated = (times: number) =>
  act(() => vi.waitFor(() => expect(callsOf('V1').length).toBeGreaterThanOrEqual(times)));

beforeEach(() => {
  for (const { id } of alerts.shown()) alerts.dismiss(id);
});

describe('the session of a trade partner', () => {
  test('is validated with its token in a form, and a new key each time', async () => {
    await watched();
    await validated(2);
    const requests = callsOf('V1').slice(0, 2);
    const keys = requests.map(({ headers }) => headers.get('authKey'));
    expect(new Set(keys).size).toBe(2);
    for (const request of requests) {
      expect(new URL(request.url).search).toBe('');
      expect((await request.formData()).get('accessToken')).toBe('demo-u-partner-admin');
    }
    expect(said('who')).toBe('Huda PARTNER_ADMIN');
    expect(shown()).toEqual([]);
  });

  test('when it has expired is over: the text is shown, the user forgotten', async () => {
    await watched();
    localStorage.setItem('id-token', 'x');
    localStorage.setItem('ssid-access-token', 'x');
    sessionStorage.setItem('userVisa', '{}');
    origin.switches.expired = true;
    await validated(1);
    await settle();
    expect(shown()).toEqual([['error', alertText]]);
    expect(said('who')).toBe('anonymous');
    expect(stored()).toEqual({ local: [], session: ['userVisa'], cookies: [] });
    const times = callsOf('V1').length;
    await settle();
    expect(callsOf('V1')).toHaveLength(times);
  });

  test('is not over because the network is gone', async () => {
    await watched();
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    await settle();
    expect(said('who')).toBe('Huda PARTNER_ADMIN');
    expect(shown()).toEqual([]);
    expect(globalThis.fetch).toHaveBeenCalled();
  });

  test('that another tab has found expired is over here too, told once and not cleared again', async () => {
    const { show } = await watched();
    show(<Watch />);
    await settle();
    const otherTab = new BroadcastChannel('tourism-widgets-session');
    document.cookie = 'ssid-access-token=of-the-next-user; path=/';
    otherTab.postMessage({ kind: 'ended', reason: 'expired' });
    otherTab.postMessage({ kind: 'ended', reason: 'expired' });
    await settle();
    otherTab.close();
    expect(shown()).toEqual([['error', alertText]]);
    expect(said('who')).toBe('anonymous');
    expect(stored().cookies).toContain('ssid-access-token');
  });

  test('found expired here is told to other tabs', async () => {
    const heard: unknown[] = [];
    const otherTab = new BroadcastChannel('tourism-widgets-session');
    await watched();
    otherTab.onmessage = ({ data }: MessageEvent) => void heard.push(data);
    origin.switches.expired = true;
    await validated(1);
    await settle();
    otherTab.close();
    expect(heard).toEqual([{ kind: 'ended', reason: 'expired' }]);
  });
});

describe('nobody is watched', () => {
  test.each([
    ['without a text to show', 'B2B', ''],
    ['among consumers', 'B2C', alertText],
  ] as const)('%s', async (_, mode, text) => {
    await watched(mode, text);
    await settle();
    expect(said('who')).not.toBe('anonymous');
    expect(callsOf('V1')).toEqual([]);
  });

  test('who is anonymous', async () => {
    origin.switches.user = 'none';
    await watched();
    await settle();
    expect(said('who')).toBe('anonymous');
    expect(callsOf('V1')).toEqual([]);
  });
});
