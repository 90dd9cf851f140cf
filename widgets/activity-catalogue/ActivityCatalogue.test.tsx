import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleOf, renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { windowOf } from '#testing/window-width.ts';

const gate = {
  id: 'masmak-gate-story',
  type: 'activity',
  title: 'The Story of Masmak Gate',
  url: '/en/activities/masmak-gate-story',
  categories: ['Heritage'],
  minutes: 45,
  priceFrom: 0,
  currency: 'SAR',
  free: true,
  indoor: true,
  family: true,
  access: ['seating', 'sign-language'],
};
const walk = {
  id: 'khaybar-two-day-walk',
  type: 'activity',
  title: 'Two Days through Khaybar',
  url: '/en/activities/khaybar-two-day-walk',
  minutes: 2970,
  priceFrom: 1450,
  currency: 'SAR',
  indoor: false,
};
const kayak = { id: 'kayak', type: 'activity', title: 'Mangrove Kayak', url: '/en/activities/kayak' };

const facets = {
  category: [
    { value: 'nature', count: 10 },
    { value: 'heritage', count: 7 },
  ],
  duration: [
    { value: 'half-day', count: 9 },
    { value: 'overnight', count: 0 },
    { value: 'short', count: 5 },
  ],
  month: [
    { value: '11', count: 14 },
    { value: '2', count: 13 },
  ],
};

let items: object[];
let asked: URLSearchParams[];
let events: Record<string, unknown>[];

beforeEach(() => {
  items = [gate, walk];
  asked = [];
  events = [];
  localStorage.clear();
  windowOf(1440);
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('dataLayer', events);
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    const { pathname, searchParams } = new URL(address);
    await Promise.resolve();
    signal?.throwIfAborted();
    if (pathname.includes('dict.'))
      return Response.json({
        'access.seating': 'Seats along the way',
        'access.sign-language': 'Sign language',
      });
    if (!pathname.endsWith('/search')) return new Response('', { status: 404 });
    asked.push(searchParams);
    return Response.json({ data: items, total: items.length, facets });
  });
});

const mounted: (() => void)[] = [];
afterEach(() => {
  for (const unmount of mounted.splice(0)) unmount();
});

const configured = (over: object) => ({ ...(exampleOf('activity-catalogue', 'default') as object), ...over });

async function open(over: object = {}, options: PageOptions = {}) {
  const rendered = await renderWidget('activity-catalogue', configured(over), options);
  mounted.push(() => rendered.page.unmount(rendered.element));
  await waitFor(() => expect(screen.queryAllByRole('article').length).toBeGreaterThan(0));
  return rendered;
}

const factsOf = (title: string) => {
  const card = screen.getByRole('heading', { name: title }).closest('article')!;
  const [list] = within(card).queryAllByRole('list').slice(-1);
  const facts = list ? within(list).queryAllByRole('listitem') : [];
  return facts.map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '));
};
const group = (name: string) => screen.findByRole('group', { name });
const address = () => decodeURIComponent(location.search);

test('activities are asked for, and nothing else', async () => {
  await open();
  expect(screen.getByRole('region', { name: 'Find your day' })).toBeVisible();
  const first = asked.find((query) => !query.has('id'));
  expect(Object.fromEntries(first!)).toMatchObject({ type: 'activity', limit: '15', offset: '0' });
});

describe('a card', () => {
  test('says length, price, where and for whom in words', async () => {
    await open();
    await waitFor(() =>
      expect(factsOf(gate.title)).toEqual([
        '45 min',
        'Free',
        'Indoors',
        'Good for families',
        'Seats along the way and 1 more',
      ]),
    );
    expect(factsOf(walk.title)).toEqual(['2 days 2 h', 'From SAR 1,450', 'Outdoors']);
  });

  test.each([
    [0, true, ['Free']],
    [-1, true, ['Free']],
    [0, false, []],
    [-1, false, []],
    [80, false, ['From SAR 80']],
  ])('a price of %s with free %s reads %o', async (priceFrom, free, facts) => {
    items = [{ ...kayak, priceFrom, currency: 'SAR', free }];
    await open();
    expect(factsOf(kayak.title)).toEqual(facts);
  });

  test('says nothing of what nobody knows', async () => {
    items = [{ ...kayak, minutes: 0, access: ['unheard-of'] }];
    await open();
    expect(factsOf(kayak.title)).toEqual([]);
  });

  test('has a heart beside its one link, unless the author wants none', async () => {
    items = [kayak];
    await open();
    const card = screen.getByRole('article');
    const heart = await within(card).findByRole('button', { name: /Mangrove Kayak/, pressed: false });
    expect(heart.closest('a')).toBeNull();
    await userEvent.click(heart);
    expect(events).toContainEqual(expect.objectContaining({ event: 'favourite_add' }));
  });

  test('has no heart where the author wants none', async () => {
    items = [kayak];
    await open({ showFavourite: false });
    expect(within(screen.getByRole('article')).queryByRole('button')).toBeNull();
  });
});

describe('the author’s lengths', () => {
  test('stand in the author’s order, with the service’s numbers where it counts them by their key', async () => {
    await open();
    const names = within(await group('How long'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Up to 90 minutes5', 'A few hours9', 'A full day', 'Overnight or longer0']);
  });

  test('are asked for as a range of minutes, as the address has it', async () => {
    await open();
    await userEvent.click(within(await group('How long')).getByRole('button', { name: /A few hours/ }));
    await waitFor(() => expect(asked.at(-1)!.getAll('duration')).toEqual(['91..300']));
    expect(address()).toBe('?f.duration=91..300');
    expect(screen.getByRole('button', { name: 'Remove A few hours' })).toBeVisible();
    await userEvent.click(within(await group('How long')).getByRole('button', { name: /A full day/ }));
    await waitFor(() => expect(asked.at(-1)!.getAll('duration').join()).toBe('91..300,301..720'));
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'filter_change', click_text: 'A full day' }),
    );
  });

  test('an address with another length than these asks for none', async () => {
    await open({}, { path: 'page.html?f.duration=short&f.duration=..90&f.duration=5..7' });
    expect(asked.at(-1)!.getAll('duration')).toEqual(['..90']);
  });

  test('without any, the service’s own are offered', async () => {
    await open({ durationBands: [] });
    const duration = await group('How long');
    expect(within(duration).getByRole('button', { name: /half-day ?9/ })).toBeVisible();
  });
});

test('months stand in the order of the year', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Month' }));
  const months = within(await group('Month'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(months).toEqual(['213', '1114']);
});

test('an author sees sample cards and the lengths, and nothing is asked', async () => {
  await open({}, { cmsMode: 'author' });
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'A full day' })).toBeVisible();
  expect(asked).toEqual([]);
});
