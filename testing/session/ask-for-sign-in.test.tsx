import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { followAfter } from '#src/analytics/navigation.ts';
import { clearAtSignOut } from '#src/session/clear-storage.ts';
import { SignInLink } from '#src/sign-in/SignInLink.tsx';
import { useAskForSignIn } from '#src/sign-in/requests/useAskForSignIn.ts';
import { useSignInRequest } from '#src/sign-in/requests/useSignInRequest.ts';
import { hearFromOtherTab } from './other-tab.ts';
import { origin, sessionPage, setSession, settle, stored, Who } from './session-page.tsx';

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
afterEach(() => void vi.useRealTimers());
beforeEach(() => {
  led.length = 0;
  done.mockReset();
});

const here = location.origin;
const done = vi.fn<(id: string) => void>();

/** A heart, as a widget would draw it. */
function Heart({ id, target }: { readonly id: string; readonly target?: string }) {
  const ask = useAskForSignIn({ name: 'favourite', act: done });
  if (!ask) return <p>Nobody can sign in</p>;
  return (
    <button
      onClick={() => ask({ reason: 'favourite', detail: id, ...(target && { target }) })}
    >{`Like ${id}`}</button>
  );
}

/** An offer for members; nothing is done afterwards. */
function Offer() {
  const ask = useAskForSignIn();
  return (
    <button onClick={() => ask?.({ reason: 'offer', target: '/en/offers/roses.html' })}>See the offer</button>
  );
}

/** Stands in for the widget that provides `sign-in`. */
function StandIn() {
  const request = useSignInRequest();
  if (!request) return null;
  return (
    <div role="dialog" aria-label={`${request.reason ?? 'no reason'}, then ${request.target ?? 'back'}`}>
      <button onClick={() => request.signIn({ clickText: 'loginLabel' })}>Sign in</button>
      <button onClick={request.decline}>Later</button>
    </div>
  );
}

/** The mount element of the widget that answers; what it shows is drawn apart from it. */
function placeStandIn(status = 'pending'): HTMLElement {
  const element = document.createElement('div');
  Object.assign(element.dataset, { component: 'stand-in', status });
  return document.body.appendChild(element);
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialogs = () => screen.queryAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-label'));
const kept = () => stored().session.includes('signInActions');

/** Loads a page anew, as the login service's way back does. */
async function comeBack(user: string, page: Parameters<typeof show> = [<Heart key="h" id="taif" />]) {
  cleanup();
  origin.switches.user = user;
  return show(...page);
}

async function show(children: ReactNode, marks = {}, options: Parameters<typeof sessionPage>[1] = {}) {
  const visit = sessionPage(marks, options);
  visit.show(children);
  await settle();
  return visit;
}

/** The other tab signs somebody in. */
function signInElsewhere(user = 'u-default') {
  origin.switches.user = user;
  return hearFromOtherTab({ kind: 'user', mode: 'B2C', id: user });
}

describe('a visitor who wants what needs sign-in', () => {
  test('is led to the login service where the page has nothing to answer, and from there back', async () => {
    await show(<Heart id="taif" />);
    press('Like taif');
    expect(led.map(String)).toEqual([`${here}/sso/login?lang=en`]);
    expect(stored().cookies).toEqual(['current_url']);
    expect(done).not.toHaveBeenCalled();
  });

  test.each([
    ['/en/offers/roses.html', `${here}/en/offers/roses.html`],
    ['https://evil.example/', `${here}/en`],
  ])('is led on to the target where a redirect may go there: %s', async (target, url) => {
    await show(<Heart id="taif" target={target} />);
    press('Like taif');
    expect(led[0]?.searchParams.get('postLoginUrl')).toBe(url);
  });

  test('is asked in a dialog that knows why and where to, and is led nowhere before the answer', async () => {
    placeStandIn();
    await show([<Offer key="o" />, <StandIn key="s" />]);
    press('See the offer');
    expect(dialogs()).toEqual([`offer, then ${here}/en/offers/roses.html`]);
    expect(led).toEqual([]);
    press('Sign in');
    expect(led[0]?.searchParams.get('postLoginUrl')).toBe(`${here}/en/offers/roses.html`);
    expect(dialogs()).toEqual([]);
    expect(kept()).toBe(false);
  });

  test('may stay anonymous: nothing is done, and they are asked again when they want it again', async () => {
    placeStandIn();
    await show([<Heart key="h" id="taif" />, <StandIn key="s" />]);
    press('Like taif');
    press('Later');
    expect(dialogs()).toEqual([]);
    expect(kept()).toBe(false);
    press('Like taif');
    expect(dialogs()).toEqual(['favourite, then back']);
  });

  test('is not asked who is signed in', async () => {
    origin.switches.user = 'u-default';
    placeStandIn();
    await show([<Heart key="h" id="taif" />, <StandIn key="s" />]);
    press('Like taif');
    expect(done.mock.calls).toEqual([['taif']]);
    expect([dialogs(), led, kept()]).toEqual([[], [], false]);
  });

  test.each([
    ['u-default', [['taif']], 0],
    ['none', [], 1],
  ])('before it is known who they are waits until it is: %s', async (user, calls, redirects) => {
    origin.switches.user = user;
    sessionPage().show(<Heart id="taif" />);
    press('Like taif');
    expect(led).toEqual([]);
    await settle();
    expect(done.mock.calls).toEqual(calls);
    expect(led).toHaveLength(redirects);
  });

  test('is asked by nobody on an author’s page', async () => {
    await show([<Heart key="h" id="taif" />, <StandIn key="s" />], { cmsMode: 'author' });
    press('Like taif');
    expect([dialogs(), led]).toEqual([[], []]);
  });

  test('sees no control where nobody can sign in', async () => {
    await show(<Heart id="taif" />, {}, { site: {} });
    expect(screen.getByText('Nobody can sign in')).toBeVisible();
  });

  test('is no longer asked for a widget that has gone', async () => {
    placeStandIn();
    const { show: draw } = await show([<Heart key="h" id="taif" />]);
    press('Like taif');
    cleanup();
    draw(<StandIn />);
    await settle();
    expect([dialogs(), led]).toEqual([[], []]);
  });
});

describe('a dialog that has yet to come', () => {
  const askAndWait = async (milliseconds: number) => {
    await show([<Heart key="h" id="taif" />]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    press('Like taif');
    act(() => void vi.advanceTimersByTime(milliseconds));
  };

  test('is waited for, for three seconds; then the visitor is led to the login service', async () => {
    placeStandIn();
    await askAndWait(2999);
    expect(led).toEqual([]);
    act(() => void vi.advanceTimersByTime(1));
    expect(led).toHaveLength(1);
  });

  test('asks when it has come', async () => {
    placeStandIn();
    await askAndWait(2999);
    sessionPage().show(<StandIn />);
    expect(dialogs()).toEqual(['favourite, then back']);
    act(() => void vi.advanceTimersByTime(5000));
    expect(led).toEqual([]);
  });

  test.each(['failed', 'skipped'])('is not waited for where it has %s', async (status) => {
    placeStandIn(status);
    await askAndWait(0);
    expect(led).toHaveLength(1);
  });

  test('is not waited for on an other page', async () => {
    await askAndWait(0);
    expect(led).toHaveLength(1);
  });
});

describe('several who ask', () => {
  const all = [
    <Heart key="1" id="taif" />,
    <Heart key="2" id="abha" />,
    <StandIn key="3" />,
    <StandIn key="4" />,
  ];

  test('have one dialog, which says what was asked last', async () => {
    await show([...all, <Offer key="5" />]);
    for (const name of ['Like taif', 'Like abha', 'See the offer']) press(name);
    expect(dialogs()).toEqual([`offer, then ${here}/en/offers/roses.html`]);
  });

  test('have what they asked for done, each once', async () => {
    await show(all);
    for (const name of ['Like taif', 'Like abha', 'Like taif']) press(name);
    press('Sign in');
    await comeBack('u-default');
    expect(done.mock.calls).toEqual([['abha'], ['taif']]);
  });

  test('lose the dialog with the widget that shows it, and lead nobody away', async () => {
    const { show: draw } = await show([]);
    cleanup();
    draw(<StandIn />);
    sessionPage().show(<Heart id="taif" />);
    await settle();
    press('Like taif');
    expect(dialogs()).toHaveLength(1);
    cleanup();
    expect([led, kept()]).toEqual([[], false]);
  });
});

describe('after the return', () => {
  const askAndLeave = async () => {
    await show(<Heart id="taif" />);
    press('Like taif');
  };

  test('what the visitor wanted is done once, however many widgets can', async () => {
    await askAndLeave();
    await comeBack('u-default', [[<Heart key="1" id="taif" />, <Heart key="2" id="taif" />]]);
    expect(done.mock.calls).toEqual([['taif']]);
    await comeBack('u-default');
    expect(done).toHaveBeenCalledOnce();
    expect(kept()).toBe(false);
  });

  test('it is done in another language, too', async () => {
    await askAndLeave();
    await comeBack('u-default', [<Heart key="h" id="taif" />, {}, { language: 'ar' }]);
    expect(done.mock.calls).toEqual([['taif']]);
  });

  test('it waits for the page on which it was asked for, or the target', async () => {
    await show(<Heart id="taif" target="/en/places/taif.html" />);
    press('Like taif');
    const { show: draw } = await comeBack('u-default');
    expect(done).not.toHaveBeenCalled();
    cleanup();
    history.replaceState(null, '', '/en/places/taif.html');
    draw(<Heart id="taif" />);
    await settle();
    expect(done.mock.calls).toEqual([['taif']]);
  });

  const minutesAgo = (minutes: number) => {
    const action = {
      name: 'favourite',
      detail: 'taif',
      path: '/home.html',
      at: Date.now() - minutes * 60_000,
    };
    sessionStorage.setItem('signInActions', JSON.stringify([action]));
  };

  test.each([
    [29, 1],
    [31, 0],
  ])('%i minutes later it is done %i times', async (minutes, times) => {
    minutesAgo(minutes);
    await comeBack('u-default');
    expect(done).toHaveBeenCalledTimes(times);
  });

  test('it is forgotten for whoever comes back anonymous, and not done when they sign in later', async () => {
    minutesAgo(10);
    await comeBack('none');
    expect(kept()).toBe(false);
    await comeBack('u-default');
    expect(done).not.toHaveBeenCalled();
  });

  test('by the back button it is forgotten', async () => {
    await askAndLeave();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(kept()).toBe(false);
  });

  test('it is not done for the next one after a visitor has signed out', async () => {
    minutesAgo(1);
    clearAtSignOut();
    await comeBack('u-default');
    expect(done).not.toHaveBeenCalled();
  });

  test.each(['rubbish', '{"name":"favourite"}', '[{"name":"favourite","at":"soon"}]'])(
    'nothing is done for %s in the storage',
    async (text) => {
      sessionStorage.setItem('signInActions', text);
      await comeBack('u-default');
      expect(done).not.toHaveBeenCalled();
    },
  );
});

describe('a visitor who signs in in another tab', () => {
  test('has what they wanted done at once, without the dialog', async () => {
    await show([<Heart key="h" id="taif" />, <StandIn key="s" />, <Who key="w" />]);
    press('Like taif');
    expect(dialogs()).toHaveLength(1);
    await signInElsewhere();
    expect(dialogs()).toEqual([]);
    expect(done.mock.calls).toEqual([['taif']]);
    expect(led).toEqual([]);
  });

  test('goes on to the target', async () => {
    const target = `${here}/en/home.html#roses`;
    await show([<Heart key="h" id="taif" target={target} />, <StandIn key="s" />]);
    press('Like taif');
    await signInElsewhere();
    expect(location.href).toBe(target);
    expect(done.mock.calls).toEqual([['taif']]);
  });
});

describe('a link that needs sign-in', () => {
  const link = (
    <SignInLink key="l" href="/en/trips" event={{ event: 'nav_click', clickText: 'Trips' }}>
      <span>Trips</span>
    </SignInLink>
  );
  const follow = (options?: MouseEventInit) =>
    fireEvent.click(screen.getByRole('link', { name: /^Trips/ }), options);

  test('asks in the dialog where the page has one', async () => {
    await show([link, <StandIn key="s" />]);
    follow();
    expect(dialogs()).toEqual([`no reason, then ${here}/en/trips`]);
    expect(led).toEqual([]);
    press('Sign in');
    expect(led[0]?.searchParams.get('postLoginUrl')).toBe(`${here}/en/trips`);
  });

  test('leads to the login service by itself while there is no dialog', async () => {
    placeStandIn();
    await show([link]);
    follow();
    expect(led[0]?.searchParams.get('postLoginUrl')).toBe(`${here}/en/trips`);
  });

  test('is left to the browser when it is opened elsewhere', async () => {
    await show([link, <StandIn key="s" />]);
    expect(follow({ ctrlKey: true })).toBe(true);
    expect(dialogs()).toEqual([]);
  });
});
