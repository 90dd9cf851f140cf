import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { readValue } from '#src/schema/read.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cta } from '#src/schema/common.schema.ts';
import { cta as ctaSchema } from '#src/schema/common.schema.ts';
import { userApi, type UserApi } from '#src/page/site.schema.ts';
import { CtaButton } from '#src/sign-in/CtaButton.tsx';
import { SignInLinksNote } from '#src/sign-in/SignInLinksNote.tsx';
import { SignInLink } from '#src/sign-in/SignInLink.tsx';
import { SignInNote } from '#src/sign-in/SignInNote.tsx';
import { signIn } from '#src/session/sign-in.ts';
import { signOut } from '#src/session/sign-out.ts';
import { signInPage } from '#src/session/user-api.ts';
import { useSignIn } from '#src/sign-in/useSignIn.ts';
import { useSignOut } from '#src/sign-in/useSignOut.ts';
import {
  callsOf,
  origin,
  said,
  services,
  sessionPage,
  setSession,
  settle,
  stored,
  Who,
} from './session-page.tsx';

setSession();

const globals = window as unknown as { dataLayer: Record<string, unknown>[] };
beforeEach(() => {
  globals.dataLayer = [];
});

const here = location.origin;
const userCookies = ['access_token', 'ssid-access-token', 'ssid-user-data'];
const cookieText = (name: string) =>
  decodeURIComponent(
    document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? '',
  );

/** Clicks, and takes back the redirect that would follow: jsdom cannot leave a page. */
function click(element: Element, options: MouseEventInit = {}): boolean {
  let isLeft = false;
  const leave = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', leave, { once: true });
  fireEvent.click(element, options);
  window.removeEventListener('click', leave);
  window.dispatchEvent(new Event('popstate'));
  return isLeft;
}

describe('signing in', () => {
  test.each([
    ['B2C', `${here}/sso/login?utm_source=news&lang=ar`],
    ['B2B', `${here}/sso/login?client=b2b&utm_source=news&lang=ar`],
  ] as const)('leads to the service of %s, the page and its sender kept', (mode, url) => {
    for (const name of userCookies) document.cookie = `${name}=old; path=/`;
    document.cookie = 'referralQueryParams=utm_source=news; path=/';
    localStorage.setItem('int', 'sea');
    const { page } = sessionPage({ mode }, { language: 'ar' });
    history.replaceState(null, '', '/ar/trips.html?a=1&Status=failed&b=%20c#days');
    const go = vi.fn<(url: string) => void>();
    expect(signIn(page, go)).toBe(true);
    expect(go.mock.calls).toEqual([[url]]);
    expect(cookieText('current_url')).toBe(`${here}/ar/trips.html?a=1&b=%20c#days`);
    expect(stored()).toEqual({
      local: ['int'],
      session: [],
      cookies: ['current_url', 'referralQueryParams'],
    });
  });

  test.each([
    ['an author’s page', { cmsMode: 'author' }, services],
    ['a site without a service', {}, undefined],
    ['a service that cannot be used', {}, { ...services, ssidLoginUrl: 'http://sso.example.com/' }],
  ])('does nothing on %s', (_, marks, site) => {
    document.cookie = 'access_token=kept; path=/';
    const { page } = sessionPage(marks, { site: site ? { userApi: site } : {} });
    const go = vi.fn<(url: string) => void>();
    expect(signIn(page, go)).toBe(false);
    expect(go).not.toHaveBeenCalled();
    expect(stored().cookies).toEqual(['access_token']);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\tjavascript:alert(1)',
    'https://evil.example/',
    '/%2F/evil',
  ])('never leads on to %j', (target) => {
    const go = vi.fn<(url: string) => void>();
    signIn(sessionPage().page, go, target);
    const next = new URL(new URL(go.mock.calls[0]?.[0] ?? '').searchParams.get('postLoginUrl') ?? '');
    expect(next.origin).toBe(here);
  });

  test('a header’s own services win for the header, those of the site for all others', () => {
    const { page } = sessionPage();
    const own = readValue(userApi, { ssidLoginUrl: '/header/login' });
    const go = vi.fn<(url: string) => void>();
    signIn(signInPage(page, own), go);
    signIn(signInPage(page, readValue(userApi, {})), go);
    expect(go.mock.calls).toEqual([[`${here}/header/login?lang=en`], [`${here}/sso/login?lang=en`]]);
  });
});

describe('signing out', () => {
  const all = ['int', 'favoriteItems', 'id-token', 'ssid-access-token'];

  test.each([
    ['B2C', 'u-default', 'access_token', `${here}/sso/logout?id_token_hint=canary`],
    ['B2B', 'u-partner-admin', 'ssid-access-token', `${here}/sso/logout?client=b2b&id_token_hint=canary`],
  ] as const)(
    'in %s forgets the user and leads to the service, with the id-token',
    async (mode, id, token, url) => {
      document.cookie = `${token}=demo-${id}; path=/`;
      document.cookie = 'ssid-user-data=x; path=/';
      document.cookie = 'referralQueryParams=ref=a; path=/';
      const { page, client, show } = sessionPage({ mode });
      show(<Who />);
      await settle();
      for (const name of all) localStorage.setItem(name, 'canary');
      localStorage.setItem('locationData', '{}');
      sessionStorage.setItem('userVisa', '{}');
      const go = vi.fn<(url: string) => void>();
      act(() => void signOut(page, client, go));
      expect(go.mock.calls).toEqual([[url]]);
      expect(stored()).toEqual({ local: ['locationData'], session: [], cookies: ['referralQueryParams'] });
      await settle();
      expect(said('who')).toBe('anonymous');
      act(() => void signOut(page, client, go));
      expect(go).toHaveBeenCalledOnce();
    },
  );

  test.each([
    ['an author’s page', { cmsMode: 'author' }, services],
    ['a page without a usable service', {}, { ...services, ssidLogoutUrl: 'javascript:alert(1)' }],
  ])('does nothing on %s', async (_, marks, site) => {
    origin.switches.user = 'u-default';
    const { page, client, show } = sessionPage(marks, { site: { userApi: site } });
    show(<Who />);
    await settle();
    const before = stored();
    const go = vi.fn<(url: string) => void>();
    expect(signOut(page, client, go)).toBe(false);
    expect(go).not.toHaveBeenCalled();
    expect(stored()).toEqual(before);
  });
});

/** The controls that a header would have. */
function Controls({ own }: { readonly own?: UserApi }) {
  const begin = useSignIn(own);
  const end = useSignOut(own);
  return (
    <>
      {begin && <button onClick={() => begin({ event: { clickText: 'registerLabel' } })}>Sign in</button>}
      {end && <button onClick={() => end({ clickText: 'signOutLabel' })}>Sign out</button>}
    </>
  );
}

describe('controls', () => {
  test.each([
    ['of the site', { userApi: services }, undefined],
    ['of the header alone', {}, readValue(userApi, services)],
  ])('%s report what they do, without what the address says of the visitor', async (_, site, own) => {
    origin.switches.user = 'u-default';
    localStorage.setItem('id-token', 'canary');
    const { show } = sessionPage({}, { site });
    show(
      <>
        <Who />
        <Controls {...(own && { own })} />
      </>,
    );
    await settle();
    click(screen.getByRole('button', { name: 'Sign in' }));
    act(() => void click(screen.getByRole('button', { name: 'Sign out' })));
    expect(globals.dataLayer).toEqual([
      expect.objectContaining({
        event: 'login_start',
        click_text: 'registerLabel',
        link: `${here}/sso/login`,
      }),
      expect.objectContaining({ event: 'logout', click_text: 'signOutLabel', link: `${here}/sso/logout` }),
    ]);
  });

  test.each([
    ['https://sso.example.com/in', true],
    ['/sso/login', true],
    ['http://127.0.0.1:8080/in', true],
    ['http://sso.example.com/in', false],
    ['javascript:alert(1)', false],
    ['', false],
  ])('of a service at %j are shown: %s', (address, isShown) => {
    const site = { userApi: { ssidLoginUrl: address, ssidLogoutUrl: address } };
    sessionPage({}, { site }).show(<Controls />);
    expect(screen.queryAllByRole('button')).toHaveLength(isShown ? 2 : 0);
  });

  test('that are not shown are explained to the author, and to nobody else', async () => {
    const site = { userApi: { ssidLoginUrl: 'http://sso.example.com/in' } };
    sessionPage({ cmsMode: 'author', mode: 'B2B' }, { site, language: 'de' }).show(
      <>
        <SignInNote />
        <SignInNote way="out" />
      </>,
    );
    const notes = await screen.findAllByText(/^Besucher sehen dies nicht/);
    expect(notes.map((note) => note.textContent)).toEqual([
      expect.stringContaining('userApi.b2bLoginRedirectEndpoint'),
      expect.stringContaining('userApi.b2bLogoutRedirectEndpoint'),
    ]);
    document.body.replaceChildren();
    sessionPage({}, { site }).show(<SignInNote />);
    await settle();
    expect(screen.queryByText(/userApi/)).toBeNull();
  });
});

describe('a link for which one must be signed in', () => {
  const link = (
    <SignInLink href="/en/trips?a=1" event={{ event: 'nav_click', clickText: 'Trips' }}>
      <span>Trips</span>
    </SignInLink>
  );
  const found = () => screen.getByRole<HTMLAnchorElement>('link', { name: /^Trips/ });

  test('leads an anonymous visitor to sign in and then on, and says so', async () => {
    document.cookie = 'referralQueryParams=ref=a; path=/';
    document.cookie = 'access_token=worn-out; path=/';
    sessionPage({}, { site: { userApi: { ...services, ssidUserInfo: '' } } }).show(link);
    expect(found()).toHaveAttribute('href', '/en/trips?a=1');
    await settle();
    expect(found()).toHaveAccessibleName(/^Trips ?\(sign-in needed\)$/);
    const { searchParams, pathname } = new URL(found().href);
    expect(pathname).toBe('/sso/login');
    expect(Object.fromEntries(searchParams)).toEqual({
      lang: 'en',
      ref: 'a',
      postLoginUrl: `${here}/en/trips?a=1`,
    });

    expect(click(found())).toBe(false);
    expect(cookieText('current_url')).toBe(`${here}/en/home.html`);
    expect(stored().cookies).toEqual(['current_url', 'referralQueryParams']);
    expect(globals.dataLayer).toEqual([
      expect.objectContaining({
        event: 'login_start',
        section_name: 'offers',
        click_text: 'Trips',
        link: `${here}/sso/login`,
      }),
    ]);
  });

  test('stays the same link when it is known who the visitor is, so that nobody loses their place', async () => {
    sessionPage().show(link);
    found().focus();
    const before = found();
    await settle();
    expect(found()).toHaveAccessibleName(/sign-in needed/);
    expect(found()).toBe(before);
    expect(found()).toHaveFocus();
  });

  test.each([
    [1, 1],
    [2, 0],
  ])('is prepared by mouse button %i when that opens it: %i', async (button, times) => {
    sessionPage().show(link);
    await settle();
    fireEvent(found(), new MouseEvent('auxclick', { bubbles: true, cancelable: true, button }));
    expect(globals.dataLayer).toHaveLength(times);
    expect(cookieText('current_url') !== '').toBe(times === 1);
  });

  test('is left to the browser when it is opened elsewhere, prepared all the same', async () => {
    sessionPage().show(link);
    await settle();
    expect(click(found(), { ctrlKey: true })).toBe(true);
    expect(cookieText('current_url')).toBe(`${here}/en/home.html`);
  });

  test('leads a signed-in visitor where it says', async () => {
    origin.switches.user = 'u-default';
    sessionPage().show(link);
    await settle();
    expect(found()).toHaveAttribute('href', '/en/trips?a=1');
    expect(found()).toHaveAccessibleName('Trips');
  });

  test('is not shown to an anonymous visitor where nobody can sign in; an author keeps it, and is told why', async () => {
    const site = { userApi: { ssidLoginUrl: 'http://sso.example.com/in' } };
    const widget = (requiresLogin: boolean) => (
      <>
        <SignInLinksNote />
        <SignInLink
          href="/en/trips?a=1"
          requiresLogin={requiresLogin}
          event={{ event: 'nav_click', clickText: 'Trips' }}
        >
          <span>Trips</span>
        </SignInLink>
        <SignInLink
          href="/en/stays"
          requiresLogin={requiresLogin}
          event={{ event: 'nav_click', clickText: 'Stays' }}
        >
          <span>Stays</span>
        </SignInLink>
      </>
    );
    sessionPage({}, { site }).show(widget(true));
    await settle();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByText(/userApi/)).toBeNull();
    sessionPage({ cmsMode: 'author' }, { site }).show(widget(true));
    // Once, however many links there are.
    expect(await screen.findByText(/do not see the links here .* userApi\.ssidLoginUrl/)).toBeVisible();
    expect(found()).toHaveAttribute('href', '/en/trips?a=1');
    cleanup();
    sessionPage({ cmsMode: 'author' }, { site }).show(widget(false));
    await settle();
    expect(screen.queryByText(/userApi/)).toBeNull();
  });
});

describe('a call to action', () => {
  const of = (values: Partial<Cta>) =>
    readValue(ctaSchema, { ctaLabel: 'Trips', ctaLink: '/en/trips', ...values });

  test('that needs sign-in leads there', async () => {
    sessionPage().show(<CtaButton cta={of({ requiresLogin: true })} />);
    await settle();
    expect(screen.getByRole('link', { name: /^Trips ?\(sign-in needed\)$/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/sso/login'),
    );
  });

  test('that does not asks for nobody', async () => {
    sessionPage().show(<CtaButton cta={of({})} />);
    await settle();
    expect(screen.getByRole('link', { name: 'Trips' })).toHaveAttribute('href', '/en/trips');
    expect(callsOf('U1')).toEqual([]);
  });
});

afterEach(() => document.body.replaceChildren());
