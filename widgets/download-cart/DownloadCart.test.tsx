import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { alerts } from '#src/alert/store.ts';
import {
  choose,
  events,
  failCalls,
  keepCart,
  keptIds,
  lastOrder,
  order,
  press,
  setDownloads,
  show,
} from '#testing/download-page.ts';
import { callsOf, origin, settle } from '#testing/session/session-page.tsx';

/** The files of the cart, and how they are ordered. What becomes of a package: `packages.test.tsx`. */

setDownloads();

const rows = () =>
  within(screen.getByRole('table', { name: /chosen for download/ })).getAllByRole('rowheader');
const row = (title: string) =>
  within(
    within(screen.getByRole('table', { name: /chosen for download/ })).getByRole('row', {
      name: RegExp(title),
    }),
  );
const asked = () => callsOf('H2').filter(({ method }) => method === 'POST');
const meter = () => screen.getByRole('meter', { name: /^Size of the package/ });

describe('who may see it', () => {
  test('an anonymous visitor is asked to sign in, and nothing is asked of the library', async () => {
    document.cookie = 'ssid-access-token=; max-age=0; path=/';
    keepCart(['AS-2001']);
    await show();
    expect(screen.getByText(/^Sign in to see the files/)).toBeVisible();
    expect(callsOf('A3')).toEqual([]);
  });

  test.each(['u-sta-admin', 'u-partner-contributor', 'u-default'])(
    '%s sees the own cart alone',
    async (id) => {
      document.cookie = `ssid-access-token=demo-${id}; path=/`;
      keepCart(['AS-2001']);
      await show();
      expect(screen.queryByRole('table')).toBeNull();
      expect(screen.getByText('You have not chosen any files yet.')).toBeVisible();
    },
  );

  test('an author sees what visitors will, and nothing is asked', async () => {
    keepCart(['AS-2001']);
    await show({ purposes: [] }, { cmsMode: 'author' });
    expect(await screen.findByText(/A purpose is required/)).toBeVisible();
    expect(screen.getByText('You have not chosen any files yet.')).toBeVisible();
    expect(origin.calls).toEqual([]);
  });
});

describe('the cart', () => {
  test('that is empty, and one of another version, lead to the library', async () => {
    keepCart(['AS-2001'], { version: 2 });
    await show();
    expect(screen.getByRole('link', { name: 'Open the media library' })).toHaveAttribute(
      'href',
      '/en/content-hub/visual-assets',
    );
  });

  test('shows files with their licences and versions, and how much of a package they fill', async () => {
    keepCart(['AS-2001', 'AS-2002']);
    await show();
    expect(rows()).toHaveLength(2);
    expect(callsOf('A3')).toHaveLength(2);
    expect(row('AS-2001').getByText('Open use with credit')).toBeVisible();
    expect(row('AS-2001').getByText('10 MB')).toBeVisible();
    expect(meter()).toHaveAttribute('aria-valuenow', '2');
    expect(meter()).toHaveAccessibleName('Size of the package 20 MB of at most 2 GB');
    expect(screen.getByText('2 files of at most 100')).toBeVisible();
  });

  test('packs another version of one file, or of all', async () => {
    keepCart(['AS-2001', 'AS-2002']);
    await show();
    await choose('Version of “AS-2001”', 'w1280');
    expect(row('AS-2001').getByText('459 kB')).toBeVisible();
    await choose('Version of all files', 'w2500');
    await order();
    expect(await lastOrder()).toMatchObject({
      items: [
        { assetId: 'AS-2001', rendition: 'w2500' },
        { assetId: 'AS-2002', rendition: 'w2500' },
      ],
    });
  });

  test('names versions by their pixels where the author has no label, and says what has gone', async () => {
    keepCart([{ id: 'AS-2001', title: 'AS-2001', type: 'image', rendition: 'poster' }]);
    await show({ renditions: [] });
    const versions = screen.getByRole('combobox', { name: 'Version of “AS-2001”' });
    expect(within(versions).getAllByRole('option')[0]).toHaveTextContent('640 × 427 · 115 kB');
    expect(versions).toHaveValue('original');
    expect(screen.getByText(/The version that you chose no longer exists/)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Version of all files' })).toBeNull();
  });

  test('loses a file at a press, leads the focus to the next, and brings it back', async () => {
    keepCart(['AS-2001', 'AS-2002', 'AS-2007']);
    await show();
    await press('Remove “AS-2002”');
    expect(keptIds()).toEqual(['AS-2001', 'AS-2007']);
    expect(screen.getByRole('button', { name: 'Remove “AS-2007”' })).toHaveFocus();
    act(() => alerts.shown()[0]?.button?.onPress?.());
    expect(keptIds()).toEqual(['AS-2001', 'AS-2002', 'AS-2007']);
    await press('Remove all files');
    expect(keptIds()).toEqual([]);
    expect(document.activeElement).toHaveTextContent('You have not chosen any files yet.');
    act(() => alerts.shown().at(-1)?.button?.onPress?.());
    expect(rows()).toHaveLength(3);
  });

  test('is the same in all tabs', async () => {
    keepCart(['AS-2001', 'AS-2002']);
    await show();
    keepCart(['AS-2002']);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'downloadCart' })));
    await settle();
    expect(rows()).toHaveLength(1);
  });

  test('goes with the session in another tab', async () => {
    keepCart(['AS-2001']);
    const element = await show();
    const tab = new BroadcastChannel('tourism-widgets-session');
    tab.postMessage({ kind: 'ended', reason: 'signed-out' });
    expect(await screen.findByText(/^Sign in to see the files/)).toBeVisible();
    tab.close();
    expect(element).not.toHaveTextContent('AS-2001');
  });
});

describe('a file that may no longer be downloaded', () => {
  test('leaves the cart with the reason: expired, restricted, gone, no id', async () => {
    keepCart(['AS-2001', 'AS-2008', 'AS-2003', 'AS-9999', 'a.b']);
    await show();
    const said = within(screen.getByRole('alert'));
    expect(said.getByText('4 files were removed: they may no longer be downloaded.')).toBeVisible();
    expect(said.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'AS-2008Licence has ended',
      'AS-2003On request only',
      'AS-9999No longer in the library',
      'a.bNo longer in the library',
    ]);
    expect(keptIds()).toEqual(['AS-2001']);
    expect(callsOf('A3').map(({ url }) => new URL(url).searchParams.get('id'))).not.toContain('a.b');
    await press('Close');
    expect(screen.queryByText(/4 files were removed/)).toBeNull();
  });

  test('is found before the package is ordered, and nothing is ordered', async () => {
    keepCart(['AS-2001', 'AS-2002']);
    await show();
    vi.setSystemTime('2028-01-01T12:00:00+03:00');
    origin.now = () => new Date('2028-01-01T12:00:00+03:00');
    await order();
    expect(await screen.findByText(/Files or licences have changed/)).toBeVisible();
    expect(screen.getByText('Licence has ended')).toBeVisible();
    expect(keptIds()).toEqual(['AS-2002']);
    expect(asked()).toEqual([]);
  });

  test('is named by the service (403): it leaves the cart, the others stay', async () => {
    keepCart(['AS-2001', 'AS-2002']);
    await show();
    // The service's clock is ahead.
    origin.now = () => new Date('2028-01-01T12:00:00+03:00');
    await order();
    expect(await screen.findByText(/Your account does not allow this package/)).toBeVisible();
    expect(screen.getByText('No longer allowed for your account')).toBeVisible();
    expect(keptIds()).toEqual(['AS-2002']);
  });
});

describe('the library', () => {
  test('that is slow leaves the files in view, and the form waits', async () => {
    origin.switches.slow = 60;
    keepCart(['AS-2001']);
    await show();
    await waitFor(() => expect(screen.getByRole('rowheader')).toBeVisible());
    expect(screen.queryByRole('button', { name: 'Prepare the package' })).toBeNull();
    expect(await screen.findByRole('button', { name: 'Prepare the package' })).toBeVisible();
  });

  test('that fails says so, and is asked again at a press', async () => {
    origin.switches.fail = ['A3'];
    keepCart(['AS-2001']);
    await show();
    expect(screen.getByText(/licences of your files could not be checked/)).toBeVisible();
    origin.switches.fail = [];
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Prepare the package' })).toBeVisible();
  });

  test('that cannot be reached since the visitor is offline', async () => {
    keepCart(['AS-2001']);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    failCalls('/bin/scp/assetdetails');
    await show();
    expect(await screen.findByText(/You are offline/)).toBeVisible();
    expect(rows()).toHaveLength(1);
  });
});

describe('an order', () => {
  test('sends the licences by name and version, the purpose and the name; an answer that is missing is said', async () => {
    keepCart(['AS-2001', 'AS-2002', 'AS-2007']);
    await show();
    await press('Prepare the package');
    expect(screen.getByRole('heading', { name: 'There is a problem with 3 answers' })).toBeVisible();
    expect(asked()).toEqual([]);
    expect(screen.getByRole('checkbox', { name: /“Open use with credit” for 2 files/ })).not.toBeChecked();
    fireEvent.change(screen.getByRole('textbox', { name: /^Name of the package/ }), {
      target: { value: 'winter/2026' },
    });
    await order();
    expect(screen.getAllByText(/Use letters, digits, hyphens/).length).toBeGreaterThan(0);
    fireEvent.change(screen.getByRole('textbox', { name: /^Name of the package/ }), {
      target: { value: 'Winter 2026' },
    });
    await press('Prepare the package');
    expect(await lastOrder()).toEqual({
      items: ['AS-2001', 'AS-2002', 'AS-2007'].map((assetId) => ({ assetId, rendition: 'original' })),
      filename: 'Winter 2026',
      purpose: 'Website',
      acceptedLicences: [
        { name: 'Open use with credit', version: '2026-1' },
        { name: 'Editorial use only', version: '2026-1' },
      ],
    });
    expect(events.map(({ event, step, field }) => [event, step ?? field])).toEqual([
      ['form_error', 'licence Open use with credit 2026-1'],
      ['form_start', undefined],
      ['form_error', 'filename'],
      ['form_step', 2],
      ['form_submit', undefined],
    ]);
  });

  test('shows the author’s text of a licence, and asks for no purpose where there is none', async () => {
    keepCart(['AS-2002']);
    await show({ purposes: [] });
    await press('Terms of “Editorial use only”');
    expect(await screen.findByText(/Not for advertising/)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: /^Purpose/ })).toBeNull();
    await press(/^I accept/, 'checkbox');
    await press('Prepare the package');
    expect(await lastOrder()).not.toHaveProperty('purpose');
  });

  test('that a slow hand repeats is sent once', async () => {
    keepCart(['AS-2001']);
    await show();
    await press(/^I accept/, 'checkbox');
    await choose(/^Purpose/, 'Website');
    const send = screen.getByRole('button', { name: 'Prepare the package' });
    fireEvent.click(send);
    fireEvent.click(send);
    await settle();
    expect(asked()).toHaveLength(1);
  });

  test.each([
    ['H2:422', /Something went wrong|not accepted/],
    ['H2:429', /The form was sent too often/],
    ['H2:500', /Something went wrong on our side/],
  ])('that is refused (%s) says why, and keeps what was filled in', async (fail, words) => {
    keepCart(['AS-2001']);
    await show();
    origin.switches.fail = [fail];
    await order('Social media');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('combobox', { name: /^Purpose/ })).toHaveValue('Social media');
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(keptIds()).toEqual(['AS-2001']);
  });
});

describe('too much for one package', () => {
  test('is offered as several: each is ordered by itself, with its number', async () => {
    keepCart(['AS-2001', 'AS-2002', 'AS-2005']);
    await show({ maxItems: 2 });
    expect(screen.getByText(/It makes 2 packages/)).toBeVisible();
    expect(meter()).toHaveAttribute('aria-valuenow', '100');
    await press(/^Package 2: 1 file, 1 MB/, 'radio');
    fireEvent.change(screen.getByRole('textbox', { name: /^Name of the package/ }), {
      target: { value: 'Winter' },
    });
    await order();
    expect(await lastOrder()).toMatchObject({
      items: [{ assetId: 'AS-2005' }],
      filename: 'Winter 2',
      acceptedLicences: [{ name: 'Editorial use only' }],
    });
  });

  test('leaves out what no package takes, and counts in gigabytes', async () => {
    keepCart(['AS-2001', 'AS-2065']);
    await show();
    expect(row('AS-2065').getByText('3.4 GB')).toBeVisible();
    expect(screen.getByText(/Larger than a package may be \(2 GB\)/)).toBeVisible();
    await order();
    expect(await lastOrder()).toMatchObject({ items: [{ assetId: 'AS-2001' }] });
  });
});
