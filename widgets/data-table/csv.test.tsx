import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startUnitServer } from '#origin/unit-server.ts';
import { recordKeptFiles } from '#testing/kept-files.ts';
import { renderWidget } from '#testing/render-widget.tsx';

let origin: ReturnType<typeof startUnitServer>;
let files = 0;

beforeEach(() => {
  origin = startUnitServer();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  await vi.dynamicImportSettled();
  origin.server.close();
});

const columns = [
  { key: 'region', label: 'Region' },
  { key: 'visitors', label: 'Visitors', type: 'number' },
];
const caption = 'Visitors by region';
const author = { cmsMode: 'author' } as const;

const elsewhere = { caption, columns, csvReference: 'https://data.example.org/table.csv' };

/** A table whose file holds a text. */
function tableOf(answer: string | Response) {
  const csvReference = `/own/table-${(files += 1)}.csv`;
  origin.server.use(
    http.get(`*${csvReference}`, () => (typeof answer === 'string' ? new Response(answer) : answer)),
  );
  return { caption, columns, csvReference };
}

const firstCells = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const ready = () => screen.findByRole('table');

describe('rows of a CSV file', () => {
  test('take the place of those of the configuration once they are there', async () => {
    const config = { ...tableOf('region,visitors\nTabuk,1'), rows: [{ region: 'Asir' }] };
    await renderWidget('data-table', config);
    expect(firstCells()).toEqual(['Asir']);
    await waitFor(() => expect(firstCells()).toEqual(['Tabuk']));
  });

  test('are waited for, and have as many cells as their line', async () => {
    await renderWidget('data-table', tableOf('visitors,region\n12,"Asir, the south"\n\n7'));
    expect(screen.getByText('Loading')).toBeInTheDocument();
    await ready();
    expect(firstCells()).toEqual(['Asir, the south', '–No value']);
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Visitors12',
      'Visitors7',
    ]);
  });

  test('that do not come can be asked for again', async () => {
    origin.state.switches.fail = ['arrivals:500'];
    await renderWidget('data-table', 'csv');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The rows of this table cannot be shown at the moment.',
    );
    origin.state.switches.fail = [];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await ready();
    expect(firstCells()).toContain('Korea, Republic of');
  });

  test('of a visitor without a connection say so', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await renderWidget('data-table', tableOf(Response.error()));
    expect(await screen.findByText(/You are offline/)).toBeVisible();
  });

  test('that are none are a sentence', async () => {
    await renderWidget('data-table', tableOf('region,visitors\n'));
    expect(await screen.findByText('This table has no rows at the moment.')).toBeVisible();
  });
});

describe('an author reads', () => {
  test.each([
    ['', 'The CSV file holds nothing: line 1 should name the columns.'],
    [
      'region,visitors\nAsir,1\nTabuk,2,3\n',
      'CSV file, line 3: there are more cells than the first line has columns.',
    ],
    ['region,visitors\nAsir,"1\nTabuk,2', 'CSV file, line 2: a quotation mark is not closed'],
    ['region,guests\nAsir,1', 'The first line of the CSV file does not name these columns: visitors.'],
    [
      `region,visitors\n${'Asir,1\n'.repeat(501)}`,
      'The CSV file has more than 500 rows; the others are not shown.',
    ],
  ])('what is wrong with the file %#', async (text, said) => {
    await renderWidget('data-table', tableOf(text), author);
    expect(await screen.findByText(said, { exact: false })).toBeInTheDocument();
  });

  test('which line of an example has too many cells', async () => {
    await renderWidget('data-table', 'faulty-csv', author);
    expect(await screen.findByText(/CSV file, line 3/)).toBeInTheDocument();
  });

  test('that a file lies where it may not', async () => {
    await renderWidget('data-table', elsewhere, author);
    expect(await screen.findByText(/The CSV file may not lie there/)).toBeInTheDocument();
  });

  test('that a file of another host is read later', async () => {
    const site = { allowedOrigins: ['https://data.example.org'] };
    await renderWidget('data-table', elsewhere, { ...author, site });
    expect(await screen.findByText(/it is read on the published page/)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('a visitor does not read what is wrong with a file', async () => {
  await renderWidget('data-table', 'faulty-csv', { cmsMode: 'publish' });
  expect(await screen.findByRole('alert')).toHaveTextContent('cannot be shown');
  expect(screen.queryByText(/line 3/)).not.toBeInTheDocument();
});

describe('a file of a megabyte', () => {
  const start = 'region,visitors\nAsir,';
  const rest = 1_048_576 - start.length;

  test('is shown', async () => {
    await renderWidget('data-table', tableOf(start + '1'.repeat(rest)));
    await ready();
    expect(firstCells()).toEqual(['Asir']);
  });

  test('and one byte more is not', async () => {
    await renderWidget('data-table', tableOf(start + '1'.repeat(rest + 1)), author);
    expect(
      await screen.findByText('The CSV file is larger than 1 MB (1,048,576 bytes).'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('the file that a visitor takes along', () => {
  test('holds the rows of all pages as they are filtered and sorted; a formula in it is harmless', async () => {
    const events: unknown[] = [];
    vi.stubGlobal('dataLayer', events);
    const kept = recordKeptFiles();
    const rows = [
      { region: '=cmd|"/C calc"!A0', visitors: -3 },
      { region: 'Asir', visitors: '=1+1' },
      ...Array.from({ length: 30 }, () => ({ region: 'Asir, coast', visitors: 1.5 })),
      { region: 'Tabuk', visitors: 1 },
    ];
    const config = { caption: 'Visitors', columns, rows, searchable: true, allowCsv: true };
    await renderWidget('data-table', config, { path: '/en/page.html?sort=visitors&q=s' });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('31 rows'));
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));

    const [file] = await kept();
    expect(file?.name).toBe('Visitors.csv');
    const text = file?.text ?? '';
    expect(text.split('\r\n').slice(0, 4)).toEqual([
      'Region,Visitors',
      `"'=cmd|""/C calc""!A0",-3`,
      'Tabuk,1',
      '"Asir, coast",1.5',
    ]);
    expect(text.endsWith("Asir,'=1+1\r\n")).toBe(true);
    expect(text.split('\r\n')).toHaveLength(35);
    await waitFor(() =>
      expect(events).toContainEqual(
        expect.objectContaining({
          event: 'download',
          click_text: 'Visitors.csv',
          section_name: 'data-table',
        }),
      ),
    );
  });
});
