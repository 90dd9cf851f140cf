import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask } from '#origin/ask.ts';
import { createOriginState } from '#origin/state.ts';
import { startUnitServer } from '#origin/unit-server.ts';
import { pageAddress, writeEntry } from '#src/page/history.ts';
import { refuseHistory } from '#testing/refuse-history.ts';
import { exampleOf, renderWidget, settled, startPage, toScript } from '#testing/render-widget.tsx';

let origin: ReturnType<typeof startUnitServer>;
let pages = 0;
let events: Record<string, unknown>[] = [];
/** All that was asked, answered or not, and how. */
let asked: { url: string; init: RequestInit }[] = [];

/** The link of a mail to an invented reader, who gets travel ideas once a month. */
const token = 'mail-u-default';

beforeEach(() => {
  origin = startUnitServer(createOriginState());
  events = [];
  asked = [];
  const { fetch } = window;
  vi.spyOn(window, 'fetch').mockImplementation((url, init = {}) => {
    asked.push({ url: url as string, init });
    return fetch(url, init);
  });
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('dataLayer', events);
});
afterEach(async () => {
  await vi.dynamicImportSettled();
  document.cookie = 'access_token=; max-age=0; path=/';
  document.body.replaceChildren();
  await new Promise((resolve) => setTimeout(resolve, 10));
  vi.restoreAllMocks();
  origin.server.close();
});

const site = { userApi: { ssidLoginUrl: '/sso/login', ssidUserInfo: '/sso/userInfo' } };
/** Opens the page by a link. Each test has a parameter of its own, since tokens are kept by it until the page goes. */
const open = (value: string | undefined, config: object = {}, options: object = {}) => {
  pages += 1;
  const tokenParam = `token${pages}`;
  const query = value === undefined ? '' : `?a=1&${tokenParam}=${encodeURIComponent(value)}`;
  const all = { ...(exampleOf('unsubscribe-page', 'default') as object), tokenParam, ...config };
  return renderWidget('unsubscribe-page', all, { path: `leave-${pages}.html${query}`, site, ...options });
};
const visitor = () => userEvent.setup();
const press = async (name: string | RegExp) => visitor().click(await screen.findByRole('button', { name }));
const calls = (name: string) => origin.state.calls.filter((call) => call.name === name);
const sent = () =>
  Promise.all(
    calls('N2').map(async ({ request }) => request.clone().json() as Promise<Record<string, unknown>>),
  );
const heading = (name: string) => screen.findByRole('heading', { name });
const read = async () => {
  const answer = await ask(origin.state, `/bin/users/retrieve-subscriptions?token=${token}`);
  const { subscriptions } = (await answer.json()) as {
    subscriptions: { id: string; subscribed: boolean; frequency: string }[];
  };
  return subscriptions.flatMap(({ id, subscribed, frequency }) => (subscribed ? [`${id} ${frequency}`] : []));
};
/** The reader gets several lists. */
const subscribeToMore = () =>
  ask(origin.state, '/bin/users/manage-subscriptions', {
    method: 'POST',
    body: {
      token,
      subscriptions: [
        { id: 'travel-ideas', subscribed: true, frequency: 'weekly' },
        { id: 'offers', subscribed: true, frequency: 'daily' },
      ],
    },
  }).then(() => {
    origin.state.calls.length = 0;
  });

describe('opening the link of a mail', () => {
  test('changes nothing, and asks once, by the token alone', async () => {
    document.cookie = 'access_token=demo-u-sta-admin; path=/';
    await open(token);
    expect(await screen.findByRole('button', { name: 'Unsubscribe' })).toBeVisible();
    expect(origin.state.calls.map(({ name }) => name)).toEqual(['N1']);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.init).toMatchObject({
      method: 'GET',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    expect(asked[0]?.init.headers).not.toHaveProperty('token');
    expect(await read()).toEqual(['travel-ideas monthly']);
  });

  test('takes the token out of the address and the history, and keeps the rest', async () => {
    const { length } = history;
    await open(token);
    await screen.findByRole('button', { name: 'Unsubscribe' });
    expect(location.search).toBe('?a=1');
    expect(history.length).toBe(length);
    expect(document.documentElement.outerHTML).not.toContain(token);
  });

  test('uses the token once where the browser refuses to write the history; it leaves with the next change', async () => {
    const opened = open(token);
    const allow = refuseHistory();
    await opened;
    await screen.findByRole('button', { name: 'Unsubscribe' });
    expect(calls('N1')).toHaveLength(1);
    expect(pageAddress().search).toBe('?a=1');
    allow();
    writeEntry('push', { hash: '#help' });
    expect([location.search, location.hash]).toEqual(['?a=1', '#help']);
  });

  test('says whose mails and which list, and has ways on only once something was done', async () => {
    await open(token);
    expect(await screen.findByText('d***@example.org')).toHaveAttribute('dir', 'ltr');
    expect(screen.getByText('You get this mail from us: Travel ideas (Every month).')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Home page' })).toBeNull();
  });

  test('of a reader who gets nothing says so', async () => {
    await ask(origin.state, '/bin/users/manage-subscriptions', {
      method: 'POST',
      body: { token, unsubscribeAll: true },
    });
    await open(token);
    expect(await screen.findByText(/You get none of our mails at present/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/en/home.html');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test.each([
    ['with 7 characters', 'mail-12', 'malformed'],
    ['with 8', 'mail-123', 'expired'],
    ['with 512', `mail-${'1'.repeat(507)}`, 'expired'],
    ['with 513', `mail-${'1'.repeat(508)}`, 'malformed'],
    ['with markup', 'mail-<b>12</b>', 'malformed'],
  ])('%s: a new one can be sent', async (_, value, why) => {
    await open(value);
    const words = why === 'malformed' ? /This link is not whole/ : /This link is no longer valid/;
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(calls('N1')).toHaveLength(why === 'malformed' ? 0 : 1);
    expect(location.search).toBe('?a=1');
    expect(screen.getByRole('textbox', { name: 'E-mail address' })).toBeVisible();
  });

  test.each(['400', '403', '404', '410', '422:expired'])(
    'that is refused with %s leads to a new link, the centre and home',
    async (fault) => {
      origin.state.switches.fail = [`N1:${fault}`];
      await open(token, { centreLink: '/en/mails', homeLink: '/en/home' });
      expect(await screen.findByRole('alert')).toHaveTextContent(/This link is no longer valid/);
      expect(screen.getByRole('textbox', { name: 'E-mail address' })).toBeVisible();
      expect(screen.getByText('Choose my mails')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/en/home');
    },
  );

  test('that did not come can be asked for again', async () => {
    origin.state.switches.fail = ['N1:429'];
    await open(token);
    expect(await screen.findByRole('alert')).toHaveTextContent('too often');
    origin.state.switches.fail = [];
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  });
});

describe('a press', () => {
  test('leaves the list, and a heading that has the focus says so', async () => {
    await open(token);
    await press('Unsubscribe');
    expect(await heading('You are unsubscribed')).toHaveFocus();
    expect(screen.getByText('You will no longer get: \u2068Travel ideas\u2069.')).toBeVisible();
    expect(await sent()).toEqual([{ token, subscriptions: [{ id: 'travel-ideas', subscribed: false }] }]);
    expect(asked.at(-1)?.init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
    expect(asked.at(-1)?.init.headers).not.toHaveProperty('token');
    expect(await read()).toEqual([]);
    expect(events).toEqual([expect.objectContaining({ event: 'form_submit', click_text: '' })]);
    expect(screen.getByRole('link', { name: 'Choose my mails' })).toBeVisible();
  });

  test('twice does it once', async () => {
    origin.state.switches.slow = 50;
    await open(token);
    await visitor().dblClick(await screen.findByRole('button', { name: 'Unsubscribe' }));
    await heading('You are unsubscribed');
    expect(calls('N2')).toHaveLength(1);
  });

  test('can be undone: the list comes as before', async () => {
    await open(token);
    await press('Unsubscribe');
    await press('Undo');
    expect(await heading('You get our mails again')).toHaveFocus();
    expect(screen.getByText('As before: \u2068Travel ideas\u2069 (Every month).')).toBeVisible();
    expect(await read()).toEqual(['travel-ideas monthly']);
    await press('Unsubscribe');
    expect(await heading('You are unsubscribed')).toHaveFocus();
    expect(await read()).toEqual([]);
  });

  test('gets fewer mails instead, which can be undone, too', async () => {
    await subscribeToMore();
    await open(token);
    await visitor().click(await screen.findByRole('checkbox', { name: 'Offers (Every day)' }));
    await press('Rather every month');
    expect(await heading('You will get fewer mails')).toHaveFocus();
    expect(screen.getByText('From now on: \u2068Travel ideas\u2069 (Every month).')).toBeVisible();
    expect(await read()).toEqual(['travel-ideas monthly', 'offers daily']);
    await press('Undo');
    await heading('You get our mails again');
    expect(await read()).toEqual(['travel-ideas weekly', 'offers daily']);
    expect(events.map(({ event, click_text: text }) => [event, text])).toEqual([
      ['cta_click', 'Rather every month'],
      ['cta_click', 'Undo'],
    ]);
  });

  test('leaves all lists, or those that the visitor ticks', async () => {
    await subscribeToMore();
    await open(token);
    expect(await screen.findByRole('button', { name: 'Unsubscribe from all' })).toBeVisible();
    const group = screen.getByRole('group', { name: 'Which mails do you no longer want?' });
    await visitor().click(within(group).getByRole('checkbox', { name: /^Travel ideas/ }));
    await press('Unsubscribe from 1 list');
    expect(await heading('You are unsubscribed')).toBeVisible();
    expect(screen.getByText('You still get: \u2068Travel ideas\u2069 (Every week).')).toBeVisible();
    expect(await read()).toEqual(['travel-ideas weekly']);
  });

  test('from all says so to the service', async () => {
    await subscribeToMore();
    await open(token);
    await press('Unsubscribe from all');
    await heading('You are unsubscribed');
    expect(await sent()).toEqual([{ token, unsubscribeAll: true }]);
  });

  test('without a list asks for one', async () => {
    await subscribeToMore();
    await open(token);
    for (const box of await screen.findAllByRole('checkbox')) await visitor().click(box);
    await press(/^Unsubscribe/);
    expect(screen.getByRole('alert')).toHaveTextContent('Choose at least one.');
    expect(screen.getAllByRole('checkbox')[0]).toHaveFocus();
    expect(calls('N2')).toHaveLength(0);
  });

  test.each([
    ['500', 'Something went wrong on our side'],
    ['drop', 'The service did not answer'],
    ['429', 'too often'],
  ])('that is answered %s says so, and leaves everything as it is', async (fault, words) => {
    await open(token);
    origin.state.switches.fail = [`N2:${fault}`];
    await press('Unsubscribe');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(events.map(({ event }) => event)).toEqual(['form_error']);
    expect(await screen.findByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  });

  test('whose link has become too old meanwhile leads to a new one', async () => {
    await open(token);
    await screen.findByRole('button', { name: 'Unsubscribe' });
    origin.state.switches.fail = ['N2:401:expired'];
    await press('Unsubscribe');
    expect(await screen.findByText(/This link is no longer valid/)).toBeVisible();
  });

  test.each(['400', '403', '404', '410', '422:expired'])(
    'that is refused with %s leads to a new link, too',
    async (fault) => {
      await open(token);
      await screen.findByRole('button', { name: 'Unsubscribe' });
      origin.state.switches.fail = [`N2:${fault}`];
      await press('Unsubscribe');
      expect(await screen.findByText(/This link is no longer valid/)).toBeVisible();
      expect(screen.getByRole('textbox', { name: 'E-mail address' })).toBeVisible();
    },
  );

  test('that leaves only some lists names the others', async () => {
    await subscribeToMore();
    origin.state.switches.fail = ['N2:partly'];
    await open(token);
    await visitor().click(await screen.findByRole('checkbox', { name: /^Offers/ }));
    await press('Unsubscribe from 1 list');
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be changed: Travel ideas.');
    expect(screen.getByRole('checkbox', { name: /^Travel ideas/ })).toBeVisible();
  });
});

describe('the reason', () => {
  const leave = async (config?: object) => {
    await open(token, config);
    await press('Unsubscribe');
    return screen.findByRole('group', { name: 'Would you tell us why?' });
  };

  test('is asked once the visitor has left, and sent with what was left', async () => {
    const group = await leave();
    await visitor().click(within(group).getByRole('radio', { name: 'My trip is over' }));
    await press('Send reason');
    expect(await screen.findByText('Thank you, that helps us.')).toHaveFocus();
    expect((await sent())[1]).toEqual({
      token,
      subscriptions: [{ id: 'travel-ideas', subscribed: false }],
      reason: 'trip-over',
    });
    expect(events.at(-1)).toMatchObject({ event: 'form_submit', click_text: 'trip-over' });
    expect(await read()).toEqual([]);
  });

  test('may be told in own words of 100 characters, which no analytics hears', async () => {
    const group = await leave();
    await visitor().click(within(group).getByRole('radio', { name: 'Something else' }));
    const box = screen.getByRole('textbox', { name: 'In your own words' });
    await visitor().click(box);
    await visitor().paste(`Wrong season ${'x'.repeat(200)}`);
    await press('Send reason');
    await screen.findByText('Thank you, that helps us.');
    expect((await sent())[1]).toMatchObject({ reason: `other: Wrong season ${'x'.repeat(87)}` });
    expect(JSON.stringify(events)).not.toContain('season');
  });

  test('has to be chosen before it is sent', async () => {
    const group = await leave();
    await press('Send reason');
    expect(within(group).getByRole('alert')).toHaveTextContent('Choose a reason first.');
    expect(within(group).getAllByRole('radio')[0]).toHaveFocus();
    expect(calls('N2')).toHaveLength(1);
  });

  test('is not asked where the author has none', async () => {
    await open(token, { reasons: [] });
    await press('Unsubscribe');
    await heading('You are unsubscribed');
    expect(screen.queryByRole('group')).toBeNull();
  });
});

describe('without a link', () => {
  test('a new one is sent to an address, whoever’s it is', async () => {
    await open(undefined);
    expect(await screen.findByText(/^To unsubscribe, open the link/)).toBeVisible();
    await visitor().type(
      screen.getByRole('textbox', { name: 'E-mail address' }),
      'nobody@example.org{Enter}',
    );
    expect(await screen.findByText('Please check your mail')).toHaveFocus();
    expect(await sent()).toEqual([{ email: 'nobody@example.org', requestLink: true, lang: 'en' }]);
  });

  test('what was pasted with the address and is not seen is not sent', async () => {
    await open(undefined);
    await visitor().click(await screen.findByRole('textbox', { name: 'E-mail address' }));
    await visitor().paste('mailto:nobody@exam\u200Bple.org\u202C');
    await visitor().keyboard('{Enter}');
    expect(await screen.findByText('Please check your mail')).toHaveFocus();
    expect(await sent()).toEqual([expect.objectContaining({ email: 'nobody@example.org' })]);
  });

  test('a visitor may sign in to all choices, and the way there carries no token', async () => {
    await open('mail-12');
    const link = await screen.findByRole('link', { name: /^Choose my mails.*sign-in needed/ });
    expect(new URL((link as HTMLAnchorElement).href).searchParams.get('postLoginUrl')).toMatch(
      /\/en\/individual\/subscriptions\.html$/,
    );
    await visitor().click(link);
    expect(document.cookie).toContain('current_url=');
    expect(decodeURIComponent(document.cookie)).not.toContain('mail-12');
  });

  test('too many mails have to wait', async () => {
    origin.state.switches.fail = ['N2:429'];
    await open(undefined);
    await visitor().type(
      await screen.findByRole('textbox', { name: 'E-mail address' }),
      'a@example.org{Enter}',
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(/again in [45] seconds/);
  });
});

test('the token stands nowhere on a page with other widgets, nor on the console, nor in the data layer', async () => {
  const consoles = (['log', 'info', 'warn', 'error'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation(() => {}),
  );
  const mount = (name: string, config: unknown) =>
    `<div data-component="${name}" data-load="load"><script type="application/json">${toScript(config)}</script></div>`;
  const languages = { data: ['en', 'de', 'ar'].map((code) => ({ ctaLabel: code, ctaLink: `/${code}` })) };
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de']);
  startPage(
    [
      mount('header', { ...(exampleOf('header', 'default') as object), languages }),
      mount('language-suggestion', { languages }),
      mount('breadcrumb', { items: [], jsonLd: true }),
      mount('share-bar', { showQr: true }),
      mount('unsubscribe-page', exampleOf('unsubscribe-page', 'default')),
    ].join(''),
    { path: `leave.html?token=${token}&utm_source=mail`, site },
  );
  await Promise.all([...document.querySelectorAll<HTMLElement>('[data-component]')].map(settled));
  origin.state.switches.fail = ['N2:500'];
  await press('Unsubscribe');
  await screen.findByRole('alert');
  origin.state.switches.fail = [];
  await press('Unsubscribe');
  await heading('You are unsubscribed');
  expect(document.documentElement.outerHTML).not.toContain(token);
  expect(JSON.stringify(events)).not.toContain(token);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie).not.toContain(token);
  for (const { mock } of consoles) expect(String(mock.calls.flat())).not.toContain(token);
  expect(asked.filter(({ url }) => url.includes(token)).map(({ url }) => new URL(url).pathname)).toEqual([
    '/bin/users/retrieve-subscriptions',
  ]);
});

test('an author sees a sample of both steps; nothing is asked or sent', async () => {
  await open(token, {}, { cmsMode: 'author' });
  await press('Unsubscribe');
  await press('Rather every month');
  expect(screen.getByRole('radio', { name: 'My trip is over' })).toBeVisible();
  expect(await screen.findByText(/^A sample: readers come here from a mail’s link/)).toBeVisible();
  expect(origin.state.calls).toEqual([]);
});
