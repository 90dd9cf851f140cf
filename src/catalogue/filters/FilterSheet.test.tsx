import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPart } from '#testing/render-part.tsx';
import { windowOf } from '#testing/window-width.ts';
import { FilterRail } from './FilterRail.tsx';

vi.mock('../FilterSheet.tsx', () => {
  throw new Error('The connection is lost.');
});

test('filters whose dialog stays away open below their button', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 500 })));
  windowOf(390);
  const onChange = vi.fn();
  renderPart(
    <QueryClientProvider client={new QueryClient()}>
      <FilterRail
        facets={[{ name: 'region', label: 'Region', kind: 'checkbox', collapsed: false }]}
        chosen={{}}
        counted={{ region: [{ value: 'asir', count: 4 }] }}
        total={4}
        isLoading={false}
        hasClear
        onChange={onChange}
      >
        <p>Items</p>
      </FilterRail>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(await screen.findByRole('button', { name: /^asir/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ region: ['asir'] }, 'asir');
});
