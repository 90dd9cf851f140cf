import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { followAfter } from '#src/analytics/navigation.ts';
import { useAskForSignIn } from '#src/sign-in/requests/useAskForSignIn.ts';
import { endPage } from '#testing/page-observers.ts';
import { hideDialogs } from '#testing/hide-dialogs.ts';
import { settled, startPage, toScript, renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import {
  callsOf,
  origin,
  services,
  sessionPage,
  setSession,
  settle,
  stored,
} from '#testing/session/session-page.tsx';

/** Where the visitor was led: jsdom cannot leave a page. */
const led: URL[] = [];
vi.mock('#src/analytics/navigation.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  followAfter: ((url, push) => {
    led.push(new URL(url));
    push(() => {});
  }) satisfies typeof followAfter,
}));

setSession();

const globals = window as unknown as { dataLayer: object[] };
const done = vi.fn<(id: string) => void>();
beforeEach(() => {
  globals.dataLayer = [];
  led.length = 0;
  done.mockReset();
});
afterEach(() => stop());
// Fetched beforehand, so that these tests do not wait for an import.
beforeAll(() => Promise.all([import('./SignInDialog.tsx'), import('./AuthorBadge.tsx')]));

const here = location.origin;

/** Takes the widget away: of several the first would answer. */
let stop = () => {};
function start(html: string, options: PageOptions = {}): void {
  const page = startPage(html, { site: { userApi: services }, path: 'home.html', ...options });
  stop = () => document.querySelectorAll<HTMLElement>('[data-component]').forEach(page.unmount);
}

/** Leaves the page for another one. */
async function leavePage(): Promise<void> {
  stop();
  await settle();
  endPage();
}

/** A heart and an offer, as widgets would draw them. */
function Heart() {
  const ask = useAskForSignIn({ name: 'favourite', act: done });
  return <button onClick={() => ask?.({ reason: 'favourite', detail: 'taif' })}>Like Taif</button>;
}
function Offer() {
  const ask = useAskForSignIn();
  return (
    <button onClick={() => ask?.({ reason: 'offer', target: '/en/offers/roses.html' })}>See the offer</button>
  );
}

/** The widget on a page of its own, beside widgets that ask. */
async function show(config: string | object = 'default', options: PageOptions = {}, html = '') {
  await leavePage();
  const rendered = await renderWidget('login-modal', config, {
    site: { userApi: services },
    path: 'home.html',
    ...options,
  });
  stop = () => rendered.page.unmount(rendered.element);
  rendered.element.insertAdjacentHTML('afterend', html);
  sessionPage(options.mode ? { mode: options.mode } : {}, {
    ...(options.language && { language: options.language }),
  }).show([<Heart key="h" />, <Offer key="o" />]);
  await settle();
  return rendered;
}

const press = async (name: string | RegExp) => {
  const control = screen.getByRole('button', { name });
  await userEvent.click(control);
  await settle();
  return control;
};
const dialog = () => screen.queryByRole('dialog');
const inDialog = () => within(screen.getByRole('dialog'));

describe('a widget that asks for sign-in', () => {
  test('opens a dialog that says why, what an account is good for, and how one signs in', async () => {
    await show();
    expect(dialog()).toBeNull();
    await press('See the offer');
    expect(dialog()).toHaveAccessibleName('Sign in to Rihla');
    expect(inDialog().getByText('Members’ offers open once you have signed in.')).toBeVisible();
    expect(inDialog().getAllByRole('listitem')).toHaveLength(3);
    expect(inDialog().getByText('You can use your account with Nafath, Google, or Apple.')).toBeVisible();
    expect(inDialog().getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/en/register',
    );
    expect(inDialog().getByRole('button', { name: 'Sign in' })).toHaveFocus();
    expect(document.querySelector('input')).toBeNull();
  });

  test.each(['favourite', 'offer', 'asset', 'event'])('says its author’s reason: %s', async (reason) => {
    const triggers = [{ selector: '#locked', reason }];
    await show(
      { triggers, reasons: { [reason]: `Only here: ${reason}` } },
      {},
      '<a id="locked" href="/en/x">X</a>',
    );
    await userEvent.click(screen.getByRole('link', { name: 'X' }));
    await settle();
    expect(inDialog().getByText(`Only here: ${reason}`)).toBeVisible();
  });

  test('says the last reason in our own words where its author has none', async () => {
    await show('bare');
    await press('See the offer');
    // The page behind a modal dialog is out of reach for a visitor, not for a script.
    fireEvent.click(screen.getByText('Like Taif'));
    await settle();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(dialog()).toHaveAccessibleName('Sign in to continue');
    expect(inDialog().getByText('Sign in to keep this among your favourites.')).toBeVisible();
    expect(inDialog().queryByRole('link')).toBeNull();
  });

  test.each(['Continue as guest', 'Close', '{Escape}'])(
    'is answered by staying: %s closes the dialog, does nothing, and gives the focus back',
    async (way) => {
      await show();
      const opener = await press('Like Taif');
      if (way === '{Escape}') await userEvent.keyboard(way);
      else await press(way);
      await settle();
      expect(dialog()).toBeNull();
      expect(opener).toHaveFocus();
      expect([done.mock.calls, led, stored().session.includes('signInActions')]).toEqual([[], [], false]);
    },
  );

  test('waits for the widget that has yet to come', async () => {
    start('<div data-component="login-modal" data-load="interaction"><p>Sign in</p></div>');
    const element = document.querySelector<HTMLElement>('[data-component]')!;
    sessionPage().show(<Heart />);
    await settle();
    await press('Like Taif');
    expect([dialog(), led]).toEqual([null, []]);
    fireEvent.pointerOver(element);
    await act(() => settled(element));
    await settle();
    expect(inDialog().getByText('Sign in to keep this among your favourites.')).toBeVisible();
  });

  test('does what was wanted without the dialog for who is signed in', async () => {
    origin.switches.user = 'u-default';
    await show();
    await press('Like Taif');
    expect(done.mock.calls).toEqual([['taif']]);
    expect(dialog()).toBeNull();
  });

  test('goes on at once when the visitor has signed in in another tab', async () => {
    await show();
    await press('Like Taif');
    origin.switches.user = 'u-default';
    const otherTab = new BroadcastChannel('tourism-widgets-session');
    otherTab.postMessage({ kind: 'user', mode: 'B2C', id: 'u-default' });
    await settle();
    otherTab.close();
    expect(dialog()).toBeNull();
    expect(done.mock.calls).toEqual([['taif']]);
    expect(led).toEqual([]);
  });
});

test('where the page hides the dialog, the ask leads to the login service', async () => {
  await show();
  hideDialogs();
  await press('Like Taif');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(led.map(({ pathname }) => pathname)).toEqual(['/sso/login']);
});

describe('the way to the login service', () => {
  test('is said in words, keeps the page, and forgets an earlier visitor', async () => {
    for (const name of ['access_token', 'ssid-access-token', 'ssid-user-data'])
      document.cookie = `${name}=stale; path=/`;
    document.cookie = 'referralQueryParams=utm_source=mail; path=/';
    origin.switches.user = 'none';
    await show();
    history.replaceState(null, '', '/en/home.html?day=2&status=expired#weeks');
    await press('See the offer');
    await press('Sign in');
    expect(led.map(String)).toEqual([
      `${here}/sso/login?utm_source=mail&lang=en&postLoginUrl=${encodeURIComponent(`${here}/en/offers/roses.html`)}`,
    ]);
    expect(stored().cookies).toEqual(['current_url', 'referralQueryParams']);
    expect(decodeURIComponent(document.cookie)).toContain(`current_url=${here}/en/home.html?day=2#weeks`);
    expect(globals.dataLayer).toMatchObject([
      {
        event: 'login_start',
        section_name: 'login-modal',
        click_text: 'loginLabel',
        link: `${here}/sso/login`,
      },
    ]);
    const button = inDialog().getByRole('button', { name: 'Sign in' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(inDialog().getByRole('status')).toHaveTextContent('Taking you to the sign-in page…');
    await userEvent.click(button);
    expect(led).toHaveLength(1);
  });

  test('leads trade partners to their own', async () => {
    await show('bare', { mode: 'B2B' });
    await press('Like Taif');
    await press('Sign in');
    expect(led.map(String)).toEqual([`${here}/sso/login?client=b2b&lang=en`]);
  });

  test('has what was wanted done afterwards, once', async () => {
    await show();
    await press('Like Taif');
    await press('Sign in');
    cleanup();
    origin.switches.user = 'u-default';
    await show();
    await show();
    expect(done.mock.calls).toEqual([['taif']]);
  });

  test.each([
    ['Escape', async () => void (await userEvent.keyboard('{Escape}'))],
    [
      'the way back',
      async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ],
  ])('is given up by %s: the dialog goes, and nothing is done later', async (_, giveUp) => {
    await show();
    await press('Like Taif');
    await press('Sign in');
    expect(stored().session).toContain('signInActions');
    await act(giveUp);
    await settle();
    expect(dialog()).toBeNull();
    expect(stored().session).not.toContain('signInActions');
  });

  test('is not offered where nobody can sign in: links do what they always do, the author is told', async () => {
    const link = '<p id="members"><a href="#offers">Members</a></p>';
    const site = { userApi: { ssidLoginUrl: 'http://login.example/' } };
    await show('default', { site }, link);
    await userEvent.click(screen.getByRole('link', { name: 'Members' }));
    await settle();
    expect(dialog()).toBeNull();
    expect(location.hash).toBe('#offers');
    await leavePage();
    await show('inline', { site, cmsMode: 'author' });
    expect(screen.queryByRole('button', { name: 'Sign in with Rihla' })).toBeNull();
    expect(await screen.findByText(/userApi\.ssidLoginUrl is missing/)).toBeVisible();
  });
});

describe('links and buttons of the page', () => {
  const members = '<p id="members"><a href="/en/offers/loyalty.html">Members</a></p>';
  const link = () => screen.getByRole('link', { name: 'Members' });
  const config = { triggers: [{ selector: '#members a', reason: 'offer' }, { selector: '[data-sign-in]' }] };

  test('open the dialog with their reason, also by keyboard, and lead on afterwards', async () => {
    await show(config, {}, members);
    link().focus();
    await userEvent.keyboard('{Enter}');
    await settle();
    expect(inDialog().getByText('This offer is for members. Sign in to see it.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await settle();
    expect(link()).toHaveFocus();
    await userEvent.click(link());
    await settle();
    await press('Sign in');
    expect(led[0]?.searchParams.get('postLoginUrl')).toBe(`${here}/en/offers/loyalty.html`);
  });

  test('keep a modified click for the browser', async () => {
    await show(config, {}, members);
    const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent(link(), click);
    await settle();
    expect(dialog()).toBeNull();
  });

  test('do what they always do for who is signed in', async () => {
    origin.switches.user = 'u-default';
    await show(config, {}, '<p id="members"><a href="#weeks">Members</a></p>');
    await userEvent.click(link());
    expect(location.hash).toBe('#weeks');
    expect(dialog()).toBeNull();
  });

  test.each([
    ['https://evil.example/', `${here}/en`],
    [`/sso/login?lang=en&postLoginUrl=${encodeURIComponent(`${here}/en/visa`)}`, `${here}/en/visa`],
    ['/sso/login?postLoginUrl=https%3A%2F%2Fevil.example', `${here}/en`],
    ['/sso/login?lang=en', null],
    ['#', null],
    ['mailto:a@example.org', null],
  ])('lead on where a redirect may go: %s', async (href, target) => {
    await show(config, {}, `<p id="members"><a href="${href}">Members</a></p>`);
    await userEvent.click(link());
    await settle();
    await press('Sign in');
    expect(led[0]?.searchParams.get('postLoginUrl')).toBe(target);
  });

  test('without an address are pressed again once the visitor has signed in', async () => {
    const pressed = vi.fn<() => void>();
    const html = '<button id="join" data-sign-in>Join</button><button id="other">Other</button>';
    const withListener = () => document.querySelector('#join')!.addEventListener('click', pressed);
    await show(config, {}, html);
    await press('Join');
    await press('Sign in');
    await leavePage();
    origin.switches.user = 'u-default';
    start(
      `${html}<div data-component="login-modal"><script type="application/json">${toScript(config)}</script></div>`,
      { path: 'home.html' },
    );
    withListener();
    await settle();
    expect(pressed).toHaveBeenCalledOnce();
  });

  test('are the only ones that storage can have pressed', async () => {
    const action = { name: 'press', detail: 'other', path: '/home.html', at: Date.now() };
    sessionStorage.setItem('signInActions', JSON.stringify([action]));
    const pressed = vi.fn<() => void>();
    origin.switches.user = 'u-default';
    start('<button id="other">Other</button><div data-component="login-modal"></div>');
    document.querySelector('#other')!.addEventListener('click', pressed);
    await settle();
    expect(stored().session).not.toContain('signInActions');
    expect(pressed).not.toHaveBeenCalled();
  });

  test('are left alone where a selector cannot be read, and its author is told which', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show('faulty-triggers', {}, members);
    await userEvent.click(link());
    await settle();
    expect(dialog()).toBeVisible();
    expect(inDialog().queryByRole('link')).toBeNull();
    expect(inDialog().getAllByRole('listitem')).toHaveLength(5);
    await leavePage();
    await show('faulty-triggers', { cmsMode: 'author' });
    expect(await screen.findByText('triggers[0].selector')).toBeVisible();
  });
});

describe('a card in the page', () => {
  const card = () => screen.getByRole('region', { name: 'Your trip, on every device' });

  test('says what an account is good for, and leads to the login service', async () => {
    await show('inline');
    expect(within(card()).getByRole('heading', { level: 2 })).toBeVisible();
    expect(within(card()).getByRole('link', { name: 'Join Rihla' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue as guest' })).toBeNull();
    await press('Sign in with Rihla');
    expect(led.map(String)).toEqual([`${here}/sso/login?lang=en`]);
    expect(within(card()).getByRole('status')).toHaveTextContent('Taking you to the sign-in page…');
  });

  test('takes the focus with the reason when somebody asks, and gives it back to who stays', async () => {
    await show('inline');
    const opener = await press('Like Taif');
    expect(card().contains(document.activeElement)).toBe(true);
    expect(document.activeElement).toHaveTextContent('Sign in to keep this among your favourites.');
    await press('Continue as guest');
    expect(opener).toHaveFocus();
    expect(within(card()).queryByText('Sign in to keep this among your favourites.')).toBeNull();
  });

  test('tells a signed-in visitor that there is nothing to do, as something of their own', async () => {
    origin.switches.user = 'u-default';
    await show('inline');
    expect(within(card()).getByText('You are signed in.')).toHaveAttribute('data-personal');
    expect(within(card()).queryByRole('button')).toBeNull();
  });
});

describe('an author', () => {
  test('sees what the dialog is and what opens it; nobody is asked', async () => {
    await show('default', { cmsMode: 'author' });
    expect(await screen.findByText(/“Sign in to Rihla”.*#members a and \[data-sign-in\]/)).toBeVisible();
    expect(dialog()).toBeNull();
    expect(callsOf('U1')).toHaveLength(1); // Of the widgets that ask, which stand on a page of their own.
  });

  test('sees the card, whose button leads nowhere', async () => {
    await show('arabic-inline', { cmsMode: 'author', language: 'ar' });
    await press('تسجيل الدخول');
    expect(led).toEqual([]);
    expect(screen.queryByText('جارٍ نقلك إلى صفحة تسجيل الدخول…')).toBeNull();
  });
});
