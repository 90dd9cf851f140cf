import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/session/query-client.ts';
import { renderPart } from '#testing/render-part.tsx';
import type { Facet, FacetKind } from '../facet.schema.ts';
import { noState, writeListState, type ListState } from '../state.ts';
import { NearestSearches, type NearestSearchesProps } from './NearestSearches.tsx';

const facet = (name: string, label: string, kind: FacetKind = 'checkbox'): Facet => ({
  name,
  label,
  kind,
  collapsed: false,
});
const facets = [facet('region', 'Region'), facet('price', 'Price', 'range'), facet('city', 'City', 'radio')];

const onChange = vi.fn<NearestSearchesProps['onChange']>();
const asked = vi.fn<(query: URLSearchParams) => object | undefined>();

beforeEach(() => {
  for (const mock of [onChange, asked]) mock.mockReset();
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://site.example');
    if (pathname.includes('dict')) return Promise.resolve(Response.json({ asir: 'Asir', abha: 'Abha' }));
    const answer = asked(searchParams);
    return Promise.resolve(
      answer ? Response.json({ status: 'success', ...answer }) : new Response('', { status: 500 }),
    );
  });
});

/** Development draws twice, and asks anew. */
const questions = () => [...new Set(asked.mock.calls.map(String))];

const found = (total: number) => ({ data: total > 0 ? [{ title: 'Item' }] : [], total });

const renderNearest = (
  { term = '', filters = {} }: Partial<ListState>,
  site: Partial<NearestSearchesProps['site']> = {},
) =>
  renderPart(
    <QueryClientProvider client={createQueryClient()}>
      <section>
        <button type="button">Filters</button>
        <NearestSearches
          site={{
            facets,
            catalogue: {
              term,
              choices: { facets: filters, sort: undefined, view: undefined },
              addressOf: (to) =>
                writeListState('', { term: 'q', prefix: '' }, { ...noState, term, filters, ...to }),
            },
            filtersFor: (chosen) => ({ type: 'place', ...chosen }),
            countOwn: () => 0,
            ...site,
          }}
          onChange={onChange}
        />
      </section>
    </QueryClientProvider>,
  );

test('searches with one choice fewer that find something are links with their number, the nearest first', async () => {
  asked.mockImplementation((query) => found(query.has('region') ? 4 : 12));
  renderNearest({ filters: { region: ['asir'], price: ['..5'] } });
  const links = await screen.findAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Without Price: up to 54 results',
    'Without Asir12 results',
  ]);
  expect(links[0]).toHaveAttribute('href', '?f.region=asir');
  for (const [query] of asked.mock.calls) {
    expect(query.get('type')).toBe('place');
    expect(query.get('limit')).toBe('1');
  }
  await userEvent.click(links[0]!);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(
    { term: '', filters: { region: ['asir'] } },
    'Price: up to 5',
  );
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
});

test('the term may be what stands in the way, and one that finds nothing is not offered', async () => {
  asked.mockImplementation((query) => found(query.has('query') ? 0 : 3));
  renderNearest({ term: 'unicorn', filters: { region: ['asir'] } });
  const link = await screen.findByRole('link', { name: /^Without “unicorn” ?3 results$/ });
  expect(screen.getAllByRole('link')).toEqual([link]);
  expect(link).toHaveAttribute('href', '?f.region=asir');
});

test('no more than three searches are tried', async () => {
  asked.mockReturnValue(found(1));
  renderNearest({ term: 'x', filters: { region: ['asir', 'tabuk'], city: ['abha'] } });
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(3));
  expect(questions()).toHaveLength(3);
});

test('where the service says no number, the link has none', async () => {
  asked.mockReturnValue({ data: [{ title: 'Item' }] });
  renderNearest({ filters: { region: ['asir'] } });
  expect(await screen.findByRole('link', { name: 'Without Asir' })).toBeVisible();
});

test('where the service gives no answer, only the way back to everything is left', async () => {
  asked.mockReturnValue(undefined);
  renderNearest({ term: 'x', filters: { region: ['asir'] } });
  await waitFor(() => expect(questions()).toHaveLength(2));
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Nothing matches what you have chosen.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ term: '', filters: {} }, 'Clear filters');
});

test('among items of the page itself nobody is asked', () => {
  renderNearest(
    { filters: { region: ['asir'], city: ['abha'] } },
    { filtersFor: () => undefined, countOwn: (_, chosen) => (chosen['city'] ? 0 : 2) },
  );
  const list = screen.getByRole('list');
  expect(within(list).getByRole('link')).toHaveTextContent('2 results');
  expect(asked).not.toHaveBeenCalled();
});

test('where nothing was chosen, there is nothing to take back', () => {
  renderNearest({});
  expect(screen.getByText('There is nothing here at the moment.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});
