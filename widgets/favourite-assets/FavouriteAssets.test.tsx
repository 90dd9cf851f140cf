import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { alerts } from '#src/alert/store.ts';
import { downloadCart } from '#src/assets/storage.ts';
import { removeKey } from '#src/storage/store.ts';
import { favouriteAssets } from '#origin/handlers/favourite-assets.ts';
import { exampleOf, renderWidget, settled, startPage, type PageOptions } from '#testing/render-widget.tsx';
import { callsOf, origin, services, setSession, settle } from '#testing/session/session-page.tsx';

setSession();

let events: Record<string, unknown>[];
beforeEach(() => {
  events = [];
  vi.stubGlobal('dataLayer', events);
  localStorage.clear();
  removeKey(downloadCart);
  signIn('u-partner-admin');
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-20T12:00:00+03:00');
  origin.now = () => new Date();
  return () => {
    vi.restoreAllMocks();
    for (const { id } of alerts.shown()) alerts.dismiss(id);
  };
});

const signIn = (id: string) => {
  document.cookie = `ssid-access-token=demo-${id}; path=/`;
};

/** @param ids what the visitor has kept, in place of the demo’s */
function keep(...ids: readonly string[]): void {
  favouriteAssets(origin).set('u-partner-admin', ids);
}

async function show(config: object = {}, options: PageOptions = {}) {
  const example = exampleOf('favourite-assets', 'default') as object;
  const { element } = await renderWidget(
    'favourite-assets',
    { ...example, ...config },
    { mode: 'B2B', site: { userApi: services }, ...options },
  );
  await settle();
  return element;
}

async function press(name: string | RegExp, role = 'button') {
  fireEvent.click(screen.getByRole(role, { name }));
  await settle();
}
const titles = () =>
  within(screen.getByRole('list', { name: 'Favourite files' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
const said = () => alerts.shown().map(({ description }) => description);
const bodies = async (name: string, method = 'POST') =>
  Promise.all(
    callsOf(name)
      .filter((call) => call.method === method)
      .map((call) => call.clone().json()),
  );
const inCart = () =>
  (
    JSON.parse(localStorage.getItem('downloadCart') ?? '{"items":[]}') as { items: { id: string }[] }
  ).items.map(({ id }) => id);

describe('who may see it', () => {
  test('an anonymous visitor is asked to sign in, and nothing is asked of the library', async () => {
    document.cookie = 'ssid-access-token=; max-age=0; path=/';
    await show();
    expect(await screen.findByText('Sign in to see the files that you have kept.')).toBeVisible();
    expect(callsOf('H3')).toEqual([]);
  });

  test.each(['u-partner-contributor', 'u-sta-admin'])('%s sees what is kept', async (id) => {
    signIn(id);
    await show();
    expect(screen.getByText('7 favourite files')).toBeVisible();
  });

  test('an author sees how it begins, and nothing is asked', async () => {
    await show({}, { cmsMode: 'author' });
    expect(await screen.findByText('Visitors see their own favourite files here.')).toBeVisible();
    expect(screen.getByText('You have no favourite files yet.')).toBeVisible();
    expect(origin.calls).toEqual([]);
  });
});

describe('the list', () => {
  test('shows the last file first, and last the one that is no longer available', async () => {
    await show();
    expect(titles()).toEqual([
      'Hegra at First Light',
      'Flight over Hegra',
      'Old Town Alleys',
      'Hegra Fact Sheet',
      'Milky Way over AlUla',
      'Dawn Chorus in the Oasis',
      'No longer available',
    ]);
    expect(screen.getByText('AS-1999')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Hegra at First Light' })).toHaveAttribute(
      'href',
      '/en/content-hub/asset-details.id-AS-2001.html',
    );
    expect(callsOf('A3')).toEqual([]);
  });

  test('groups files by kind under headings', async () => {
    await show({ groupBy: 'type', title: '' });
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(expect.arrayContaining(['Pictures', 'Films', 'Sound', 'Documents']));
    const films = screen.getByRole('list', { name: 'Films' });
    expect(within(films).getByRole('heading', { name: 'Flight over Hegra' })).toBeVisible();
    const gone = screen.getByRole('list', { name: 'No longer available' });
    expect(within(gone).getByText('AS-1999')).toBeVisible();
  });

  test('shows more at a press, and leads the focus to the first of them', async () => {
    await show({ pageSize: 2 });
    expect(titles()).toHaveLength(2);
    await press('Show more');
    expect(titles()).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Old Town Alleys' })).toHaveFocus();
    expect(screen.getByText('4 of 7 shown', { selector: 'p' })).toBeVisible();
    expect(events).toContainEqual(expect.objectContaining({ event: 'load_more' }));
  });

  test('without a file leads to the library', async () => {
    keep();
    await show();
    expect(screen.getByText('You have no favourite files yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the media library' })).toHaveAttribute(
      'href',
      '/en/content-hub/visual-assets',
    );
  });

  test('says in Arabic how many there are', async () => {
    await show(exampleOf('favourite-assets', 'arabic') as object, { language: 'ar' });
    expect(screen.getByText(/ملفات مفضلة/)).toBeVisible();
    expect(screen.getByText('لم يعد متاحًا')).toBeVisible();
  });

  test('reports which file was followed, and where it stood', async () => {
    await show();
    const link = screen.getByRole('link', { name: 'Flight over Hegra' });
    link.addEventListener('click', (event) => event.preventDefault());
    await press('Flight over Hegra', 'link');
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'item_click', click_text: 'Flight over Hegra' }),
    );
  });
});

describe('a removal', () => {
  test('leads the focus to the next file, and is undone where it stood', async () => {
    await show();
    await press('Remove Flight over Hegra');
    expect(screen.getByRole('button', { name: 'Remove Old Town Alleys' })).toHaveFocus();
    expect(await bodies('H3')).toEqual([{ assetId: 'AS-2004', remove: true }]);
    expect(said()).toEqual(['Flight over Hegra is no longer among your favourite files.']);
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'favourite_remove', click_text: 'Flight over Hegra' }),
    );
    act(() => alerts.shown()[0]?.button?.onPress?.());
    await settle();
    expect(titles()[1]).toBe('Flight over Hegra');
    expect(await bodies('H1')).toEqual([{ assetIds: ['AS-2004'] }]);
  });

  test('takes away a file that is gone, and an undo brings it back', async () => {
    await show();
    await press('Remove AS-1999');
    expect(await bodies('H3')).toEqual([{ assetId: 'AS-1999', remove: true }]);
    expect(screen.getByRole('button', { name: 'Remove Dawn Chorus in the Oasis' })).toHaveFocus();
    act(() => alerts.shown()[0]?.button?.onPress?.());
    await settle();
    expect((await bodies('H3')).at(-1)).toEqual({ assetId: 'AS-1999', remove: false });
    expect(screen.getByText('AS-1999')).toBeVisible();
  });

  test('of the last file leads the focus to what to do next', async () => {
    keep('AS-2001');
    await show();
    await press('Remove Hegra at First Light');
    expect(document.activeElement).toHaveTextContent('You have no favourite files yet.');
  });

  test('that the service refuses is as before, and says why', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await show();
    origin.switches.fail = ['H3:500'];
    await press('Remove Flight over Hegra');
    expect(titles()[1]).toBe('Flight over Hegra');
    expect(said()).toEqual(['Something went wrong on our side. Please try again.']);
    expect(events).not.toContainEqual(expect.objectContaining({ event: 'favourite_remove' }));
  });

  test('in one list of a page is seen in the other', async () => {
    const mount = '<div data-component="favourite-assets" data-load="load"></div>';
    startPage(mount + mount, { mode: 'B2B', site: { userApi: services } });
    for (const element of document.querySelectorAll<HTMLElement>('[data-component]')) await settled(element);
    await settle();
    fireEvent.click(screen.getAllByRole('button', { name: 'Remove Old Town Alleys' })[1]!);
    await settle();
    expect(screen.queryByText('Old Town Alleys')).toBeNull();
    expect(screen.getAllByText('6 favourite files')).toHaveLength(2);
    expect(callsOf('H3').filter(({ method }) => method === 'GET')).toHaveLength(1);
  });
});

describe('the download cart and collections', () => {
  test('take a file at a press, and let it go', async () => {
    await show();
    await press(/^Add to downloads ?Old Town Alleys/);
    expect(inCart()).toEqual(['AS-2007']);
    await press(/^Remove from downloads ?Old Town Alleys/);
    expect(inCart()).toEqual([]);
  });

  test('take all but those that may not be taken', async () => {
    keep('AS-2001', 'AS-2003', 'AS-2008', 'AS-2080', 'AS-2007');
    await show();
    expect(screen.getByText('On request only')).toBeVisible();
    expect(screen.getByText('Licence has ended')).toBeVisible();
    expect(screen.getByText('Still being prepared')).toBeVisible();
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: /^Add to downloads/ })).toHaveLength(2);
    await press('Add 2 files to downloads');
    expect(inCart()).toEqual(['AS-2007', 'AS-2001']);
    await press('Add 2 files to downloads');
    expect(said()).toEqual([
      '2 files added to your downloads.',
      'These files are among your downloads already.',
    ]);
  });

  test('take no file whose licence has ended since the list was drawn', async () => {
    keep('AS-2001');
    await show();
    vi.setSystemTime('2028-01-01T12:00:00+03:00');
    await press(/^Add to downloads ?Hegra at First Light/);
    await press('Add 1 file to downloads');
    expect(inCart()).toEqual([]);
  });

  test('take the selected files alone, which can be cleared', async () => {
    await show();
    await press('Select Hegra at First Light', 'checkbox');
    expect(screen.getByText('1 file selected')).toBeVisible();
    await press('Add 1 file to downloads');
    expect(inCart()).toEqual(['AS-2001']);
    await press('Clear selection');
    expect(screen.getByText('7 favourite files')).toBeVisible();
  });

  test('a set takes the selected files', async () => {
    await show();
    await press('Select Old Town Alleys', 'checkbox');
    await press('Add 1 file to a collection');
    const dialog = await screen.findByRole('dialog', { name: 'Add to a collection' });
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Add' }));
    await vi.waitFor(() => expect(said()).toEqual(['1 file added to “Winter brochure”.']));
    expect((await bodies('A5', 'PUT'))[0]).toMatchObject({ assetIds: expect.arrayContaining(['AS-2007']) });
  });

  test('have no button where the author wants none', async () => {
    await show({ showAddToCart: false });
    expect(screen.queryByRole('button', { name: /downloads/ })).toBeNull();
    expect(screen.getByRole('button', { name: /to a collection$/ })).toBeVisible();
  });
});

describe('what the service does not say', () => {
  const answerList = (items: readonly object[]) => {
    const { fetch } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, options) => {
      const address = input instanceof Request ? input.url : String(input);
      return address.includes('favourite/assets/update')
        ? Promise.resolve(Response.json({ items }))
        : fetch(input, options);
    });
  };

  test('is asked of the library: missing details come, an unknown file is no longer available', async () => {
    answerList([{ id: 'AS-2001' }, { id: 'AS-9999' }, { id: 'a.b' }]);
    await show();
    expect(titles()).toEqual(['Hegra at First Light', 'No longer available', 'No longer available']);
    expect(callsOf('A3')).toHaveLength(2);
  });

  test('and the library does not either, is shown by its id and asked for again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    answerList([{ id: 'AS-2001' }]);
    origin.switches.fail = ['A3:500'];
    await show();
    expect(screen.getByRole('alert')).toHaveTextContent('Not everything about your files could be loaded.');
    expect(titles()).toEqual(['AS-2001']);
    expect(screen.queryByRole('checkbox')).toBeNull();
    origin.switches.fail = [];
    await press('Try again');
    expect(titles()).toEqual(['Hegra at First Light']);
  });
});

describe('a list that cannot be loaded', () => {
  test.each([
    ['H3:400', true, 'Your favourite files could not be loaded.'],
    ['H3:drop', false, /^You are offline/],
  ] as const)('after %s says why, and is asked for again', async (fault, onLine, words) => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    origin.switches.fail = [fault];
    await show();
    expect(await screen.findByText(words)).toBeVisible();
    origin.switches.fail = [];
    await press('Try again');
    expect(screen.getByText('7 favourite files')).toBeVisible();
  });

  test('for a visitor without the right says that there is no access', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    signIn('u-default');
    await show();
    expect(await screen.findByText(/does not include/)).toBeVisible();
  });
});
