import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { mountElement } from '../../demo-pages/html.ts';
import { readExample } from '../../demo-pages/widgets.ts';
import { setStage, settled } from './stage.ts';

/** Pages that were not made with us in mind (trust, rows 4, 9, 68, 69). */

const stage = setStage();
const banner = mountElement('promotional-banner', readExample('promotional-banner', 'default'), {
  id: 'banner',
  load: 'load',
});
const alert = mountElement(
  'alert',
  {
    title: 'Roads are closed',
    description: 'Between Abha and Rijal Almaa.',
    type: 'warning',
    placement: 'page',
    autoClose: false,
  },
  { id: 'alert' },
);
const strip = mountElement(
  'promotional-banner',
  {
    title: 'Riyadh Season',
    description: 'Five months of lights.',
    layout: 'strip',
    dismissible: true,
    ctas: [{ ctaLabel: 'Book', ctaLink: '/en/book.html' }],
  },
  { id: 'strip', load: 'load' },
);

test('elements that clobber the document stand in nobody’s way', async () => {
  const names = [
    'body',
    'head',
    'documentElement',
    'querySelector',
    'querySelectorAll',
    'getElementById',
    'currentScript',
    'readyState',
    'cookie',
    'baseURI',
    'activeElement',
    'location',
    'title',
    'visibilityState',
    'prerendering',
    'elementFromPoint',
    'tourismWidgets',
    'dataLayer',
    'scrollingElement',
    'hidden',
    'implementation',
    'createTreeWalker',
    'fonts',
    'contains',
    'dir',
    'ownerDocument',
    'getRootNode',
    'compareDocumentPosition',
  ];
  const clobbering = names.map(
    (name) => `<img name="${name}" id="${name}" alt="" src="/brand/logo-mobile.svg">`,
  );
  const forms =
    '<form name="querySelector"></form><form name="body"><input name="dataset"></form><form id="x" name="x"></form><form id="x" name="x"></form>';
  const inForm = `<form><input name="children"><input name="id"><input name="parentNode"><input name="dataset">${alert}</form>`;
  const page = await stage.show(clobbering.join('') + forms + inForm + banner, {
    before: (page) =>
      page.addInitScript(() =>
        Object.assign(window, { find: Document.prototype.querySelectorAll.bind(document) }),
      ),
  });
  const statuses = () =>
    page.evaluate(() => {
      const { find } = window as unknown as { readonly find: (selector: string) => Iterable<Element> };
      return [...find('[data-component]')].map((element) => element.getAttribute('data-status'));
    });
  await expect.poll(statuses, { timeout: 15_000 }).toEqual(['mounted', 'mounted']);
});

test.each([
  'createElement',
  'createElementNS',
  'createTextNode',
  'defaultView',
  'nodeType',
  'addEventListener',
])(
  'an element named %s, which React cannot do without, is named on the console, and the CMS’s text stays',
  async (name) => {
    stage.expectFault(new RegExp(`^tourism-widgets: alert: .*<form> with the name "${name}"`));
    const page = await stage.show(`<form name="${name}"></form>${alert}`);
    const element = page.locator('#alert');
    await expect.poll(() => element.getAttribute('data-status')).toBe('failed');
    expect(stage.faults).toHaveLength(1);
    expect(await element.locator('[data-widget-root]').count()).toBe(0);
    expect(await element.textContent()).toContain('Roads are closed');
  },
);

test.each([
  [
    'adds to all objects',
    () => Object.assign(Object.prototype, { polluted: 'yes', title: 'polluted', load: 'never', image: {} }),
  ],
  ['adds to all lists', () => Object.assign(Array.prototype, { last: () => 'polluted', name: 'polluted' })],
  ['freezes all objects', () => Object.freeze(Object.prototype)],
  ['freezes all lists', () => Object.freeze(Array.prototype)],
  [
    'has other ways to load modules',
    () =>
      Object.assign(window, {
        define: Object.assign(() => {}, { amd: {} }),
        module: { exports: {} },
        exports: {},
      }),
  ],
])('a page that %s has its widgets', async (_what, prepare) => {
  const page = await stage.show(banner + alert, { before: (page) => page.addInitScript(prepare) });
  await settled(page);
  expect(await page.locator('main').textContent()).not.toContain('polluted');
});

test('one name of ours is on the window, and no other', async () => {
  stage.server.show('/en/bare.html', '<title>Bare</title><link rel="icon" href="/brand/logo-mobile.svg">');
  const globals = (page: Page) => page.evaluate(() => Object.getOwnPropertyNames(window));
  const bare = await globals(await stage.open('/en/bare.html'));
  const page = await stage.show(banner + alert);
  await settled(page);
  const added = (await globals(page)).filter((name) => !bare.includes(name) && !/^\d+$/.test(name));
  // Elements with an id are there, too.
  expect(added.filter((name) => !['banner', 'alert'].includes(name))).toEqual(['tourismWidgets']);
});

describe.each([
  [
    'resets boxes and spaces letters',
    '* { box-sizing: content-box; letter-spacing: 3px; margin: 5px; padding: 4px; line-height: 3 }',
  ],
  [
    'dresses up buttons',
    'button { padding: 30px; border: 9px solid; min-height: 90px; width: 100%; text-transform: uppercase; float: left } input { margin: 20px }',
  ],
  [
    'scales its root',
    'html { font-size: 62.5% } body { font-size: 2.2rem; line-height: 2.4; word-spacing: 9px; text-align: center }',
  ],
  [
    'styles its text',
    'p, h1, h2, h3, a, span, li, section, div { margin-bottom: 40px; font-size: 29px; font-family: monospace; text-transform: uppercase; letter-spacing: 2px } ul { list-style: square; padding-left: 60px }',
  ],
  [
    'styles pictures',
    'img, svg, picture { border: 7px solid; max-width: 50px; display: inline; vertical-align: baseline }',
  ],
])('a page that %s', (_what, css) => {
  /** Places and sizes of all that the widgets draw, relative to each widget's own root. */
  const boxes = async (page: Page) => {
    await settled(page);
    await page.getByText('Between Abha').waitFor();
    await page.evaluate(() => document.fonts.ready);
    return page.evaluate(() =>
      [...document.querySelectorAll('[data-component] [data-widget-root]')].flatMap((root) => {
        const origin = root.getBoundingClientRect();
        return [...root.querySelectorAll('*')]
          .filter((element) => !element.closest('svg') || element.matches('svg'))
          .map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            const name = `${root.parentElement!.id} ${element.tagName.toLowerCase()} ${element.textContent.slice(0, 20)}`;
            return { name, box: [x - origin.x, y - origin.y, width, height].map(Math.round) };
          });
      }),
    );
  };
  // The elements around us are the page's to style: all that we may count on is a width.
  const ground =
    'html body { margin: 0 !important; padding: 0 !important } html body main, html body main > div { display: block; float: none; margin: 0 !important; padding: 0 !important; border: 0; width: 1000px !important; box-sizing: border-box !important }';

  test('leaves the widgets as they are', async () => {
    const show = async (style: string, name: string) => {
      stage.server.show(`/${name}.css`, style, { 'content-type': 'text/css' });
      const page = await stage.show(alert + strip + banner, {
        name: `${name}.html`,
        head: `<link rel="stylesheet" href="/${name}.css">`,
        context: { reducedMotion: 'reduce' },
      });
      return boxes(page);
    };
    const expected = await show(ground, 'plain');
    const actual = await show(css + ground, 'hostile');
    expect(actual.map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
    const differences = actual.filter(({ box }, index) =>
      box.some((value, side) => Math.abs(value - expected[index]!.box[side]!) > 2),
    );
    expect(differences, `expected ${JSON.stringify(expected)}`).toEqual([]);
  });
});

test('widgets leave the page’s own elements as they are', async () => {
  const own =
    '<h2 id="own">Own</h2><p>Text <a href="#own">link</a></p><button type="button">Own</button><ul><li>One</li></ul><img src="/brand/logo-mobile.svg" alt="Logo">';
  const look = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('#host, #host *')].map((element) => {
        const style = getComputedStyle(element);
        return `${element.tagName} ${[...style]
          .filter(
            (name) =>
              !/^(--|inline-size|block-size|width|height|perspective-origin|transform-origin)/.test(name),
          )
          .map((name) => `${name}:${style.getPropertyValue(name)}`)
          .join(';')}`;
      }),
    );
  const page = await stage.show(`<div id="host">${own}</div>${banner}${alert}`, { loaders: [] });
  const before = await look(page);
  const later = await stage.show(`<div id="host">${own}</div>${banner}${alert}`, { name: 'later.html' });
  await settled(later);
  expect(await look(later)).toEqual(before);
});
