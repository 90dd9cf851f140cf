import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepTrail } from '#src/assets/trail.ts';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { callsOf, origin, services, setSession, settle } from '#testing/session/session-page.tsx';

setSession();

let events: Record<string, unknown>[];
beforeEach(() => {
  events = [];
  vi.stubGlobal('dataLayer', events);
  sessionStorage.clear();
  localStorage.clear();
  signIn('u-partner-contributor');
});

const signIn = (id: string) => {
  document.cookie = `ssid-access-token=demo-${id}; path=/`;
};

/** The page of an asset, which its address names. */
async function show(id: string, config: object = {}, options: PageOptions = {}) {
  await renderWidget('asset-details', config, {
    mode: 'B2B',
    site: { userApi: services },
    path: `content-hub/asset-details.id-${id}.html`,
    ...options,
  });
  await settle();
}

const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

test('a visitor reads what is known of a file, and copies the line that credits it', async () => {
  const user = userEvent.setup();
  await show('AS-2001');
  expect(await screen.findByRole('heading', { name: 'Hegra at First Light' })).toBeVisible();
  expect(facts()).toMatchObject({
    Type: 'Picture',
    Format: 'JPG',
    'Width and height': '6,000 × 4,000',
    Size: '10 MB',
    Orientation: 'Landscape',
    By: 'Dana Rashidi',
    Licence: 'Open use with credit',
    'Licence until': 'December 31, 2027',
    Keywords: 'World HeritageSunrise',
  });
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('© Dana Rashidi');
  expect(events).toContainEqual(expect.objectContaining({ event: 'copy_code', click_text: 'Credit line' }));
});

test.each([
  ['a.b', 0],
  ['', 0],
  ['x'.repeat(65), 0],
  ['AS-9999', 1],
])('of a file that is named "%s" a visitor reads that it is gone, after %d calls', async (id, calls) => {
  vi.spyOn(console, 'error').mockReturnValue();
  await show(id, { searchPath: '/en/library' });
  expect(await screen.findByText(/We cannot find this file/)).toHaveRole('status');
  expect(screen.getByRole('link', { name: 'Go to the media library' })).toHaveAttribute(
    'href',
    '/en/library',
  );
  expect(callsOf('A3')).toHaveLength(calls);
});

test('a file that a field names is shown wherever the page is', async () => {
  await show('AS-2001', { idFrom: 'config', assetId: 'AS-2002' });
  expect(await screen.findByRole('heading', { name: 'The Lonely Castle' })).toBeVisible();
});

describe('a file that cannot be loaded', () => {
  test('is asked for again at a press', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    origin.switches.fail = ['A3:400'];
    await show('AS-2001');
    expect(await screen.findByRole('alert')).toHaveTextContent('This file could not be loaded.');
    origin.switches.fail = [];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Hegra at First Light' })).toBeVisible();
  });

  test('while the device is offline says so', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    origin.switches.fail = ['A3:drop'];
    await show('AS-2001');
    expect(await screen.findByText(/You are offline/)).toBeVisible();
  });

  test('for a visitor without the right says that there is no access', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    origin.switches.fail = ['A3:403'];
    await show('AS-2001');
    expect(await screen.findByText(/your role does not include/)).toBeVisible();
  });
});

test.each([
  ['an anonymous visitor', '', 'B2B', 'Sign in to see this file.'],
  ['a visitor on a page for consumers', 'u-partner-admin', 'B2C', undefined],
] as const)('%s sees nothing of the file', async (_, id, mode, words) => {
  signIn(id);
  await show('AS-2001', {}, { mode });
  if (words) expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Hegra at First Light' })).toBeNull();
  expect(callsOf('A3')).toEqual([]);
});

test('what is shown stays below an alert when the session is lost', async () => {
  await show('AS-2001');
  await screen.findByRole('heading', { name: 'Hegra at First Light' });
  document.cookie = 'ssid-access-token=demo-nobody; path=/';
  origin.switches.fail = ['A3:401'];
  await userEvent.click(screen.getByRole('button', { name: 'Download Original' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Accept and download' }));
  await settle();
  expect(await screen.findByText(/Your session has ended\. What you typed/)).toBeVisible();
  expect(screen.getByText('Hegra at First Light', { selector: 'h2 *' })).toBeInTheDocument();
});

describe('in the search that the visitor came from', () => {
  const trail = { query: 'q=alula&page=2', ids: ['AS-2001', 'AS-2002', 'AS-2004'], selected: ['AS-2004'] };

  test('links lead to the files before and after, and back', async () => {
    keepTrail(trail);
    await show('AS-2002', { searchPath: '/en/library?x=1' });
    const nav = within(await screen.findByRole('navigation', { name: 'Your search' }));
    expect(nav.getByText('2 of 3')).toBeVisible();
    const address = (name: string) => nav.getByRole('link', { name }).getAttribute('href');
    expect(address('Previous file')).toBe('/en/content-hub/asset-details.id-AS-2001.html');
    expect(address('Next file')).toBe('/en/content-hub/asset-details.id-AS-2004.html');
    expect(address('Back to the search')).toBe('/en/library?q=alula&page=2');
  });

  test('the last file has none after it', async () => {
    keepTrail(trail);
    await show('AS-2004', { detailPath: '/en/file-{id}.html' });
    const nav = within(await screen.findByRole('navigation', { name: 'Your search' }));
    expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/file-AS-2002.html',
    ]);
  });

  test('a file that is not in it has no neighbours', async () => {
    keepTrail(trail);
    await show('AS-2010');
    await screen.findByRole('heading', { name: 'Walking the Oasis Trail' });
    expect(screen.queryByRole('link', { name: 'Next file' })).toBeNull();
  });
});

test('files like it are listed, each with the address of its page, and not at all if the author wants none', async () => {
  await show('AS-2001');
  const list = (await screen.findByRole('heading', { name: 'Similar files' })).nextElementSibling!;
  const [first] = within(list as HTMLElement).getAllByRole('link');
  expect(first).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/en\/content-hub\/asset-details\.id-AS-\d+\.html$/),
  );
  await show('AS-2001', { showRelated: false });
  await screen.findByRole('heading', { name: 'Hegra at First Light' });
  expect(screen.queryByRole('heading', { name: 'Similar files' })).toBeNull();
});

describe('what a file looks like', () => {
  test('a picture opens in a dialog with buttons that zoom', async () => {
    await show('AS-2001');
    const opener = await screen.findByRole('button', { name: 'Show “Hegra at First Light” large' });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Hegra at First Light' }));
    expect(dialog.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await settle();
    expect(opener).toHaveFocus();
  });

  test.each([
    ['AS-2004', 'video', '/media/hegra-04-640.mp4'],
    ['AS-2011', 'audio', '/media/alula-06.mp3'],
  ])('%s is played as %s, in its smallest rendition', async (id, tag, address) => {
    await show(id);
    await screen.findByRole('button', { name: 'Play' });
    expect(document.querySelector(tag)?.getAttribute('src')).toContain(address);
  });

  test('a document has a link that opens it in a new window', async () => {
    await show('AS-2005');
    const link = await screen.findByRole('link', { name: /^Open the document/ });
    expect(link).toHaveAttribute('href', expect.stringContaining('/media/hegra-05.pdf'));
    expect(link).toHaveAttribute('target', '_blank');
  });
});

describe('what keeps a file', () => {
  test('the heart, the download cart and a set', async () => {
    await show('AS-2002');
    await userEvent.click(await screen.findByRole('button', { name: 'Favourite: The Lonely Castle' }));
    await settle();
    expect(await callsOf('H1')[0]?.clone().json()).toEqual({ assetIds: ['AS-2002'] });
    await userEvent.click(screen.getByRole('button', { name: 'Add to downloads' }));
    expect(screen.getByText('1 file added to your downloads.')).toHaveRole('status');
    expect(JSON.parse(localStorage.getItem('downloadCart')!)).toMatchObject({
      items: [{ id: 'AS-2002', licence: 'Editorial use only' }],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Add to downloads' }));
    expect(screen.getByText('This file is among your downloads already.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add to a collection' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to a collection' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Add' }));
    expect(await screen.findByText('1 file added to “Winter brochure”.')).toBeVisible();
  });
});

test('an author sees a sample and where the file comes from; nothing is asked of a service', async () => {
  keepTrail({ query: '', ids: ['sample', 'x'], selected: [] });
  await show('AS-2001', { idFrom: 'config' }, { cmsMode: 'author' });
  expect(await screen.findByRole('heading', { name: 'Sample picture' })).toBeVisible();
  expect(screen.getByText(/The identifier is missing or has another shape/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Next file' })).toBeNull();
  expect(origin.calls).toEqual([]);
});
