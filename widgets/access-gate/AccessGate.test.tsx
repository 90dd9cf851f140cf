import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { settled, startPage, toScript, type PageOptions } from '#testing/render-widget.tsx';
import { callsOf, origin, services, setSession, settle } from '#testing/session/session-page.tsx';

setSession();

const config = {
  title: 'Insights',
  slotId: 'area',
  termsHtml: '<h2>What you agree to</h2><p>Figures stay with your company.</p>',
  termsVersion: '2026-10',
  requestPath: '/en/partner-tools/request',
};
const area = '<div id="place"><div id="area" hidden><h2>The figures</h2></div></div>';

const events: Record<string, unknown>[] = [];
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  events.length = 0;
  vi.stubGlobal('dataLayer', events);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

async function show(user = '', more: object = {}, options: PageOptions = {}) {
  if (user) document.cookie = `ssid-access-token=demo-${user}; path=/`;
  const page = startPage(
    `${area}<div data-component="access-gate" id="gate" data-config='${toScript({ ...config, ...more })}'></div>`,
    { mode: 'B2B', path: 'partner-tools/insights.html', site: { userApi: services }, ...options },
  );
  const element = document.querySelector<HTMLElement>('#gate')!;
  await settled(element);
  return { page, element };
}

const card = (name: string) => screen.findByRole('region', { name });
const figures = () => screen.findByRole('heading', { name: 'The figures' });
const isHidden = () => document.querySelector('#place > #area')?.hasAttribute('hidden');
const accept = async () => fireEvent.click(await screen.findByRole('button', { name: 'Accept the terms' }));
const posts = () => callsOf('T2').filter(({ method }) => method === 'POST');

test('an anonymous visitor is asked to sign in, and nobody is asked for them', async () => {
  await show();
  fireEvent.click(within(await card('Sign in to go on')).getByRole('button', { name: 'Sign in' }));
  await settle();
  expect(decodeURIComponent(document.cookie)).toContain('/en/partner-tools/insights.html');
  expect([callsOf('T1').length, isHidden()]).toEqual([0, true]);
});

describe('terms', () => {
  test('are read in a region of their own, and accepted without being scrolled; the area takes the focus', async () => {
    await show('u-partner-admin');
    const box = within(await card('Please accept the terms first'));
    const terms = box.getByRole('region', { name: 'Terms, version 2026-10' });
    expect(terms).toHaveAttribute('tabindex', '0');
    expect(await within(terms).findByText('Figures stay with your company.')).toBeVisible();
    expect(isHidden()).toBe(true);
    await accept();
    await vi.waitFor(async () => expect(await figures()).toHaveFocus());
    expect(await posts()[0]?.clone().json()).toEqual({ acceptTermsVersion: '2026-10' });
    expect(screen.queryByRole('region')).toBeNull();
    expect(events).toContainEqual(expect.objectContaining({ event: 'form_submit', click_text: 'terms' }));
  });

  test('are in their own language', async () => {
    await show('u-partner-admin', { termsLanguage: 'ar' });
    const terms = await screen.findByRole('region', { name: 'Terms, version 2026-10' });
    expect([terms.lang, terms.dir]).toEqual(['ar', 'rtl']);
  });

  test('name their version in Arabic as it is written', async () => {
    await show('u-partner-admin', {}, { language: 'ar' });
    expect(await screen.findByRole('region', { name: 'الشروط، الإصدار \u20662026-10\u2069' })).toBeVisible();
  });

  test('are accepted once, however often it is pressed', async () => {
    await show('u-partner-admin');
    const button = await screen.findByRole('button', { name: 'Accept the terms' });
    fireEvent.click(button);
    fireEvent.click(button);
    await figures();
    expect(posts()).toHaveLength(1);
  });

  test('of another version are asked for again, whoever had access', async () => {
    await show('u-partner-admin');
    await accept();
    await figures();
    await show('u-partner-admin', { termsVersion: '2027-01' });
    const box = within(await card('The terms have changed'));
    expect(box.getByText(/You have accepted version 2026-10\. Read version 2027-01/)).toBeVisible();
    expect(isHidden()).toBe(true);
  });

  test('that the service has changed meanwhile are loaded before they can be accepted', async () => {
    await show('u-partner-admin', { termsVersion: '2026-09' });
    await accept();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The terms have changed since this page was loaded.',
    );
    expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept the terms' })).toBeNull();
    expect(isHidden()).toBe(true);
  });

  test('that could not be accepted say so, and can be accepted again', async () => {
    origin.switches.fail = ['T2:500'];
    await show('u-partner-admin');
    await accept();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your answer could not be saved.');
    expect(events.filter(({ event }) => event === 'form_submit')).toEqual([]);
    origin.switches.fail = [];
    await accept();
    expect(await figures()).toBeVisible();
  });

  test('without a version are not offered, and the author is told', async () => {
    await show('u-partner-admin', { termsVersion: '' });
    await card('You do not have access yet');
    expect(vi.mocked(console.error).mock.calls.flat().join()).toContain('termsVersion');
  });
});

describe('requests', () => {
  const withoutTerms = { termsHtml: '', deniedText: '' };

  test('can be made by whoever has no access', async () => {
    await show('u-partner-admin', withoutTerms);
    const box = within(await card('You do not have access yet'));
    expect(box.getByText('Access to this area is given on request.')).toBeVisible();
    fireEvent.click(box.getByRole('link', { name: 'Request access' }));
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'cta_click', click_text: 'Request access' }),
    );
  });

  test('that were rejected say why, and can be made again', async () => {
    await show('u-partner-contributor');
    const box = within(await card('Your request was not granted'));
    expect(box.getByText(/The purpose is too general/)).toBeVisible();
    expect(box.getByRole('link', { name: 'Ask again' })).toHaveAttribute('href', '/en/partner-tools/request');
  });

  test('that are being checked say so, and can be looked at again', async () => {
    const answers = { companyName: 'A', country: 'SA', products: ['tents'], reason: 'B', consent: true };
    document.cookie = 'ssid-access-token=demo-u-partner-admin; path=/';
    await fetch(`${location.origin}/bin/api/v1/tc/tc-form-creation`, {
      method: 'POST',
      headers: { token: 'demo-u-partner-admin', 'Content-Type': 'application/json' },
      body: JSON.stringify({ answers }),
    });
    await show('u-partner-admin', { pendingText: 'We answer within two days.' });
    const box = within(await card('Your request is being checked'));
    expect(box.getByText('We answer within two days.')).toBeVisible();
    fireEvent.click(box.getByRole('button', { name: 'Check again' }));
    await vi.waitFor(() => expect(callsOf('T1')).toHaveLength(2));
    expect(isHidden()).toBe(true);
  });

  test('are in the author’s words', async () => {
    await show('u-partner-admin', { termsHtml: '', deniedText: 'For two companies a region.' });
    expect(
      within(await card('You do not have access yet')).getByText('For two companies a region.'),
    ).toBeVisible();
  });
});

test.each(['500', '204', 'null', 'html', 'drop'])(
  'where the answer is %s the area is closed, until a visitor tries again',
  async (fault) => {
    origin.switches.fail = [`T1:${fault}`];
    await show('u-sta-admin', { termsHtml: '' });
    await card('This could not be opened');
    expect(isHidden()).toBe(true);
    origin.switches.fail = [];
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(async () => expect(await figures()).toHaveFocus());
  },
);

test('signing out in another tab closes the area', async () => {
  await show('u-sta-admin', { termsHtml: '' });
  await figures();
  document.cookie = 'ssid-access-token=; max-age=0; path=/';
  const tab = new BroadcastChannel('tourism-widgets-session');
  act(() => tab.postMessage({ kind: 'ended', reason: 'signed-out' }));
  await card('Sign in to go on');
  tab.close();
  expect(isHidden()).toBe(true);
});

test('an author sees each state, is sent nowhere, and nothing is asked', async () => {
  await show('u-sta-admin', { redirectPath: '/en/press' }, { cmsMode: 'author' });
  for (const name of [
    'Sign in to go on',
    'Please accept the terms first',
    'You do not have access yet',
    'Your request is being checked',
    'Your request was not granted',
  ])
    expect(await card(name)).toBeVisible();
  expect(screen.getByText(/\/en\/press, once a session\. You are not/)).toBeVisible();
  expect(screen.getByText(/The element “area” is not protected/)).toBeVisible();
  await accept();
  expect([origin.calls.length, sessionStorage.length]).toEqual([0, 0]);
});
