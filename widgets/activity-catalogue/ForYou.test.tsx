import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endPage } from '#testing/page-observers.ts';
import { exampleOf, renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { callsOf, origin, services, setSession, settle } from '#testing/session/session-page.tsx';
import { windowOf } from '#testing/window-width.ts';

setSession();

const globals = window as unknown as { dataLayer: object[] };
const mounted: (() => void)[] = [];

beforeEach(() => {
  globals.dataLayer = [];
  localStorage.clear();
  windowOf(1440);
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(leave);

/** A widget that is still there would read the address of the next page. */
async function leave(): Promise<void> {
  for (const unmount of mounted.splice(0)) unmount();
  await settle();
  endPage();
}

async function open(query = '', over: object = {}, options: PageOptions = {}) {
  await leave();
  origin.calls.splice(0);
  const config = { ...(exampleOf('activity-catalogue', 'default') as object), pinned: [], ...over };
  const { page, element } = await renderWidget('activity-catalogue', config, {
    site: { userApi: services },
    path: `activities${query}`,
    ...options,
  });
  mounted.push(() => page.unmount(element));
  await settle();
}

/** Categories of each question that was asked. */
const asked = () => callsOf('S1').map(({ url }) => new URL(url).searchParams.getAll('category').join());
const lastAsked = () => asked().at(-1);
const address = () => decodeURIComponent(location.search);
const forYou = (pressed: boolean) => screen.findByRole('button', { name: 'For you', pressed });
const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
const choose = (...interests: string[]) => localStorage.setItem('anonymousInterests', interests.join());

describe('a visitor with interests', () => {
  test('finds what fits them chosen, asked for once, and in the address', async () => {
    choose('heritage', 'food');
    await open();
    expect(await forYou(true)).toBeVisible();
    expect(asked()).toEqual(['heritage,food']);
    expect(address()).toBe('?for-you=en&f.category=heritage&f.category=food');
    expect(remove('Heritage')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change your interests' })).toHaveAttribute(
      'href',
      '/en/interests',
    );
    expect(globals.dataLayer).toEqual([]);
  });

  test('who is signed in has those of the account', async () => {
    origin.switches.user = 'u-default';
    choose('sea');
    await open();
    expect(await forYou(true)).toBeVisible();
    expect(asked()).toEqual(['heritage,hiking,food']);
  });

  test('takes it back by the chip, and it stays away after a reload, a shared link and a new visit', async () => {
    choose('heritage');
    await open();
    await userEvent.click(await forYou(true));
    await settle();
    expect(await forYou(false)).toHaveFocus();
    expect(lastAsked()).toBe('');
    expect(address()).toBe('?for-you=en');
    expect(globals.dataLayer.at(-1)).toMatchObject({ event: 'filter_change', click_text: 'For you' });

    await open(location.search);
    expect(lastAsked()).toBe('');
    await open();
    expect(await forYou(false)).toBeVisible();
    expect(asked()).toEqual(['']);

    await userEvent.click(await forYou(false));
    await settle();
    expect(lastAsked()).toBe('heritage');
    await open();
    expect(asked()).toEqual(['heritage']);
  });

  test('who takes back one after another has refused it as well', async () => {
    choose('heritage', 'food');
    await open();
    await userEvent.click(remove('Heritage'));
    await settle();
    expect(await forYou(false)).toBeVisible();
    expect(lastAsked()).toBe('food');
    await userEvent.click(remove('Food & Drink'));
    await settle();
    await open();
    expect(asked()).toEqual(['']);
  });

  test('Back brings back what was chosen, and only that', async () => {
    choose('heritage');
    await open();
    await userEvent.click(await forYou(true));
    await settle();
    act(() => history.back());
    expect(await forYou(true)).toBeVisible();
    expect(remove('Heritage')).toBeVisible();
    expect(address()).toBe('?for-you=en&f.category=heritage');
    await settle();
    act(() => history.forward());
    expect(await forYou(false)).toBeVisible();
    expect(address()).toBe('?for-you=en');
  });

  test('keeps a category of their own when the interests are taken back', async () => {
    choose('heritage');
    await open('?f.category=sea&f.category=heritage');
    await userEvent.click(await forYou(true));
    await settle();
    expect(lastAsked()).toBe('sea');
  });

  test.each(['?f.category=sea', '?q=camp', '?sort=title', '?page=2', '?for-you=en'])(
    'an address with %s wins',
    async (query) => {
      choose('heritage');
      await open(query);
      expect(asked()[0]).toBe(query.includes('sea') ? 'sea' : '');
      expect(await forYou(false)).toBeVisible();
    },
  );

  test('after a switch of language, which leaves filters behind, the list begins with them again', async () => {
    choose('heritage');
    await open('?for-you=de');
    expect(asked()).toEqual(['heritage']);
  });

  test('whom nothing fits sees all activities, and is not told to filter', async () => {
    choose('shopping');
    await open();
    await waitFor(() => expect(lastAsked()).toBe(''));
    await settle();
    expect(screen.getAllByRole('article').length).toBeGreaterThan(3);
    expect(screen.queryByRole('button', { name: 'For you' })).toBeNull();
    expect(localStorage.getItem('choices')).toBeNull();
  });

  test('a page of one category stays with it', async () => {
    choose('heritage');
    await open('', { baseFilters: { category: 'sea' } });
    expect(asked()).toEqual(['sea']);
    expect(screen.queryByRole('button', { name: 'For you' })).toBeNull();
  });

  test.each([
    [{ preselectInterests: false }],
    [{ facets: [{ name: 'category', label: 'Interest', kind: 'radio' }] }],
    [{ facets: [] }],
  ])('is offered nothing where the author has set %o', async (over) => {
    choose('heritage');
    await open('', over);
    expect(asked()).toEqual(['']);
    expect(screen.queryByRole('button', { name: 'For you' })).toBeNull();
    expect(address()).toBe('');
  });
});

test('who seems to be nobody for long sees all activities, and they stay', async () => {
  choose('heritage');
  origin.switches.slow = 1900;
  await open();
  await waitFor(() => expect(asked()).toEqual(['']));
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(3));
  expect(screen.queryByRole('button', { name: 'For you' })).toBeNull();
  expect(address()).toBe('');
});

describe('a visitor without interests', () => {
  test('is shown the way to choose some, quietly, and all activities', async () => {
    await open();
    expect(asked()).toEqual(['']);
    expect(address()).toBe('');
    const way = screen.getByRole('link', { name: 'Choose your interests' });
    expect(way).toHaveAttribute('href', '/en/interests');
    expect(screen.getByText('Tell us what you like, and the list begins with it.')).toBeVisible();
  });

  test('sees nothing of it where the author names no page', async () => {
    await open('', { interestsLink: '' });
    expect(screen.queryByText(/Tell us what you like/)).toBeNull();
  });
});

test('an author’s page knows no interests', async () => {
  choose('heritage');
  await open('', {}, { cmsMode: 'author' });
  expect(screen.getByRole('link', { name: 'Choose your interests' })).toBeVisible();
  expect(address()).toBe('');
  expect(asked()).toEqual([]);
});
