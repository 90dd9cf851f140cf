import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOriginState } from '#origin/state.ts';
import { startUnitServer } from '#origin/unit-server.ts';
import { writeEntry } from '#src/page/history.ts';
import { refuseHistory } from '#testing/refuse-history.ts';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';

let origin: ReturnType<typeof startUnitServer>;
let events: Record<string, unknown>[] = [];
let leave: () => void = () => {};
let pages = 0;

const site = {
  userApi: {
    ssidUserInfo: '/sso/userInfo',
    ssidLoginUrl: '/sso/login',
    b2bLoginRedirectEndpoint: '/sso/login',
  },
};
const nameOfToken = { B2C: 'access_token', B2B: 'ssid-access-token' } as const;
const signIn = (user: string, mode: keyof typeof nameOfToken) => {
  document.cookie = `${nameOfToken[mode]}=demo-${user}; path=/`;
};

beforeEach(() => {
  origin = startUnitServer(createOriginState({ now: () => new Date('2026-11-20T12:00:00+03:00') }));
  events = [];
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('dataLayer', events);
});
afterEach(async () => {
  leave();
  leave = () => {};
  await vi.dynamicImportSettled();
  origin.server.close();
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`;
});

const show = async (config: string | object = 'default', options: PageOptions = {}) => {
  pages += 1;
  const { page, element } = await renderWidget('tour-catalogue', config, {
    site,
    path: `tours-${pages}.html`,
    ...options,
  });
  leave = () => page.unmount(element);
  return element;
};
const cardOf = async (title: string) =>
  (await screen.findByRole('link', { name: title })).closest<HTMLElement>('article')!;
const searches = () => origin.state.calls.filter(({ name }) => name === 'S1').map(({ request }) => request);
const tokens = () => searches().map(({ headers }) => headers.get('token'));
/** Another tab of this browser says what has become of the session. */
const hear = (news: object) => {
  const tab = new BroadcastChannel('tourism-widgets-session');
  tab.postMessage(news);
  tab.close();
};
const signOut = () => {
  document.cookie = 'ssid-access-token=; max-age=0; path=/';
  hear({ kind: 'ended', reason: 'signed-out' });
};
const signInElsewhere = (user: string) => {
  signIn(user, 'B2B');
  hear({ kind: 'user', mode: 'B2B', id: user });
};
const tradeWords = /Net rate|Commission|Release|Smallest group/;

describe('a tour', () => {
  test('says how long it is, when it sets out, with how many, and from which price', async () => {
    await show();
    const card = await cardOf('The Date Road to Qassim');
    const facts = within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(facts).toEqual(expect.arrayContaining(['4 nights', '4–16 people']));
    expect(facts.join()).not.toContain('Languages');
    expect(card).toHaveTextContent('From SAR 2,980');
    expect(new URL(searches()[0]!.url).searchParams.get('type')).toBe('package');
    expect(searches()[0]!.headers.get('token')).toBeNull();
  });

  test('has its route as one list of all its places, of which a long one shows the ends', async () => {
    await show();
    const card = await cardOf('Springs and Sea in the East');
    expect(card).toHaveTextContent(/Route: Al Khobar, .*Tarout.*Al-Qarah/);
    expect(within(card).getByText('3 more').closest('[aria-hidden]')).toHaveTextContent(
      /Al Khobar.*3 more.*Qarah/,
    );
    expect(within(await cardOf('Granite and Red Sand around Hail')).queryByText(/more/)).toBeNull();
  });

  test('names its operator, whose licence was seen, or was not; without a link', async () => {
    await show();
    const card = await cardOf('Clay Towns and Cliffs of Najd');
    expect(within(card).getByText('Samt Najd Trails')).toBeVisible();
    expect(within(card).getByText('Licensed operator')).toBeVisible();
    expect(within(card).getAllByRole('link')).toHaveLength(1);
    expect(
      within(await cardOf('Well to Well on the Zubaydah Road')).queryByText('Licensed operator'),
    ).toBeNull();
  });

  test('leaves its operator out where the author wants none', async () => {
    await show({ title: 'Tours', showOperator: false });
    expect(await cardOf('Clay Towns and Cliffs of Najd')).not.toHaveTextContent('Samt Najd Trails');
  });

  test('whose departures are all past sets out on request, and one without a night says none', async () => {
    vi.stubGlobal('fetch', (address: string) =>
      Promise.resolve(
        new URL(address).pathname.endsWith('/search')
          ? Response.json({
              data: [
                {
                  id: 'a',
                  type: 'package',
                  title: 'Over',
                  url: '/en/a',
                  nights: 0,
                  departures: { to: '2020-01-01' },
                },
              ],
            })
          : new Response('', { status: 404 }),
      ),
    );
    await show();
    const card = await cardOf('Over');
    await within(card).findByText('Dates on request');
    expect(card).not.toHaveTextContent(/night/);
  });

  test('is followed by its title, which is told with its place in the list', async () => {
    await show();
    const link = await screen.findByRole('link', { name: 'The Date Road to Qassim' });
    link.addEventListener('click', (click) => click.preventDefault());
    await userEvent.click(link);
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'item_click', click_text: 'The Date Road to Qassim', position: 2 }),
    );
  });
});

test('the author’s enquiry stands beside the title once, and a press on it is told', async () => {
  await show();
  const enquiry = await screen.findByRole('link', { name: 'Plan a tour of your own' });
  enquiry.addEventListener('click', (click) => click.preventDefault());
  await userEvent.click(enquiry);
  expect(events).toContainEqual(
    expect.objectContaining({ event: 'cta_click', click_text: 'Plan a tour of your own' }),
  );
});

test('a visitor filters by nights, which is asked of the search and stands in the address', async () => {
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: /^7 nights or more/ }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Show 1 result' }));
  expect(await screen.findByText('1 result', { selector: 'section p' })).toBeVisible();
  expect(new URLSearchParams(location.search).get('f.nights')).toBe('n-7');
  expect(new URL(searches().at(-1)!.url).searchParams.get('nights')).toBe('n-7');
  expect(events).toContainEqual(expect.objectContaining({ event: 'filter_change' }));
});

test('a visitor filters where the browser refuses to write the history; the address follows with the next change', async () => {
  const element = await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  const dialog = within(await screen.findByRole('dialog'));
  const allow = refuseHistory();
  await userEvent.click(await dialog.findByRole('button', { name: /^7 nights or more/ }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Show 1 result' }));
  expect(await screen.findByText('1 result', { selector: 'section p' })).toBeVisible();
  expect(element).toHaveAttribute('data-status', 'mounted');
  expect(location.search).toBe('');
  allow();
  writeEntry('replace', {});
  expect(new URLSearchParams(location.search).get('f.nights')).toBe('n-7');
});

describe('what a tour costs the trade', () => {
  test('stands in columns where a signed-in business user has chosen rows, under one head for each term', async () => {
    signIn('u-partner-contributor', 'B2B');
    await show('trade', { mode: 'B2B' });
    const table = within(await screen.findByRole('table', { name: 'Tours you can sell' }));
    const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual([
      'Tour',
      'Length',
      'Group',
      'Price per person',
      'Net rate per person',
      'Commission',
      'Release',
    ]);
    const row = table.getByRole('row', { name: /The Date Road to Qassim/ });
    const cells = within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '));
    expect(cells).toEqual([
      'Length4 nights',
      'Group4–16 people',
      'Price per personFrom SAR 2,980',
      'Net rate per personSAR 2,680',
      'Commission10%',
      'Release14 days before departure',
    ]);
    expect(within(row).getByRole('rowheader')).toHaveTextContent('Rawi City Walks');
    const link = within(row).getByRole('link', { name: 'The Date Road to Qassim' });
    link.addEventListener('click', (click) => click.preventDefault());
    await userEvent.click(link);
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'item_click', click_text: 'The Date Road to Qassim', position: 2 }),
    );
  });

  test('a signed-in business user sees on a page for the trade, asked for with the token', async () => {
    signIn('u-partner-contributor', 'B2B');
    await show({ title: 'Tours', views: ['grid'] }, { mode: 'B2B' });
    const card = await cardOf('The Date Road to Qassim');
    const terms = await waitFor(() => {
      const found = within(card)
        .getAllByRole('term')
        .map(({ textContent }) => textContent);
      expect(found).toHaveLength(4);
      return found;
    });
    expect(terms).toEqual(['Net rate per person', 'Commission', 'Release', 'Smallest group']);
    const values = within(card)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(values.map((text) => text?.replaceAll('\u00A0', ' '))).toEqual([
      'SAR 2,680',
      '10%',
      '14 days before departure',
      '4 people',
    ]);
    expect(tokens()).toEqual(['demo-u-partner-contributor']);
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
  });

  test('nobody sees before signing in; then the list is asked anew, for this visitor', async () => {
    await show('trade', { mode: 'B2B' });
    expect(await screen.findByText(/Sign in with your business account/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(await cardOf('The Date Road to Qassim')).not.toHaveTextContent(tradeWords);
    expect(tokens()).toEqual([null]);
    signInElsewhere('u-partner-contributor');
    await screen.findAllByText('Net rate per person');
    expect(tokens()).toEqual([null, 'demo-u-partner-contributor']);
    expect(screen.queryByText(/Sign in with your business account/)).toBeNull();
  });

  test('goes from the page and from memory as the visitor signs out', async () => {
    signIn('u-partner-contributor', 'B2B');
    await show('trade', { mode: 'B2B' });
    await screen.findAllByText('Net rate per person');
    signOut();
    await screen.findByText(/Sign in with your business account/);
    expect(await cardOf('The Date Road to Qassim')).not.toHaveTextContent(tradeWords);
    signInElsewhere('u-partner-contributor');
    await screen.findAllByText('Net rate per person');
    expect(tokens()).toEqual(['demo-u-partner-contributor', null, 'demo-u-partner-contributor']);
  });

  test('of one visitor is not shown to the next', async () => {
    signIn('u-partner-contributor', 'B2B');
    await show('trade', { mode: 'B2B' });
    await screen.findAllByText('Net rate per person');
    let release: () => void = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    const ask = globalThis.fetch;
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      if (address.includes('/solr/search')) await isReleased;
      return ask(address, init);
    });
    signInElsewhere('u-partner-admin');
    await waitFor(() => expect(screen.queryByText('Net rate per person')).toBeNull());
    release();
    await screen.findAllByText('Net rate per person');
    expect(tokens().at(-1)).toBe('demo-u-partner-admin');
  });

  test('a consumer is not told, who is signed in on a page for the trade', async () => {
    signIn('u-default', 'B2B');
    await show('trade', { mode: 'B2B' });
    expect(await cardOf('The Date Road to Qassim')).not.toHaveTextContent(tradeWords);
  });

  test('a consumer never sees, even where answer and page hold it', async () => {
    const planted = { netPrice: 10, commission: 50, releaseDays: 3, currency: 'SAR', groupSize: { min: 2 } };
    const answered = { ...planted, id: 'a', type: 'package', title: 'Answered', url: '/en/a' };
    vi.stubGlobal('fetch', (address: string) => {
      const { pathname } = new URL(address);
      if (pathname.endsWith('/search')) return Promise.resolve(Response.json({ data: [answered], total: 1 }));
      return Promise.resolve(new Response('', { status: 404 }));
    });
    const items = [{ ...planted, title: 'Written', url: '/en/w' }];
    await show({ ...planted, title: 'Tours', tradeFields: true, items });
    await cardOf('Answered');
    expect(document.body).not.toHaveTextContent(tradeWords);
    expect(screen.queryByText(/business account/)).toBeNull();
  });

  test('is not shown where the author does not want it, and nobody is asked to sign in', async () => {
    signIn('u-partner-contributor', 'B2B');
    await show({ title: 'Tours', tradeFields: false }, { mode: 'B2B' });
    expect(await cardOf('The Date Road to Qassim')).not.toHaveTextContent(tradeWords);
    expect(tokens()).toEqual([null]);
  });
});

test('an author sees sample tours and the prompt, and nobody is asked', async () => {
  await show('trade', { mode: 'B2B', cmsMode: 'author' });
  expect(await screen.findByText(/Sign in with your business account/)).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(origin.state.calls).toEqual([]);
});
