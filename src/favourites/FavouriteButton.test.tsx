import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { alerts } from '#src/alert/store.ts';
import type { Favourite } from './favourites.schema.ts';
import { endSession } from '#src/session/end-session.ts';
import type { Language } from '#src/i18n/languages.ts';
import { signInActions } from '#src/sign-in/storage.ts';
import { askUserAgain } from '#src/session/queries.ts';
import { writeKey } from '#src/storage/store.ts';
import { callsOf, origin, sessionPage, setSession, settle, stored } from '#testing/session/session-page.tsx';
import { favourites } from '#origin/handlers/favourites.ts';
import { FavouriteButton, type FavouriteButtonProps } from './FavouriteButton.tsx';
import { LazyFavouriteButton } from './LazyFavouriteButton.tsx';

setSession();
const globals = window as unknown as { dataLayer: object[] };
beforeEach(() => {
  globals.dataLayer = [];
});
afterEach(() => {
  for (const { id } of [...alerts.shown(), ...alerts.shown()]) alerts.dismiss(id);
});

const item = (id: string, title = id): Favourite => ({
  id,
  type: 'place',
  title,
  url: `/en/places/${id}`,
  featureImage: '/images/hegra.jpg',
});
const hegra = item('hegra', 'Hegra');
const diriyah = item('diriyah', 'Diriyah');

const signedIn = () => Object.assign(origin.switches, { user: 'u-default' });
/** Ids that the account has. */
const inAccount = () =>
  favourites(origin)
    .get('u-default')
    ?.map(({ id }) => id);
const fill = (count: number) =>
  favourites(origin).set(
    'u-default',
    Array.from({ length: count }, (_, index) => item(`place-${index}`)),
  );
const keptHere = () =>
  JSON.parse(localStorage.getItem('anonymousFavourites') ?? 'null') as Favourite[] | null;
const keepHere = (...ids: string[]) =>
  localStorage.setItem('anonymousFavourites', JSON.stringify(ids.map((id) => item(id))));
const mirror = () =>
  (JSON.parse(localStorage.getItem('favoriteItems') ?? '[]') as Favourite[]).map(({ id }) => id);

interface Visit {
  readonly props?: Partial<FavouriteButtonProps>;
  readonly marks?: object;
  readonly language?: Language;
  readonly site?: object;
}

/** A page with two hearts of Diriyah and one of Hegra. */
async function visit({ props, marks, ...options }: Visit = {}) {
  const here = sessionPage(marks, options);
  here.show(
    <>
      <FavouriteButton item={diriyah} {...props} />
      <FavouriteButton item={hegra} {...props} />
      <FavouriteButton item={diriyah} {...props} />
    </>,
  );
  await settle();
  return here;
}
const hearts = (name: string) => screen.getAllByRole('button', { name });
const press = (name: string, at = 0) => fireEvent.click(hearts(name)[at]!);
const areOn = (name: string) => hearts(name).map((heart) => heart.getAttribute('aria-pressed') === 'true');
const heard = () =>
  [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).filter(Boolean);
const told = () =>
  alerts.shown().map(({ title, description }) => [title, description].filter(Boolean).join(': '));

describe('an anonymous visitor', () => {
  test('keeps an item in this browser by any of its hearts, and nobody is called', async () => {
    await visit();
    expect(areOn('Favourite: Diriyah')).toEqual([false, false]);
    press('Favourite: Diriyah', 1);
    expect(areOn('Favourite: Diriyah')).toEqual([true, true]);
    await settle();
    expect(keptHere()).toEqual([diriyah]);
    expect(heard()).toEqual(['Diriyah is now among your favourites.']);
    expect(globals.dataLayer).toMatchObject([{ event: 'favourite_add', click_text: 'Diriyah' }]);
    press('Favourite: Diriyah');
    await settle();
    expect(areOn('Favourite: Diriyah')).toEqual([false, false]);
    expect(localStorage.getItem('anonymousFavourites')).toBeNull();
    expect(globals.dataLayer.at(-1)).toMatchObject({ event: 'favourite_remove', click_text: 'Diriyah' });
    expect(['F1', 'F2', 'F3'].flatMap(callsOf)).toEqual([]);
  });

  test('sees what another tab keeps', async () => {
    await visit();
    keepHere('hegra');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'anonymousFavourites' })));
    expect(areOn('Favourite: Hegra')).toEqual([true]);
  });

  test('keeps a hundred, and is told that there is no room for more', async () => {
    keepHere(...Array.from({ length: 100 }, (_, index) => `place-${index}`));
    await visit();
    press('Favourite: Hegra');
    await settle();
    expect(areOn('Favourite: Hegra')).toEqual([false]);
    expect(told()).toEqual([
      'Hegra was not saved: You have 100 favourites, and there is no room for more. Remove one first.',
    ]);
    expect(heard()).toEqual([]);
    expect(keptHere()).toHaveLength(100);
  });

  test('whose browser keeps nothing has the favourites for as long as the page', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await visit();
    press('Favourite: Hegra');
    await settle();
    expect(areOn('Favourite: Hegra')).toEqual([true]);
    expect(told()).toEqual([]);
    press('Favourite: Hegra');
    await settle();
  });

  test('with rubbish in storage has no favourites, and can keep some', async () => {
    localStorage.setItem('anonymousFavourites', '{"items": [');
    await visit();
    press('Favourite: Hegra');
    await settle();
    expect(keptHere()).toEqual([hegra]);
  });

  test('is asked to sign in where the author wants it, and the item is added afterwards', async () => {
    const here = await visit({ props: { anonymousMode: 'prompt' } });
    writeKey(signInActions, []);
    press('Favourite: Diriyah');
    expect(areOn('Favourite: Diriyah')).toEqual([false, false]);
    expect(localStorage.getItem('anonymousFavourites')).toBeNull();
    // In another tab, while the page waits for the widget that answers.
    signedIn();
    await act(() => askUserAgain(here.client));
    await settle();
    expect(inAccount()).toContain('diriyah');
    expect(callsOf('F2')).toHaveLength(1);
    expect(areOn('Favourite: Diriyah')).toEqual([true, true]);
  });

  test('finds no heart where the author wants a sign-in that is not possible', async () => {
    await visit({ props: { anonymousMode: 'prompt' }, site: {} });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a signed-in visitor', () => {
  beforeEach(signedIn);

  test('sees the favourites of the account, asked once however many hearts there are', async () => {
    await visit();
    expect(areOn('Favourite: Hegra')).toEqual([true]);
    expect(areOn('Favourite: Diriyah')).toEqual([false, false]);
    expect(callsOf('F1')).toHaveLength(1);
    expect(new URL(callsOf('F1')[0]!.url).search).toBe('?locale=en');
    expect(mirror()).toEqual(inAccount());
  });

  test('adds and removes by one call each; all hearts show it at once, the browser has the account’s list', async () => {
    await visit({ language: 'ar' });
    origin.switches.slow = 40;
    press('المفضلة: Diriyah');
    expect(areOn('المفضلة: Diriyah')).toEqual([true, true]);
    await waitFor(() => expect(inAccount()).toContain('diriyah'));
    await settle();
    const [add] = callsOf('F2');
    expect(new URL(add!.url).search).toBe('?lang=ar');
    expect(await add!.json()).toEqual(diriyah);
    expect(mirror()).toEqual(inAccount());
    expect(keptHere()).toBeNull();
    press('المفضلة: Hegra');
    await waitFor(() => expect(inAccount()).not.toContain('hegra'));
    await settle();
    expect(await callsOf('F3')[0]!.json()).toEqual({ id: 'hegra' });
    expect(mirror()).toEqual(inAccount());
    expect(callsOf('F1')).toHaveLength(1);
  });

  test('who double-clicks has added the item by one call', async () => {
    await visit();
    const [heart] = hearts('Favourite: Diriyah');
    fireEvent.click(heart!, { detail: 1 });
    fireEvent.click(heart!, { detail: 2 });
    await settle();
    expect(callsOf('F2')).toHaveLength(1);
    expect(callsOf('F3')).toEqual([]);
    expect(areOn('Favourite: Diriyah')).toEqual([true, true]);
  });

  test('who presses again while a call runs has what was wanted last, one call after another', async () => {
    await visit();
    origin.switches.slow = 300;
    press('Favourite: Diriyah');
    await waitFor(() => expect(callsOf('F2')).toHaveLength(1));
    origin.switches.slow = 0;
    press('Favourite: Diriyah');
    press('Favourite: Diriyah', 1);
    press('Favourite: Diriyah', 1);
    press('Favourite: Hegra');
    expect(callsOf('F3')).toEqual([]);
    await waitFor(() => expect(inAccount()).not.toContain('hegra'));
    await settle();
    expect(callsOf('F2')).toHaveLength(1);
    expect(await Promise.all(callsOf('F3').map((call) => call.json()))).toEqual([
      { id: 'diriyah' },
      { id: 'hegra' },
    ]);
    expect([...areOn('Favourite: Diriyah'), ...areOn('Favourite: Hegra')]).toEqual([false, false, false]);
    // Nothing came of the first item.
    expect(globals.dataLayer).toMatchObject([{ event: 'favourite_remove', click_text: 'Hegra' }]);
  });

  test('who presses before the list is known has the item added', async () => {
    origin.switches.slow = 50;
    const here = sessionPage();
    here.show(<FavouriteButton item={diriyah} />);
    press('Favourite: Diriyah');
    expect(areOn('Favourite: Diriyah')).toEqual([true]);
    await waitFor(() => expect(inAccount()).toContain('diriyah'));
    await settle();
    expect(areOn('Favourite: Diriyah')).toEqual([true]);
    expect(callsOf('F1')).toHaveLength(1);
    expect(mirror()).toContain('diriyah');
  });

  test('whose list does not come can add all the same', async () => {
    origin.switches.fail = ['F1'];
    await visit();
    press('Favourite: Diriyah');
    // The list is asked for once more, after a second.
    await waitFor(() => expect(inAccount()).toContain('diriyah'));
    await settle();
    expect(areOn('Favourite: Diriyah')).toEqual([true, true]);
  });

  test.each([
    ['401', 'Your session has ended. Sign in and try again.'],
    ['403', 'Your favourites cannot be changed at present. Reload the page and try again.'],
    ['419', 'Your favourites cannot be changed at present. Reload the page and try again.'],
    ['409:full', 'You have 100 favourites, and there is no room for more. Remove one first.'],
    ['429', /^(?:That was a little fast|Something went wrong)/],
    ['500', 'Something went wrong on our side. Please try again.'],
    ['drop', 'Something went wrong on our side. Please try again.'],
  ])('whose change is not taken (%s) sees it taken back, and is told once', async (fault, words) => {
    await visit();
    origin.switches.fail = [`F2:${fault}`];
    press('Favourite: Diriyah');
    press('Favourite: Diriyah', 1);
    press('Favourite: Diriyah', 1);
    await waitFor(() => expect(alerts.shown()).toHaveLength(1));
    await settle();
    expect(alerts.shown()).toMatchObject([
      { type: 'error', title: 'Diriyah was not saved', description: expect.stringMatching(words) as string },
    ]);
    expect(areOn('Favourite: Diriyah')).toEqual([false, false]);
    expect(mirror()).toEqual(inAccount());
    expect(globals.dataLayer).toEqual([]);
  });

  test('without a network is told so', async () => {
    await visit();
    origin.switches.fail = ['F3:drop'];
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    press('Favourite: Hegra');
    await waitFor(() =>
      expect(told()).toEqual(['Hegra was not removed: You are offline. Try again when you are connected.']),
    );
    expect(areOn('Favourite: Hegra')).toEqual([true]);
  });

  test('has a write repeated with the token that AEM wants', async () => {
    await visit();
    origin.switches.csrf = 403;
    press('Favourite: Diriyah');
    await waitFor(() => expect(inAccount()).toContain('diriyah'));
    expect(told()).toEqual([]);
  });

  test('with a hundred favourites is told that there is no room for more', async () => {
    fill(100);
    await visit();
    press('Favourite: Diriyah');
    await waitFor(() => expect(told()).toHaveLength(1));
    expect(told()[0]).toMatch(/no room for more/);
    expect(areOn('Favourite: Diriyah')).toEqual([false, false]);
  });

  test('follows what another tab changes', async () => {
    await visit();
    favourites(origin).set('u-default', [diriyah]);
    act(
      () =>
        void window.dispatchEvent(
          new StorageEvent('storage', { key: 'favoriteItems', newValue: JSON.stringify([hegra]) }),
        ),
    );
    // The service is asked: the browser's copy may be of another visitor.
    await waitFor(() => expect(areOn('Favourite: Diriyah')).toEqual([true, true]));
    expect(areOn('Favourite: Hegra')).toEqual([false]);
  });

  test('leaves nothing behind on signing out, not even what was under way', async () => {
    const here = await visit();
    origin.switches.slow = 80;
    press('Favourite: Diriyah');
    await waitFor(() => expect(callsOf('F2')).toHaveLength(1));
    origin.switches.user = 'none';
    act(() => endSession(here.client, 'signed-out'));
    await settle();
    expect([...areOn('Favourite: Diriyah'), ...areOn('Favourite: Hegra')]).toEqual([false, false, false]);
    expect(stored()).toMatchObject({ local: [], session: [] });
    expect(told()).toEqual([]);
  });

  test.each(['a/b', 'ä ö', '<b>', 'id?x=1&y=2', '../up'])('can keep an item with the id %j', async (id) => {
    const here = sessionPage();
    here.show(<FavouriteButton item={item(id, 'Odd')} />);
    await settle();
    press('Favourite: Odd');
    await settle();
    expect(inAccount()).toContain(id);
    press('Favourite: Odd');
    await settle();
    expect(inAccount()).not.toContain(id);
  });
});

describe('what was kept before sign-in', () => {
  beforeEach(signedIn);
  const offer = () => alerts.shown().find(({ button }) => button);
  const accept = async () => {
    act(() => {
      const { id, button } = offer()!;
      button!.onPress!();
      alerts.dismiss(id);
    });
    await settle();
  };

  test('is offered once with its number, added when that is accepted, and leaves this browser then', async () => {
    keepHere('diriyah', 'hegra', 'jubbah');
    await visit();
    // The account has one of them already.
    expect(keptHere()?.map(({ id }) => id)).toEqual(['diriyah', 'jubbah']);
    expect(alerts.shown()).toMatchObject([
      {
        type: 'info',
        description: 'Before you signed in, you saved 2 more favourites in this browser.',
        autoClose: false,
        button: { label: 'Add 2 favourites' },
      },
    ]);
    expect(callsOf('F2')).toEqual([]);
    await accept();
    expect(await Promise.all(callsOf('F2').map((call) => call.json()))).toEqual([
      item('diriyah'),
      item('jubbah'),
    ]);
    expect(keptHere()).toBeNull();
    expect(mirror()).toEqual(inAccount());
    expect(told()).toEqual(['2 favourites added to your account']);
  });

  test('is never joined with the account unasked', async () => {
    keepHere('diriyah');
    await visit();
    act(() => alerts.dismiss(offer()!.id));
    await settle();
    press('Favourite: Hegra');
    await settle();
    expect(inAccount()).not.toContain('diriyah');
    expect(keptHere()).toHaveLength(1);
    expect(offer()).toBeUndefined();
  });

  test('stays as far as the account has no room, and that is said', async () => {
    fill(99);
    keepHere('diriyah', 'jubbah');
    await visit();
    expect(offer()?.button?.label).toBe('Add 1 favourite');
    await accept();
    expect(inAccount()).toHaveLength(100);
    expect(keptHere()?.map(({ id }) => id)).toEqual(['jubbah']);
    expect(told()).toContain(
      '1 favourite did not fit, since an account keeps 100. It stays in this browser.',
    );
  });

  test('stays where it was not added, and is offered again', async () => {
    keepHere('diriyah', 'jubbah');
    await visit();
    origin.switches.fail = ['F2'];
    await accept();
    expect(keptHere()).toHaveLength(2);
    expect(told()).toContain(
      '2 favourites were not saved: Something went wrong on our side. Please try again.',
    );
    expect(offer()?.button?.label).toBe('Add 2 favourites');
  });

  test('is added once where two tabs accept it', async () => {
    keepHere('diriyah', 'jubbah');
    await visit();
    // The other tab is first: this one waits for it.
    const request = vi.fn(async (_: string, act: () => Promise<void>) => {
      localStorage.removeItem('anonymousFavourites');
      await act();
    });
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { locks: { request } }));
    await accept();
    expect(request).toHaveBeenCalledOnce();
    expect(callsOf('F2')).toEqual([]);
    expect(told()).toEqual([]);
  });

  test('is lost by no storage that is denied while it is added', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    keepHere('diriyah', 'jubbah');
    await visit();
    const refuse = () => {
      throw new DOMException('', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    origin.switches.fail = ['F2:409:full'];
    await accept();
    expect(keptHere()).toHaveLength(2);
    origin.switches.fail = [];
    await accept();
    expect(inAccount()).toEqual(expect.arrayContaining(['diriyah', 'jubbah']));
    expect(offer()).toBeUndefined();
  });
});

test('nothing is offered where nobody is signed in', async () => {
  keepHere('diriyah');
  await visit();
  expect(alerts.shown()).toEqual([]);
});

test.each([
  ['id', { ...hegra, id: ' ' }],
  ['address', { ...hegra, url: '' }],
])('an item without %s has no heart', async (_, without) => {
  const here = sessionPage();
  here.show(<FavouriteButton item={without} />);
  await settle();
  expect(screen.queryByRole('button')).toBeNull();
});

test('on an author’s page the heart does nothing, and nobody is called', async () => {
  await visit({ marks: { cmsMode: 'author' }, props: { anonymousMode: 'prompt' } });
  press('Favourite: Hegra');
  await settle();
  expect(areOn('Favourite: Hegra')).toEqual([false]);
  expect([origin.calls.length, stored().local]).toEqual([0, []]);
});

test('a heart with words says what it is for', async () => {
  await visit({ props: { look: 'button' } });
  expect(hearts('Favourite: Hegra')[0]).toHaveTextContent('Favourite');
});

test('a heart that is fetched later comes by itself', async () => {
  const here = sessionPage();
  here.show(<LazyFavouriteButton item={hegra} />);
  expect(await screen.findByRole('button', { name: 'Favourite: Hegra' })).toBeVisible();
});
