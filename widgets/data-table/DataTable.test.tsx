import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWidget, startPage } from '#testing/render-widget.tsx';
import { setSession } from '#testing/session/session-page.tsx';

setSession();

let events: unknown[];
beforeEach(() => {
  events = [];
  vi.stubGlobal('dataLayer', events);
});

const columns = [
  { key: 'region', label: 'Region' },
  { key: 'visitors', label: 'Visitors', type: 'number' },
];
const table = {
  caption: 'Visitors by region',
  columns,
  rows: [
    { region: 'Tabuk', visitors: 1200 },
    { region: 'Asir', visitors: 90 },
    { region: 'Jazan', visitors: 15000 },
  ],
};

const firstCells = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const head = (name: string) => screen.getByRole('columnheader', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const query = () => new URLSearchParams(location.search);

test('a visitor reads the rows in the order of their author, with their caption', async () => {
  await renderWidget('data-table', table);
  expect(screen.getByRole('table', { name: 'Visitors by region' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Visitors by region' })).toBeVisible();
  expect(firstCells()).toEqual(['Tabuk', 'Asir', 'Jazan']);
  expect(screen.getByRole('status')).toHaveTextContent('3 rows');
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Download as CSV' })).not.toBeInTheDocument();
});

describe('the order', () => {
  test('is chosen in the head, stands in the address, and Back undoes it', async () => {
    await renderWidget('data-table', table);
    await press('Visitors');
    expect(firstCells()).toEqual(['Asir', 'Tabuk', 'Jazan']);
    expect(head('Visitors')).toHaveAttribute('aria-sort', 'ascending');
    expect(query().get('sort')).toBe('visitors');
    await press('Visitors');
    expect(firstCells()).toEqual(['Jazan', 'Tabuk', 'Asir']);
    expect(query().get('sort')).toBe('-visitors');

    history.back();
    await waitFor(() => expect(firstCells()).toEqual(['Asir', 'Tabuk', 'Jazan']));
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'sort_change', click_text: '-visitors', section_name: 'data-table' }),
    );
  });

  test('comes with a shared address', async () => {
    await renderWidget('data-table', table, { path: '/en/page.html?sort=-region' });
    await waitFor(() => expect(firstCells()).toEqual(['Tabuk', 'Jazan', 'Asir']));
  });

  test('that the table does not offer counts for nothing', async () => {
    await renderWidget('data-table', table, { path: '/en/page.html?sort=price' });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue(''));
    expect(firstCells()).toEqual(['Tabuk', 'Asir', 'Jazan']);
  });

  test('of the second table of a page has the name of its mount element', async () => {
    const json = JSON.stringify(table);
    const mount = (id: string) =>
      `<div data-component="data-table" data-load="load" id="${id}"><script type="application/json">${json}</script></div>`;
    startPage(mount('one') + mount('two'), { path: '/en/page.html?sort=region&two.sort=-region' });
    await waitFor(() =>
      expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
        'Asir',
        'Jazan',
        'Tabuk',
        'Tabuk',
        'Jazan',
        'Asir',
      ]),
    );
  });

  test.each([
    ['de', ['Zürich', 'Äpfel', 'Apfel'], ['Apfel', 'Äpfel', 'Zürich']],
    ['ar', ['ينبع', 'جدة', 'أبها'], ['أبها', 'جدة', 'ينبع']],
    ['zh', ['麦加', '阿西尔', '利雅得'], ['阿西尔', '利雅得', '麦加']],
    ['es', ['oro', 'ñandú', 'nube'], ['nube', 'ñandú', 'oro']],
  ] as const)('of texts is that of the page’s language: %s', async (language, given, ordered) => {
    const rows = given.map((region) => ({ region }));
    await renderWidget('data-table', { ...table, rows }, { language });
    await press('Region');
    expect(firstCells()).toEqual(ordered);
  });
});

describe('the filter', () => {
  const searchable = { ...table, searchable: true };
  const field = () => screen.getByRole('searchbox', { name: 'Filter the rows' });

  test('leaves the rows that hold what is typed, and says how many', async () => {
    await renderWidget('data-table', searchable);
    await userEvent.type(field(), 'ASI');
    expect(firstCells()).toEqual(['Asir']);
    expect(screen.getByRole('status')).toHaveTextContent('1 row');
    await userEvent.clear(field());
    await userEvent.type(field(), '15,000');
    expect(firstCells()).toEqual(['Jazan']);
    await waitFor(() => expect(query().get('q')).toBe('15,000'));
    expect(events).toContainEqual(expect.objectContaining({ event: 'filter_change', click_text: '15,000' }));
  });

  test('that finds nothing can be cleared, and the field takes the focus', async () => {
    await renderWidget('data-table', searchable, { path: '/en/page.html?q=snow' });
    expect(await screen.findByText('No row holds snow.')).toBeVisible();
    expect(field()).toHaveValue('snow');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await press('Clear the filter');
    expect(firstCells()).toHaveLength(3);
    expect(field()).toHaveFocus();
    await waitFor(() => expect(query().has('q')).toBe(false));
  });

  test('keeps the blank behind a word while the next one is thought of', async () => {
    await renderWidget('data-table', { ...searchable, rows: [...table.rows, { region: 'Asir Coast' }] });
    await userEvent.type(field(), 'asir ');
    await waitFor(() => expect(query().get('q')).toBe('asir'));
    expect(field()).toHaveValue('asir ');
  });
});

describe('five hundred rows', () => {
  const rows = Array.from({ length: 501 }, (_, index) => ({
    region: `Region ${index + 1}`,
    visitors: index,
  }));

  test('stand on pages, which are in the address; another order begins at the first', async () => {
    await renderWidget('data-table', { ...table, rows });
    expect(firstCells()).toHaveLength(25);
    expect(screen.getByRole('status')).toHaveTextContent('500 rows');
    await userEvent.click(await screen.findByRole('link', { name: 'Page 20' }));
    expect(firstCells()[0]).toBe('Region 476');
    expect(query().get('page')).toBe('20');
    expect(screen.getByRole('group', { name: 'Visitors by region' })).toHaveFocus();

    await press('Region');
    expect(firstCells().slice(0, 3)).toEqual(['Region 1', 'Region 2', 'Region 3']);
    expect(query().has('page')).toBe(false);
  });

  test('a page that is not there is the last one', async () => {
    await renderWidget('data-table', { ...table, rows, pageSize: 100 }, { path: '/en/page.html?page=99' });
    await waitFor(() => expect(firstCells()[0]).toBe('Region 401'));
  });
});

describe('what a cell shows', () => {
  test('numbers with the same decimals, amounts, dates, links and badges', async () => {
    await renderWidget('data-table', 'kinds');
    const row = screen.getByRole('row', { name: /Diriyah/ });
    expect(within(row).getByRole('link', { name: 'Diriyah at dusk' })).toHaveAttribute(
      'href',
      '/en/places/riyadh',
    );
    const cells = within(row)
      .getAllByRole('cell')
      .map(({ lastElementChild }) => lastElementChild?.textContent);
    expect(cells).toEqual(['75', 'SAR\u00A0110.50', 'Nov 12, 2026', 'Easy', '–No value']);
    expect(screen.queryByRole('button', { name: 'Level' })).not.toBeInTheDocument();
  });

  test('a dash where a row has nothing, and the text where it is no number', async () => {
    await renderWidget('data-table', 'faulty-rows');
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'AsirRoomsabout 900Since2024',
      'TabukRooms–No valueSince–No value',
      '–No valueRooms1,200Since–No value',
    ]);
  });

  test('numbers stand at the end of their cells, texts at the start, in Arabic too', async () => {
    await renderWidget('data-table', 'arabic', { language: 'ar' });
    const aligned = screen.getAllByRole('columnheader').map(({ dataset }) => dataset['align']);
    expect(aligned).toEqual(['start', 'start', 'end', 'end', 'end', 'end', 'end', 'start']);
    expect(screen.getByRole('status')).toHaveTextContent('40 صفًا');
  });

  test('a link that may not be followed is a text', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const rows = [{ region: 'Report | javascript:alert(1)' }];
    await renderWidget('data-table', { ...table, columns: [{ ...columns[0], type: 'link' }], rows });
    expect(screen.getByRole('rowheader', { name: 'Report' })).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

test('a visitor sees nothing of a table without rows', async () => {
  const { element } = await renderWidget('data-table', 'empty');
  expect(element.querySelector('section')).toBeNull();
});
