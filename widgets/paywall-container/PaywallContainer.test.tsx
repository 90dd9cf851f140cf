import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { callsOf, origin, services, setSession, settle, stored } from '#testing/session/session-page.tsx';

setSession();

const canary = 'Half an hour before sunrise';
const config = {
  title: 'First light',
  teaserHtml: '<p>The alarm rings at four.</p>',
  bodyReference: '/own/protected/first-light.html?lang=en',
  registerLink: '/en/register',
  metered: true,
};

const events: Record<string, unknown>[] = [];
let written: string[] = [];
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  events.length = 0;
  written = [];
  vi.stubGlobal('dataLayer', events);
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation(
      (...values) => void written.push(values.map(String).join(' ')),
    );
});

const site = { userApi: services };
const show = (more: object = {}, page: PageOptions = {}) =>
  renderWidget(
    'paywall-container',
    { ...config, ...more },
    { path: 'articles/first-light.html', site, ...page },
  );

/** A page of the portal, whose rest is for business users. */
const onPortal: PageOptions = { mode: 'B2B', path: 'partner-tools/rates.html' };
const signIn = (id: string, cookie = 'access_token') => {
  document.cookie = `${cookie}=demo-${id}; path=/`;
};
const takeAllViews = async () => {
  for (const page of ['a', 'b', 'c'])
    await fetch(`${location.origin}/bin/api/v1/paywall?pagePath=/en/articles/${page}`);
  origin.calls.length = 0;
};

const card = (name: string) => screen.findByRole('region', { name });
const rest = () => screen.findByRole('heading', { name: /Half an hour before sunrise/ });
/** Everything that somebody else could find of the page: nodes, storage, the data layer, the console. */
const traces = () =>
  [
    document.documentElement.outerHTML,
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, events]),
    ...written,
  ].join('\n');

describe('free views', () => {
  test('the service counts them, and says how many are left', async () => {
    await show();
    await rest();
    expect(screen.getByText('You can read 2 more pages without signing in.')).toBeVisible();
    expect(new URL(callsOf('W1')[0]?.url ?? '').searchParams.get('pagePath')).toBe(
      '/en/articles/first-light',
    );
    expect(callsOf('W1')).toHaveLength(1);
    expect(stored()).toMatchObject({ local: [], session: [] });
  });

  test('the last one says so', async () => {
    for (const page of ['a', 'b'])
      await fetch(`${location.origin}/bin/api/v1/paywall?pagePath=/en/articles/${page}`);
    await show();
    await rest();
    expect(screen.getByText('This is the last page that you can read without signing in.')).toBeVisible();
  });

  test('are not mentioned where the author does not want it, nor to a member', async () => {
    await show({ metered: false });
    await rest();
    expect(screen.queryByText(/without signing in/)).toBeNull();
    signIn('u-default');
    await show();
    await rest();
    expect(screen.queryByText(/without signing in/)).toBeNull();
  });

  test('that are used up close the page: the beginning, the reason and two ways on', async () => {
    await takeAllViews();
    await show();
    const box = within(await card('Your free views are used up'));
    expect(screen.getByText('The alarm rings at four.')).toBeVisible();
    expect(box.getByText(/Sign in to read the rest of this page/)).toBeVisible();
    expect(box.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(box.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/en/register');
    expect([callsOf('bodyReference').length, traces().includes(canary)]).toEqual([0, false]);
  });
});

describe('reasons', () => {
  test('an anonymous visitor is asked to sign in, and comes back to this page', async () => {
    await show({}, onPortal);
    fireEvent.click(within(await card('Sign in to read on')).getByRole('button', { name: 'Sign in' }));
    await settle();
    expect(decodeURIComponent(document.cookie)).toContain('/en/partner-tools/rates.html');
  });

  test('another account can ask for access', async () => {
    signIn('u-default', 'ssid-access-token');
    await show({}, onPortal);
    const box = within(await card('Your account does not include this part'));
    expect(box.queryByRole('button')).toBeNull();
    fireEvent.click(box.getByRole('link', { name: 'Request access' }));
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'cta_click', click_text: 'Request access' }),
    );
  });

  test('are in the author’s words where there are any', async () => {
    await show({ reasonTexts: { anonymous: 'For licensed companies.' } }, onPortal);
    expect(within(await card('Sign in to read on')).getByText('For licensed companies.')).toBeVisible();
  });

  test.each([
    ['another one', ['PARTNER_ADMIN'], 'Your account does not include this part'],
    ['an unknown one', ['EVERYBODY', ' '], 'Your account does not include this part'],
    ['none that is left', [{}, { name: 'DEFAULT' }], 'Your account does not include this part'],
    ['an empty one', [''], 'Your account does not include this part'],
    ['none', [], 'Your account does not include this part'],
  ])('with %s among the roles nobody is asked, since that would count', async (_, requiredRoles, name) => {
    signIn('u-default');
    await show({ requiredRoles });
    await card(name);
    expect([callsOf('W1').length, traces().includes(canary)]).toEqual([0, false]);
  });

  test('with the visitor’s own among the roles the service decides', async () => {
    signIn('u-default');
    await show({ requiredRoles: ['PARTNER_ADMIN', 'DEFAULT'] });
    await rest();
    expect(callsOf('W1')).toHaveLength(1);
  });
});

test('while it is asked the beginning is there, marked as busy, and nothing of the rest', async () => {
  origin.switches.slow = 200;
  await show();
  const teaser = screen.getByText('The alarm rings at four.');
  expect(teaser.closest('[aria-busy="true"]')).not.toBeNull();
  expect(traces()).not.toContain(canary);
  await rest();
  expect(teaser.closest('[aria-busy="true"]')).toBeNull();
});

test('what a press has opened takes the focus, and is reported as unlocked', async () => {
  origin.switches.fail = ['W1:html'];
  await show();
  await card('This could not be opened');
  expect(traces()).not.toContain(canary);
  origin.switches.fail = [];
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(async () => expect(await rest()).toHaveFocus());
  expect(events).toContainEqual(expect.objectContaining({ event: 'form_submit', click_text: 'unlock' }));
  expect(JSON.stringify(events)).not.toContain(canary);
});

test('signing out in another tab takes the rest away, and nothing of it stays anywhere', async () => {
  signIn('u-default');
  await show({ requiredRoles: ['DEFAULT'] });
  await rest();
  document.cookie = 'access_token=; max-age=0; path=/';
  const tab = new BroadcastChannel('tourism-widgets-session');
  tab.postMessage({ kind: 'ended', reason: 'signed-out' });
  await card('Sign in to read on');
  tab.close();
  expect(traces()).not.toContain(canary);
});

test('widgets in the rest come to life', async () => {
  await show();
  await rest();
  expect(await screen.findByRole('button', { name: 'Tripods and drones' })).toBeVisible();
});

test('an address on another origin is none: its author is told, and nothing is fetched', async () => {
  const { element } = await show({ bodyReference: 'https://elsewhere.example/rest.html' });
  expect(element.querySelector('[data-widget-root]')?.textContent ?? '').toBe('');
  expect(written.join()).toContain('bodyReference');
  expect(callsOf('W1')).toHaveLength(0);
});

test('an author sees both sides, what comes from where, and nothing is asked', async () => {
  await show({ requiredRoles: ['PARTNER_ADMIN'] }, { cmsMode: 'author' });
  for (const name of [
    'Sign in to read on',
    'Your account does not include this part',
    'Your free views are used up',
  ])
    expect(await card(name)).toBeVisible();
  expect(
    screen.getByText(/own\/protected\/first-light\.html\?lang=en answers\. It is not fetched/),
  ).toBeVisible();
  expect(screen.getByText('Only these roles are asked about: PARTNER_ADMIN.')).toBeVisible();
  expect(origin.calls).toHaveLength(0);
});
