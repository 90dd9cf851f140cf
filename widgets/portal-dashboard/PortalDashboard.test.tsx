import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { callsOf, origin, services, setSession, settle } from '#testing/session/session-page.tsx';

setSession();

let events: Record<string, unknown>[];
beforeEach(() => {
  events = [];
  vi.stubGlobal('dataLayer', events);
  localStorage.clear();
});

const signInAs = (id: string) => {
  document.cookie = `ssid-access-token=demo-${id}; path=/`;
};

async function show(config: string | object = 'default', options: PageOptions = {}) {
  const rendered = await renderWidget('portal-dashboard', config, {
    mode: 'B2B',
    site: { userApi: services },
    path: 'portal.html',
    ...options,
  });
  await vi.dynamicImportSettled();
  await settle();
  return rendered;
}

const tiles = () => screen.getByRole('list', { name: 'Tools of the portal' });
const names = () => within(tiles()).getAllByRole('link').map(nameOf);
const nameOf = (link: HTMLElement) => link.textContent;
const tile = (title: string) => within(tiles()).getByRole('link', { name: new RegExp(`^${title}`) });
const press = async (name: string) => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  await settle();
};
const asked = () => [...new Set(origin.calls.map(({ name }) => name))].toSorted();

describe('tiles', () => {
  test('are a list of links whose names have the number of what waits there', async () => {
    signInAs('u-partner-admin');
    await show();
    expect(names()).toEqual([
      expect.stringMatching(/^Tours to sell \d+ bookings$/),
      'Trade calendar 2 registrations',
      'Academy 5 courses under way',
      'My collections 2 collections',
      'Upload pictures ',
      'Team members 27 members',
    ]);
    expect(tile('Academy')).toHaveAttribute('href', '/en/partner-tools/academy');
    for (const name of ['B1', 'Q2', 'E1', 'A5', 'M1', 'Q1']) expect(callsOf(name)).toHaveLength(1);
    expect(new URL(callsOf('M1')[0]?.url ?? '').search).toBe('?page=1&size=1');
    expect(new URL(callsOf('E1')[0]?.url ?? '').search).toBe('?apiType=progress&lang=en');
  });

  test('count in the words of the language', async () => {
    signInAs('u-partner-admin');
    await show('arabic', { language: 'ar' });
    expect(screen.getByRole('link', { name: /^تقويم القطاع تسجيلان$/ })).toBeVisible();
  });

  test('report which was followed, and nothing of its number', async () => {
    signInAs('u-partner-admin');
    await show();
    tile('Academy').addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(tile('Academy'));
    expect(events).toMatchObject([
      { event: 'nav_click', click_text: 'Academy', position: 3, link: '/en/partner-tools/academy' },
    ]);
  });

  test.each([
    ['u-sta-admin', false],
    ['u-sta-content', true],
    ['u-sta-contributor', true],
    ['u-sta-member', false],
    ['u-partner-admin', true],
    ['u-partner-content', true],
    ['u-partner-contributor', true],
    ['u-default', false],
  ])('for whoever may upload are shown to %s: %s', async (id, isShown) => {
    signInAs(id);
    await show();
    expect(names().some((name) => name.startsWith('Upload pictures'))).toBe(isShown);
  });

  test('of another role or of an unknown one are not shown, and nobody is asked for their numbers', async () => {
    signInAs('u-partner-contributor');
    await show();
    expect(names().some((name) => name.startsWith('Team members'))).toBe(false);
    expect(callsOf('M1')).toEqual([]);
  });

  test('with wrong fields are links without a number, or text without an address', async () => {
    signInAs('u-partner-admin');
    await show('faulty-roles');
    expect(names()).toEqual(['Counts the weather ']);
    expect(within(tiles()).getByText('Leads nowhere')).toBeVisible();
    expect(screen.queryByText('For nobody')).toBeNull();
    expect(screen.getAllByRole('heading', { level: 4 }).map(nameOf)).toEqual(['Undated']);
  });

  test('that are all of other roles leave a sentence', async () => {
    signInAs('u-partner-contributor');
    await show({ tiles: [{ title: 'Team', requiredRole: 'PARTNER_ADMIN' }] });
    expect(screen.getByText('There is no tool for your role here.')).toBeVisible();
  });

  test('of members are a link alone for who may not list them', async () => {
    signInAs('u-partner-contributor');
    await show({ tiles: [{ title: 'Team', ctaLink: '/en/partner-tools/members', source: 'members' }] });
    expect(names()).toEqual(['Team ']);
    expect(callsOf('M1')).toEqual([]);
  });
});

describe('each tile by itself', () => {
  test('comes as soon as it is answered', async () => {
    signInAs('u-partner-admin');
    origin.switches.fail = ['B1:disorder'];
    await show();
    expect(tile('Team members')).toHaveAccessibleName('Team members 27 members');
    const waiting = within(tiles())
      .getAllByRole('listitem')
      .filter((item) => item.getAttribute('aria-busy') === 'true');
    expect(waiting.map(({ textContent }) => textContent)).toEqual(['Tours to sell ']);
  });

  test('says that its number stays away, leads on all the same, and is asked for again alone', async () => {
    signInAs('u-partner-admin');
    origin.switches.fail = ['B1:500'];
    await show();
    expect(await screen.findByText('The number could not be loaded.')).toBeVisible();
    expect(tile('Tours to sell')).toHaveAttribute('href', '/en/partner-tools/tours');
    expect(tile('Academy')).toHaveAccessibleName('Academy 5 courses under way');
    const before = origin.calls.filter(({ name }) => name !== 'B1').length;
    origin.switches.fail = [];
    await press('Try again: Tours to sell');
    expect(tile('Tours to sell')).toHaveAccessibleName(/\d+ bookings$/);
    expect(origin.calls.filter(({ name }) => name !== 'B1')).toHaveLength(before);
  });

  test('is a link alone to whom the service refuses the number', async () => {
    signInAs('u-partner-admin');
    origin.switches.fail = ['B1:403'];
    await show();
    expect(tile('Tours to sell')).toHaveAccessibleName('Tours to sell');
    expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
  });

  test('says that it waits for a connection', async () => {
    signInAs('u-partner-admin');
    origin.switches.fail = ['E1:drop'];
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await show({ tiles: [{ title: 'Academy', source: 'learning' }] });
    expect(await screen.findByText(/^You are offline/)).toBeVisible();
  });
});

describe('whoever belongs to no company', () => {
  test('finds the way to link one first, and nothing of a company is asked for', async () => {
    signInAs('u-default');
    await show();
    expect(names()[0]).toBe('Link your company Your account belongs to no company yet.');
    expect(tile('Link your company')).toHaveAttribute(
      'href',
      '/en/partner-tools/directory/enlist-business.html',
    );
    expect(asked()).not.toContain('B1');
    expect(asked()).not.toContain('A5');
    expect(asked()).not.toContain('M1');
  });

  test('is the only one who finds it', async () => {
    signInAs('u-partner-contributor');
    await show();
    expect(screen.queryByText('Link your company')).toBeNull();
  });
});

describe('the greeting', () => {
  test('has the first name, the company and how complete the profile is', async () => {
    signInAs('u-partner-admin');
    await show();
    expect(screen.getByRole('heading', { name: /Good to see you, .*Huda/ })).toBeVisible();
    expect(screen.getByText('Samt Najd Trails')).toBeVisible();
    expect(screen.getByRole('meter', { name: /^Your profile is \d+% complete\.$/ })).toBeVisible();
  });

  test('has words of its own where the author has none', async () => {
    signInAs('u-partner-admin');
    await show('empty');
    expect(screen.getByRole('heading', { name: /Welcome back, .*Huda/ })).toBeVisible();
  });

  test('stays where the profile’s state cannot be fetched, which is asked for again', async () => {
    signInAs('u-partner-admin');
    origin.switches.fail = ['Q1:500'];
    await show();
    expect(await screen.findByText('How complete your profile is could not be loaded.')).toBeVisible();
    expect(tile('Team members')).toHaveAccessibleName('Team members 27 members');
    origin.switches.fail = [];
    await press('Try again: profile');
    expect(screen.getByRole('meter')).toBeVisible();
  });
});

describe('the company', () => {
  test('stands below the greeting with how far its entry is', async () => {
    signInAs('u-partner-admin');
    await show('default', { language: 'ar' });
    expect(screen.getByText('دروب سمت نجد')).toBeVisible();
    expect(screen.getByText('إدراج الشركة: منشور')).toBeVisible();
    expect(callsOf('P2')).toHaveLength(1);
  });

  test('stands there alone where its entry cannot be fetched', async () => {
    signInAs('u-partner-admin');
    origin.switches.fail = ['P2:500'];
    await show();
    expect(screen.getByText('Samt Najd Trails')).toBeVisible();
    expect(screen.queryByText(/^Listing/)).toBeNull();
  });

  test.each(['u-sta-admin', 'u-default'])('has no entry that %s is told of', async (id) => {
    signInAs(id);
    await show();
    expect(callsOf('P2')).toEqual([]);
  });
});

describe('recent downloads', () => {
  const kept = (download: object) => ({ filename: 'hegra', at: '2026-11-01T09:00:00Z', ...download });
  const keep = (...downloads: object[]) => localStorage.setItem('downloads', JSON.stringify(downloads));
  const rows = () => {
    const part = screen.getByRole('heading', { name: 'Recent downloads' }).parentElement;
    return within(part as HTMLElement).getAllByRole('listitem');
  };

  test('at an address of another origin, which an earlier release may have kept, are no link', async () => {
    signInAs('u-partner-admin');
    keep(kept({ state: 'ready', url: 'https://elsewhere.example.net/hegra.zip' }));
    await show();
    expect(rows().map(nameOf)).toEqual(['hegraReady · November 1, 2026']);
    expect(within(rows()[0]!).queryByRole('link')).toBeNull();
  });

  test('of the device are listed with what became of each, and lead to those that are there', async () => {
    signInAs('u-partner-admin');
    keep(
      kept({ filename: 'coast', state: 'preparing', jobId: 'J-1' }),
      kept({ state: 'ready', url: '/files/hegra.zip', bytes: 12_400_000 }),
      kept({
        filename: 'old',
        at: '2020-01-01',
        state: 'ready',
        url: '/files/old.zip',
        expires: '2020-01-31',
      }),
      kept({ filename: 'lost', state: 'failed', jobId: 'J-2' }),
    );
    await show();
    expect(rows().map(nameOf)).toEqual([
      'coastBeing prepared · November 1, 2026',
      'hegraReady · 12 MB · November 1, 2026',
      'oldNo longer available · January 1, 2020',
      'lostFailed · November 1, 2026',
    ]);
    const links = rows().flatMap((row) => within(row).queryAllByRole('link'));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/files/hegra.zip']);
  });

  test('report that one was opened, and not what the visitor has called it', async () => {
    signInAs('u-partner-admin');
    keep(kept({ filename: 'secret client', state: 'ready', url: '/files/hegra.zip' }));
    await show();
    const link = screen.getByRole('link', { name: 'secret client' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(events).toMatchObject([{ event: 'item_click', click_text: 'download', position: 1 }]);
    expect(JSON.stringify(events)).not.toContain('secret');
  });

  test.each(['{', '[{"at":1}]', '{"filename":"x"}'])('that cannot be read are none: %s', async (text) => {
    signInAs('u-partner-admin');
    localStorage.setItem('downloads', text);
    await show();
    expect(screen.queryByRole('heading', { name: 'Recent downloads' })).toBeNull();
  });
});

test.each([
  ['u-partner-admin', ['Winter pictures are in the library', 'Roles are checked in January']],
  ['u-partner-contributor', ['Winter pictures are in the library']],
])('announcements are those of the role, the newest first: %s', async (id, titles) => {
  signInAs(id);
  await show();
  expect(screen.getAllByRole('heading', { level: 4 }).map(nameOf)).toEqual(titles);
  expect(screen.getByText('November 18, 2026')).toBeVisible();
});

test('an anonymous visitor is asked to sign in, and nothing is asked for', async () => {
  await show();
  expect(screen.getByText('Sign in to see what waits for you on the portal.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Tools of the portal' })).toBeNull();
  expect(asked().filter((name) => name !== 'U1')).toEqual([]);
});

test('an author sees every tile and announcement, and nothing is asked for', async () => {
  await show('default', { cmsMode: 'author' });
  expect(names()).toHaveLength(7);
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(2);
  expect(origin.calls).toEqual([]);
});

test('an author is told where bookings and members cannot be counted', async () => {
  await show('default', { cmsMode: 'author', site: {} });
  expect(screen.getByText(/the site names no userApi\.ssidDomain/)).toBeVisible();
});
