import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSessionWatch } from '#src/sign-in/useSessionWatch.ts';
import { useSignOut } from '#src/sign-in/useSignOut.ts';
import { SignInLink } from '#src/sign-in/SignInLink.tsx';
import {
  callsOf,
  Kept,
  origin,
  said,
  services,
  sessionPage,
  setSession,
  settle,
  Who,
} from './session-page.tsx';

setSession();

const canary = 'canary-5b1f';
const globals = window as unknown as { dataLayer: unknown[] };

function Watch({ seconds }: { readonly seconds: number }) {
  useSessionWatch({ alertText: 'Please sign in again', sessionTimeout: seconds });
  return null;
}

function SignOut() {
  const end = useSignOut();
  return end ? <button onClick={() => end()}>Sign out</button> : null;
}

/** Keeps all that a page says: to the console, to analytics, to other tabs, in its own DOM, in addresses of calls. */
function listen() {
  const said: string[] = [];
  const keep = (...values: unknown[]) =>
    void said.push(
      ...values.map((value) => (value instanceof Error ? `${value.stack}` : (JSON.stringify(value) ?? ''))),
    );
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation(keep);
  }
  globals.dataLayer = [];
  const tab = new BroadcastChannel('tourism-widgets-session');
  tab.onmessage = ({ data }: MessageEvent) => keep(data);
  new MutationObserver(() => keep(document.documentElement.outerHTML)).observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  return () => {
    tab.close();
    keep(globals.dataLayer, document.documentElement.outerHTML, location.href);
    keep(origin.calls.map(({ request }) => [request.url, request.referrer]));
    return said.join('\n');
  };
}

test.each([
  ['signs out', 3600, 'u-partner-admin', []],
  ['is signed out by the end of the session', 0.01, 'u-partner-admin', []],
  ['is not known', 3600, 'none', []],
  ['meets a failing origin', 0.01, 'u-partner-admin', ['F1', 'V1']],
] as const)('no token is told to anybody when its visitor %s', async (_, seconds, user, failing) => {
  const all = listen();
  document.cookie = `ssid-access-token=${canary}; path=/`;
  document.cookie = `access_token=${canary}; path=/`;
  document.cookie = `ssid-user-data=${canary}; path=/`;
  localStorage.setItem('id-token', canary);
  localStorage.setItem('ssid-access-token', canary);
  origin.switches.user = user;
  origin.switches.fail = failing;
  const { show } = sessionPage(
    { mode: 'B2B' },
    { site: { userApi: { ...services, ssidDomain: 'sso.example.com' } } },
  );
  show(
    <>
      <Who />
      <Kept />
      <Watch seconds={seconds} />
      <SignInLink href="/en/trips" event={{ event: 'nav_click', clickText: 'Trips' }}>
        <span>Trips</span>
      </SignInLink>
      <SignOut />
    </>,
  );
  await settle();
  await settle();
  act(() => void fireEvent.click(screen.getByRole('link')));
  act(() => void fireEvent.click(screen.getByRole('button')));
  window.dispatchEvent(new Event('popstate'));
  await settle();
  expect(said('who')).toBe('anonymous');
  expect(callsOf('U1')[0]?.headers.get('token')).toBe(canary);
  const text = all();
  expect(text).toMatch(/"event":"(login_start|logout)"/);
  expect(text).not.toContain(canary);
});
