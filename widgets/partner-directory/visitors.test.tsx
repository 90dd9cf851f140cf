import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearAtSignOut } from '#src/session/clear-storage.ts';
import { giveMapsASize } from '#testing/map-size.ts';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { endElsewhere } from '#testing/session/other-tab.ts';
import { callsOf, origin, services, setSession, settle } from '#testing/session/session-page.tsx';
import { windowOf } from '#testing/window-width.ts';

setSession();

const facets = [{ name: 'category', label: 'Category' }];
let events: Record<string, unknown>[];
let lines: unknown[];
beforeEach(() => {
  windowOf(1280);
  events = [];
  lines = [];
  vi.stubGlobal('dataLayer', events);
  vi.stubGlobal('scrollTo', vi.fn());
  for (const kind of ['log', 'warn', 'error', 'info'] as const)
    vi.spyOn(console, kind).mockImplementation((...line) => void lines.push(line));
  localStorage.clear();
  sessionStorage.clear();
});

const signInAs = (id: string) => {
  document.cookie = `ssid-access-token=demo-${id}; path=/`;
};
async function show(config: object = {}, options: PageOptions = {}) {
  const rendered = await renderWidget(
    'partner-directory',
    { title: 'Directory', facets, ...config },
    { mode: 'B2B', site: { userApi: services }, ...options },
  );
  await settle();
  return rendered;
}
const results = () => screen.findAllByText(/^\d+ results?$/);
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const askedOf = (name: string) => callsOf(name).map(({ url }) => new URL(url).searchParams);

/** A contact that only business users are answered. */
const canary = 'hello@samt-najd-trails';
const isFound = () =>
  [
    document.documentElement.outerHTML,
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    JSON.stringify(events),
    JSON.stringify(lines),
    document.cookie,
  ].some((text) => text.includes(canary));

describe('an anonymous visitor', () => {
  test('is asked to sign in, and nobody is asked for companies', async () => {
    await show();
    expect(screen.getByText(/^Sign in to see the companies/)).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(['D1', 'D2', 'P1'].flatMap(callsOf)).toEqual([]);
    expect(screen.queryByText(/results/)).toBeNull();
  });

  test('of a public directory reads companies without contacts, filters and hearts', async () => {
    await show({ publicMode: true, pageSize: 2 });
    await results();
    expect(names()).toHaveLength(2);
    expect(screen.getByText(/^Sign in to see how to reach/)).toBeVisible();
    expect(screen.queryByRole('group', { name: /letter|Filters/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Save|CSV/ })).toBeNull();
    expect(isFound()).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Show more results' }));
    await waitFor(() => expect(names()).toHaveLength(4));
    expect(
      askedOf('D2').map((query) => [query.get('type'), query.get('offset'), query.get('limit')]),
    ).toEqual([
      ['bd', '0', '2'],
      ['bd', '2', '2'],
    ]);
    expect(callsOf('D1')).toEqual([]);
  });

  test('of a public directory reads no contacts that a service should not have sent', async () => {
    const { fetch } = globalThis;
    const sent = {
      companyId: 'P-1',
      companyName: 'Nuzul',
      phone: '+966110000001',
      email: `${canary}.example.org`,
    };
    vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) =>
      String(call[0] instanceof Request ? call[0].url : call[0]).includes('type=bd')
        ? Promise.resolve(Response.json({ status: 'success', data: [sent], total: 1 }))
        : fetch(...call),
    );
    await show({ publicMode: true });
    expect(await screen.findByRole('heading', { name: 'Nuzul' })).toBeVisible();
    expect(isFound()).toBe(false);
    expect(screen.queryByText(/966/)).toBeNull();
  });
});

test('an administrator of the authority sees entries of every state, and can change each', async () => {
  signInAs('u-sta-admin');
  await show({ enlistPath: '/en/enlist.html' });
  await results();
  expect(callsOf('D1')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: /^Not published/ }));
  await waitFor(() => expect(names()).toEqual(['Yamama Stay']));
  expect(screen.getAllByText('Not published').length).toBeGreaterThan(1);
  expect(screen.getByRole('link', { name: 'Edit entry: Yamama Stay' })).toBeVisible();
  expect(askedOf('P1').at(-1)?.getAll('status')).toEqual(['unpublished']);
});

describe('a session', () => {
  test('that ends leaves an alert, what was typed, and nothing of the answer', async () => {
    signInAs('u-partner-content');
    await show();
    await results();
    expect(isFound()).toBe(true);
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Bab' } });
    await endElsewhere('expired');
    expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended.');
    expect(screen.getByRole('combobox')).toHaveValue('Bab');
    expect(isFound()).toBe(false);
    expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([]);
  });

  test('that ends leaves no contact of a public directory, also before its listing is there', async () => {
    signInAs('u-partner-content');
    await show({ publicMode: true });
    await results();
    expect(isFound()).toBe(true);
    origin.switches.slow = 400;
    const listing = callsOf('D2').length;
    await endElsewhere('expired');
    await waitFor(() => expect(callsOf('D2').length).toBeGreaterThan(listing));
    expect(isFound()).toBe(false);
    expect(await screen.findByRole('heading', { name: 'Samt Najd Trails' })).toBeVisible();
    expect(isFound()).toBe(false);
  });

  test('that is left leaves neither companies nor what was saved', async () => {
    signInAs('u-partner-content');
    localStorage.setItem('savedPartners', '["P-1001"]');
    await show();
    await results();
    clearAtSignOut();
    await endElsewhere('signed-out');
    expect(isFound()).toBe(false);
    expect(localStorage.getItem('savedPartners')).toBeNull();
    expect(screen.getByText(/^Sign in to see the companies/)).toBeVisible();
  });
});

describe('the map', () => {
  // Leaflet is large: a test waits for a task, and for no import.
  beforeAll(() => import('#src/map/leaflet/LeafletMap.tsx'));
  beforeEach(() => giveMapsASize());

  test('shows the companies of the list, and the card of one with its contacts', async () => {
    signInAs('u-partner-content');
    await show({ views: ['list', 'map'] }, { path: 'directory.html?q=samt' });
    await results();
    fireEvent.click(screen.getByRole('button', { name: 'Map' }));
    const map = await screen.findByRole('group', { name: 'Map', busy: false });
    await waitFor(() => expect(new URLSearchParams(location.search).get('view')).toBe('map'));
    await waitFor(() => expect(askedOf('D1').at(-1)?.get('size')).toBe('100'));
    fireEvent.click(await screen.findByRole('button', { name: 'Show Samt Najd Trails on the map' }));
    const card = await within(map).findByRole('group', { name: 'About Samt Najd Trails' });
    expect(within(card).getByRole('link', { name: /@samt-najd/ })).toBeVisible();
    expect(events).toMatchObject([{ event: 'tab_click', click_text: 'Map' }]);
  });

  test('leaves out companies whose position cannot be, which are in the list', async () => {
    signInAs('u-partner-content');
    const { fetch } = globalThis;
    const company = (companyId: string, latitude: number, longitude: number) => ({
      companyId,
      companyName: companyId,
      latitude,
      longitude,
    });
    const items = [company('Right', 24.7, 46.7), company('Swapped', 46.7, 24.7), company('Pole', 124, 46)];
    vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) =>
      String(call[0] instanceof Request ? call[0].url : call[0]).includes('business-directory')
        ? Promise.resolve(Response.json({ items, total: 3 }))
        : fetch(...call),
    );
    await show({ views: ['map'] });
    expect(await screen.findByText(/^2 of these are not on the map/)).toBeVisible();
    expect(names()).toEqual(['Right', 'Swapped', 'Pole']);
    expect(screen.queryByRole('button', { name: 'Show Swapped on the map' })).toBeNull();
  });
});

test('names in eight scripts stand as they are written', async () => {
  signInAs('u-partner-content');
  const written = ['Dār Élan', 'دار النخيل', '北京旅行社', 'さくら旅行', 'Ёлка', 'सफ़र', 'Ταξίδι', 'מסע'];
  const { fetch } = globalThis;
  const items = written.map((companyName, index) => ({ companyId: `P-${index}`, companyName }));
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) =>
    String(call[0] instanceof Request ? call[0].url : call[0]).includes('business-directory')
      ? Promise.resolve(Response.json({ items, total: items.length }))
      : fetch(...call),
  );
  await show();
  await results();
  expect(names()).toEqual(written);
  for (const heading of screen.getAllByRole('heading', { level: 3 }))
    expect(heading.querySelector('bdi')).not.toBeNull();
});

test('an author sees sample companies and every letter, and nobody is asked', async () => {
  await show({ views: ['list', 'map'] }, { cmsMode: 'author' });
  expect(names()).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Z' }));
  expect(location.search).toBe('');
  expect(origin.calls).toEqual([]);
});
