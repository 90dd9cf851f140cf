import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fullItem } from '#src/api/answers/full-item.schema.ts';
import { readValue } from '#src/schema/read.ts';
import { inScope } from '#testing/render-part.tsx';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { windowOf } from '#testing/window-width.ts';
import { StayFoot } from './StayFoot.tsx';

const lantern = {
  id: 'copper-lantern-riyadh',
  type: 'stay',
  title: 'Copper Lantern',
  description: 'A tower above the old market.',
  url: '/en/stays/copper-lantern-riyadh',
  class: 5,
  priceBand: 4,
  amenities: ['wifi', 'parking', 'breakfast', 'pool', 'spa', 'gym', 'unheard-of'],
  phone: '+966 11 000 0101',
  bookingUrl: 'https://book.example.com/stays/copper-lantern-riyadh',
};
const camp = {
  id: 'seven-fires-camp',
  type: 'stay',
  title: 'Seven Fires Camp',
  url: '/en/stays/seven-fires-camp',
  class: 'camp',
  priceBand: 3,
  amenities: ['campfire'],
  bookingUrl: 'https://seven-fires.example.com/book',
};

const ramadan = { season: 'ramadan', from: '2027-02-08', to: '2027-03-08' };
const ladle = {
  id: 'long-ladle-riyadh',
  type: 'dining',
  title: 'Long Ladle',
  url: '/en/dining/long-ladle-riyadh',
  cuisine: ['najdi', 'grill'],
  priceBand: 2,
  hours: [
    { days: [6, 7, 1, 2, 3, 4], open: '12:00', close: '15:30' },
    { days: [6, 7, 1, 2, 3, 4], open: '18:30', close: '01:00' },
    { days: [5], open: '13:30', close: '23:30' },
    { days: [1, 2, 3, 4, 5, 6, 7], open: '17:45', close: '02:00', ...ramadan },
  ],
};
const olive = {
  id: 'olive-row-dumat',
  type: 'dining',
  title: 'Olive Row',
  url: '/en/dining/olive-row-dumat',
};

const words = {
  'class.camp': 'Tented camp',
  'amenities.wifi': 'Free Wi-Fi',
  'access.wheelchair': 'Wheelchair access',
  'access.hearing': 'Help for hearing loss',
  'access.quiet': 'Quiet surroundings',
  parking: 'Parking',
  breakfast: 'Breakfast',
  pool: 'Pool',
  spa: 'Spa',
  gym: 'Gym',
  campfire: 'Campfire',
  'cuisine.najdi': 'Najdi',
  grill: 'Grill',
};

let items: object[];
let asked: URLSearchParams[];
let events: Record<string, unknown>[];

beforeEach(() => {
  items = [lantern, camp];
  asked = [];
  events = [];
  windowOf(1440);
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('dataLayer', events);
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname, searchParams } = new URL(address);
    if (pathname.includes('dict.')) return Promise.resolve(Response.json(words));
    if (!pathname.endsWith('/search')) return Promise.resolve(new Response('', { status: 404 }));
    asked.push(searchParams);
    const facets = { amenities: [{ value: 'gym', count: 1 }] };
    return Promise.resolve(Response.json({ data: items, total: items.length, facets }));
  });
});

afterEach(() => vi.useRealTimers());

const stays = { title: 'Where to stay', bookingHosts: ['book.example.com'] };

async function renderStays(config: object = {}, options: PageOptions = {}) {
  const rendered = await renderWidget('stay-catalogue', { ...stays, ...config }, options);
  await waitFor(() => expect(screen.queryAllByRole('article').length).toBeGreaterThan(0));
  return rendered;
}

const card = (title: string) => screen.getByRole('heading', { name: title }).closest('article')!;
const linksOf = (title: string) => within(card(title)).getAllByRole('link');
const factsOf = (title: string) =>
  within(card(title))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('what is asked for', () => {
  test.each([
    [{}, 'stay'],
    [{ kind: 'dining' }, 'dining'],
    [{ kind: 'hotel' }, 'stay'],
  ])('%o: items of one type', async (config, type) => {
    await renderStays(config);
    expect(Object.fromEntries(asked[0]!)).toMatchObject({ type, limit: '15', offset: '0' });
  });

  test('an author’s page shows samples, and nothing is asked', async () => {
    await renderStays({}, { cmsMode: 'author' });
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(asked).toEqual([]);
  });
});

describe('a card', () => {
  test('says stars, prices and amenities in words, and that there are more of these', async () => {
    await renderStays();
    await waitFor(() =>
      expect(factsOf('Copper Lantern')).toEqual([
        '5 stars',
        'High-end prices',
        'Free Wi-Fi, Parking and 4 more',
      ]),
    );
    expect(factsOf('Seven Fires Camp')).toEqual(['Tented camp', 'Upper mid-range prices', 'Campfire']);
  });

  test('names the first of what makes it accessible, and that there is more', async () => {
    items = [{ ...lantern, amenities: [], access: ['wheelchair', 'hearing', 'unheard-of', 'quiet'] }];
    await renderStays();
    await waitFor(() => expect(factsOf('Copper Lantern')).toContain('Wheelchair access and 2 more'));
  });

  test('says where the house stands, once', async () => {
    items = [
      { ...camp, city: 'AlUla', region: 'Madinah Province', categories: ['Places to stay'] },
      { ...lantern, city: 'Riyadh', region: 'Riyadh' },
    ];
    await renderStays();
    expect(factsOf('Seven Fires Camp').slice(0, 2)).toEqual(['AlUla', 'Madinah Province']);
    expect(factsOf('Copper Lantern').filter((text) => text === 'Riyadh')).toHaveLength(1);
    expect(screen.queryByText('Places to stay')).toBeNull();
  });

  test('names first what visitors filter by', async () => {
    await renderStays({ facets: [{ name: 'amenities', label: 'Amenities', kind: 'checkbox' }] });
    await userEvent.click(await screen.findByRole('button', { name: /Gym/ }));
    await waitFor(() => expect(factsOf('Copper Lantern')).toContain('Gym, Free Wi-Fi and 4 more'));
    expect(asked.at(-1)!.getAll('amenities')).toEqual(['gym']);
  });

  test('of a place to eat says its cuisine and prices', async () => {
    items = [ladle];
    await renderStays({ kind: 'dining' });
    await waitFor(() => expect(factsOf('Long Ladle')).toEqual(['Najdi, Grill', 'Mid-range prices']));
  });

  test('has its own links beside the title’s, reached after it, and a heart', async () => {
    await renderStays();
    const [title, booking, call] = linksOf('Copper Lantern');
    expect(title).toHaveAttribute('href', '/en/stays/copper-lantern-riyadh');
    for (const link of linksOf('Copper Lantern')) expect(link.querySelector('a, button')).toBeNull();
    title!.focus();
    await userEvent.tab();
    expect(booking).toHaveFocus();
    await userEvent.tab();
    expect(call).toHaveFocus();
    expect(
      await within(card('Copper Lantern')).findByRole('button', { name: /Copper Lantern/ }),
    ).toBeVisible();
  });
});

describe('the ways out', () => {
  const outOf = (title: string) => linksOf(title)[1];

  test('a listed host is where visitors book, in a new window that is announced', async () => {
    await renderStays();
    const link = outOf('Copper Lantern');
    expect(link).toHaveAccessibleName(/^Book: Copper Lantern ?\(opens in a new window\)$/);
    expect(link).toHaveAttribute('href', lantern.bookingUrl);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  test('another host is a website, in a new window, too', async () => {
    await renderStays();
    const link = outOf('Seven Fires Camp');
    expect(link).toHaveAccessibleName(/^Website: Seven Fires Camp ?\(opens in a new window\)$/);
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  test('a page of this site stays in the window', async () => {
    items = [{ ...lantern, bookingUrl: '/en/book/copper-lantern' }];
    await renderStays();
    expect(outOf('Copper Lantern')).toHaveAccessibleName('Book: Copper Lantern');
    expect(outOf('Copper Lantern')).not.toHaveAttribute('target');
  });

  test('an address without https, and one with a name before the host, is no link', async () => {
    items = [
      { ...lantern, phone: '', bookingUrl: 'http://book.example.com/' },
      { ...camp, bookingUrl: 'https://book.example.com@evil.example/' },
    ];
    await renderStays();
    expect(linksOf('Copper Lantern')).toHaveLength(1);
    expect(linksOf('Seven Fires Camp')).toHaveLength(1);
  });

  test('hosts are read as browsers write them; an address in their place is left out', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await renderStays({ bookingHosts: ['BOOK.Example.com', 'https://seven-fires.example.com/book'] });
    expect(outOf('Copper Lantern')).toHaveAccessibleName(/^Book/);
    expect(outOf('Seven Fires Camp')).toHaveAccessibleName(/^Website/);
  });

  test('a number can be called, runs from left to right, and says whom it calls', async () => {
    await renderStays({}, { language: 'ar' });
    const call = linksOf('Copper Lantern')[2]!;
    expect(call).toHaveAttribute('href', 'tel:+966110000101');
    expect(call).toHaveAccessibleName(/^اتصل بـCopper Lantern ?\+966 11 000 0101$/);
    expect(within(call).getByText('+966 11 000 0101')).toHaveAttribute('dir', 'ltr');
  });

  test('a number that is none stays a text', async () => {
    items = [{ ...lantern, phone: 'at the gate' }];
    await renderStays();
    expect(linksOf('Copper Lantern')).toHaveLength(2);
    expect(screen.getByText('at the gate')).toBeVisible();
  });

  test('booking and calling are reported with the place in the list', async () => {
    await renderStays();
    const [, booking, call] = linksOf('Copper Lantern');
    for (const link of [booking!, call!]) {
      link.addEventListener('click', (click) => click.preventDefault());
      await userEvent.click(link);
    }
    expect(events).toContainEqual(
      expect.objectContaining({
        event: 'cta_click',
        click_text: 'Book',
        link: lantern.bookingUrl,
        position: 1,
      }),
    );
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'cta_click', click_text: 'Call Copper Lantern' }),
    );
  });
});

describe('whether a place to eat is open', () => {
  const at = (time: string) => vi.useFakeTimers({ now: new Date(`${time}+03:00`), toFake: ['Date'] });
  const badge = (title: string) =>
    within(card(title))
      .queryByText(/^(Open|Closed)/)
      ?.textContent.replaceAll(/\s/g, ' ');

  beforeEach(() => {
    items = [ladle, olive];
  });

  // 23 November 2026 is a Monday.
  test.each([
    ['at noon', '2026-11-23T13:00', 'Open now · closes at 3:30 PM'],
    ['between noon and evening', '2026-11-23T16:00', 'Closed · opens at 6:30 PM'],
    ['in the evening, past midnight', '2026-11-24T00:30', 'Open now · closes at 1:00 AM'],
    ['after it closed at night', '2026-11-24T01:00', 'Closed · opens at 12:00 PM'],
    ['after Friday’s end', '2026-11-27T23:45', 'Closed · opens tomorrow at 12:00 PM'],
    ['over Friday’s noon, which has a set of its own', '2026-11-27T12:30', 'Closed · opens at 1:30 PM'],
    ['at noon in Ramadan, which has a set of its own', '2027-02-10T13:00', 'Closed · opens at 5:45 PM'],
    ['on a Friday evening in Ramadan', '2027-02-13T01:30', 'Open now · closes at 2:00 AM'],
    ['on the day after Ramadan', '2027-03-09T13:00', 'Open now · closes at 3:30 PM'],
  ])('%s', async (_, time, said) => {
    at(time);
    await renderStays({ kind: 'dining' });
    expect(badge('Long Ladle')).toBe(said);
  });

  test('is not said of a house without hours', async () => {
    at('2026-11-23T13:00');
    await renderStays({ kind: 'dining' });
    expect(badge('Olive Row')).toBeUndefined();
  });

  test('is not said where its author does not want it', async () => {
    at('2026-11-23T13:00');
    await renderStays({ kind: 'dining', showOpenNow: false });
    expect(badge('Long Ladle')).toBeUndefined();
  });

  test('is not said of places to stay, whose desks have hours, too', async () => {
    at('2026-11-23T13:00');
    items = [{ ...lantern, hours: ladle.hours }];
    await renderStays();
    expect(badge('Copper Lantern')).toBeUndefined();
  });

  test('a server does not say it, but writes the links', () => {
    const html = renderToString(
      inScope(
        <StayFoot
          item={readValue(fullItem, { ...ladle, bookingUrl: lantern.bookingUrl })}
          position={1}
          config={{ kind: 'dining', showOpenNow: true, bookingHosts: [] }}
        />,
      ),
    );
    expect(html).not.toMatch(/Open now|Closed/);
    expect(html).toContain('book.example.com');
  });
});

describe('items of the page', () => {
  const own = {
    id: 'dawn-oven',
    title: 'Dawn Oven',
    url: '/en/dining/dawn-oven',
    cuisine: ['bakery'],
    bookingUrl: 'https://book.example.com/dawn-oven',
    hours: [
      { days: [1, 2], open: '05:00', close: '12:00' },
      { days: [2], open: '11:00', close: '22:00' },
    ],
  };

  test('stand before those that the search finds, with all that these have', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-23T13:00+03:00'), toFake: ['Date'] });
    items = [ladle];
    await renderStays({ kind: 'dining', items: [own] });
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Dawn Oven', 'Long Ladle']);
    expect(linksOf('Dawn Oven')[1]).toHaveAccessibleName(/^Book: Dawn Oven/);
    expect(within(card('Dawn Oven')).getByText(/Closed · opens tomorrow at 5:00.AM/)).toBeVisible();
  });

  const overlap = /opening hours of “Dawn Oven” overlap: entries 1 and 2/;

  test('visitors are not told of hours that overlap', async () => {
    await renderStays({ kind: 'dining', items: [own] });
    expect(screen.queryByText(overlap)).toBeNull();
  });

  test('an author is told of hours that overlap', async () => {
    await renderStays({ kind: 'dining', items: [own] }, { cmsMode: 'author' });
    expect(await screen.findByText(overlap)).toBeVisible();
  });
});
