import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWidget, settled, startPage, toScript, type PageOptions } from '#testing/render-widget.tsx';
import { callsOf, origin, setSession, settle } from '#testing/session/session-page.tsx';

setSession();
beforeEach(() => {
  localStorage.clear();
  document.head.querySelectorAll('meta').forEach((meta) => meta.remove());
});

const grid = { layout: 'grid' };
const show = (config: object, options: PageOptions = {}) =>
  renderWidget('related-content', { ...grid, ...config }, { path: 'places/hegra.html', ...options });
const cards = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('link').getAttribute('href'));
/** What stands at its place. */
const shownIn = (element: Element) =>
  [...element.querySelectorAll('[data-widget-root] *')]
    .filter(({ localName }) => localName !== 'div')
    .map(({ outerHTML }) => outerHTML)
    .join();
const asked = (index = 0) => new URL(callsOf('S1').at(index)!.url).searchParams;
const kept = () =>
  JSON.parse(localStorage.getItem('recentPages') ?? '[]') as { url: string; title: string }[];
const keep = (...paths: string[]) =>
  localStorage.setItem('recentPages', JSON.stringify(paths.map((url) => ({ url, title: `Page ${url}` }))));

/** A page with a heading and a picture, as a template writes it, and the widget on it. */
const visit = async (
  path: string,
  config: object = {},
  options: PageOptions = {},
  main = '<h1>Hegra</h1>',
) => {
  const script = `<script type="application/json">${toScript({ ...grid, ...config })}</script>`;
  startPage(`<main>${main}</main><div data-component="related-content">${script}</div>`, {
    path,
    ...options,
  });
  await settled(document.querySelector<HTMLElement>('[data-component]')!);
};

describe('what is like the page', () => {
  test('has one of the item’s categories, and is neither the item nor the page nor left out', async () => {
    await show({ itemId: 'hegra', exclude: ['diriyah'] });
    expect(await screen.findByRole('region', { name: 'You may also like' })).toBeVisible();
    await waitFor(() => expect(cards()).toHaveLength(6));
    expect(asked(0).get('id')).toBe('hegra');
    expect(asked(1).getAll('category').join()).toContain('heritage');
    expect(Object.fromEntries(asked(1))).toMatchObject({
      exclude: 'diriyah,hegra',
      limit: '7',
      locale: 'en',
    });
    expect(cards().join()).not.toMatch(/hegra|diriyah/);
  });

  test('is not the page itself, even where nobody says which item that is', async () => {
    await show({ categories: ['heritage'], limit: 12 });
    await waitFor(() => expect(cards().length).toBeGreaterThan(3));
    expect(callsOf('S1')).toHaveLength(1);
    expect(cards()).not.toContain('/en/places/hegra');
  });

  test('is asked for once where its author names categories, also beside an item', async () => {
    await show({ itemId: 'hegra', categories: ['heritage'] });
    await waitFor(() => expect(cards()).toHaveLength(6));
    expect(callsOf('S1')).toHaveLength(1);
    expect(asked().get('category')).toBe('heritage');
    expect(asked().get('exclude')).toBe('hegra');
  });

  test('lies in the same region, in the language of the page', async () => {
    await show({ mode: 'sameRegion', itemId: 'hegra', limit: 3 }, { language: 'ar' });
    expect(await screen.findByRole('region', { name: 'في المنطقة نفسها' })).toBeVisible();
    await waitFor(() => expect(cards()).toHaveLength(3));
    expect(asked(1).get('region')).toBe('madinah');
    expect(asked(1).get('category')).toBeNull();
    expect(cards().every((href) => href?.startsWith('/ar/'))).toBe(true);
  });

  test('is nothing where nothing is found, without a gap', async () => {
    const { element } = await show({ itemId: 'no-such-item' });
    await settle();
    expect(callsOf('S1')).toHaveLength(1);
    expect(shownIn(element)).toBe('');
  });

  test('tells analytics by the cards, whose section has the widget’s name', async () => {
    const events: object[] = [];
    vi.stubGlobal('dataLayer', events);
    const visitor = userEvent.setup();
    await show({ categories: ['heritage'] });
    const link = await waitFor(() => within(screen.getAllByRole('article')[0]!).getByRole('link'));
    link.addEventListener('click', (event) => event.preventDefault());
    await visitor.click(link);
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'item_click', section_name: 'related-content' }),
    );
  });

  test('says that it could not be asked for, and tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const visitor = userEvent.setup();
    origin.switches.fail = ['S1'];
    await show({ categories: ['heritage'] });
    const again = await screen.findByRole('button', { name: 'Try again' });
    origin.switches.fail = [];
    await visitor.click(again);
    await waitFor(() => expect(cards()).toHaveLength(6));
  });
});

describe('what fits the visitor’s interests', () => {
  test.each([{ mode: 'interests' }, {}])('is shown where %o says no more', async (config) => {
    localStorage.setItem('anonymousInterests', 'sea');
    await show(config);
    await waitFor(() => expect(cards().length).toBeGreaterThan(2));
    expect(asked().get('category')).toBe('sea');
  });

  test('is nothing where there are none, and nobody is asked', async () => {
    const { element } = await show({});
    await settle();
    expect(callsOf('S1')).toHaveLength(0);
    expect(shownIn(element)).toBe('');
  });
});

describe('pages that the visitor has seen', () => {
  test('are remembered by path, title and picture, the newest first, twelve at most', async () => {
    keep(...Array.from({ length: 12 }, (_, index) => `/en/places/${index}`));
    const main = '<h1>Hegra, <em>a city</em></h1><img src="/images/hegra.jpg" alt="">';
    await visit('places/hegra.html?token=secret&q=1#tombs', {}, {}, main);
    expect(kept()).toHaveLength(12);
    expect(kept()[0]).toEqual({
      url: '/en/places/hegra.html',
      title: 'Hegra, a city',
      image: '/images/hegra.jpg',
    });
    expect(kept().at(-1)!.url).toBe('/en/places/10');
  });

  test('by what the page says for other services, where it says it', async () => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<meta property="og:title" content="Hegra by night"><meta property="og:image" content="https://a.example/h.jpg">',
    );
    await visit('places/hegra.html');
    expect(kept()).toEqual([
      { url: '/en/places/hegra.html', title: 'Hegra by night', image: 'https://a.example/h.jpg' },
    ]);
  });

  test('once each', async () => {
    keep('/en/a', '/en/places/hegra.html');
    await visit('places/hegra.html');
    expect(kept().map(({ url }) => url)).toEqual(['/en/places/hegra.html', '/en/a']);
  });

  test.each<[string, string, PageOptions, string?]>([
    ['of an account, by its path', 'individual/profile.html', {}],
    ['of a mail’s link', 'reset-password.html', {}],
    ['of the portal, by its mode', 'places/hegra.html', { mode: 'B2B' }],
    ['of the portal, by its path', 'partner-tools/calendar/fair.html', {}],
    ['of an account, by its category', 'mine.html', { site: { pageCategory: 'account' } }],
    ['that search engines are kept from', 'hidden.html', {}, 'noindex, follow'],
    ['that an author edits', 'places/hegra.html', { cmsMode: 'author' }],
  ])('none %s', async (_, path, options, robots) => {
    if (robots) document.head.insertAdjacentHTML('beforeend', `<meta name="robots" content="${robots}">`);
    await visit(path, {}, options);
    expect(localStorage.getItem('recentPages')).toBeNull();
  });

  test('those below the folders of a content path, whatever they are called', async () => {
    await visit('/content/portal/en/places/hegra.html');
    expect(kept().map(({ url }) => url)).toEqual(['/content/portal/en/places/hegra.html']);
  });

  test('are listed without this one, in its language alone', async () => {
    keep('/en/places/taif', '/ar/places/abha', '/en/places/hegra', '//evil.example/en/x', '/en/events');
    await show({ mode: 'recent' });
    expect(await screen.findByRole('region', { name: 'Seen lately' })).toBeVisible();
    await waitFor(() => expect(cards()).toEqual(['/en/places/taif', '/en/events']));
    expect(callsOf('S1')).toHaveLength(0);
  });

  test('are forgotten by a button; the words that say so have the focus', async () => {
    const visitor = userEvent.setup();
    keep('/en/places/taif');
    await show({ mode: 'recent' });
    await visitor.click(await screen.findByRole('button', { name: 'Forget these pages' }));
    expect(localStorage.getItem('recentPages')).toBeNull();
    expect(screen.getByText('The list of pages you have seen is empty.')).toHaveFocus();
    expect(cards()).toEqual([]);
  });

  test('are none where the browser keeps nothing', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const { element } = await show({ mode: 'recent' });
    await settle();
    expect(shownIn(element)).toBe('');
  });
});

test('is in the slider unless its author wants the grid', async () => {
  const { element } = await renderWidget('related-content', { categories: ['heritage'] });
  await waitFor(() => expect(element.querySelector('[data-component="card-carousel"]')).not.toBeNull());
});

test('shows an author samples, and asks nobody', async () => {
  await show({ itemId: 'hegra' }, { cmsMode: 'author' });
  expect(await screen.findByRole('region', { name: 'You may also like' })).toBeVisible();
  await waitFor(() => expect(cards()).toHaveLength(3));
  expect(callsOf('S1')).toHaveLength(0);
});
