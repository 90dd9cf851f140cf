import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { alerts } from '#src/alert/store.ts';
import type { Favourite } from '#src/favourites/favourites.schema.ts';
import { favourites } from '#origin/handlers/favourites.ts';
import { endPage } from '#testing/page-observers.ts';
import { refuseHistory } from '#testing/refuse-history.ts';
import { exampleOf, renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { callsOf, origin, services, setSession, settle, stored } from '#testing/session/session-page.tsx';

setSession();
// These tests are of what is shown, not of when a part comes.
beforeAll(() => import('#src/favourites/copies/ask-copies.ts'));
const globals = window as unknown as { dataLayer: object[] };
beforeEach(() => {
  globals.dataLayer = [];
});
let stop = () => {};
afterEach(() => {
  stop();
  for (const { id } of [...alerts.shown(), ...alerts.shown()]) alerts.dismiss(id);
});

const site = { userApi: services };
async function show(config: string | object = 'default', options: PageOptions = {}) {
  const { element, page } = await renderWidget('favourites-list', config, { site, ...options });
  stop = () => page.unmount(element);
  await settle();
  return element;
}
/** The default list with other settings. */
const withDefault = (changes: object) => ({
  ...(exampleOf('favourites-list', 'default') as object),
  ...changes,
});

const item = (id: string, type = 'place', title = id): Favourite => ({
  id,
  type,
  title,
  url: `/en/places/${id}`,
  featureImage: '',
});
const signedIn = (...ids: string[]) => {
  origin.switches.user = 'u-default';
  if (ids.length > 0)
    favourites(origin).set(
      'u-default',
      ids.map((id) => item(id)),
    );
};
const inAccount = () =>
  favourites(origin)
    .get('u-default')
    ?.map(({ id }) => id);
const keepHere = (...items: Favourite[]) =>
  localStorage.setItem('anonymousFavourites', JSON.stringify(items));
const keptHere = () =>
  (JSON.parse(localStorage.getItem('anonymousFavourites') ?? '[]') as Favourite[]).map(({ id }) => id);

const entries = () => screen.queryAllByRole('article');
const titles = () => entries().map((card) => within(card).getByRole('heading').textContent);
const groups = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const undo = () => alerts.shown().find(({ button }) => button?.label === 'Undo');

describe('a signed-in visitor', () => {
  test('sees all favourites by kind, in the words of the page’s language, by one call for all', async () => {
    signedIn('hegra', 'al-balad');
    await show('arabic', { language: 'ar' });
    await waitFor(() => expect(titles().join()).toMatch(/الحِجر|الحجر/));
    expect(titles()).toHaveLength(2);
    expect(callsOf('F1')).toHaveLength(1);
    expect(new URL(callsOf('F1')[0]!.url).search).toBe('?locale=en');
    const [search, ...more] = callsOf('S1').map(({ url }) => new URL(url).searchParams);
    expect(more).toEqual([]);
    expect(search!.getAll('id').toSorted()).toEqual(['al-balad', 'hegra']);
    expect([search!.get('limit'), search!.get('locale')]).toEqual(['2', 'ar']);
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/^\/ar\//));
  });

  test('sees kinds under their headings, and cities', async () => {
    signedIn();
    favourites(origin).set('u-default', [item('hegra'), item('taif-rose-harvest', 'event')]);
    await show();
    expect(groups()).toEqual(['Places', 'Events']);
    stop();
    await show(withDefault({ groupBy: 'city' }));
    expect(groups()).toEqual(['Hegra', 'Taif']);
  });

  test('removes one at once, finds the focus on the next, and may undo it for six seconds', async () => {
    signedIn('hegra', 'al-balad', 'farasan-islands');
    await show(withDefault({ groupBy: 'none' }));
    const [first, second, third] = titles();
    press(`Remove ${second}`);
    expect(titles()).toEqual([first, third]);
    expect(screen.getByRole('link', { name: third! })).toHaveFocus();
    expect(undo()).toMatchObject({
      description: `${second} was removed from your favourites.`,
      duration: 6000,
    });
    await settle();
    expect(inAccount()).toEqual(['hegra', 'farasan-islands']);
    act(() => undo()!.button!.onPress!());
    // It stands where it stood.
    expect(titles()).toEqual([first, second, third]);
    await settle();
    expect(inAccount()).toContain('al-balad');
    expect(callsOf('S1')).toHaveLength(1);
    expect(globals.dataLayer).toMatchObject([
      { event: 'favourite_remove', click_text: second },
      { event: 'favourite_add', click_text: second },
    ]);
  });

  test('who undoes before the call is answered has it back', async () => {
    signedIn('hegra');
    await show();
    origin.switches.slow = 50;
    press('Remove Hegra');
    act(() => undo()!.button!.onPress!());
    await settle();
    await waitFor(() => expect(titles()).toEqual(['Hegra']));
    expect(inAccount()).toEqual(['hegra']);
  });

  test('whose removal fails sees the favourite again, and is not offered to undo it', async () => {
    signedIn('hegra');
    await show();
    origin.switches.fail = ['F3'];
    press('Remove Hegra');
    await waitFor(() => expect(alerts.shown().map(({ title }) => title)).toEqual(['Hegra was not removed']));
    expect(titles()).toEqual(['Hegra']);
  });

  test('removes several at once, and brings them back at once', async () => {
    signedIn('hegra', 'al-balad', 'farasan-islands');
    await show(withDefault({ groupBy: 'none' }));
    const [first, second, third] = titles();
    expect(screen.queryByRole('button', { name: /^Remove \d/ })).toBeNull();
    tick(`Select ${first}`);
    tick(`Select ${third}`);
    press('Remove 2');
    expect(titles()).toEqual([second]);
    expect(undo()?.description).toBe('2 favourites were removed.');
    await settle();
    expect(inAccount()).toEqual(['al-balad']);
    act(() => undo()!.button!.onPress!());
    await settle();
    expect(titles()).toEqual([first, second, third]);
    expect(inAccount()).toHaveLength(3);
  });

  test('who removes the last one stands before the empty list', async () => {
    signedIn('hegra');
    await show();
    press('Remove Hegra');
    expect(screen.getByText('You have no favourites yet.')).toBeVisible();
    expect(document.activeElement).toHaveTextContent('You have no favourites yet.');
    await settle();
  });

  test('without favourites finds how to save some, and ways on', async () => {
    signedIn();
    favourites(origin).set('u-default', []);
    await show();
    expect(screen.getByText('You have no favourites yet.')).toBeVisible();
    expect(screen.getByText(/Press the heart/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Places to go' })).toHaveAttribute('href', '/en/places');
    expect(callsOf('S1')).toEqual([]);
    expect(screen.queryByRole('button', { name: /Share|Sign in/ })).toBeNull();
  });

  test('finds what is no longer there marked, without a link, and can remove it', async () => {
    signedIn('hegra', 'gone/../page');
    await show(withDefault({ groupBy: 'none' }));
    const gone = entries().find((card) => within(card).queryByText('No longer available'));
    expect(within(gone!).getByRole('heading')).toHaveTextContent('gone/../page');
    expect(within(gone!).queryByRole('link')).toBeNull();
    press('Remove gone/../page');
    await settle();
    expect(inAccount()).toEqual(['hegra']);
  });

  test.each(['S1', 'S1:status', 'S1:drop'])(
    'sees the favourites as they were saved where the search fails (%s): nothing is called gone',
    async (fault) => {
      origin.switches.fail = [fault];
      signedIn('hegra');
      await show();
      await settle();
      expect(titles()).toEqual(['hegra']);
      expect(screen.queryByText('No longer available')).toBeNull();
    },
  );

  test('whose account does not answer sees what the browser has, and that it may be old', async () => {
    sessionStorage.setItem('userId', 'u-default');
    signedIn();
    await show();
    stop();
    endPage();
    const known = localStorage.getItem('favoriteItems');
    expect(known).not.toBeNull();
    origin.switches.fail = ['F1'];
    await show();
    await waitFor(() => expect(screen.getByText(/may be out of date/)).toBeVisible());
    expect(titles()).toHaveLength(3);
    origin.switches.fail = [];
    press('Try again');
    await waitFor(() => expect(screen.queryByText(/may be out of date/)).toBeNull());
  });

  test('whose account does not answer and whose browser has nothing can try again', async () => {
    signedIn('hegra');
    origin.switches.fail = ['F1'];
    await show();
    await waitFor(() => expect(screen.getByText('Your favourites could not be loaded.')).toBeVisible());
    origin.switches.fail = [];
    press('Try again');
    await waitFor(() => expect(titles()).toEqual(['Hegra']));
  });

  test.each([100, 101])('sees all of %i favourites, asked for together', async (count) => {
    signedIn(...Array.from({ length: count }, (_, index) => `id-${index}`));
    await show(withDefault({ groupBy: 'none' }));
    expect(entries()).toHaveLength(count);
    expect(screen.getByText(`${count} favourites`)).toBeVisible();
    expect(new URL(callsOf('S1')[0]!.url).searchParams.get('limit')).toBe(String(count));
  });

  test('leaves nothing to undo for the next visitor', async () => {
    signedIn('hegra', 'al-balad');
    await show();
    press('Remove Hegra');
    await settle();
    origin.switches.user = 'none';
    const tab = new BroadcastChannel('tourism-widgets-session');
    tab.postMessage({ kind: 'ended', reason: 'signed-out' });
    await settle();
    tab.close();
    expect(titles()).toEqual([]);
    expect(alerts.shown()).toEqual([]);
    expect(stored().local).toEqual([]);
  });
});

describe('an anonymous visitor', () => {
  test('sees what this browser keeps, may remove it, and is offered to sign in', async () => {
    keepHere(item('hegra'), item('al-balad'));
    await show(withDefault({ groupBy: 'none', sort: 'title' }));
    const [first, second] = titles();
    expect(screen.getByText(/stay in this browser/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
    press(`Remove ${first}`);
    await settle();
    expect(titles()).toEqual([second]);
    expect(keptHere()).toHaveLength(1);
    act(() => undo()!.button!.onPress!());
    await settle();
    expect(titles()).toEqual([first, second]);
    expect(['F1', 'F2', 'F3'].flatMap(callsOf)).toEqual([]);
  });

  test('with rubbish in storage has an empty list, and with damaged entries the sound ones', async () => {
    localStorage.setItem('anonymousFavourites', '[{"id":');
    await show();
    expect(screen.getByText('You have no favourites yet.')).toBeVisible();
    stop();
    keepHere(item('hegra'), { ...item(''), id: '' }, { ...item('x'), url: '' }, 7 as never, item('hegra'));
    await show();
    expect(titles()).toEqual(['Hegra']);
  });

  test('follows what another tab keeps', async () => {
    await show();
    keepHere(item('hegra'));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'anonymousFavourites' })));
    await settle();
    expect(titles()).toEqual(['Hegra']);
  });

  test('sees only the kinds that the author wants, and is told where there are none', async () => {
    keepHere(item('hegra'), item('taif-rose-harvest', 'event'));
    await show(withDefault({ types: ['event'] }));
    expect(groups()).toEqual(['Events']);
    stop();
    await show(withDefault({ types: ['dining'] }));
    expect(screen.getByText('You have no favourites of this kind yet.')).toBeVisible();
  });
});

describe('sharing', () => {
  const setClipboard = (clipboard: object | undefined) =>
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  beforeEach(() => () => Reflect.deleteProperty(navigator, 'clipboard'));

  test('copies a link with the ids, and the event does not have them', async () => {
    keepHere(item('hegra'), item('al-balad'));
    const writeText = vi.fn(() => Promise.resolve());
    setClipboard({ writeText });
    await show(withDefault({ groupBy: 'none', sort: 'title' }), { path: 'favourites.html?utm_source=x' });
    press('Share the list');
    await settle();
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/en/favourites.html#favourites=al-balad,hegra`);
    expect(alerts.shown()).toMatchObject([{ type: 'success' }]);
    tick('Select Hegra');
    press('Share 1');
    await settle();
    expect(writeText).toHaveBeenLastCalledWith(`${location.origin}/en/favourites.html#favourites=hegra`);
    expect(globals.dataLayer).toMatchObject([
      { event: 'share', link: '/en/favourites.html' },
      { event: 'share', link: '/en/favourites.html' },
    ]);
  });

  test('shows the link where the browser does not copy', async () => {
    keepHere(item('hegra'));
    setClipboard(undefined);
    await show();
    press('Share the list');
    expect(await screen.findByRole('textbox', { name: 'Link to your list' })).toHaveValue(
      `${location.origin}/en/page.html#favourites=hegra`,
    );
  });

  test('is not offered where the author does not want it', async () => {
    keepHere(item('hegra'));
    await show('by-name');
    expect(screen.queryByRole('button', { name: /Share/ })).toBeNull();
  });
});

describe('a list that somebody has shared', () => {
  const path = 'favourites.html#favourites=hegra,gone%2Fplace,al-balad';

  test('is shown in its order, says what has gone, and changes nothing of the visitor’s own', async () => {
    keepHere(item('hegra'));
    await show('default', { path });
    expect(screen.getByRole('heading', { name: 'A list that was shared with you' })).toBeVisible();
    expect(titles()).toHaveLength(2);
    expect(screen.getByText('2 favourites, to look at and to save.')).toBeVisible();
    expect(screen.getByText('1 more is no longer available.')).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    expect(keptHere()).toEqual(['hegra']);
  });

  test('is saved whole at one press, as far as it is not saved yet', async () => {
    signedIn('hegra');
    await show('default', { path });
    press('Save 1');
    await settle();
    expect(inAccount()).toEqual(['hegra', 'al-balad']);
    expect(callsOf('F2')).toHaveLength(1);
    expect(screen.getByText('All of them are among your favourites.')).toBeVisible();
    expect(alerts.shown()).toMatchObject([{ description: '1 favourite saved.' }]);
  });

  test('gives way to the visitor’s own, with the focus on it', async () => {
    keepHere(item('hegra'));
    await show('default', { path });
    press('Show my favourites');
    await settle();
    expect(location.hash).toBe('');
    expect(titles()).toEqual(['Hegra']);
    expect(document.activeElement).toHaveTextContent('1 favourite');
  });

  test('gives way where the browser refuses to write the history, too', async () => {
    keepHere(item('hegra'));
    await show('default', { path });
    refuseHistory();
    press('Show my favourites');
    await settle();
    expect(titles()).toEqual(['Hegra']);
  });

  test('says so where nothing of it is left, or where it cannot be read', async () => {
    await show('default', { path: 'favourites.html#favourites=no-such-place' });
    expect(screen.getByText('Nothing of this list is available any more.')).toBeVisible();
    stop();
    await show('default', { path: 'favourites.html#favourites=%E0%A4%A' });
    expect(screen.getByText('Nothing of this list is available any more.')).toBeVisible();
  });

  test('can be asked for again where it does not come', async () => {
    origin.switches.fail = ['S1'];
    await show('default', { path });
    expect(screen.getByText('This list could not be loaded.')).toBeVisible();
    origin.switches.fail = [];
    press('Try again');
    await waitFor(() => expect(titles()).toHaveLength(2));
  });

  test('comes when the address changes on the page', async () => {
    await show();
    location.hash = '#favourites=hegra';
    await settle();
    expect(titles()).toEqual(['Hegra']);
  });
});

test('an author sees the empty list with its links, and nobody is called', async () => {
  keepHere(item('hegra'));
  await show('default', { cmsMode: 'author', path: 'page.html#favourites=hegra' });
  expect(screen.getByRole('note')).toHaveTextContent('Visitors see their own favourites here.');
  expect(screen.getByRole('link', { name: 'Places to go' })).toBeVisible();
  expect(origin.calls).toEqual([]);
});
