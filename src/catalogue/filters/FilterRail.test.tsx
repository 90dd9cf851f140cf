import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '#testing/render-part.tsx';
import { windowOf } from '#testing/window-width.ts';
import type { Facet, FacetKind } from '../facet.schema.ts';
import type { Chosen } from '../choices.ts';
import { FilterRail } from './FilterRail.tsx';

const facet = (name: string, label: string, kind: FacetKind = 'checkbox'): Facet => ({
  name,
  label,
  kind,
  collapsed: false,
});

const facets = [facet('region', 'Region'), facet('price', 'Price', 'range'), facet('when', 'When', 'date')];

const counted = {
  region: [
    { value: 'asir', count: 4 },
    { value: 'tabuk', count: 2 },
  ],
};

const onChange = vi.fn<(chosen: Chosen, label: string) => void>();
const dictionary = vi.fn(() => Response.json({ 'region.asir': 'Asir', tabuk: 'Tabuk' }));

beforeEach(() => {
  onChange.mockReset();
  vi.stubGlobal('fetch', dictionary);
  HTMLElement.prototype.scrollIntoView = vi.fn<() => void>();
});

const nothing: Chosen = {};

interface FilteredProps {
  readonly initially?: Chosen;
  readonly list?: readonly Facet[];
}

function Filtered({ initially = nothing, list = facets }: FilteredProps) {
  const [chosen, setChosen] = useState(initially);
  return (
    <FilterRail
      facets={list}
      chosen={chosen}
      counted={{
        ...counted,
        type: [
          { value: 'partner', count: 1 },
          { value: 'place', count: 1 },
        ],
      }}
      total={6}
      isLoading={false}
      hasClear
      onChange={(next, label) => {
        onChange(next, label);
        setChosen(next);
      }}
    >
      <p>Items</p>
    </FilterRail>
  );
}

const renderRail = (
  width: number,
  props: FilteredProps = {},
  options: Parameters<typeof renderPart>[1] = {},
) => {
  windowOf(width);
  return renderPart(
    <QueryClientProvider client={new QueryClient()}>
      <Filtered {...props} />
    </QueryClientProvider>,
    options,
  );
};

test('on a wide screen all facets stand beside the items, in the words of the content repository', async () => {
  renderRail(1440);
  const rail = await screen.findByRole('group', { name: 'Filters' });
  expect(await within(rail).findByRole('button', { name: /^Asir ?4$/ })).toBeVisible();
  expect(within(rail).getByRole('button', { name: /^Tabuk ?2$/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
});

test('the widget’s own wording comes before that of the content repository', async () => {
  renderRail(1440, {}, { config: { labels: { 'region.asir': 'The south' } } });
  expect(await screen.findByRole('button', { name: /^The south ?4$/ })).toBeVisible();
});

test('where the content repository does not answer, values stand as the service has them', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 500 })));
  renderRail(1440);
  expect(await screen.findByRole('button', { name: /^asir ?4$/ })).toBeVisible();
});

test('an author’s page asks for no words', async () => {
  dictionary.mockClear();
  renderRail(1440, {}, { cmsMode: 'author' });
  expect(await screen.findByRole('button', { name: /^asir ?4$/ })).toBeVisible();
  expect(dictionary).not.toHaveBeenCalled();
});

test('a consumer is offered no type that is for companies', async () => {
  renderRail(1440, { list: [facet('type', 'Kind')] });
  expect(await screen.findByRole('button', { name: /^place/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^partner/ })).toBeNull();
});

test('on a small screen one button opens all facets in a dialog, whose foot leads to what is left', async () => {
  renderRail(390);
  expect(screen.queryByRole('group', { name: 'Region' })).toBeNull();
  const opener = screen.getByRole('button', { name: 'Filters' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Filters' });
  await userEvent.click(await within(dialog).findByRole('button', { name: /^Asir/ }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ region: ['asir'] }, 'Asir');
  expect(within(dialog).getByRole('group', { name: 'Price' })).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Show 6 results' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toHaveFocus();
});

test('what is typed into a range counts when a visitor leaves the dialog by its foot', async () => {
  renderRail(390);
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(await within(dialog).findByRole('textbox', { name: 'To' }), '300');
  await userEvent.click(within(dialog).getByRole('button', { name: /Show/ }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ price: ['..300'] }, 'Price');
});

test('what is chosen is named in words, and each is taken back by a button of its own', async () => {
  renderRail(1440, {
    initially: { region: ['asir', 'tabuk'], price: ['100..1300'], when: ['2026-12-01..'] },
  });
  const list = screen.getByRole('list', { name: 'Chosen filters' });
  await within(list).findByRole('button', { name: 'Remove Asir' });
  expect(
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'AsirRemove Asir',
    'TabukRemove Tabuk',
    'Price: 100–1,300Remove Price: 100–1,300',
    'When: from December 1, 2026Remove When: from December 1, 2026',
    'Clear filters',
  ]);
  await userEvent.click(within(list).getByRole('button', { name: 'Remove Asir' }));
  expect(onChange.mock.lastCall?.[0]['region']).toEqual(['tabuk']);
  expect(within(list).getByRole('button', { name: 'Remove Tabuk' })).toHaveFocus();
});

test('a range is named with its unit where the widget’s wording has one', () => {
  renderRail(
    1440,
    { initially: { price: ['..300'] } },
    { config: { labels: { 'price.atMost': 'up to {to} SAR' } } },
  );
  expect(screen.getByRole('button', { name: 'Remove up to 300 SAR' })).toBeVisible();
});

test('clearing takes everything back, and the keyboard goes on at the filters', async () => {
  renderRail(390, { initially: { region: ['asir'], price: ['100..'] } });
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({}, 'Clear filters');
  expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
});

test('without facets there is neither rail nor button', () => {
  renderRail(1440, { list: [] });
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Items')).toBeVisible();
});

test('in Arabic, filters and ranges are named in Arabic', async () => {
  renderRail(390, { initially: { price: ['100..300'] } }, { language: 'ar' });
  expect(screen.getByRole('button', { name: 'عوامل التصفية (1)' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'إزالة Price: 100–300' })).toBeVisible();
});
