import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '#testing/render-part.tsx';
import type { Sort } from './sort.ts';
import { Table } from './Table.tsx';

interface Booking {
  readonly id: string;
  readonly guests: number;
}

const columns = [
  { key: 'id', label: 'Booking', sortable: true, align: 'start' },
  { key: 'guests', label: 'Guests', sortable: true, align: 'end' },
  { key: 'act', label: 'Actions', sortable: false, align: 'start' },
] as const;
const page: readonly Booking[] = [
  { id: 'B', guests: 9 },
  { id: 'C', guests: 1 },
  { id: 'A', guests: 4 },
];

/** A list whose pages a service gives: rows are as they came. */
function Bookings({ onSort }: { readonly onSort?: (sort: Sort | undefined) => void }) {
  const [sort, setSort] = useState<Sort>();
  const [number, setNumber] = useState(1);
  return (
    <Table
      caption="Bookings"
      columns={columns}
      rows={page}
      keyOf={({ id }) => id}
      renderCell={({ id, guests }, { key }) => (key === 'guests' ? guests : id)}
      sort={sort}
      onSort={(sort) => {
        setSort(sort);
        onSort?.(sort);
      }}
      hasStickyHead
      pages={{ page: number, count: 3, queryOf: (page) => `?page=${page}`, onPage: setNumber }}
    />
  );
}

const heads = () => screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'));
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('a table has its caption as its name, and its first column names the rows', () => {
  renderPart(<Bookings />);
  const table = screen.getByRole('table', { name: 'Bookings' });
  expect(within(table).getAllByRole('row')).toHaveLength(4);
  expect(names()).toEqual(['B', 'C', 'A']);
});

test('a head sorts upwards, then downwards, and says so; a page that a service has answered stays as it is', async () => {
  const onSort = vi.fn<(sort: Sort | undefined) => void>();
  renderPart(<Bookings onSort={onSort} />);
  expect(heads()).toEqual([null, null, null]);

  await userEvent.click(screen.getByRole('button', { name: 'Guests' }));
  expect(heads()).toEqual([null, 'ascending', null]);
  await userEvent.click(screen.getByRole('button', { name: 'Guests' }));
  expect(heads()).toEqual([null, 'descending', null]);
  await userEvent.click(screen.getByRole('button', { name: 'Booking' }));
  expect(heads()).toEqual(['ascending', null, null]);

  expect(onSort.mock.calls.map(([sort]) => sort)).toEqual([
    { key: 'guests', isDescending: false },
    { key: 'guests', isDescending: true },
    { key: 'id', isDescending: false },
  ]);
  expect(names()).toEqual(['B', 'C', 'A']);
  expect(await screen.findByText('Sorted: Booking, ascending')).toBeInTheDocument();
});

test('a column that cannot be sorted has no button', () => {
  renderPart(<Bookings />);
  expect(screen.queryByRole('button', { name: 'Actions' })).not.toBeInTheDocument();
});

test('where rows are cards a list chooses the order, and gives back the one they came in', async () => {
  renderPart(<Bookings />);
  const order = screen.getByRole('combobox', { name: 'Sort by' });
  expect(
    within(order)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'As listed',
    'Booking, ascending',
    'Booking, descending',
    'Guests, ascending',
    'Guests, descending',
  ]);
  await userEvent.selectOptions(order, 'Guests, descending');
  expect(heads()).toEqual([null, 'descending', null]);
  expect(order).toHaveValue('-guests');
  await userEvent.selectOptions(order, 'As listed');
  expect(heads()).toEqual([null, null, null]);
});

test('another page takes the focus to the table; the first drawing takes it nowhere', async () => {
  renderPart(<Bookings />);
  expect(document.body).toHaveFocus();
  await userEvent.click(await screen.findByRole('link', { name: 'Page 2' }));
  expect(screen.getByRole('group', { name: 'Bookings' })).toHaveFocus();
});

test('a table that is wider than its frame can be scrolled with the keyboard', () => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
  renderPart(<Bookings />);
  expect(screen.getByRole('region', { name: 'Bookings' })).toHaveAttribute('tabindex', '0');
  vi.restoreAllMocks();
});

test('a table that fits is no stop of the tab key', () => {
  renderPart(<Bookings />);
  expect(screen.getByRole('group', { name: 'Bookings' })).toHaveAttribute('tabindex', '-1');
});
