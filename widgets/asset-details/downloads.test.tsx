import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { assetById, assetDetails } from '#origin/media.ts';
import { readDownloads } from '#src/assets/kept-downloads.ts';
import { renderWidget } from '#testing/render-widget.tsx';
import { callsOf, origin, services, setSession, settle } from '#testing/session/session-page.tsx';

setSession();

beforeEach(() => {
  vi.stubGlobal('dataLayer', []);
  localStorage.clear();
  document.cookie = 'ssid-access-token=demo-u-partner-contributor; path=/';
  vi.spyOn(console, 'error').mockReturnValue();
});

async function show(id: string, config: object = {}, site: object = {}) {
  await renderWidget('asset-details', config, {
    mode: 'B2B',
    site: { userApi: services, ...site },
    path: `content-hub/asset-details.id-${id}.html`,
  });
  await settle();
}

const press = async (name: string | RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  await settle();
};
const order = async () => {
  await press('Download Original');
  await press('Accept and download');
};

/** Puts other answers in the place of the origin's, in their order; the last one stays. */
function answer(path: string, method: string, ...answers: readonly object[]) {
  const origins = fetch;
  const left = [...answers];
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    if (!input.includes(path) || (init.method ?? 'GET') !== method) return origins(input, init);
    return Promise.resolve(Response.json(left.length > 1 ? left.shift() : left[0]));
  });
}
const packages = '/bin/users/assets/download';

/** What A3 says of an asset, with changes. */
const details = (id: string, changes: object = {}) => ({
  ...assetDetails(assetById(id)!, 'en', new Date('2026-11-20T12:00:00Z')),
  ...changes,
});

const sizes = () => screen.getAllByRole('button', { name: /^Download / }).map((button) => button.textContent);

test('sizes stand in the author’s order, the others after them', async () => {
  await show('AS-2001', { renditionOrder: ['w1280', 'nothing', 'original', 'w1280'] });
  await screen.findByRole('button', { name: 'Download Original' });
  expect(sizes()).toEqual([
    'Download 1,280 × 853',
    'Download Original',
    'Download 640 × 427',
    'Download 2,500 × 1,667',
  ]);
});

test('a size without an address is not offered', async () => {
  const { renditions } = details('AS-2001');
  answer('assetdetails', 'GET', details('AS-2001', { renditions: [{ ...renditions[0], path: undefined }] }));
  await show('AS-2001');
  expect(await screen.findByText('There is no file to download yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Download / })).toBeNull();
});

describe('a download', () => {
  test('is asked for once the licence is accepted, with its name and version, and comes as a link', async () => {
    await show('AS-2001');
    await press('Download 1,280 × 853');
    expect(await screen.findByRole('dialog', { name: 'Open use with credit' })).toHaveTextContent(
      'Version 2026-1',
    );
    expect(callsOf('H2')).toEqual([]);
    await press('Accept and download');
    expect(await callsOf('H2')[0]?.clone().json()).toEqual({
      items: [{ assetId: 'AS-2001', rendition: 'w1280' }],
      filename: 'Hegra at First Light w1280',
      acceptedLicences: [{ name: 'Open use with credit', version: '2026-1' }],
    });
    // The service is asked once more whether the file may be taken.
    expect(callsOf('A3')).toHaveLength(2);
    expect(screen.getByText('Your file is ready')).toHaveFocus();
    const link = screen.getByRole('link', { name: /^Save “Hegra at First Light” \(10 MB\)/ });
    expect(link).toHaveAttribute('href', expect.stringContaining('/Hegra%20at%20First%20Light%20w1280.zip'));
    expect(readDownloads()).toMatchObject([{ filename: 'Hegra at First Light w1280', state: 'ready' }]);
  });

  test('that has to be prepared is asked for until it is there, and stands among the downloads', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const waiting = { jobId: 'J-1', state: 'preparing' };
    answer(packages, 'POST', waiting);
    answer(packages, 'GET', waiting, {
      ...waiting,
      state: 'ready',
      url: '/files/a.zip',
      bytes: 5_000_000_000,
    });
    await show('AS-2001');
    await order();
    expect(screen.getByText(/Your file is being prepared/)).toHaveRole('status');
    expect(readDownloads()).toMatchObject([{ jobId: 'J-1', state: 'preparing' }]);
    for (const _ of [1, 2]) {
      await act(async () => void (await vi.advanceTimersByTimeAsync(5000)));
      await settle();
    }
    expect(screen.getByRole('link', { name: /\(5 GB\)/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/files\/a\.zip$/),
    );
    expect(readDownloads()).toMatchObject([{ jobId: 'J-1', state: 'ready' }]);
  });

  test('that is not there after sixty questions is left among the downloads', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    answer(packages, 'POST', { jobId: 'J-2', state: 'preparing' });
    const asked = vi.fn(() => Response.json({ jobId: 'J-2', state: 'preparing' }));
    const origins = fetch;
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
      input.includes('jobId=') ? Promise.resolve(asked()) : origins(input, init),
    );
    await show('AS-2001');
    await order();
    for (let question = 0; question < 62; question += 1)
      await act(async () => void (await vi.advanceTimersByTimeAsync(5000)));
    await settle();
    expect(asked).toHaveBeenCalledTimes(60);
    expect(screen.getByText(/This takes longer than usual/)).toBeVisible();
  });

  test.each([
    ['of the page’s own origin', '/files/a.zip', {}, true],
    ['of another origin', 'https://elsewhere.example.net/a.zip', {}, false],
    [
      'of an origin that the site allows',
      'https://files.example.net/a.zip',
      { allowedOrigins: ['https://files.example.net'] },
      true,
    ],
    ['that is no address of the web', 'javascript:alert(1)', {}, false],
  ])('%s: %s', async (_, url, site, isLinked) => {
    answer(packages, 'POST', { url, bytes: 1 });
    await show('AS-2001', {}, site);
    await order();
    expect(screen.queryByRole('link', { name: /^Save/ }) !== null).toBe(isLinked);
    if (isLinked) return;
    expect(screen.getByRole('alert')).toHaveTextContent(/address is not one of this site/);
    // No other widget of the portal links it.
    expect(readDownloads()).toMatchObject([{ state: 'failed', url: '' }]);
  });

  test('whose link has ended can be asked for again', async () => {
    answer(packages, 'POST', { url: '/files/a.zip', expires: '2020-01-01' }, { url: '/files/b.zip' });
    await show('AS-2001');
    await order();
    expect(screen.getByRole('alert')).toHaveTextContent('The link to your file has ended.');
    await press('Ask for the file again');
    expect(screen.getByRole('link', { name: /^Save/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/b\.zip$/),
    );
  });

  test.each([
    ['H2:403:notAllowed', 'This file may no longer be downloaded.'],
    ['H2:422:acceptedLicences.required', 'The licence has changed.'],
    ['H2:500', 'Something went wrong on our side.'],
    ['H2:429', /That was a little fast|Something went wrong/],
  ])('that fails with %s says %s', async (failure, words) => {
    await show('AS-2001');
    await press('Download Original');
    origin.switches.fail = [failure];
    await press('Accept and download');
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.queryByRole('link', { name: /^Save/ })).toBeNull();
  });

  test('of a file whose licence has ended meanwhile is not asked for', async () => {
    answer('assetdetails', 'GET', details('AS-2001'), details('AS-2001', { expires: '2026-01-01' }));
    await show('AS-2001');
    await order();
    expect(screen.getByRole('alert')).toHaveTextContent('This file may no longer be downloaded.');
    expect(callsOf('H2')).toEqual([]);
  });

  test('of a file that has gone meanwhile is not asked for', async () => {
    await show('AS-2001');
    await press('Download Original');
    origin.switches.fail = ['A3:404'];
    await press('Accept and download');
    expect(screen.getByText(/^We cannot find this file/)).toBeVisible();
    expect(callsOf('H2')).toEqual([]);
  });

  test('under another version of the licence than was read is not asked for, until that is accepted', async () => {
    const { licence } = details('AS-2001');
    const changed = details('AS-2001', { licence: { ...licence, version: '2026-2' } });
    answer('assetdetails', 'GET', details('AS-2001'), changed);
    answer(packages, 'POST', { url: '/files/a.zip' });
    await show('AS-2001');
    await order();
    expect(screen.getByRole('alert')).toHaveTextContent('The licence has changed.');
    expect(screen.getByRole('dialog')).toHaveTextContent('Version 2026-2');
    await press('Accept and download');
    expect(screen.getByRole('link', { name: /^Save/ })).toBeVisible();
  });
});

test('a licence that ends while it is read can no longer be accepted', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  vi.setSystemTime('2026-11-20T12:00:00Z');
  answer('assetdetails', 'GET', details('AS-2001', { expires: '2026-11-20T12:30:00Z' }));
  await show('AS-2001');
  await press('Download Original');
  expect(screen.getByRole('button', { name: 'Accept and download' })).toBeVisible();
  await act(async () => void (await vi.advanceTimersByTimeAsync(31 * 60_000)));
  expect(screen.queryByRole('button', { name: 'Accept and download' })).toBeNull();
  expect(screen.getByText(/^The licence ended on November 20, 2026/)).toBeInTheDocument();
});

describe('a file that may not be taken', () => {
  test.each([
    ['AS-2034', 'The licence ended on June 30, 2026. The file may no longer be used.'],
    ['AS-2003', /^This file is on request only/],
  ])('%s says why, and leads to who asks for access', async (id, words) => {
    await show(id, { requestPath: '/en/request.html' });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for access' })).toHaveAttribute(
      'href',
      `/en/request.html?id=${id}`,
    );
    expect(screen.queryByRole('button', { name: /^(Download |Add to)/ })).toBeNull();
    await press('Read the licence');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept and download' })).toBeNull();
  });

  test('and is a film is not played', async () => {
    await show('AS-2036');
    await screen.findByText(/^This file is on request only/);
    expect(document.querySelector('video')).toBeNull();
  });

  test('since its sizes are being prepared is looked at again', async () => {
    answer('assetdetails', 'GET', details('AS-2080'), details('AS-2080', { state: 'ready' }));
    await show('AS-2080');
    expect(await screen.findByText(/still being prepared\. This page/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Download / })).toBeNull();
    await press('Look again');
    expect(screen.getByRole('button', { name: 'Download Original' })).toBeVisible();
  });
});

describe('a licence in the page', () => {
  test('has to be accepted before a download: its check box takes the focus and says so', async () => {
    await show('AS-2001', { licenceMode: 'inline' });
    await press('Download Original');
    const box = screen.getByRole('checkbox', { name: 'I accept the licence “Open use with credit”' });
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleDescription('Accept the licence before you download.');
    expect(callsOf('H2')).toEqual([]);
    await userEvent.click(box);
    expect(box).toBeValid();
    await press('Download Original');
    expect(screen.getByRole('link', { name: /^Save “Hegra at First Light”/ })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
