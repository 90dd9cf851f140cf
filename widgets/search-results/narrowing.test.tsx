import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { address, configured, field, link, page, results, setSearch } from '#testing/search-page.ts';

/** Filters, tabs and their numbers. */

const { search, show, open, searches, lastSearch, counted } = setSearch();

describe('filters', () => {
  test('ask anew from the first page, stand in the address and can be taken back', async () => {
    const visitor = userEvent.setup();
    await open('?search=mud&page=2');
    await visitor.click(await screen.findByRole('button', { name: 'Region' }));
    const group = screen.getByRole('group', { name: 'Region' });
    await visitor.click(await within(group).findByRole('button', { name: /^Riyadh Province ?12$/ }));
    await waitFor(() => expect(lastSearch()).toMatchObject({ region: 'riyadh', offset: '0' }));
    expect(address()).toEqual({ search: 'mud', 'f.region': 'riyadh' });
    expect(search.events).toContainEqual(
      expect.objectContaining({ event: 'filter_change', click_text: 'Riyadh Province' }),
    );
    await visitor.click(screen.getByRole('button', { name: 'Remove Riyadh Province' }));
    expect(address()).toEqual({ search: 'mud' });
    expect(screen.getByRole('button', { name: 'Region' })).toHaveFocus();
  });

  test('may have several values, and ask once for each choice', async () => {
    const visitor = userEvent.setup();
    await open('?search=mud&f.region=riyadh');
    await link('Palace 1');
    await visitor.click(screen.getByRole('button', { name: /^Region ?1$/ }));
    await visitor.click(await screen.findByRole('button', { name: /^asir ?3$/ }));
    await waitFor(() => expect(searches().at(-1)!.searchParams.getAll('region')).toEqual(['riyadh', 'asir']));
    expect(searches()).toHaveLength(2);
  });

  test('can be taken back where the service counts only what all of them leave', async () => {
    const visitor = userEvent.setup();
    search.service.facets = { region: [{ value: 'riyadh', count: 12 }] };
    await open('?search=mud&f.region=riyadh&f.region=asir');
    await link('Palace 1');
    await visitor.click(screen.getByRole('button', { name: /^Region ?2$/ }));
    await visitor.click(await screen.findByRole('button', { name: 'asir', pressed: true }));
    expect(address()).toEqual({ search: 'mud', 'f.region': 'riyadh' });
  });

  test('come back by Back and Forward, with the field', async () => {
    const visitor = userEvent.setup();
    await open('?search=mud');
    await link('Palace 1');
    await visitor.click(screen.getByRole('tab', { name: /^Events ?10$/ }));
    await waitFor(() => expect(lastSearch()['category']).toBe('event'));
    await visitor.clear(field());
    await visitor.type(field(), 'fort{Enter}');
    await waitFor(() => expect(lastSearch()['query']).toBe('fort'));
    history.back();
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: /Events/ })).toHaveAttribute('aria-selected', 'true'),
    );
    await waitFor(() => expect(field()).toHaveValue('mud'));
    history.forward();
    await waitFor(() => expect(field()).toHaveValue('fort'));
    expect(screen.getByRole('tab', { name: /All/ })).toHaveAttribute('aria-selected', 'true');
  });

  test('that the page does not offer count for nothing', async () => {
    await open('?search=mud&f.category=castles&f.colour=red&f.__proto__=x&sort=price&page=-1');
    await link('Palace 1');
    expect(lastSearch()).toEqual({ source: 'web', locale: 'en', limit: '15', offset: '0', query: 'mud' });
    expect(screen.getByRole('tab', { name: /^All ?40$/ })).toHaveAttribute('aria-selected', 'true');
  });

  test('leave what was found in place until the answer is there', async () => {
    const visitor = userEvent.setup();
    await open('?search=mud');
    await link('Palace 1');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const go = fetch;
    vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => held.then(() => go(...given)));
    await visitor.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest first');
    expect(address()).toEqual({ search: 'mud', sort: 'newest' });
    expect(results()).toHaveLength(15);
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
    release();
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
    expect(lastSearch()['sort']).toBe('newest');
    expect(search.events).toContainEqual(
      expect.objectContaining({ event: 'sort_change', click_text: 'Newest first' }),
    );
  });
});

describe('tabs', () => {
  test('ask for nothing until one is chosen', async () => {
    const visitor = userEvent.setup();
    await open('?search=mud');
    await link('Palace 1');
    const tab = await screen.findByRole('tab', { name: /^All ?40$/ });
    tab.focus();
    await visitor.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: /^Places ?30$/ })).toHaveFocus();
    expect(searches()).toHaveLength(1);
    await visitor.keyboard('{Enter}');
    await waitFor(() => expect(lastSearch()['category']).toBe('place'));
    expect(address()).toEqual({ search: 'mud', 'f.category': 'place' });
    expect(search.events).toContainEqual(
      expect.objectContaining({ event: 'tab_click', click_text: 'Places' }),
    );
  });
});

describe('the numbers on the tabs', () => {
  const tabs = async () => {
    await link('Palace 1');
    return screen.getAllByRole('tab').map(({ textContent }) => textContent);
  };

  test('are asked for with every filter but those of tabs and order', async () => {
    search.service.filtered = 8;
    search.service.counts = { all: 10, place: 8, event: 2 };
    await open('?search=mud&f.region=riyadh&f.region=asir&f.category=place&sort=title&page=2');
    expect(await tabs()).toEqual(['All10', 'Places8', 'Events2', 'Articles0', 'Offers0']);
    expect(counted()).toHaveLength(1);
    const { searchParams } = counted()[0]!;
    expect(searchParams.getAll('region')).toEqual(['riyadh', 'asir']);
    expect(searchParams.get('query')).toBe('mud');
    expect([...searchParams.keys()]).not.toEqual(expect.arrayContaining(['category']));
    expect([...searchParams.keys()]).not.toEqual(expect.arrayContaining(['sort']));
  });

  test('are there before the results are', async () => {
    const go = fetch;
    vi.stubGlobal('fetch', async (address: string, options: RequestInit) =>
      address.includes('/solr/search') ? new Promise(() => {}) : go(address, options),
    );
    await open('?search=mud');
    expect(await screen.findByRole('tab', { name: /^Places ?30$/ })).toBeVisible();
    expect(screen.getByRole('tab', { name: /^All ?40$/ })).toBeVisible();
  });

  test('are left out where they contradict what is found, but for the open tab', async () => {
    search.service.filtered = 8;
    await open('?search=mud&f.region=riyadh');
    expect(await tabs()).toEqual(['All8', 'Places', 'Events', 'Articles', 'Offers']);
  });
});

describe('companies and courses', () => {
  const trade = (index: number) => ({
    ...page(index),
    type: ['partner', 'course', 'place'][index % 3],
  });
  const configWithPartners = () =>
    configured({
      categories: [
        { key: 'place', label: 'Places' },
        { key: 'partner', label: 'Companies' },
      ],
      facets: [{ name: 'type', label: 'Kind' }],
    });

  test('are not offered to consumers, whatever the service answers', async () => {
    const visitor = userEvent.setup();
    search.service.items = trade;
    search.service.facets = {
      type: [
        { value: 'course', count: 13 },
        { value: 'place', count: 14 },
      ],
    };
    await open('?search=mud', configWithPartners());
    await link('Palace 2');
    expect(results()).toHaveLength(5);
    expect(screen.queryByRole('tab', { name: /Companies/ })).toBeNull();
    await visitor.click(screen.getByRole('button', { name: 'Kind' }));
    expect(await screen.findByRole('button', { name: /^place/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^course/ })).toBeNull();
    for (const { searchParams } of [...searches(), ...counted()]) {
      expect(searchParams.getAll('type')).toEqual(expect.arrayContaining(['place', 'event', 'package']));
      expect(searchParams.getAll('type')).not.toEqual(expect.arrayContaining(['partner']));
      expect(searchParams.getAll('type')).not.toEqual(expect.arrayContaining(['course']));
    }
  });

  test('are there for trade partners', async () => {
    search.service.items = trade;
    await show('search-results', configWithPartners(), {
      path: 'search-results.html?search=mud&f.type=course',
      mode: 'B2B',
    });
    await link('Palace 3');
    expect(results()).toHaveLength(15);
    expect(screen.getByRole('tab', { name: /Companies/ })).toBeVisible();
    expect(searches()[0]!.searchParams.getAll('type')).toEqual(['course']);
  });
});

describe('on a small screen', () => {
  test('a filter is a sheet whose button says how much is left and leads there', async () => {
    search.screenWidth.resize(390);
    const visitor = userEvent.setup();
    const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView');
    search.service.filtered = 8;
    await open('?search=mud');
    await link('Palace 1');
    const opener = screen.getByRole('button', { name: 'Region' });
    await visitor.click(opener);
    const sheet = await screen.findByRole('dialog', { name: 'Region' });
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    const group = within(sheet).getByRole('group', { name: 'Region' });
    await visitor.click(await within(group).findByRole('button', { name: /^Riyadh Province/ }));
    expect(address()).toEqual({ search: 'mud', 'f.region': 'riyadh' });
    await visitor.click(await within(sheet).findByRole('button', { name: 'Show 8 results' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('group')).toBeNull();
    await waitFor(() => expect(scrolledTo).toHaveBeenCalledWith({ block: 'start' }));
    expect(screen.getByRole('button', { name: /^Region ?1$/ })).toHaveFocus();
  });
});
