import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWidget } from '#testing/render-widget.tsx';

let events: { event: string; click_text?: string }[];
beforeEach(() => {
  events = [];
  vi.stubGlobal('dataLayer', events);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00+03:00') });
  return () => void vi.useRealTimers();
});

const field = (name: string) => screen.getByRole('combobox', { name });
const choose = async (name: string, typed: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), typed);
  await userEvent.tab();
};
const travel = async (from: string, to: string) => {
  await choose('From', from);
  await choose('To', to);
};
const status = () => screen.getByRole('status').textContent;
const rowsOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [within(row).getByRole('rowheader'), ...within(row).getAllByRole('cell')].map((cell) =>
        // Between a currency and its amount stands a space that does not break.
        [...cell.querySelectorAll('p')].map(({ textContent }) => textContent.replaceAll('\u00A0', ' ')),
      ),
    );
/** What the first line of each row says. */
const modesOf = (table: string) => rowsOf(table).map(([how]) => how?.[0]);
const told = (event: string) => events.filter((one) => one.event === event).map((one) => one.click_text);
const tab = (name: string) => screen.getByRole('tab', { name });

describe('a visitor who has chosen two places', () => {
  test('sees how one gets there, by each mode, the quickest first', async () => {
    await renderWidget('transport-guide');
    expect(screen.getByText(/^Choose start and destination/)).toBeVisible();
    await travel('Riyadh', 'Al Khobar');
    expect(status()).toBe('3 connections from Riyadh to Al Khobar');
    expect(rowsOf('Without a change')).toEqual([
      [['By air', 'Many times a day'], ['1 hr, 5 min', '242 mi'], ['from SAR 190']],
      [['By train', 'Three to five a day'], ['3 hr, 55 min', '267 mi'], ['from SAR 100']],
      [['By coach', 'About every hour'], ['5 hr', '261 mi'], ['from SAR 75']],
    ]);
    expect(screen.queryByRole('table', { name: 'With one change' })).toBeNull();
  });

  test('sees where to change, and the sums without the wait there', async () => {
    await renderWidget('transport-guide');
    await travel('Riyadh', 'Makkah');
    expect(screen.queryByRole('table', { name: 'Without a change' })).toBeNull();
    const [first] = rowsOf('With one change');
    expect(first).toEqual([
      [
        'By air',
        'RiyadhJeddahRiyadh to Jeddah',
        '1 hr, 45 min',
        'Many times a day',
        'By train',
        'JeddahMakkahJeddah to Makkah',
        '45 min',
        'About every hour',
      ],
      ['2 hr, 30 min', 'without the wait in Jeddah', '572 mi'],
      ['from SAR 290'],
    ]);
  });

  test('finds a place by the code of its airport', async () => {
    await renderWidget('transport-guide');
    await travel('ruh', 'jed');
    expect([field('From'), field('To')].map((input) => (input as HTMLInputElement).value)).toEqual([
      'Riyadh',
      'Jeddah',
    ]);
    expect(status()).toBe('1 connection from Riyadh to Jeddah');
  });

  test('turns them round; what runs one way is not turned', async () => {
    await renderWidget('transport-guide');
    await travel('Jeddah', 'Madinah');
    expect(modesOf('Without a change')).toEqual(['By train', 'By coach']);
    await userEvent.click(screen.getByRole('button', { name: 'Exchange start and destination' }));
    expect(status()).toBe('1 connection from Madinah to Jeddah');
    expect(modesOf('Without a change')).toEqual(['By train']);
  });

  test('is told where no connection is known, which place with one is the nearest, and whom to ask', async () => {
    await renderWidget('transport-guide');
    await travel('Jeddah', 'Farasan Islands');
    expect(status()).toBe(
      'No connection from Jeddah to Farasan Islands with at most one change is known here.',
    );
    expect(
      screen.getByText(
        /^The nearest place to Farasan Islands that is connected with Jeddah is Jazan: \d+ mi in a straight line/,
      ),
    ).toBeVisible();
    const [[[, route]]] = rowsOf('With one change') as [[[string, string]]];
    expect(route).toBe('JeddahRiyadhJeddah to Riyadh');
    const asked = screen.getByText('These companies may know more:').nextElementSibling as HTMLElement;
    expect(within(asked).getByRole('link', { name: /Marsa Ferries ?\(opens/ })).toBeVisible();
    expect(within(asked).queryByRole('link', { name: /Nuqla City Rides/ })).toBeNull();
  });

  test('and stays in one is shown how to get around there', async () => {
    await renderWidget('transport-guide');
    expect(tab('By air')).toHaveAttribute('aria-selected', 'true');
    await travel('Jeddah', 'Jeddah');
    expect(status()).toBe(
      'Start and destination are the same: Jeddah. What there is within the city stands below under “Within the city”.',
    );
    expect(tab('Within the city')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Within the city' })).toHaveTextContent(/Nuqla City Rides/);
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('and types a place that is none keeps the words, with a message', async () => {
    await renderWidget('transport-guide');
    await travel('Riyadh', 'Atlantis');
    expect(field('To')).toHaveValue('Atlantis');
    expect(field('To')).toHaveAccessibleDescription(/^No place of the list has this name/);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('follows the link of a leg, which is named with its mode and places', async () => {
    await renderWidget('transport-guide');
    await travel('Madinah', 'Jeddah');
    const link = screen.getByRole('link', { name: /^Timetable and tickets ?: By train, Madinah to Jeddah/ });
    expect(link).toHaveAttribute('href', 'https://sikkat-rail.example.com');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(told('cta_click')).toEqual(['train madinah jeddah']);
  });

  test('is counted with the pair, once for each, and not before both are chosen', async () => {
    await renderWidget('transport-guide');
    await choose('From', 'Riyadh');
    expect(told('form_submit')).toEqual([]);
    await choose('To', 'Jeddah');
    await choose('To', 'Jeddah');
    expect(told('form_submit')).toEqual(['riyadh jeddah']);
  });

  test('of the Arabic page reads durations in Arabic, and arrows that point to the left', async () => {
    await renderWidget('transport-guide', 'arabic', { language: 'ar' });
    await choose('من', 'riyadh');
    await choose('إلى', 'مكة المكرمة');
    expect(status()).toBe('3 طرق من الرياض إلى مكة المكرمة');
    const row = screen.getAllByRole('row')[1]!;
    expect(within(row).getAllByRole('cell')[0]).toHaveTextContent(/^2 س و30 د/);
    expect(row.querySelector('[aria-hidden] svg[data-mirrored]')).not.toBeNull();
  });
});

describe('the modes', () => {
  test('are tabs that the arrow keys go through, each with its text and operators', async () => {
    await renderWidget('transport-guide');
    tab('By air').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('By train')).toHaveFocus();
    expect(told('tab_click')).toEqual(['By train']);
    const panel = within(screen.getByRole('tabpanel', { name: 'By train' }));
    expect(await panel.findByText('high-speed line')).toBeVisible();
    const phone = panel.getByRole('link', { name: /^Sikkat Rail ?\+966/ });
    expect(phone).toHaveAttribute('href', 'tel:+966110000903');
    const link = panel.getByRole('link', { name: /^Sikkat Rail ?\(opens/ });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(told('cta_click')).toEqual(['Sikkat Rail']);
  });

  test('stand without times where there are none, with the logos of operators', async () => {
    const { element } = await renderWidget('transport-guide', 'ways-in');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(element.querySelector('img[src="/images/partners/qafila-coaches.svg"]')).toHaveAttribute(
      'alt',
      '',
    );
  });
});

test('the ways into the country stand by their kind, codes from left to right', async () => {
  await renderWidget('transport-guide', 'arabic', { language: 'ar' });
  const headings = screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(expect.arrayContaining(['المطارات', 'الموانئ', 'المنافذ البرية', 'محطات القطار']));
  expect(screen.getByText('RUH')).toHaveAttribute('dir', 'ltr');
  const airport = screen.getByText('RUH').closest('li')!;
  expect(airport).toHaveTextContent('الرياض');
});

test('all of it is printed without the rest of the page', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  await renderWidget('transport-guide');
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

describe('what is of a day', () => {
  test('says of which', async () => {
    await renderWidget('transport-guide');
    expect(screen.getByText('As of November 1, 2026')).toBeVisible();
  });

  test('says that it is old', async () => {
    await renderWidget('transport-guide', 'faulty-legs');
    expect(screen.getByText('As of January 1, 2020. It may have changed since.')).toBeVisible();
  });
});

describe('faulty entries', () => {
  test('are left out, and the rest can be used', async () => {
    await renderWidget('transport-guide', 'faulty-legs');
    await travel('Riyadh', 'Hail');
    expect(rowsOf('Without a change')).toEqual([[['By coach'], ['7 hr'], ['Not stated']]]);
    await travel('Jeddah', 'Hail');
    expect(status()).toBe('No connection from Jeddah to Hail with at most one change is known here.');
    // Jeddah's latitude is none, so nothing is said of distances.
    expect(screen.queryByText(/straight line/)).toBeNull();
    expect(screen.queryByText(/Launch pad|By camel/)).toBeNull();
    expect(screen.getAllByText('at the station')).toHaveLength(2);
    expect(screen.queryByRole('link', { name: /Qafila/ })).toBeNull();
  });

  test('are named to their author', async () => {
    const { element } = await renderWidget('transport-guide', 'faulty-legs', { cmsMode: 'author' });
    for (const note of [
      'start or destination is none of the places: riyadh – atlantis.',
      'the mode is none of the modes: riyadh – jeddah.',
      'begin and end in one place: riyadh – riyadh.',
      'none of the places: Old Airport.',
    ])
      await waitFor(() => expect(element).toHaveTextContent(note));
    expect(events).toEqual([]);
  });
});

test('nothing of it is there for visitors while nothing is filled in', async () => {
  await renderWidget('transport-guide', 'empty');
  expect(screen.queryByRole('region')).toBeNull();
});
