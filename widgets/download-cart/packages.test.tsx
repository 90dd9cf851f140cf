import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  answer,
  events,
  keepCart,
  keepPackages,
  keptIds,
  keptPackages,
  order,
  poll,
  press,
  setDownloads,
  show,
} from '#testing/download-page.ts';
import { callsOf, origin, settle } from '#testing/session/session-page.tsx';

/** What becomes of a package that was ordered. */

setDownloads();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const job = '/bin/users/assets/download?jobId';
const h2 = '/bin/users/assets/download';
const looks = () => callsOf('H2').filter(({ method }) => method === 'GET');
const heard = () => [...document.querySelectorAll('[aria-live] > p')].map(({ textContent }) => textContent);
const ago = '2026-11-20T08:00:00Z';

describe('a package of one file', () => {
  test('is there at once: its link, size and time; the focus is on it, and it is in the list', async () => {
    keepCart(['AS-2001']);
    await show();
    await order();
    const heading = screen.getByRole('heading', { name: 'Media 2026-11-20' });
    expect(heading).toHaveFocus();
    expect(screen.getByText('The package is ready.')).toBeVisible();
    expect(screen.getByText('10 MB · Available until Nov 21, 2026, 12:00 PM')).toBeVisible();
    const [link] = screen.getAllByRole('link', { name: /^Download/ });
    expect(link).toHaveAttribute('href', expect.stringContaining('/bin/users/assets/download/Media%20'));
    link!.addEventListener('click', (click) => click.preventDefault());
    act(() => link!.click());
    expect(events.at(-1)).toMatchObject({
      event: 'download',
      click_text: 'package',
      link: '',
      count: 1,
      bytes: 10_080_000,
    });
    expect(keptPackages()).toMatchObject([{ filename: 'Media 2026-11-20', state: 'ready', jobId: '' }]);
    const history = screen.getByRole('table', { name: 'Your last packages' });
    expect(within(history).getByRole('row', { name: /Media 2026-11-20.*Ready/ })).toBeVisible();
  });

  test('can leave the list of files; the form is empty again', async () => {
    keepCart(['AS-2001']);
    await show();
    await order();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    await press('Remove what is packed from the list');
    expect(keptIds()).toEqual([]);
  });
});

describe('a package of several files', () => {
  test('is asked for until it is ready; each state is said, not more often than each ten seconds', async () => {
    keepCart(['AS-2001', 'AS-2002']);
    await show();
    await order();
    expect(screen.getByText(/The package is being prepared/)).toBeVisible();
    await waitFor(() => expect(heard().join()).toMatch(/is being prepared/));
    expect(looks()).toHaveLength(0);
    expect(keptPackages()).toMatchObject([
      { state: 'preparing', jobId: expect.stringMatching(/^J-/) as string },
    ]);
    await poll();
    expect(looks()).toHaveLength(1);
    expect(screen.getByText(/The package is being prepared/)).toBeVisible();
    await poll();
    expect(screen.getByText('The package is ready.')).toBeVisible();
    expect(heard().join()).not.toMatch(/is ready/);
    expect(keptPackages()).toMatchObject([{ state: 'ready' }]);
    expect(await poll()).toBe(0);
  });

  test('is asked for by nobody in a tab that is hidden', async () => {
    keepPackages({ jobId: 'J-1' });
    let hidden = 'hidden';
    vi.spyOn(Document.prototype, 'visibilityState', 'get').mockImplementation(() => hidden as 'hidden');
    await show();
    expect(looks()).toHaveLength(0);
    expect(await poll()).toBe(0);
    hidden = 'visible';
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await settle();
    expect(looks()).toHaveLength(1);
  });

  test('that takes too long is no longer asked for, but at a press', async () => {
    answer(job, { jobId: 'J-1', state: 'preparing' });
    keepPackages({ jobId: 'J-1' });
    await show({ pollLimit: 2 });
    await poll();
    expect(screen.getByText(/This takes longer than usual/)).toBeVisible();
    expect(await poll()).toBe(0);
    answer(job, { jobId: 'J-1', state: 'ready', url: '/bin/users/assets/download/a.zip' });
    await press('Ask again');
    expect(screen.getByText('The package is ready.')).toBeVisible();
  });

  test('lacks some: they are named with the reasons, and can be kept alone', async () => {
    keepCart(['AS-2001', { id: 'AS-2080', title: 'Coffee Terraces', type: 'image' }]);
    await show();
    expect(screen.getByText(/Still being prepared: it may be missing/)).toBeVisible();
    await order();
    await poll();
    await poll();
    expect(screen.getByText('The package is ready, but not complete.')).toBeVisible();
    expect(screen.getByText('1 file is missing:').nextElementSibling).toHaveTextContent(
      'Coffee TerracesStill being prepared',
    );
    expect(keptPackages()).toMatchObject([{ state: 'partly' }]);
    await press('Keep only these chosen');
    expect(keptIds()).toEqual(['AS-2080']);
  });

  test('fails: the way back to the form', async () => {
    answer(job, { jobId: 'J-1', state: 'failed', failed: [{ assetId: 'AS-2001', reason: 'full disk' }] });
    keepCart(['AS-2001']);
    keepPackages({ jobId: 'J-1' });
    await show();
    expect(screen.getByText('The package could not be prepared.')).toBeVisible();
    expect(screen.getByText('Could not be packed')).toBeVisible();
    await press('Order again');
    expect(document.activeElement).toContainElement(
      screen.getByRole('button', { name: 'Prepare the package' }),
    );
  });

  test('that the service does not know has failed, and is not asked for again', async () => {
    keepPackages({ jobId: 'J-77' });
    await show();
    expect(screen.getByText('The service no longer knows this package.')).toBeVisible();
    expect(keptPackages()).toMatchObject([{ state: 'failed' }]);
    expect(await poll()).toBe(0);
  });

  test('is asked for later where the service says so, and where nobody answers', async () => {
    answer(job, { error: 'many' }, 429, { 'Retry-After': '7' });
    keepPackages({ jobId: 'J-1' });
    await show();
    expect(screen.getByText(/Try again in 7 seconds/)).toBeVisible();
    answer(job, { jobId: 'J-1', state: 'ready', url: '/bin/users/assets/download/a.zip' });
    await poll();
    expect(screen.getByText('The package is ready.')).toBeVisible();
  });
});

describe('an address', () => {
  test.each(['https://evil.example/a.zip', '//evil.example/a.zip', 'javascript:alert(1)'])(
    '%s is not followed',
    async (url) => {
      answer(job, { jobId: 'J-1', state: 'ready', url });
      keepPackages({ jobId: 'J-1' });
      await show();
      expect(screen.getByText(/an address that this site does not allow/)).toBeVisible();
      expect(screen.queryByRole('link', { name: /^Download/ })).toBeNull();
      expect(keptPackages()).toMatchObject([{ state: 'failed', url: '' }]);
      expect(console.error).toHaveBeenCalledWith(expect.stringContaining('does not allow'));
    },
  );

  test('of an allowed origin is followed, also relative to the page', async () => {
    const site = {
      userApi: { ssidLoginUrl: '/sso/login', ssidUserInfo: '/sso/userInfo' },
      allowedOrigins: ['https://files.example.com'],
    };
    keepPackages(
      { at: '2026-11-20T08:00:01Z', state: 'ready', url: 'https://files.example.com/a.zip' },
      { at: ago, state: 'ready', url: 'b.zip' },
      { at: '2026-11-19T08:00:00Z', state: 'ready', url: 'https://evil.example/c.zip' },
    );
    await show({}, { site });
    const links = screen.getAllByRole('link', { name: /^Download/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://files.example.com/a.zip',
      `${location.origin}/en/content-hub/visual-assets/b.zip`,
    ]);
  });

  test('that comes with the order and is not followed is told at once', async () => {
    keepCart(['AS-2001']);
    await show();
    answer(h2, { url: 'https://evil.example/a.zip', bytes: 1 });
    await order();
    expect(screen.getByText(/an address that this site does not allow/)).toBeVisible();
    expect(keptPackages()).toMatchObject([{ state: 'failed', url: '' }]);
  });
});

describe('the last packages', () => {
  test('say their state; one past its time has no link, also when the time comes while the page is open', async () => {
    keepPackages(
      { at: ago, state: 'ready', url: '/a.zip', bytes: 2_400_000_000, expires: '2026-11-20' },
      { at: '2026-11-18T08:00:00Z', state: 'ready', url: '/b.zip', expires: '2026-11-19' },
      { at: '2026-11-17T08:00:00Z', state: 'failed' },
    );
    await show();
    const table = within(screen.getByRole('table', { name: 'Your last packages' }));
    const states = () =>
      table
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent);
    expect(states()[0]).toMatch(/2.4 GB/);
    expect(states().map((text) => /Ready|Expired|Not prepared/.exec(text)?.[0])).toEqual([
      'Ready',
      'Expired',
      'Not prepared',
    ]);
    expect(table.getAllByRole('link')).toHaveLength(1);
    vi.setSystemTime('2026-11-21T00:00:01+03:00');
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(table.queryByRole('link')).toBeNull();
    await press('Clear this list');
    expect(screen.queryByRole('table', { name: 'Your last packages' })).toBeNull();
    expect(keptPackages()).toEqual([]);
  });

  test('a package that lacks some names them again after a reload', async () => {
    answer(job, {
      jobId: 'J-1',
      state: 'partly',
      url: '/a.zip',
      failed: [{ assetId: 'AS-2080', reason: 'processing' }],
    });
    keepPackages({ jobId: 'J-1', state: 'partly', url: '/a.zip' });
    await show();
    expect(screen.getByText('AS-2080')).toBeVisible();
    expect(await poll()).toBe(0);
  });

  test('a browser that keeps nothing is said, and the package comes all the same', async () => {
    keepCart(['AS-2001', 'AS-2002']);
    await show();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await order();
    expect(screen.getByText(/Your browser keeps nothing for this site/)).toBeVisible();
    await poll();
    await poll();
    expect(screen.getByText('The package is ready.')).toBeVisible();
    expect(origin.calls.length).toBeGreaterThan(0);
  });
});
