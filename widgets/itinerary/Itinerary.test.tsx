import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { alerts } from '#src/alert/store.ts';
import { endPage } from '#testing/page-observers.ts';
import { exampleOf, renderWidget, startPage, settled, type PageOptions } from '#testing/render-widget.tsx';

// These tests are of what is shown, not of when a part comes.
beforeAll(() =>
  Promise.all([import('#src/favourites/FavouriteButton.tsx'), import('#src/ui/AuthorNoteBox.tsx')]),
);
const globals = window as unknown as { dataLayer: object[] };
beforeEach(() => {
  globals.dataLayer = [];
  localStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  endPage();
});

const show = (config: string | object = 'default', options: PageOptions = {}) =>
  renderWidget('itinerary', config, options);
const dayButtons = () => screen.getAllByRole('button').filter((one) => one.closest('h2, h3'));
const openDays = () => dayButtons().map((button) => button.getAttribute('aria-expanded') === 'true');
const events = (name: string) => globals.dataLayer.filter((one) => 'event' in one && one.event === name);
const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

const stop = (id: string, more: object = {}) => ({ id, title: id.toUpperCase(), ...more });
const km = (value: number, minutes = 60) => ({ transportToNext: { mode: 'car', minutes, km: value } });
const days = [
  {
    title: 'North',
    stops: [stop('a', { minutes: 90, ...km(30) }), stop('b', { minutes: 30, ...km(50, 95) })],
  },
  { title: 'South', stops: [stop('c', km(20)), stop('d')] },
];

describe('a trip', () => {
  test('says at a glance how long and how far it goes, from where, and when it is best', async () => {
    await show();
    expect(screen.getByRole('region', { name: 'Riyadh and the Edge of Tuwaiq' })).toBeVisible();
    expect(fact('Length')).toBe('3 days, 2 nights');
    expect(fact('Route')).toBe('From Riyadh and back');
    expect(fact('Distance')).toBe('230 km');
    expect(fact('Best months')).toBe('November–March');
  });

  test('computes what its author has not written', async () => {
    await show({ days, summary: { startCity: 'Abha', endCity: 'Jazan', bestMonths: [10, 11, 4] } });
    expect(fact('Length')).toBe('2 days, 1 night');
    expect(fact('Route')).toBe('Abha to Jazan');
    expect(fact('Distance')).toBe('100 km');
    expect(fact('On the way')).toBe('3 h 35 min');
    expect(fact('Best months')).toBe('April, October–November');
  });

  test('says how long a way is whose author has not named a car or a train', async () => {
    const stops = [
      stop('a', { transportToNext: { minutes: 35 } }),
      stop('b', { transportToNext: {} }),
      stop('c'),
    ];
    await show({ days: [{ stops }] });
    const [first, second] = screen.getAllByRole('listitem').filter((one) => /^\d[AB]/.test(one.textContent));
    expect(first).toHaveTextContent(/A35 min$/);
    expect(second).toHaveTextContent(/B$/);
  });

  test('names no distance while that of a way is missing', async () => {
    await show({ days: [{ stops: [stop('a', km(30)), stop('b'), stop('c')] }] });
    expect(screen.queryByText('Distance')).toBeNull();
    expect(screen.queryByText('Route')).toBeNull();
  });

  test('has its days as an accordion, of which the first is open', async () => {
    const user = userEvent.setup();
    await show();
    expect(openDays()).toEqual([true, false, false]);
    const second = screen.getByRole('button', { name: /^Day 2/ });
    expect(within(screen.getByRole('heading', { name: /^Day 2/ })).getByRole('button')).toBe(second);
    await user.click(second);
    expect(openDays()).toEqual([true, true, false]);
    await user.click(second);
    expect(openDays()).toEqual([true, false, false]);
    await user.click(screen.getByRole('button', { name: 'Open all days' }));
    expect(openDays()).toEqual([true, true, true]);
    await user.click(screen.getByRole('button', { name: 'Close all days' }));
    expect(openDays()).toEqual([false, false, false]);
  });

  test('counts its stops from day to day, in ordered lists', async () => {
    await show({ days });
    act(() => screen.getByRole('button', { name: 'Open all days' }).click());
    const lists = screen.getAllByRole('list').filter(({ tagName }) => tagName === 'OL');
    expect(lists.map((list) => list.getAttribute('start'))).toEqual(['1', '3']);
    expect(
      within(lists[1]!)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([expect.stringMatching(/^3C/), expect.stringMatching(/^4D/)]);
  });

  test('sums up each day, and says how one gets on, to the next day too', async () => {
    await show({ days });
    expect(screen.getByText('2 stops · 2 h at the stops · 2 h 35 min on the way · 80 km')).toBeVisible();
    expect(screen.getByText('By car · 1 h · 30 km')).toBeVisible();
    expect(screen.getByText('On to the next day').parentElement).toHaveTextContent(
      'By car · 1 h 35 min · 50 km',
    );
  });

  test('leads nowhere from its last stop', async () => {
    await show({ days: [{ stops: [stop('a', km(5))] }] });
    expect(screen.queryByText(/^By car/)).toBeNull();
  });

  test('shows stops with note, tip, link and heart; one without an identifier has no heart', async () => {
    const more = { url: '/en/places/a', note: 'Look up.', tip: 'Bring water.', description: 'A gate.' };
    await show({ days: [{ stops: [stop('a', more), { title: 'Nameless', url: '/en/places/b' }] }] });
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent(/Look up\..*Tip.*Bring water\./);
    expect(within(first!).getByRole('link', { name: 'A' })).toHaveAttribute('href', '/en/places/a');
    expect(await within(first!).findByRole('button', { name: 'Favourite: A' })).toBeVisible();
    expect(within(second!).queryByRole('button')).toBeNull();
  });

  test('tells analytics which stop was opened and kept', async () => {
    const user = userEvent.setup();
    await show({ days: [{ stops: [stop('a'), stop('b', { url: '#b' })] }] });
    await user.click(screen.getByRole('link', { name: 'B' }));
    expect(events('item_click')).toMatchObject([{ click_text: 'B', position: 2 }]);
    await user.click(await screen.findByRole('button', { name: 'Favourite: B' }));
    await waitFor(() => expect(events('favourite_add')).toMatchObject([{ click_text: 'B' }]));
  });

  test.each([
    ['ar', ['3 أيام، وليلتان', 'اليوم 2', /^محطتان · ساعتان في المحطات/]],
    ['ru', ['3 дня 2 ночи', 'День 2', /^2 остановки · 2 ч на остановках/]],
    ['ja', ['3日 2泊', '2日目', /^2か所 · 滞在2時間/]],
  ] as const)('counts in %s as the language does', async (language, [length, day, sums]) => {
    await show({ days: [...days, days[1]] }, { language });
    const norm = (text: string) => text.replace(/[\s,،]+/g, ' ');
    expect(norm(document.querySelector('dd')?.textContent ?? '')).toBe(norm(length));
    expect(screen.getByText(day)).toBeInTheDocument();
    expect(screen.getAllByText(sums)[0]).toBeVisible();
  });
});

describe('an address', () => {
  test.each([
    ['#day-3', [true, false, true]],
    ['#day-9', [true, false, false]],
    ['#plan=1.x', [true, false, false]],
  ])('that ends in %s opens that day alone beside the first', async (hash, open) => {
    await show('default', { path: `trip${hash}` });
    await waitFor(() => expect(openDays()).toEqual(open));
  });

  test('counts days from 1 whatever their labels say, and is followed as it changes', async () => {
    const labelled = [3, 2, 1].map((number) => ({ label: `Day ${number}`, stops: [stop(`s${number}`)] }));
    await show({ days: labelled });
    act(() => {
      location.hash = '#day-3';
    });
    await waitFor(() => expect(openDays()).toEqual([true, false, true]));
    expect(dayButtons()[2]).toHaveAccessibleName('Day 1');
  });

  test('names the days of the first of two trips', async () => {
    const mount = (title: string) =>
      `<div data-component="itinerary" data-load="load"><script type="application/json">${JSON.stringify({ title, days })}</script></div>`;
    startPage(mount('One') + mount('Two'), { path: 'trip#day-2' });
    await Promise.all(
      [...document.querySelectorAll<HTMLElement>('[data-component]')].map((one) => settled(one)),
    );
    await waitFor(() => expect(openDays()).toEqual([true, true, true, false]));
    expect(document.querySelectorAll('#day-2')).toHaveLength(1);
  });
});

describe('printed', () => {
  test('the trip stands alone on the sheet, with its address', async () => {
    const user = userEvent.setup();
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    await show();
    await user.click(screen.getByRole('button', { name: 'Print the trip' }));
    expect(print).toHaveBeenCalledOnce();
    expect(screen.getByText(`${location.host}/en/page.html`)).toBeInTheDocument();
  });

  test('nothing is where the author does not want it', async () => {
    await show('one-day');
    expect(screen.queryByRole('button', { name: /Print|Copy|Open all/ })).toBeNull();
  });
});

describe('sharing', () => {
  test('gives the address without what the visitor searched', async () => {
    const user = userEvent.setup();
    const share = vi.fn<(data: object) => Promise<void>>(async () => {});
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    await show('default', { path: 'trip?q=secret#day-2' });
    await user.click(screen.getByRole('button', { name: 'Share the trip' }));
    expect(share).toHaveBeenCalledWith({
      title: 'Riyadh and the Edge of Tuwaiq',
      url: `${location.origin}/en/trip`,
    });
    expect(events('share')).toMatchObject([{ link: '/en/trip' }]);
  });

  test('copies the link where the browser shares nothing, and shows it where it refuses', async () => {
    const user = userEvent.setup();
    await show();
    const button = screen.getByRole('button', { name: 'Share the trip' });
    const address = `${location.origin}/en/page.html`;
    await user.click(button);
    expect(await navigator.clipboard.readText()).toBe(address);
    expect(alerts.shown().map(({ description }) => description)).toEqual([
      'The link to this trip has been copied.',
    ]);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(button);
    expect(await screen.findByLabelText('Link to this trip')).toHaveValue(address);
  });
});

describe('an author', () => {
  const author = { cmsMode: 'author' } as const;
  const note = () => screen.findByRole('note');
  const withoutId = { days: [{ stops: [{ title: 'The souq' }, stop('a')] }] };

  test('is told of totals that are more than a fifth from those of the days', async () => {
    await show('far-off', author);
    expect(await note()).toHaveTextContent('727 km are written, and the ways between the stops make 559 km.');
  });

  test('is told of nights that cannot be', async () => {
    await show({ days, summary: { nights: 4 } }, author);
    expect(await note()).toHaveTextContent('4 nights are written, and the days make 1.');
  });

  test.each([
    ['within a fifth', { days, summary: { nights: 1, km: 119 } }],
    ['incomplete', { days: [{ stops: [stop('a', km(5)), stop('b'), stop('c')] }], summary: { km: 900 } }],
    ['left open', { days }],
  ])('is told nothing of totals that are %s', async (_, config) => {
    await show(config, author);
    expect(screen.queryByRole('note')).toBeNull();
  });

  test('is told which stops are not copied', async () => {
    await show(withoutId, author);
    expect(await note()).toHaveTextContent(
      'These stops have no identifier and are not copied into a visitor’s plan: The souq.',
    );
  });

  test('alone is told', async () => {
    await show(withoutId);
    expect(screen.queryByRole('note')).toBeNull();
  });
});

test('what is wrong is left out: negative minutes, an unknown mode, a stop without a title; equal days stay', async () => {
  await show('faulty-stops');
  act(() => screen.getByRole('button', { name: 'Open all days' }).click());
  expect(dayButtons().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Day 1/),
    expect.stringMatching(/^Day 1/),
  ]);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByText(/-45|camel/)).toBeNull();
  expect(fact('Length')).toBe('2 days, 1 night');
});

test('days that hold nothing are left out, and without any the author is asked for them', async () => {
  expect(exampleOf('itinerary', 'empty')).toEqual({});
  await show('empty');
  expect(screen.queryByRole('region')).toBeNull();
  await show('empty', { cmsMode: 'author' });
  await waitFor(() => expect(document.body).toHaveTextContent('Nothing to show yet. Fill in:days'));
});
