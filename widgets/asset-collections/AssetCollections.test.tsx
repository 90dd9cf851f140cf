import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { callsOf, origin, setSession, settle } from '#testing/session/session-page.tsx';
import {
  brochure,
  changes,
  have,
  keptSet,
  ownId,
  press,
  show,
  signIn,
  person,
} from '#testing/collections-page.ts';

setSession();

let events: Record<string, unknown>[];
beforeEach(() => {
  events = [];
  vi.stubGlobal('dataLayer', events);
  sessionStorage.clear();
  localStorage.clear();
  signIn(person);
});

const brochureLink = () => screen.findByRole('link', { name: 'Winter brochure' });

describe('the list of collections', () => {
  test('has the visitor’s own and those that others share, each with what it holds', async () => {
    await show();
    const own = await screen.findByRole('list', { name: 'Your collections' });
    expect(within(own).getByRole('article')).toHaveTextContent('Winter brochure3 filesChanged on');
    expect(screen.getByText('1 of 50')).toBeVisible();
    const others = screen.getByRole('list', { name: 'Shared with you' });
    expect(within(others).getByRole('link', { name: 'Press kit' })).toBeVisible();
  });

  test('leads to a collection in place, which Back leaves; its name is reported to nobody', async () => {
    await show();
    const link = await brochureLink();
    expect(link).toHaveAttribute('href', expect.stringContaining(`?id=${ownId}`));
    await userEvent.click(link);
    await settle();
    const heading = screen.getByRole('heading', { name: 'Winter brochure' });
    expect(heading.parentElement).toHaveFocus();
    expect(location.search).toBe(`?id=${ownId}`);
    expect(JSON.stringify(events)).not.toContain('Winter');
    expect(events).toContainEqual(expect.objectContaining({ event: 'item_click' }));
    await press('All collections', 'link');
    expect(location.search).toBe('');
    expect(await brochureLink()).toBeVisible();
  });

  test('that is empty has the steps to the first, and the way to the library', async () => {
    have();
    await show('', { searchPath: '/en/library' });
    expect(await screen.findByText('You have no collections yet.')).toBeVisible();
    expect(screen.getByText('Choose “Add to a collection”.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the media library' })).toHaveAttribute(
      'href',
      '/en/library',
    );
  });

  test('has its author’s cover for a collection without pictures', async () => {
    have(brochure({ assetIds: [] }), brochure({ id: 'C-7', name: 'Spring' }));
    await show('', { defaultCover: '/images/hegra.jpg' });
    await brochureLink();
    const covers = [...document.querySelectorAll('article img')].map((cover) => cover.getAttribute('src'));
    expect(covers.map((src) => src?.includes('hegra.jpg'))).toEqual([true, false]);
  });

  test('that cannot be loaded is asked for again at a press', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    origin.switches.fail = ['A5:400'];
    await show();
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
    origin.switches.fail = [];
    await press('Try again');
    expect(await brochureLink()).toBeVisible();
  });

  test('while the device is offline says so', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    origin.switches.fail = ['A5:drop'];
    await show();
    expect(await screen.findByText(/You are offline/)).toBeVisible();
  });
});

describe('a new collection', () => {
  async function fill(name: string) {
    await press('New collection');
    const field = screen.getByRole('textbox', { name: /^Name of the collection/ });
    fireEvent.change(field, { target: { value: name } });
    fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'For the <b>fair' } });
    await press('Make collection');
  }

  test('is opened once it is made', async () => {
    await show();
    await fill('  Stand   2026 ');
    expect(screen.getByRole('heading', { name: 'Stand 2026' })).toBeVisible();
    expect(screen.getByText('“Stand 2026” is there. Add files to it from the library.')).toHaveRole('status');
    expect(await changes('POST')[0]?.clone().json()).toEqual({
      name: 'Stand 2026',
      description: 'For the fair',
      assetIds: [],
    });
  });

  test('of a name that is taken gets a number, also where another tab took it', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await show();
    await brochureLink();
    have(brochure(), brochure({ id: 'C-7', name: 'Winter brochure 2' }));
    await fill('winter brochure');
    expect(screen.getByRole('heading', { name: 'winter brochure 3' })).toBeVisible();
    expect(screen.getByText(/so this one is called “winter brochure 3”/)).toHaveRole('status');
  });

  test.each(['Stand/2026', ' \u00A0 ', 'S'.repeat(101)])(
    'of the name “%s” is none: its field says so',
    async (name) => {
      await show();
      await fill(name);
      const field = screen.getByRole('textbox', { name: /^Name of the collection/ });
      expect(field).toHaveAccessibleDescription(/A name has 1 to 100 letters/);
      expect(field).toHaveFocus();
      expect(changes('POST')).toEqual([]);
    },
  );

  test('that the service refuses keeps what was typed', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await show();
    await brochureLink();
    origin.switches.fail = ['A5:500'];
    await fill('Stand');
    expect(screen.getByText(/Something went wrong on our side/, { selector: 'section *' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Name of the collection/ })).toHaveValue('Stand');
  });

  test('is not offered where there is no room; how many there are is told', async () => {
    await show('', { maxCollections: 1 });
    expect(await screen.findByText(/You have 1 collection, and there is no room/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'New collection' })).toBeNull();
  });
});

describe('a collection that somebody else shares', () => {
  test('is read only: its files can be taken, and those that are gone are counted', async () => {
    await show('C-2', { detailPath: '/en/file.html', cartPath: '/en/cart' });
    expect(await screen.findByRole('heading', { name: 'Press kit' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Diriyah in Lamplight' })).toHaveAttribute(
      'href',
      '/en/file.id-AS-2017.html',
    );
    expect(screen.getByText('1 file is no longer in the library.')).toBeVisible();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Add all to downloads',
    ]);
    await press('Add all to downloads');
    expect(screen.getByText('1 file added to your downloads.')).toHaveRole('status');
    expect(screen.getByRole('link', { name: 'Your downloads' })).toHaveAttribute('href', '/en/cart');
  });
});

test('all files that may be taken go into the cart; how many may not is told', async () => {
  have(brochure({ assetIds: ['AS-2001', 'AS-2003', 'AS-2004'] }));
  await show(ownId);
  await press('Add all to downloads');
  expect(screen.getByText(/2 files added/)).toHaveTextContent('1 file may not be taken now.');
  await press('Add all to downloads');
  expect(screen.getByText(/All of them are in your downloads already/)).toBeVisible();
  expect(localStorage.getItem('downloadCart')).not.toContain('AS-2003');
  const downloads = events.filter(({ event }) => event === 'download');
  expect(downloads).toEqual([expect.objectContaining({ count: 2 })]);
});

describe('a link', () => {
  test('is made at a press, and stays to be copied', async () => {
    const user = userEvent.setup();
    await show(ownId);
    await press('Make a link to share');
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toMatch(new RegExp(`collection\\.html\\?id=${ownId}$`));
    expect(keptSet()?.shared).toBe(true);
    expect(events).toContainEqual(expect.objectContaining({ event: 'share' }));
  });

  test('is not offered where its author does not want it', async () => {
    await show(ownId, { shareable: false });
    await screen.findByRole('heading', { name: 'Winter brochure' });
    expect(screen.queryByRole('button', { name: 'Make a link to share' })).toBeNull();
  });
});

describe('a collection is deleted', () => {
  test('after a question, and the list says so', async () => {
    await show(ownId);
    await press('Delete collection');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete collection' }));
    await settle();
    expect(screen.getByText('“Winter brochure” was deleted.')).toHaveRole('status');
    expect(keptSet()).toBeUndefined();
    expect(screen.queryByRole('link', { name: 'Winter brochure' })).toBeNull();
  });

  test('and stays where the visitor thinks better of it', async () => {
    await show(ownId);
    await press('Delete collection');
    await press('Cancel');
    expect(changes('DELETE')).toEqual([]);
  });
});

test.each([
  ['a.b', 0],
  ['x'.repeat(65), 0],
  ['C-999', 1],
])('of a collection “%s” a visitor reads that there is none, after %d calls', async (id, calls) => {
  vi.spyOn(console, 'error').mockReturnValue();
  await show(id);
  expect(await screen.findByText(/This collection does not exist/)).toHaveRole('status');
  expect(callsOf('A5')).toHaveLength(calls);
});

test.each([
  ['an anonymous visitor', '', 'B2B', 'Sign in to see your collections.'],
  ['a visitor on a page for consumers', 'u-partner-admin', 'B2C', undefined],
] as const)('%s sees no collections', async (_, id, mode, words) => {
  signIn(id);
  await show('', {}, { mode });
  if (words) expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Your collections' })).toBeNull();
  expect(callsOf('A5')).toEqual([]);
});

test('its author sees samples and what is missing; nobody is asked', async () => {
  await show('', {}, { cmsMode: 'author' });
  expect(await screen.findByText(/Visitors see here their own collections/)).toHaveTextContent(
    'Without “Page of the library”',
  );
  expect(screen.getByRole('link', { name: 'Press kit' })).toBeVisible();
  expect(callsOf('A5')).toEqual([]);
});
