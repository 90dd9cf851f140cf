import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { favourites } from '#origin/handlers/favourites.ts';
import { exampleOf, renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { callsOf, origin, services, setSession, settle } from '#testing/session/session-page.tsx';

setSession();
const site = { userApi: services };
beforeEach(() => localStorage.clear());

const show = (example: string, more: object = {}, options: PageOptions = {}) =>
  renderWidget(
    'card-grid',
    { ...(exampleOf('card-grid', example) as object), ...more },
    { site, ...options },
  );
const titles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent);
const asked = (index = 0) => new URL(callsOf('S1').at(index)!.url).searchParams;
const favourite = (id: string) => ({
  id,
  type: 'place',
  title: `Place ${id}`,
  url: `/en/places/${id}`,
  featureImage: '/images/hegra.jpg',
});
const keepHere = (...ids: string[]) =>
  localStorage.setItem('anonymousFavourites', JSON.stringify(ids.map(favourite)));
const signIn = (...ids: string[]) => {
  origin.switches.user = 'u-default';
  favourites(origin).set('u-default', ids.map(favourite));
};
const heartOf = (title: string) => screen.getByRole('button', { name: `Favourite: ${title}` });
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {});

describe('cards of a search', () => {
  test('are asked for by the author’s filters, and more of them by the page', async () => {
    const visitor = userEvent.setup();
    await show('search', { limit: 4 });
    await waitFor(() => expect(titles()).toHaveLength(4));
    expect(Object.fromEntries(asked())).toMatchObject({
      type: 'place',
      category: 'sea',
      sort: 'title',
      limit: '4',
      offset: '0',
    });
    const before = titles();
    await visitor.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(titles()).toHaveLength(8));
    expect(asked(1).get('offset')).toBe('4');
    expect(titles().slice(0, 4)).toEqual(before);
    expect(within(screen.getAllByRole('article')[4]!).getByRole('link')).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^8 of \d+ shown$/));
  });

  test('have boxes in their place until they are there', async () => {
    origin.switches.slow = 200;
    const { element } = await show('search');
    await waitFor(() =>
      expect(screen.getByText('Loading').parentElement).toHaveAttribute('aria-busy', 'true'),
    );
    await waitFor(() => expect(titles()).toHaveLength(6));
    expect(element.querySelector('[aria-busy="true"]')).toBeNull();
  });

  test('have those of the author in their place where there are any', async () => {
    origin.switches.slow = 200;
    await show('search', { items: [{ title: 'Yanbu', url: '/en/places/yanbu' }] });
    expect(titles()).toEqual(['Yanbu']);
    await waitFor(() => expect(titles()).toHaveLength(6));
  });

  test('leave those of the author where they fail, with the error under them', async () => {
    const visitor = userEvent.setup();
    quiet();
    origin.switches.fail = ['S1'];
    await show('search', { items: [{ title: 'Yanbu', url: '/en/places/yanbu' }] });
    expect(await screen.findByText('The list cannot be shown at the moment.')).toBeVisible();
    expect(titles()).toEqual(['Yanbu']);
    origin.switches.fail = [];
    await visitor.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(titles()).toHaveLength(6));
  });

  test('take their term from the filters', async () => {
    await show('search', { filters: { query: 'coral', type: 'place' } });
    await waitFor(() => expect(callsOf('S1')).toHaveLength(1));
    expect(asked().get('query')).toBe('coral');
  });

  test('are never what a page’s visitors are not offered', async () => {
    await show('search', { filters: { type: 'partner' } });
    await waitFor(() => expect(callsOf('S1')).toHaveLength(1));
    expect(asked().getAll('type')).not.toContain('partner');
  });

  test('that are none say so', async () => {
    await show('search', { filters: { category: 'no-such-thing' } });
    expect(await screen.findByText('Nothing was found for this list.')).toBeVisible();
  });

  test.each(['S1:500', 'S1:status', 'S1:html'])(
    'that fail (%s) say so, and are asked for again',
    async (fault) => {
      const visitor = userEvent.setup();
      quiet();
      origin.switches.fail = [fault];
      await show('search');
      expect(await screen.findByText('The list cannot be shown at the moment.')).toBeVisible();
      origin.switches.fail = [];
      await visitor.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(titles()).toHaveLength(6));
    },
  );

  test('say that the visitor is offline, and come with the connection', async () => {
    const connected = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    origin.switches.fail = ['S1:drop'];
    await show('search');
    expect(await screen.findByText(/^You are offline/)).toBeVisible();
    origin.switches.fail = [];
    connected.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(titles()).toHaveLength(6));
  });

  test('stay where further ones fail, which can be asked for again', async () => {
    const visitor = userEvent.setup();
    quiet();
    await show('search', { limit: 4 });
    await waitFor(() => expect(titles()).toHaveLength(4));
    origin.switches.fail = ['S1'];
    await visitor.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Further cards could not be loaded.')).toBeVisible();
    expect(titles()).toHaveLength(4);
    origin.switches.fail = [];
    await visitor.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(titles()).toHaveLength(8));
    expect(screen.queryByText('Further cards could not be loaded.')).toBeNull();
  });
});

describe('cards of interests', () => {
  test('are what is popular for who has none, with the way to choose', async () => {
    await show('interests');
    await waitFor(() => expect(titles()).toHaveLength(6));
    expect(asked().has('category')).toBe(false);
    expect(screen.getByText(/^Popular at the moment/)).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'Choose your interests and see what suits you' }),
    ).toHaveAttribute('href', '/en/interests');
  });

  test('follow what an anonymous visitor of this browser chooses', async () => {
    localStorage.setItem('anonymousInterests', 'sea,food');
    await show('interests');
    await waitFor(() => expect(titles().length).toBeGreaterThan(0));
    expect(asked().getAll('category')).toEqual(['sea', 'food']);
    expect(screen.queryByText(/^Popular/)).toBeNull();
    localStorage.setItem('anonymousInterests', 'hiking');
    window.dispatchEvent(new StorageEvent('storage', { key: 'anonymousInterests' }));
    await waitFor(() => expect(asked(-1).getAll('category')).toEqual(['hiking']));
  });

  test('are those of the account of who is signed in, and asked for once they are known', async () => {
    origin.switches.user = 'u-default';
    localStorage.setItem('anonymousInterests', 'sport');
    await show('interests');
    await waitFor(() => expect(callsOf('S1')).toHaveLength(1));
    expect(asked().getAll('category')).toEqual(['heritage', 'hiking', 'food']);
  });
});

describe('cards of favourites', () => {
  test('are those of this browser for an anonymous visitor, newest first', async () => {
    keepHere('1', '2', '3');
    await show('favourites');
    await waitFor(() => expect(titles()).toEqual(['Place 3', 'Place 2', 'Place 1']));
    expect(callsOf('F1')).toEqual([]);
  });

  test('are those of the account for who is signed in, asked for once', async () => {
    signIn('a', 'b');
    await show('favourites');
    await waitFor(() => expect(titles()).toEqual(['Place b', 'Place a']));
    expect(callsOf('F1')).toHaveLength(1);
  });

  test('are told how to be kept where there are none', async () => {
    signIn();
    await show('favourites');
    expect(await screen.findByText(/^You have no favourites yet. Press the heart/)).toBeVisible();
  });

  test('keep their place when their heart is off, so that the same press brings them back', async () => {
    const visitor = userEvent.setup();
    keepHere('1', '2');
    await show('favourites');
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Favourite/ })).toHaveLength(2));
    await visitor.click(heartOf('Place 2'));
    expect(heartOf('Place 2')).toHaveAttribute('aria-pressed', 'false');
    expect(heartOf('Place 2')).toHaveFocus();
    expect(titles()).toEqual(['Place 2', 'Place 1']);
    await visitor.click(heartOf('Place 2'));
    await waitFor(() => expect(localStorage.getItem('anonymousFavourites')).toContain('Place 2'));
  });

  test('come as many at a time as their author wants', async () => {
    const visitor = userEvent.setup();
    keepHere('1', '2', '3');
    await show('favourites', { limit: 2, showFavourite: false });
    await waitFor(() => expect(titles()).toHaveLength(2));
    await visitor.click(screen.getByRole('button', { name: 'Show more' }));
    expect(titles()).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Place 1' })).toHaveFocus();
  });

  test('say that they may be old where the account does not answer, and are asked for again where nothing is left', async () => {
    const visitor = userEvent.setup();
    quiet();
    signIn('a');
    origin.switches.fail = ['F1'];
    await show('favourites');
    expect(await screen.findByText('The list cannot be shown at the moment.')).toBeVisible();
    origin.switches.fail = [];
    await visitor.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(titles()).toEqual(['Place a']));
  });
});

test('what is no interest, where another script has left it, asks for nothing of that kind', async () => {
  localStorage.setItem('anonymousInterests', '<script>,{"a":1},[object Object],  ,sea');
  await show('interests');
  await waitFor(() => expect(callsOf('S1')).toHaveLength(1));
  expect(asked().getAll('category')).toEqual(['sea']);
});

describe('hearts', () => {
  test('stand on the author’s cards, and keep them', async () => {
    const visitor = userEvent.setup();
    await show('hearts');
    const heart = await screen.findByRole('button', { name: 'Favourite: Taif' });
    await visitor.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('anonymousFavourites') ?? '[]')).toEqual([
        expect.objectContaining({ id: 'taif', type: 'place', url: '/en/places/taif' }),
      ]),
    );
    expect(screen.getAllByRole('link')).toHaveLength(6);
  });

  test('stand on no card without an identifier', async () => {
    await show('hearts', {
      items: [
        { title: 'Taif', url: '/en/places/taif' },
        { ...favourite('1'), title: 'Abha' },
      ],
    });
    await screen.findByRole('button', { name: 'Favourite: Abha' });
    expect(screen.queryByRole('button', { name: 'Favourite: Taif' })).toBeNull();
  });

  test('that are not wanted ask for nothing', async () => {
    signIn('a');
    await show('default');
    await settle();
    expect([...callsOf('U1'), ...callsOf('F1'), ...callsOf('S1')]).toEqual([]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test.each(['favourites', 'interests', 'search'])(
  'an author sees sample cards in place of %s, and nobody is asked',
  async (example) => {
    await show(example, {}, { cmsMode: 'author' });
    await waitFor(() => expect(titles()).toEqual(['Title of a card', 'Title of a card', 'Title of a card']));
    await settle();
    expect(origin.calls).toEqual([]);
  },
);
