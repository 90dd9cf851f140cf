import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { siteConsent } from '#src/consent/storage.ts';
import { removeKey, writeKey } from '#src/storage/store.ts';
import { exampleOf, renderWidget } from '#testing/render-widget.tsx';

beforeEach(() => removeKey(siteConsent));

const frame = () => document.querySelector('iframe');
const film = { url: 'https://youtu.be/M7lc1UVf-VE', iframeTitle: 'A morning on the reef' };
const reported = () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => errors.mock.calls.map(([words]) => String(words)).join('\n');
};

test('shows a poster, what would be sent and to whom, and the content once it is asked for', async () => {
  await renderWidget('embed-frame');
  const region = screen.getByRole('region', { name: 'Where Hegra lies' });
  expect(within(region).getByRole('img', { name: /^A tomb façade/ })).toBeVisible();
  const group = within(region).getByRole('group', { name: 'Map of Hegra' });
  expect(group).toHaveTextContent('This content comes from OpenStreetMap.');
  expect(frame()).toBeNull();
  fireEvent.click(within(group).getByRole('button', { name: 'Show map' }));
  await waitFor(() => expect(frame()).toHaveAttribute('title', 'Map of Hegra'));
  expect(group).toHaveFocus();
  expect(frame()).toHaveAttribute('src', (exampleOf('embed-frame', 'default') as { url: string }).url);
  expect(frame()!.closest('[data-ratio]')).toHaveAttribute('data-ratio', '16:9');
});

test('speaks the language of the page, to the provider, too', async () => {
  await renderWidget('embed-frame', film, { language: 'ar' });
  fireEvent.click(screen.getByRole('button', { name: 'تشغيل الفيلم' }));
  await waitFor(() => expect(frame()?.src).toContain('hl=ar'));
});

test.each([
  ['media', undefined],
  ['marketing', 'marketing'],
])('whoever has allowed %s sees it unasked', async (allowed, consentCategory) => {
  writeKey(siteConsent, ['necessary', allowed]);
  await renderWidget('embed-frame', { ...film, consentCategory });
  await waitFor(() => expect(frame()).not.toBeNull());
});

test('whoever has allowed something else is asked', async () => {
  writeKey(siteConsent, ['necessary', 'media']);
  await renderWidget('embed-frame', { ...film, consentCategory: 'marketing' });
  expect(screen.getByRole('button', { name: 'Always allow marketing' })).toBeVisible();
  expect(frame()).toBeNull();
});

test.each([
  ['fixed', 300, '300px'],
  ['auto', 20, '120px'],
])('is %s: %i px are %s high', async (heightMode, height, expected) => {
  await renderWidget('embed-frame', { ...film, heightMode, height });
  const box = document.querySelector<HTMLElement>('[data-ratio="height"]')!;
  expect(box.style.getPropertyValue('--tourism-frame-height')).toBe(expected);
});

describe('what may not stand in a frame', () => {
  test.each([
    ['a host that the site does not allow', 'faulty-host', 'https://tides.example.org/farasan'],
    ['http', { ...film, url: 'http://youtu.be/a' }, 'http://youtu.be/a'],
    ['another provider than the chosen one', { ...film, provider: 'vimeo' }, film.url],
    ['a host that its author leaves out', { ...film, allowedHosts: ['vimeo.com'] }, film.url],
  ])('%s is a plain link, and its author is told', async (_, config, href) => {
    const report = reported();
    await renderWidget('embed-frame', config);
    expect(screen.getByRole('link')).toHaveAttribute('href', href);
    expect(screen.queryByRole('button')).toBeNull();
    expect(report()).toContain('url: expected');
  });

  test('on a host that the site allows it may', async () => {
    await renderWidget('embed-frame', 'faulty-host', { site: { allowedEmbedHosts: ['tides.example.org'] } });
    expect(screen.getByRole('button', { name: 'Show content' })).toBeVisible();
  });

  test.each([
    ['HTML', 'faulty-fatal-html', 'url: expected https address'],
    ['a script', { ...film, url: 'data:text/html,x' }, 'url'],
    ['credentials', { ...film, url: 'https://mia:pw@youtu.be/a' }, 'url: expected https address without'],
    ['a missing name', 'faulty-fatal-title', 'iframeTitle'],
  ])('%s leaves the fallback or nothing, and its author is told', async (_, config, expected) => {
    const report = reported();
    await renderWidget('embed-frame', config);
    expect(frame()).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    expect(report()).toContain(expected);
  });

  test('a poster that lies with the provider is not asked for', async () => {
    const report = reported();
    await renderWidget('embed-frame', {
      ...film,
      poster: { desktopImage: 'https://i.ytimg.com/vi/a/0.jpg' },
    });
    expect(document.querySelector('img')).toBeNull();
    expect(report()).toContain('poster: expected');
  });
});

describe('an author', () => {
  test('is asked for an address', async () => {
    await renderWidget('embed-frame', 'empty', { cmsMode: 'author' });
    expect(await screen.findByRole('region', { name: 'embed-frame' })).toHaveTextContent('url');
  });

  test('sees what visitors see first, and that nothing is loaded', async () => {
    writeKey(siteConsent, ['necessary', 'media']);
    await renderWidget('embed-frame', film, { cmsMode: 'author' });
    expect(await screen.findByText(/It is not loaded while you edit/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Play film' }));
    expect(frame()).toBeNull();
  });
});
