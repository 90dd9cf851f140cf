import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { windowOf } from '#testing/window-width.ts';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { callsOf, origin, services, setSession, settle } from '#testing/session/session-page.tsx';

setSession();

let events: Record<string, unknown>[];
beforeEach(() => {
  windowOf(1280);
  events = [];
  vi.stubGlobal('dataLayer', events);
  vi.stubGlobal('scrollTo', vi.fn());
  localStorage.clear();
  sessionStorage.clear();
  origin.now = () => new Date('2026-11-20T12:00:00+03:00');
});

const facets = ['type', 'region', 'keywords', 'colour'].map((name) => ({ name, label: `By ${name}` }));
const config = { title: 'Media', facets, detailPath: '/en/asset.html', pageSize: 4 };

const signInAs = (id: string) => {
  document.cookie = `ssid-access-token=demo-${id}; path=/`;
};
async function show(more: object = {}, options: PageOptions = {}) {
  const rendered = await renderWidget(
    'asset-search',
    { ...config, ...more },
    { mode: 'B2B', site: { userApi: services }, ...options },
  );
  await settle();
  return rendered;
}
async function showTo(id: string, more: object = {}, options: PageOptions = {}) {
  signInAs(id);
  const rendered = await show(more, options);
  await screen.findAllByText(/^\d+ results?$/);
  return rendered;
}

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const asked = (name: string) => callsOf(name).map(({ url }) => new URL(url).searchParams);
const press = async (name: string | RegExp, role = 'button') => {
  await act(async () => void fireEvent.click(screen.getByRole(role, { name })));
  await settle();
};
const cells = () => screen.getAllByRole('gridcell');
const boxes = () => screen.getAllByRole('checkbox', { name: /^Select / });
const tools = () => screen.getByRole('toolbar', { name: 'Selected files' });

describe('an anonymous visitor', () => {
  test('is asked to sign in, and no library is asked', async () => {
    await show();
    expect(screen.getByText(/^Sign in to search pictures/)).toBeVisible();
    expect(['A1', 'A2', 'H3'].flatMap(callsOf)).toEqual([]);
    expect(screen.queryByRole('grid')).toBeNull();
  });
});

describe('a partner', () => {
  test('finds files by page, each with kind, size and licence, and leads to its page', async () => {
    await showTo('u-partner-admin');
    expect(names()).toHaveLength(4);
    expect(asked('A1')[0]?.toString()).toContain('size=4');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContainEqual(
      expect.stringMatching(/^\/en\/asset\.id-AS-\d+\.html$/),
    );
    await press('Show more results');
    await waitFor(() => expect(names()).toHaveLength(8));
    expect(asked('A1').at(-1)?.get('page')).toBe('2');
  });

  test('reads the size of a film of more than two gigabytes', async () => {
    await showTo('u-partner-admin', { pageSize: 100 });
    expect(screen.getByText('3.4 GB')).toBeVisible();
  });

  test('searches the other library by its tab, which the address keeps, also without the filters', async () => {
    await showTo('u-partner-admin');
    await press('For every partner', 'tab');
    await waitFor(() => expect(callsOf('A2')).toHaveLength(1));
    expect(new URLSearchParams(location.search).get('f.library')).toBe('catalogue');
    expect(asked('A2')[0]?.has('library')).toBe(false);
    await press(/^Film/);
    await waitFor(() => expect(asked('A2').at(-1)?.get('type')).toBe('video'));
    await press('Clear filters');
    expect(screen.getByRole('tab', { name: 'For every partner' })).toHaveAttribute('aria-selected', 'true');
    expect(events).toContainEqual(expect.objectContaining({ event: 'filter_change' }));
  });

  test('chooses a subject that is suggested; a filter that the library does not have is none', async () => {
    await showTo('u-partner-admin');
    expect(screen.queryByText('By colour')).toBeNull();
    const field = screen.getByRole('combobox', { name: /^Search pictures/ });
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: 'hik' } });
    fireEvent.click(await screen.findByRole('option', { name: 'Hiking' }));
    await waitFor(() => expect(asked('A1').at(-1)?.get('keywords')).toBe('hiking'));
    fireEvent.change(field, { target: { value: 'x'.repeat(300) } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(asked('A1').at(-1)?.get('q')).toHaveLength(255));
  });

  test('is offered what an administrator may upload, and others are not', async () => {
    const links = { uploadLink: '/en/upload.html', collectionPath: '/en/collection.html' };
    await showTo('u-partner-content', links);
    expect(screen.getByRole('link', { name: 'My collections' })).toHaveAttribute(
      'href',
      '/en/collection.html',
    );
    expect(screen.getByRole('link', { name: 'Upload files' })).toBeVisible();
  });

  test('reads why nothing comes, and asks again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    signInAs('u-partner-admin');
    origin.switches.fail = ['A1:400'];
    await show();
    expect(await screen.findByText(/^The search gives no answer/)).toBeVisible();
    origin.switches.fail = [];
    await press('Try again');
    await waitFor(() => expect(names()).toHaveLength(4));
  });

  test('sees a file leave that is no longer in the library', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await showTo('u-partner-admin');
    const [first] = names();
    origin.switches.fail = ['H1:404', 'H3:404'];
    await press(`Favourite: ${first}`);
    // It is said, too.
    expect((await screen.findAllByText(`“${first}” is no longer in the library.`))[0]).toBeVisible();
    expect(names()).not.toContain(first);
  });
});

describe('the selection', () => {
  test('goes into the downloads, the favourites and nowhere else', async () => {
    await showTo('u-partner-admin');
    expect(screen.queryByRole('toolbar')).toBeNull();
    const [one, other] = boxes();
    fireEvent.click(one!);
    fireEvent.click(other!);
    expect(screen.getAllByText('2 files selected')[0]).toBeVisible();
    await press('Add to downloads');
    expect(JSON.parse(localStorage.getItem('downloadCart')!)).toMatchObject({ version: 1 });
    expect(screen.getAllByText('2 files added to your downloads.')[0]).toBeVisible();
    await press('Add to favourites');
    expect(callsOf('H1')).toHaveLength(1);
    await press('Clear selection');
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  test('takes none that is restricted or has expired, also not by its key or all at once', async () => {
    await showTo('u-partner-admin', { pageSize: 100, maxSelect: 10 });
    const kept = cells().filter((cell) => within(cell).queryByText(/^(On request only|Licence has ended)$/));
    expect(kept.length).toBeGreaterThan(2);
    for (const cell of kept) expect(within(cell).queryByRole('checkbox')).toBeNull();
    act(() => kept[0]!.focus());
    fireEvent.keyDown(kept[0]!, { key: ' ' });
    expect(screen.queryByRole('toolbar')).toBeNull();
    fireEvent.click(boxes()[0]!);
    await press('Select all shown');
    expect(screen.getAllByText('10 files selected')[0]).toBeVisible();
    expect(screen.getByText(/^There was no room for \d+ files in the selection\.$/)).toBeVisible();
    fireEvent.click(boxes().find((box) => !(box as HTMLInputElement).checked)!);
    expect(screen.getByText('You can select 10 files at most.')).toBeVisible();
  });

  test('loses a file whose licence ends meanwhile, which can no longer be selected', async () => {
    vi.setSystemTime('2027-12-31T23:59:00+03:00');
    onTestFinished(() => void vi.useRealTimers());
    await showTo('u-partner-admin', {}, { path: 'assets.html?q=hegra+at+first' });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Hegra at First Light' }));
    expect(tools()).toBeVisible();
    vi.setSystemTime('2028-01-01T00:00:00+03:00');
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'Select Hegra at First Light' })).toBeNull();
    expect(screen.getByText('Licence has ended')).toBeVisible();
  });

  test('is one tab stop, among whose buttons the arrows lead', async () => {
    await showTo('u-partner-admin');
    fireEvent.click(boxes()[0]!);
    const [first, second] = within(tools()).getAllByRole('button');
    expect(
      within(tools())
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toEqual([first]);
    act(() => first!.focus());
    fireEvent.keyDown(first!, { key: 'ArrowRight' });
    expect(second).toHaveFocus();
  });

  test('comes back with the list, also of what another search has shown', async () => {
    sessionStorage.setItem(
      'assetTrail',
      JSON.stringify({ query: '?q=hegra', ids: ['AS-2001'], selected: ['AS-2001', 'AS-2052', 'AS-9999'] }),
    );
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await showTo('u-partner-admin', {}, { path: 'assets.html?q=hegra' });
    await waitFor(() => expect(screen.getAllByText('2 files selected')[0]).toBeVisible());
    expect(asked('A3').map((query) => query.get('id'))).toEqual(['AS-2052', 'AS-9999']);
    const trail = JSON.parse(sessionStorage.getItem('assetTrail')!) as Record<string, unknown>;
    expect(trail).toMatchObject({ query: '?q=hegra', selected: ['AS-2001', 'AS-2052'] });
    expect((trail['ids'] as string[]).length).toBe(names().length);
  });

  test('stays away where the search is another one', async () => {
    sessionStorage.setItem(
      'assetTrail',
      JSON.stringify({ query: '?q=hegra', ids: [], selected: ['AS-2001'] }),
    );
    await showTo('u-partner-admin');
    expect(screen.queryByRole('toolbar')).toBeNull();
  });
});

describe('the grid', () => {
  test('is one tab stop; keys lead through it, into a file and out of it', async () => {
    await showTo('u-partner-admin');
    const [first, second] = cells();
    expect(cells().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
    expect(within(second!).getByRole('link').tabIndex).toBe(-1);
    act(() => first!.focus());
    fireEvent.keyDown(first!, { key: 'ArrowRight' });
    expect(second).toHaveFocus();
    expect(within(second!).getByRole('link').tabIndex).toBe(0);
    fireEvent.keyDown(second!, { key: 'Enter' });
    expect(second).toContainElement(document.activeElement as HTMLElement);
    expect(second).not.toHaveFocus();
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(second).toHaveFocus();
  });

  test('selects a file by the space bar', async () => {
    await showTo('u-partner-admin', { pageSize: 20 });
    const free = cells().find((cell) => cell.getAttribute('aria-selected') === 'false')!;
    act(() => free.focus());
    fireEvent.keyDown(free, { key: ' ' });
    expect(free).toHaveAttribute('aria-selected', 'true');
    expect(screen.getAllByText('1 file selected')[0]).toBeVisible();
  });

  test('is a list of rows or a mosaic, as the visitor likes', async () => {
    await showTo('u-partner-admin');
    await press('List');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(boxes()[0]!.tabIndex).toBe(0);
    await press('Mosaic');
    expect(screen.getByRole('grid', { name: 'Media' })).toBeVisible();
    expect(new URLSearchParams(location.search).get('view')).toBe('mosaic');
  });
});

test('quick view shows a file in large, says its facts, and selects it', async () => {
  await showTo('u-partner-admin', {}, { path: 'assets.html?q=hegra+at+first' });
  await press(/^Quick view ?of Hegra at First Light$/);
  const dialog = await screen.findByRole('dialog', { name: 'Hegra at First Light' });
  expect(within(dialog).getByText('10 MB')).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Open details' })).toBeVisible();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Select' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getAllByText('1 file selected')[0]).toBeVisible();
});

describe('a film', () => {
  const film = { path: 'assets.html?f.type=video' };
  const point = async (matches: boolean, savesData: boolean) => {
    const { matchMedia } = window;
    vi.stubGlobal('matchMedia', (query: string) =>
      /hover/.test(query)
        ? Object.assign(new EventTarget(), { matches, media: query })
        : matchMedia.call(window, query),
    );
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: savesData } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
    const { element } = await showTo('u-partner-admin', { pageSize: 20 }, film);
    for (const cell of cells()) fireEvent.pointerEnter(cell.querySelector('article')!.parentElement!);
    return () => element.querySelectorAll('video');
  };

  test('plays without sound while the pointer is on it', async () => {
    const films = await point(true, false);
    expect(films().length).toBeGreaterThan(0);
    expect([...films()].every(({ muted }) => muted)).toBe(true);
    for (const cell of cells()) fireEvent.pointerLeave(cell.querySelector('article')!.parentElement!);
    expect(films()).toHaveLength(0);
  });

  test.each([
    ['without a pointer', false, false],
    ['where little data is asked for', true, true],
  ])('stands still %s', async (_, hasPointer, savesData) => {
    const films = await point(hasPointer, savesData);
    expect(films()).toHaveLength(0);
  });
});

describe('saved searches', () => {
  const field = () => screen.getByRole('textbox', { name: /^Name of the search/ });

  test('bring the search back, and can be removed', async () => {
    await showTo('u-partner-admin', {}, { path: 'assets.html?q=hegra&f.type=image' });
    await press('Saved searches (0)');
    fireEvent.change(field(), { target: { value: ' <b>Hegra</b>  pictures ' } });
    await press('Save this search');
    expect(JSON.parse(localStorage.getItem('assetSearches')!)).toMatchObject({
      items: [{ name: 'Hegra pictures', query: expect.stringContaining('f.type=image') as string }],
    });
    await press('Clear filters');
    expect(new URLSearchParams(location.search).has('f.type')).toBe(false);
    await press('Hegra pictures');
    expect(new URLSearchParams(location.search).get('f.type')).toBe('image');
    expect(screen.getByRole('combobox', { name: /^Search pictures/ })).toHaveValue('hegra');
    // Its name is nothing for reports.
    expect(events).toContainEqual(expect.objectContaining({ event: 'search_submit' }));
    expect(JSON.stringify(events)).not.toContain('Hegra pictures');
    await press('Remove the search “Hegra pictures”');
    expect(localStorage.getItem('assetSearches')).toBeNull();
  });

  test('need a name, and are of whom they are of', async () => {
    localStorage.setItem(
      'assetSearches',
      JSON.stringify({ owner: 'another', items: [{ name: 'Theirs', query: 'q=x' }] }),
    );
    await showTo('u-partner-admin');
    await press('Saved searches (0)');
    expect(screen.getByText('You have not saved a search yet.')).toBeVisible();
    await press('Save this search');
    expect(field()).toHaveAccessibleDescription('Give the search a name.');
  });
});

test('a session that ends elsewhere leaves no file and no selection', async () => {
  await showTo('u-partner-admin');
  fireEvent.click(boxes()[0]!);
  const otherTab = new BroadcastChannel('tourism-widgets-session');
  otherTab.postMessage({ kind: 'ended', reason: 'signed-out' });
  await settle();
  otherTab.close();
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(screen.getByText(/^Sign in to search pictures/)).toBeVisible();
});

test('an author sees samples in the first view, and nobody is asked', async () => {
  await show({ layout: 'mosaic' }, { cmsMode: 'author' });
  expect(names()).toHaveLength(3);
  await press('List');
  expect(location.search).toBe('');
  expect(origin.calls).toEqual([]);
});
