import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#src/i18n/languages.ts';
import { renderWidget } from '#testing/render-widget.tsx';
import { origin, setSession, settle } from '#testing/session/session-page.tsx';
import defaultExample from './examples/default.json' with { type: 'json' };
import faulty from './examples/faulty-months.json' with { type: 'json' };

setSession();

let events: { event: string; click_text?: string }[];
beforeEach(() => {
  events = [];
  vi.stubGlobal('dataLayer', events);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00+03:00') });
});

const select = (name: string) => screen.getByRole('combobox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const table = (name = 'Jeddah: the typical year') => within(screen.getByRole('table', { name }));
/** What the row of a month says, without its head. */
const cells = (month: string, name?: string) =>
  within(table(name).getByRole('row', { name: new RegExp(`^${month}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
/** What is typical of the month that is shown. */
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
/** The numbers that the rows of the chart show for a month, from 1. */
const chartOf = (element: Element, month: number) =>
  [...element.querySelectorAll('[data-kind] > svg')].map((row) =>
    [...row.children[month - 1]!.querySelectorAll('text')].map(({ textContent }) => textContent),
  );

describe('a visitor', () => {
  test('sees the present month of the first city, called typical and never a forecast', async () => {
    const { element } = await renderWidget('climate-guide');
    expect(await screen.findByRole('heading', { name: 'Jeddah in November' })).toBeVisible();
    expect(screen.getByText('Typical values')).toBeVisible();
    expect(facts()).toMatchObject({ High: '91°F', Low: '73°F', Rain: '22 mm', Sea: '84°F' });
    expect(element).not.toHaveTextContent(/forecast/i);
  });

  test('chooses city and month, and hears what is shown now', async () => {
    await renderWidget('climate-guide');
    await userEvent.selectOptions(select('City'), 'Riyadh');
    await userEvent.selectOptions(select('Month'), 'July');
    expect(screen.getByRole('heading', { name: 'Riyadh in July' })).toBeVisible();
    expect(facts()).toMatchObject({ High: '109°F', Low: '84°F', Rain: '0 mm', Humidity: '11%' });
    expect(facts()).not.toHaveProperty('Sea');
    expect(
      await screen.findByText('Riyadh in July', { selector: '[aria-live] *, [role=status] *' }),
    ).toBeTruthy();
    expect(events.map(({ event, click_text: text }) => [event, text])).toEqual([
      ['filter_change', 'Riyadh'],
      ['filter_change', 'July'],
    ]);
  });

  test('is told what to wear', async () => {
    await renderWidget('climate-guide');
    await userEvent.selectOptions(select('City'), 'Riyadh');
    await userEvent.selectOptions(select('Month'), 'January');
    const worn = () => screen.getByText('What to wear').nextElementSibling;
    expect(worn()).toHaveTextContent(/a layer to put on\..*evenings, which are cold/);
    await userEvent.selectOptions(select('Month'), 'August');
    expect(worn()).toHaveTextContent(/^Light, loose clothing/);
  });

  test('reads for what a month is the best, and nothing where it is for none', async () => {
    await renderWidget('climate-guide');
    const suits = () => screen.queryByText('Best for', { selector: 'p' })?.nextElementSibling;
    expect([...suits()!.children].map(({ textContent }) => textContent)).toEqual([
      'Culture',
      'Sea & Diving',
      'Food & Drink',
    ]);
    expect(cells('November').at(-1)).toBe('Culture, Sea & Diving, and Food & Drink');
    await userEvent.selectOptions(select('Month'), 'July');
    expect(suits()).toBeUndefined();
    expect(cells('July').at(-1)).toBe('–No value');
  });

  test('finds no choice of a city where there is one', async () => {
    await renderWidget('climate-guide', 'temperature-now');
    expect(screen.queryByRole('combobox', { name: 'City' })).toBeNull();
  });
});

describe('chart and table', () => {
  test.each(['en', 'ar', 'de'] as const)('show the same numbers in %s', async (language) => {
    const { element } = await renderWidget('climate-guide', defaultExample, { language });
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(12);
    for (const [index, row] of rows.entries()) {
      const [high, low, rain, humidity, sea] = within(row)
        .getAllByRole('cell')
        .map((cell) => /\d+/.exec(cell.textContent)?.[0]);
      const place = language === 'ar' ? 12 - index : index + 1;
      const shown = chartOf(element, index + 1);
      expect(shown.slice(0, 4)).toEqual([[high, low], [rain], [humidity], [sea]]);
      const box = element.querySelectorAll('[data-kind=temperature] > svg > svg')[index]!;
      expect(Number.parseFloat(box.getAttribute('x')!)).toBeCloseTo(((place - 1) / 12) * 100);
    }
    // The hours of the chart have 24 a day in each language.
    expect(chartOf(element, 1)[4]).toEqual(['18:00', expect.stringMatching(/^0?7:03$/)]);
  });

  test('take turns; whoever does not see the chart always has the table', async () => {
    const { element } = await renderWidget('climate-guide');
    const chart = () => element.querySelector('[aria-hidden] > [data-kind]');
    expect(chart()).not.toBeNull();
    expect(cells('January').slice(0, 5)).toEqual(['84°F', '68°F', '10 mm', '60%', '79°F']);
    await press('Table');
    expect(chart()).toBeNull();
    expect(screen.getByRole('button', { name: 'Table' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('region', { name: 'Jeddah: the typical year' })).toHaveAttribute('tabindex', '0');
    expect(cells('January').slice(5, 7)).toEqual([
      expect.stringMatching(/^7:03/),
      expect.stringMatching(/^6:00/),
    ]);
    expect(events).toMatchObject([{ event: 'tab_click', click_text: 'Table' }]);
  });
});

test.each<readonly [Language, string, string]>([
  ['en', 'J', 'D'],
  ['zh', '1', '12'],
  ['ja', '1', '12'],
])('in a narrow column months in %s are written from “%s” to “%s”', async (language, first, last) => {
  const { element } = await renderWidget('climate-guide', defaultExample, { language });
  const names = [...element.querySelectorAll('[data-form=narrow]')].map(({ textContent }) => textContent);
  expect([names[0], names[11]]).toEqual([first, last]);
});

describe('degrees', () => {
  test.each<readonly [Language, string | undefined, string]>([
    ['en', undefined, '84°F'],
    ['en', 'c', '29°C'],
    ['de', undefined, '29 °C'],
    ['ar', undefined, '29°م'],
    ['fr', 'f', '84 °F'],
    ['ja', 'kelvin', '29°C'],
  ])('of a page in %s with units “%s”: %s', async (language, units, written) => {
    await renderWidget('climate-guide', { ...defaultExample, units }, { language });
    const cell = within(screen.getByRole('table')).getAllByRole('cell')[0]!;
    expect(cell.textContent.replace(/\s/, ' ')).toBe(written);
  });

  test('are changed by a press, in chart and table alike', async () => {
    const { element } = await renderWidget('climate-guide');
    await press('°C');
    expect(cells('January')[0]).toBe('29°C');
    expect(chartOf(element, 1)[0]).toEqual(['29', '20']);
    expect(events).toMatchObject([{ event: 'filter_change', click_text: '°C' }]);
    expect(localStorage.getItem('choices')).toBeNull();
  });
});

describe('the temperature now', () => {
  const asked = () => origin.calls.filter(({ name }) => name === 'currentSource');
  const now = () => screen.queryByText(/^Now /);
  const answerWith = (answer: object) =>
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(answer));

  test('is asked for the city, and shown with its time beside what is typical', async () => {
    await renderWidget('climate-guide', 'temperature-now');
    await settle();
    console.log(
      origin.calls.map((c) => c.name + ' ' + c.request.url),
      document.body.textContent.slice(-900),
    );
    expect(await screen.findByText(/^Now 16°C, measured November 27, 2026/)).toBeVisible();
    expect(asked()).toHaveLength(1);
    const { searchParams } = new URL(asked()[0]!.request.url);
    expect(Object.fromEntries(searchParams)).toEqual({
      place: 'abha',
      latitude: '18.22',
      longitude: '42.51',
    });
    expect(screen.getByText('Typical values')).toBeVisible();
  });

  test.each(['currentSource:500', 'currentSource:html', 'currentSource:drop', 'currentSource:empty'])(
    'that does not come (%s) leaves what is typical, and calls it so',
    async (fault) => {
      origin.switches.fail = [fault];
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const { element } = await renderWidget('climate-guide', 'temperature-now');
      await settle();
      expect(asked()).toHaveLength(1);
      expect(now()).toBeNull();
      expect(screen.getByText('Typical values')).toBeVisible();
      expect(facts()).toHaveProperty('High');
      expect(element).not.toHaveTextContent(/forecast/i);
    },
  );

  test.each(['2026-11-26T23:59:00+03:00', '2026-11-28', 'soon'])('of “%s” is not shown', async (asOf) => {
    answerWith({ asOf, temperature: 31 });
    await renderWidget('climate-guide', 'temperature-now');
    await settle();
    expect(now()).toBeNull();
    expect(screen.getByText('Typical values')).toBeVisible();
  });

  test('of a day without a time is told without one', async () => {
    answerWith({ asOf: '2026-11-27', temperature: '31.4' });
    await renderWidget('climate-guide', 'temperature-now');
    expect(await screen.findByText('Now 31°C, measured November 27, 2026')).toBeVisible();
  });

  test.each([
    ['without an address', 'default', {}],
    ['at an address that may not be asked', 'faulty-months', {}],
    ['by an author’s page', 'temperature-now', { cmsMode: 'author' }],
  ] as const)('is not asked for %s', async (_, example, page) => {
    await renderWidget('climate-guide', example, page);
    await settle();
    expect(asked()).toEqual([]);
  });
});

describe('what authors get wrong', () => {
  test('eleven months leave December open, in the table and in the chart', async () => {
    const { element } = await renderWidget('climate-guide', 'faulty-months');
    expect(cells('December', 'Tabuk: the typical year').slice(0, 3)).toEqual(Array(3).fill('–No value'));
    expect(chartOf(element, 12)[0]).toEqual([]);
    await userEvent.selectOptions(select('Month'), 'December');
    expect(screen.getByText('No values are known for this month.')).toBeVisible();
  });

  test('of thirteen months twelve are shown', async () => {
    await renderWidget('climate-guide', 'faulty-months');
    await userEvent.selectOptions(select('City'), 'Taif');
    expect(table('Taif: the typical year').getAllByRole('row')).toHaveLength(13);
    expect(cells('December', 'Taif: the typical year')[0]).toMatch(/^\d+°F$/);
  });

  test('a high below its low is not shown; its author reads where, and which months are missing', async () => {
    await renderWidget('climate-guide', 'faulty-months', { cmsMode: 'author' });
    await userEvent.selectOptions(select('City'), 'AlUla');
    expect(cells('January', 'AlUla: the typical year').slice(0, 2)).toEqual(['–No value', '–No value']);
    expect(await screen.findByText(/AlUla: neither high nor low is shown for January,/)).toBeVisible();
    expect(screen.getByText(/Tabuk has no values for December\./)).toBeVisible();
    expect(screen.getByText(/may not be asked/)).toBeVisible();
    expect(within(select('City')).getAllByRole('option')).toHaveLength(3);
  });

  test('of two cities with one identifier the first counts', async () => {
    const [one] = defaultExample.cities;
    await renderWidget('climate-guide', { cities: [one!, { ...one!, label: 'Again' }] });
    expect(screen.getByRole('heading', { name: 'Jeddah in November' })).toBeVisible();
    expect(screen.queryByText('Again')).toBeNull();
  });

  test('without a city visitors see nothing of it', async () => {
    await renderWidget('climate-guide', 'empty');
    expect(screen.queryByRole('region')).toBeNull();
  });
});

test.each([
  [undefined, 'As of January 15, 2025. It may have changed since.'],
  [730, 'As of January 15, 2025'],
])('values of a day long ago say that they may have changed, after %s days', async (staleDays, told) => {
  await renderWidget('climate-guide', { ...defaultExample, asOf: faulty.asOf, staleDays });
  expect(await screen.findByText(told)).toBeVisible();
});
