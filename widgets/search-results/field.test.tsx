import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderOnServer } from '#testing/render-on-server.tsx';
import { exampleOf, settled, startPage, toScript } from '#testing/render-widget.tsx';
import { address, configured, field, kept, link, results, spoken, setSearch } from '#testing/search-page.ts';
import en from './messages/en.json';
import { SearchResults } from './SearchResults.tsx';
import widget from './widget.ts';

/** The field of the results page, with and without a connection. */

const { search, open, atEnd, searches, lastSearch } = setSearch();

describe('without a connection', () => {
  /** What the browser says of the connection, and whether calls are answered. */
  const connection = (isUp: boolean, isAnswered = isUp) => {
    search.isDown = !isAnswered;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isUp);
    window.dispatchEvent(new Event(isUp ? 'online' : 'offline'));
  };
  const note = () => within(screen.getByRole('tabpanel')).queryByText(/^You are offline/);
  afterEach(() => connection(true));

  test.each([
    ['further results', () => screen.getByRole('button', { name: 'Show more results' }), 'Palace 30'],
    ['another tab', () => screen.getByRole('tab', { name: /^Events/ }), 'Palace 1'],
    ['another order', () => screen.getByRole('option', { name: 'Newest first' }), 'Palace 1'],
  ])('who asks for %s reads that the search waits, and it goes on by itself', async (_what, find, wanted) => {
    const visitor = userEvent.setup();
    await open('?search=mud');
    await link('Palace 1');
    connection(false);
    const control = find();
    if (control instanceof HTMLOptionElement)
      await visitor.selectOptions(control.closest('select')!, control);
    else await visitor.click(control);
    await waitFor(() => expect(note()).toBeVisible());
    await waitFor(() => expect(spoken().join()).toContain('You are offline'));
    expect(results()).toHaveLength(15);
    const before = searches().length;
    connection(true);
    await link(wanted);
    await waitFor(() => expect(note()).toBeNull());
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
    expect(searches().length).toBeGreaterThan(before);
    expect(spoken().join()).not.toContain('You are offline');
  });

  test('who asks although the browser takes a connection that works for none is answered', async () => {
    const visitor = userEvent.setup();
    await open('?search=mud');
    await link('Palace 1');
    connection(false, true);
    await visitor.click(screen.getByRole('button', { name: 'Show more results' }));
    await link('Palace 30');
    expect(note()).toBeNull();
  });

  test('who presses after it is back is answered, whatever the browser says', async () => {
    const visitor = userEvent.setup();
    connection(false);
    await open('?search=mud');
    expect(await screen.findByText(/^You are offline/)).toBeVisible();
    search.isDown = false;
    await visitor.click(screen.getByRole('button', { name: 'Try again' }));
    await link('Palace 1');
    expect(screen.queryByText(/^You are offline/)).toBeNull();
  });
});

describe('the field', () => {
  const quick = (over: object = {}) => configured({ debounce: 0, ...over });

  test('searches anew in place, without markup and angle brackets in the address', async () => {
    const visitor = userEvent.setup();
    await open('?search=mud&f.region=asir&page=2');
    await link('Palace 1');
    await visitor.clear(field());
    await visitor.type(field(), '<b>old</b> 5 < 6{Enter}');
    await waitFor(() => expect(lastSearch()['query']).toBe('old 5  6'));
    expect(address()).toEqual({ search: 'old 5  6' });
    expect(search.events).toContainEqual(expect.objectContaining({ event: 'search_submit' }));
    expect(kept()).toBe('old 5 < 6');
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  test('does nothing with blanks', async () => {
    const visitor = userEvent.setup();
    await open('');
    await visitor.type(field(), '   {Enter}');
    expect(location.search).toBe('');
    expect(search.asked).toEqual([]);
  });

  test('leads Back to what was shown before, and not to the same again', async () => {
    const visitor = userEvent.setup();
    await open('?search=mud');
    const { length } = history;
    await visitor.type(field(), '{Enter}');
    expect(history).toHaveLength(length);
    await visitor.type(field(), ' brick{Enter}');
    expect(history).toHaveLength(length + 1);
    await waitFor(() => expect(lastSearch()['query']).toBe('mud brick'));
    history.back();
    await waitFor(() => expect(field()).toHaveValue('mud'));
  });

  test('suggests as every search box does: a text is searched for in place and kept', async () => {
    const visitor = userEvent.setup();
    await open('?search=mud&f.region=asir&own=1', quick());
    await visitor.clear(field());
    await visitor.type(field(), 'fort');
    const option = await screen.findByRole('option', { name: 'Fortress' });
    expect(option).toHaveAttribute('href', '?search=Fortress&own=1');
    await visitor.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(lastSearch()['query']).toBe('Fortress'));
    expect(address()).toEqual({ search: 'Fortress', own: '1' });
    expect(field()).toHaveValue('Fortress');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(kept()).toBe('Fortress');
    const reported = search.events.map(({ event }) => event).filter((name) => String(name).startsWith('s'));
    expect(reported).toEqual(['suggestion_click']);
  });

  test('keeps the focus when a suggestion is pressed', async () => {
    const visitor = userEvent.setup();
    await open('', quick());
    await visitor.type(field(), 'fort');
    await visitor.click(await screen.findByRole('option', { name: 'Fortress' }));
    await waitFor(() => expect(lastSearch()['query']).toBe('Fortress'));
    expect(field()).toHaveFocus();
  });

  test('leaves a suggested item to its own address', async () => {
    const visitor = userEvent.setup();
    await open('?search=mud', quick());
    await visitor.type(field(), ' brick');
    const item = await screen.findByRole('option', { name: /^Palace 7/ });
    expect(item).toHaveAttribute('href', '/en/places/7');
    item.addEventListener('click', (event) => event.preventDefault());
    await visitor.click(item);
    expect(address()).toEqual({ search: 'mud' });
    expect(kept()).toBeNull();
  });

  test('offers recent searches and its author’s links while it is empty', async () => {
    const visitor = userEvent.setup();
    localStorage.setItem('searchkeys', 'dates,coffee');
    const trending = { title: 'Popular now', items: [{ ctaLabel: 'Visa', ctaLink: '/en/visa' }] };
    await open('', quick({ trending, recentSearchLabel: 'You looked for' }));
    await visitor.click(field());
    expect(within(await screen.findByRole('list', { name: 'Popular now' })).getByRole('link')).toBeVisible();
    const recent = within(screen.getByRole('list', { name: 'You looked for' }));
    await visitor.click(recent.getByRole('button', { name: 'dates' }));
    await waitFor(() => expect(lastSearch()['query']).toBe('dates'));
    expect(field()).toHaveValue('dates');
    expect(kept()).toBe('coffee,dates');
    expect(search.events).toContainEqual(
      expect.objectContaining({ event: 'search_submit', click_text: 'dates' }),
    );
  });

  test('offers nothing to those who only come by', async () => {
    const visitor = userEvent.setup();
    await open('?search=mud', quick());
    await link('Palace 1');
    while (document.activeElement !== field()) await visitor.tab();
    await visitor.tab();
    expect(search.asked.some(({ searchParams }) => searchParams.has('suggestion'))).toBe(false);
  });

  test('covers a small screen, and uncovers what it has found', async () => {
    search.screenWidth.resize(390);
    const visitor = userEvent.setup();
    await open('?search=mud', quick());
    await visitor.click(field());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('combobox')).toHaveValue('mud');
    await visitor.type(dialog.getByRole('combobox'), ' brick{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toEqual({ search: 'mud brick' });
    expect(field()).toHaveValue('mud brick');
  });

  const fromServer = () =>
    renderOnServer({
      name: 'search-results',
      definition: { ...widget, Widget: SearchResults },
      config: exampleOf('search-results', 'default'),
      messages: en,
      language: 'en',
      id: 'w',
    });

  test('is a form that leads to this page where no script comes', () => {
    document.body.innerHTML = fromServer();
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(form).toHaveAttribute('method', 'get');
    expect(form).not.toHaveAttribute('action');
    expect([...new FormData(form).keys()]).toEqual(['search']);
  });

  test.each(['', '?search=mud'])('keeps what was typed before a page at "%s" came to life', async (query) => {
    const html = fromServer();
    const config = toScript(exampleOf('search-results', 'default'));
    const page = startPage(
      `<div data-component="search-results" id="w"><script type="application/json">${config}</script><div data-prerendered>${html}</div></div>`,
      { path: `search-results.html${query}` },
    );
    const element = document.getElementById('w')!;
    atEnd(() => page.unmount(element));
    field().focus();
    field().value = 'heg';
    await settled(element);
    if (query) await link('Palace 1');
    expect(field()).toHaveValue('heg');
    expect(field()).toHaveFocus();
  });

  test.each(['', '?search=mud'])('keeps what was typed into the CMS’s own form at "%s"', async (query) => {
    const config = toScript(exampleOf('search-results', 'default'));
    const form = '<form><label>Search <input type="search" name="search"></label></form>';
    const page = startPage(
      `<div data-component="search-results"><script type="application/json">${config}</script>${form}</div>`,
      { path: `search-results.html${query}` },
    );
    const element = document.querySelector<HTMLElement>('[data-component]')!;
    atEnd(() => page.unmount(element));
    screen.getByRole<HTMLInputElement>('searchbox').value = 'heg';
    await settled(element);
    if (query) await link('Palace 1');
    await waitFor(() => expect(field()).toHaveValue('heg'));
  });
});
