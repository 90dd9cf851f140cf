import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { memberships } from '#origin/handlers/profile.ts';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { callsOf, origin, services, setSession, settle } from '#testing/session/session-page.tsx';

setSession();

beforeAll(() => import('./OfferDialog.tsx'));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-10T12:00:00+03:00') });
  vi.stubGlobal('scrollTo', () => {});
});

const cookieOf = { B2C: 'access_token', B2B: 'ssid-access-token' } as const;
const signIn = (user: string, mode: 'B2C' | 'B2B' = 'B2C') => {
  document.cookie = `${cookieOf[mode]}=demo-${user}; path=/`;
};
/** Another tab of this browser says what has become of the session. */
const hear = (news: object) => {
  const tab = new BroadcastChannel('tourism-widgets-session');
  tab.postMessage(news);
  tab.close();
};
const show = (config: string | object = 'default', options: PageOptions & { query?: string } = {}) =>
  renderWidget('offers', config, {
    site: { userApi: services },
    path: `offers.html${options.query ?? ''}`,
    ...options,
  });
// Roles of many cards take long to read.
const linkOf = async (title: string) => (await screen.findByText(title)).closest('a')!;
const cardOf = async (title: string) => (await linkOf(title)).closest('article')!;
const open = async (title: string) => {
  await userEvent.click(await linkOf(title));
  return within(await screen.findByRole('dialog', { name: title }));
};
/** All that stands in the page, but what an author wrote. */
const shown = () => {
  const page = document.documentElement.cloneNode(true) as HTMLElement;
  for (const script of page.querySelectorAll('script')) script.remove();
  return page.outerHTML;
};
const tokens = () => callsOf('S1').map(({ headers }) => headers.get('token'));
const always = {
  title: 'Offers',
  source: 'search',
  tiers: ['palm', 'falcon', 'oryx'],
  codeReveal: 'always',
  enrolPath: '/en/loyalty',
  baseFilters: { id: 'pour-like-a-host,roshan-winter-roof,stars-and-stone' },
};
const coffee = 'Learn to Pour Coffee';
const rooftop = 'Winter on the Rooftop';
const suite = 'A Suite under the Stars';

describe('an offer for members', () => {
  test('is locked for an anonymous visitor: no answer has its code, nor has the page', async () => {
    await show({ ...always, codeReveal: 'click' });
    const card = within(await cardOf(coffee));
    expect(card.getByText('Members')).toBeVisible();
    expect(card.getByRole('button', { name: 'Sign in' })).toBeVisible();
    const details = await open(coffee);
    expect(details.getByText('This offer is for members. Sign in to see its code.')).toBeVisible();
    expect(details.queryByRole('button', { name: 'Show the code' })).toBeNull();
    expect(tokens()).toEqual([null]);
    expect(callsOf('Q1')).toEqual([]);
  });

  test('is asked for anew after sign-in, and loses its code as the session ends', async () => {
    await show(always);
    const details = await open(coffee);
    expect(details.getByRole('button', { name: 'Sign in' })).toBeVisible();
    signIn('u-default');
    hear({ kind: 'user', mode: 'B2C', id: 'u-default' });
    expect(await screen.findByText('FINJAN20')).toBeVisible();
    expect(screen.getByText('FINJAN20').closest('[data-personal]')).not.toBeNull();
    expect(tokens()).toEqual([null, 'demo-u-default']);
    document.cookie = 'access_token=; max-age=0; path=/';
    hear({ kind: 'ended', reason: 'signed-out' });
    await waitFor(() => expect(shown()).not.toContain('FINJAN20'));
    await screen.findByText('This offer is for members. Sign in to see its code.');
    expect(shown()).not.toContain('FINJAN20');
  });

  test('keeps its code to itself where a service sends it to everybody', async () => {
    const { fetch } = globalThis;
    const sent = { id: 'a', type: 'offer', title: 'Sent', audience: 'signedIn', code: 'LEAKED' };
    vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) =>
      String(call[0] instanceof Request ? call[0].url : call[0]).includes('/solr/search')
        ? Promise.resolve(Response.json({ data: [sent], total: 1 }))
        : fetch(...call),
    );
    await show(always);
    await open('Sent');
    expect(shown()).not.toContain('LEAKED');
  });

  test('has no button where nobody can sign in', async () => {
    await show(always, { site: {} });
    const card = within(await cardOf(coffee));
    expect(card.queryByRole('button', { name: 'Sign in' })).toBeNull();
    expect(card.getByText('Members')).toBeVisible();
  });
});

describe('an offer for members of the programme', () => {
  test('opens from its tier on, by one call for all; one of a higher tier stays locked', async () => {
    signIn('u-default');
    await show(always);
    await waitFor(async () => expect(await cardOf(rooftop)).not.toHaveTextContent('Members from'));
    expect(await cardOf(suite)).toHaveTextContent('Members from tier Oryx');
    await open(rooftop);
    expect(await screen.findByText('ROSHAN25')).toBeVisible();
    expect(callsOf('Q1')).toHaveLength(1);
    expect(shown()).not.toContain('SAKHR1');
  });

  test('is locked without tiers, and where its own is none of them', async () => {
    signIn('u-default');
    await show({ ...always, tiers: [] });
    const details = await open(rooftop);
    expect(await details.findByText('This offer is for members of a higher tier than yours.')).toBeVisible();
    expect(shown()).not.toContain('ROSHAN25');
  });

  test.each([
    ['none', 'none', /which you can join/, 'link'],
    ['pending', 'pending', /being prepared/, undefined],
    ['suspended', 'suspended', /suspended at the moment/, undefined],
  ] as const)('of whoever has a membership that is %s says so', async (_, state, words, role) => {
    signIn('u-odd');
    memberships(origin).set('u-odd', { state, number: '1', points: 6000 });
    await show(always);
    const details = await open(rooftop);
    expect(await details.findByText(words)).toBeVisible();
    expect(details.queryByRole('link')?.getAttribute('href') ?? undefined).toBe(role && '/en/loyalty');
    expect(shown()).not.toContain('ROSHAN25');
  });

  test('stays locked while the membership is not to be had; the others are whole, and it is asked for again', async () => {
    origin.switches.fail = ['Q1:500'];
    signIn('u-default');
    await show(always);
    const details = await open(rooftop);
    expect(await details.findByText('Your membership could not be checked.')).toBeVisible();
    expect(shown()).not.toContain('ROSHAN25');
    expect(await cardOf(coffee)).toHaveTextContent('View offer');
    origin.switches.fail = [];
    await userEvent.click(details.getByRole('button', { name: 'Try again' }));
    expect(await details.findByText('ROSHAN25')).toBeVisible();
  });

  test('asks for no membership where no offer wants one', async () => {
    signIn('u-default');
    await show({ ...always, baseFilters: { category: 'crafts' } });
    await linkOf('A Box of Dates, Posted Home');
    await settle();
    expect(callsOf('Q1')).toEqual([]);
  });
});

describe('an offer for the trade', () => {
  const trade = 'AlUla Familiarisation Day';

  test('is not on pages for consumers, not even by its address', async () => {
    await show('default', { query: '?offer=trade-alula-fam' });
    expect(await screen.findByText('This offer is not here any more.')).toBeVisible();
    expect(screen.queryByRole('link', { name: trade })).toBeNull();
  });

  test('asks for a business account, and opens for one', async () => {
    await show({ ...always, baseFilters: { id: 'trade-alula-fam' } }, { mode: 'B2B' });
    const details = await open(trade);
    expect(details.getByText(/^This offer is for trade partners/)).toBeVisible();
    expect(shown()).not.toContain('FAM-ALULA');
    signIn('u-partner-contributor', 'B2B');
    hear({ kind: 'user', mode: 'B2B', id: 'u-partner-contributor' });
    expect(await details.findByText('FAM-ALULA')).toBeVisible();
  });
});

describe('an author', () => {
  const config = {
    title: 'Offers',
    offers: [
      { id: 'a', title: 'Open', code: 'OPEN' },
      { id: 'b', title: 'Closed', audience: 'loyalty', code: 'SECRET' },
      { id: 'c', title: 'Reversed', from: '2027-02-01', to: '2027-01-01' },
      { id: 'd', title: 'Long', code: 'EDGE'.repeat(10) + '1' },
    ],
  };

  test('is told that codes are public, which of them nobody sees, and what is wrong; nobody is asked', async () => {
    await show(config, { cmsMode: 'author' });
    expect(await screen.findByText(/Everybody can read the codes/)).toBeVisible();
    expect(screen.getByText(/the code of Closed\.$/)).toBeVisible();
    expect(screen.getByText(/Nobody reaches the tier of Closed/)).toBeVisible();
    expect(await screen.findByText('offers[2].to')).toBeVisible();
    expect(screen.getByText('offers[3].code')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Reversed' })).toBeNull();
    expect(origin.calls).toEqual([]);
  });

  test('has no code of theirs drawn that is not for everybody, nor a part of one that is too long', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    signIn('u-default');
    await show({ ...config, tiers: ['palm'], codeReveal: 'always' });
    await open('Closed');
    await userEvent.keyboard('{Escape}');
    await open('Long');
    expect(shown()).not.toMatch(/SECRET|EDGE/);
    expect(screen.queryByRole('link', { name: 'Reversed' })).toBeNull();
  });
});

describe('where there is no offer', () => {
  test('the newsletter is offered', async () => {
    await show('empty');
    expect(await screen.findByText('There are no offers at the moment.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Have the next offers sent to you' })).toHaveAttribute(
      'href',
      '/en/newsletter',
    );
  });

  test('that was chosen, what else there is is offered', async () => {
    await show('default', { query: '?f.city=nowhere&f.category=sea' });
    expect(await screen.findByText('Nothing matches what you have chosen.')).toBeVisible();
    expect(screen.queryByText('There are no offers at the moment.')).toBeNull();
    expect(await screen.findByRole('link', { name: /^Without / })).toBeVisible();
  });
});
