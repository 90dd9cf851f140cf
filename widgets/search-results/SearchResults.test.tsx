import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { exampleOf } from '#testing/render-widget.tsx';
import { address, configured, field, link, page, results, spoken, setSearch } from '#testing/search-page.ts';

/** What visitors find for a term, page by page, and what they read where nothing is found. */

const { search, show, open, searches, lastSearch } = setSearch();

describe('a visitor who comes with a term', () => {
  test('sees the first fifteen results as links, and how many there are', async () => {
    await open('?search=mud');
    expect(await link('Palace 1')).toHaveAttribute('href', '/en/places/1');
    expect(lastSearch()).toEqual({
      source: 'web',
      locale: 'en',
      limit: '15',
      offset: '0',
      query: 'mud',
    });
    expect(results()).toHaveLength(15);
    expect(within(screen.getByRole('tabpanel')).getByText('40 results')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'What are you looking for?' })).toHaveValue('mud');
    expect(screen.getByRole('search')).toHaveAttribute('method', 'get');
  });

  test('sees picture, text, and two categories of a result, with the term marked', async () => {
    await open('?search=palace');
    const [first] = await screen.findAllByRole('article');
    expect(within(first!).getByRole('link')).toHaveTextContent('Palace 1');
    expect(first?.querySelector('img')).toHaveAttribute('src', '/images/1.jpg');
    expect(
      within(first!)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Heritage', 'Culture']);
    const marks = [...first!.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marks).toEqual(['Palace', 'palace']);
  });

  test('hears once how many there are, in the plural of the language', async () => {
    search.service.total = 3;
    await open('?search=قصر', 'arabic', 'ar');
    await waitFor(() => expect(spoken()).toContain('3 نتائج'));
    expect(spoken().filter((message) => message === '3 نتائج')).toHaveLength(1);
  });

  test('is told of markup in a result as text, and of an address that may not be linked', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    search.service.total = 1;
    search.service.items = () => ({
      title: '<b>Palace</b>',
      url: 'javascript:alert(1)',
      featureImage: 'javascript:alert(2)',
    });
    await open('?search=mud');
    const [result] = await screen.findAllByRole('article');
    expect(result).toHaveTextContent('<b>Palace</b>');
    expect(within(result!).queryByRole('link')).toBeNull();
    expect(result?.querySelector('img')).toBeNull();
  });

  test('has it sent without markup, and cut at 255 characters', async () => {
    await open(`?search=${encodeURIComponent(`<i>${'x'.repeat(300)}`)}`);
    await screen.findAllByRole('article');
    expect(lastSearch()['query']).toBe('x'.repeat(255));
  });

  test('sees tabs without counts where the service does not count', async () => {
    search.service.counts = undefined;
    await open('?search=mud');
    await link('Palace 1');
    await waitFor(() => expect(search.asked.some(({ pathname }) => pathname.includes('count'))).toBe(true));
    expect(screen.getByRole('tab', { name: 'Places' })).toBeVisible();
  });

  test('sees each result once, also where two pages have it', async () => {
    search.service.total = 20;
    search.service.items = (index) => page(index === 16 ? 15 : index);
    await open('?search=mud&page=2');
    await link('Palace 20');
    expect(results()).toHaveLength(19);
  });
});

describe('another spelling that was perhaps meant', () => {
  test('is a link to what it finds, in place of the filters', async () => {
    const visitor = userEvent.setup();
    search.service.more = { didYouMean: 'Jeddah' };
    await open('?search=jedah&f.region=asir');
    const meant = await link('Jeddah');
    expect(meant.closest('p')).toHaveTextContent('Did you mean Jeddah?');
    expect(meant).toHaveAttribute('href', '?search=Jeddah');
    await visitor.click(meant);
    await waitFor(() => expect(lastSearch()['query']).toBe('Jeddah'));
    expect(address()).toEqual({ search: 'Jeddah' });
    expect(field()).toHaveValue('Jeddah');
  });

  test('is kept from visitors where their author wants that', async () => {
    search.service.more = { didYouMean: 'Jeddah' };
    await open('?search=jedah', configured({ showDidYouMean: 'false' }));
    await link('Palace 1');
    expect(screen.queryByRole('link', { name: 'Jeddah' })).toBeNull();
  });
});

describe('further results', () => {
  test('come after those that are there, and the first of them has the focus', async () => {
    const visitor = userEvent.setup();
    await open('?search=mud');
    await visitor.click(await screen.findByRole('button', { name: 'Show more results' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Palace 16' })).toHaveFocus());
    expect(lastSearch()['offset']).toBe('15');
    expect(results()).toHaveLength(30);
    expect(address()).toEqual({ search: 'mud', page: '2' });
    expect(search.events).toContainEqual(expect.objectContaining({ event: 'load_more' }));
    expect(screen.getByText('30 of 40 shown')).toBeVisible();
  });

  test('end with the last page, and the button with them', async () => {
    const visitor = userEvent.setup();
    search.service.total = 16;
    await open('?search=mud');
    await visitor.click(await screen.findByRole('button', { name: 'Show more results' }));
    await link('Palace 16');
    expect(screen.queryByRole('button', { name: 'Show more results' })).toBeNull();
  });

  test('that could not be had leave those that are there, and can be asked for again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const visitor = userEvent.setup();
    await open('?search=mud');
    const more = await screen.findByRole('button', { name: 'Show more results' });
    search.service.status = 'error';
    await visitor.click(more);
    expect(await screen.findByText('Further results could not be loaded.')).toBeVisible();
    expect(results()).toHaveLength(15);
    search.service.status = 'success';
    await visitor.click(screen.getByRole('button', { name: 'Try again' }));
    await link('Palace 30');
  });

  test('come back together by an address that was shared', async () => {
    await open('?search=mud&page=3&f.region=asir');
    await link('Palace 40');
    expect(results()).toHaveLength(40);
    const offsets = searches().filter(({ searchParams }) => searchParams.get('region') === 'asir');
    expect(offsets.map(({ searchParams }) => searchParams.get('offset'))).toEqual(['0', '15', '30']);
  });

  test('end where the results do, however far an address goes', async () => {
    await open('?search=mud&page=9999');
    await link('Palace 40');
    expect(searches()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Show more results' })).toBeNull();
  });

  test('are told by a full page where the service does not say how many there are', async () => {
    search.service.more = { results: undefined };
    await open('?search=mud&page=3');
    await link('Palace 40');
    expect(searches()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Show more results' })).toBeNull();
  });
});

describe('pages by number', () => {
  test('are links, of which one is current', async () => {
    await open('?search=mud&page=2', 'numbers');
    await link('Palace 16');
    expect(results()).toHaveLength(15);
    const pages = within(await screen.findByRole('navigation', { name: 'Pages of results' }));
    expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '?search=mud&page=3');
    expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(pages.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '?search=mud');
  });

  test('replace one another, and the first result has the focus', async () => {
    const visitor = userEvent.setup();
    await open('?search=mud', 'numbers');
    await visitor.click(await screen.findByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Palace 16' })).toHaveFocus());
    expect(screen.queryByRole('link', { name: 'Palace 1' })).toBeNull();
    expect(address()).toEqual({ search: 'mud', page: '2' });
  });

  test('beyond the end lead to the last one', async () => {
    await open('?search=mud&page=99', 'numbers');
    await link('Palace 40');
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
  });
});

describe('where there is nothing to show', () => {
  test('a page without a term asks nothing and offers its author’s links', async () => {
    await open('');
    expect(field()).toHaveValue('');
    expect(screen.getByRole('link', { name: 'Hegra' })).toHaveAttribute('href', '/en/places/hegra');
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(search.asked).toEqual([]);
  });

  test('a link of theirs that needs sign-in leads there first', async () => {
    const [first] = (exampleOf('search-results', 'default') as { noResultsLinks: object[] }).noResultsLinks;
    const noResultsLinks = [{ ...first, requiresLogin: 'true' }];
    await show('search-results', configured({ noResultsLinks }), {
      path: 'search-results.html',
      site: { userApi: { ssidLoginUrl: '/sso/login' } },
    });
    const walled = await screen.findByRole<HTMLAnchorElement>('link', {
      name: /^Hegra ?\(sign-in needed\)$/,
    });
    expect(new URL(walled.href).searchParams.get('postLoginUrl')).toBe(`${location.origin}/en/places/hegra`);
  });

  test('a visitor reads why, and where there is something', async () => {
    const visitor = userEvent.setup();
    search.service.total = 0;
    search.service.counts = { all: 4, place: 0, event: 4 };
    await open('?search=qqq&f.category=place');
    const heading = await screen.findByRole('heading', { name: /^Nothing found/ });
    expect(heading).toHaveTextContent('Nothing found for qqq');
    expect(screen.getByText('Check the spelling.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Hegra' })).toBeVisible();
    const elsewhere = await screen.findByRole('link', { name: /^Events ?4$/ });
    expect(elsewhere).toHaveAttribute('href', '?search=qqq&f.category=event');
    search.service.total = 4;
    await visitor.click(elsewhere);
    await link('Palace 4');
  });

  test('filters that leave nothing can be cleared', async () => {
    const visitor = userEvent.setup();
    search.service.filtered = 0;
    await open('?search=mud&f.region=asir');
    await screen.findByRole('heading', { name: /^Nothing found for/ });
    await visitor.click(screen.getByRole('button', { name: 'Clear filters' }));
    await link('Palace 15');
    expect(address()).toEqual({ search: 'mud' });
  });

  test('a term is shown in its own direction', async () => {
    search.service.total = 0;
    await open('?search=قصر');
    const heading = await screen.findByRole('heading', { name: /^Nothing found/ });
    expect(heading.querySelector('bdi')).toHaveTextContent('قصر');
  });
});

describe('where the service fails', () => {
  test('a visitor is told so in words of ours and can try again', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const visitor = userEvent.setup();
    search.service.status = 'error';
    await open('?search=mud');
    expect(await screen.findByText('The search gives no answer at the moment.')).toBeVisible();
    expect(searches()).toHaveLength(1);
    expect(errors.mock.calls.flat().join()).toContain('API Error! status: error');
    search.service.status = 'success';
    await visitor.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Palace 1' })).toHaveFocus());
  });

  test('a visitor without a connection reads that, and the search goes on with it', async () => {
    const connected = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    search.isDown = true;
    await open('?search=mud');
    expect(await screen.findByText(/^You are offline/)).toBeVisible();
    connected.mockReturnValue(true);
    search.isDown = false;
    window.dispatchEvent(new Event('online'));
    await link('Palace 1');
  });
});

test('a click on a result is reported with its place', async () => {
  const visitor = userEvent.setup();
  await open('?search=mud&page=2', 'numbers');
  const result = await link('Palace 17');
  result.addEventListener('click', (event) => event.preventDefault());
  await visitor.click(result);
  expect(search.events).toContainEqual(
    expect.objectContaining({
      event: 'item_click',
      click_text: 'Palace 17',
      link: '/en/places/17',
      position: 17,
    }),
  );
});

test('cards stand in a grid where their author wants it, as many a page as wanted', async () => {
  await open('?search=mud', configured({ layout: 'grid', pageSize: '20', facets: [] }));
  await link('Palace 20');
  expect(lastSearch()['limit']).toBe('20');
  expect(screen.queryByRole('button', { name: 'Region' })).toBeNull();
});

test('an author sees every part with sample results, and nothing is asked', async () => {
  const visitor = userEvent.setup();
  await show('search-results', 'default', {
    cmsMode: 'author',
    path: 'search-results.html?search=mud',
  });
  expect(screen.getAllByRole('heading', { name: 'Title of a result' })).toHaveLength(3);
  expect(screen.getByRole('tab', { name: 'Events' })).toBeVisible();
  await visitor.click(screen.getByRole('button', { name: 'Region' }));
  await visitor.type(field(), ' of mud{Enter}');
  await visitor.click(screen.getByRole('tab', { name: 'Events' }));
  expect(location.search).toBe('?search=mud');
  expect(search.asked).toEqual([]);
  expect(search.events).toEqual([]);
});
