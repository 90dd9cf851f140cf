import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mountElement } from '../../demo-pages/html.ts';
import { readExample, shownWidgets } from '../../demo-pages/widgets.ts';
import { setStage, settled } from './stage.ts';

/** Pages that were not made with us in mind (trust, rows 4, 9, 68, 69). Styles are the walk's. */

const stage = setStage();

const alert = mountElement(
  'alert',
  { title: 'Roads are closed', placement: 'page', autoClose: false },
  { id: 'alert' },
);

/** One example of each widget, on pages of the audience that has most of them. */
const widgets = shownWidgets().filter(({ modes }) => modes.includes('B2C'));
/** The one service without which a widget has nothing to call. */
const service = '<script type="application/json" data-site-config>{"userApi":{"ssidDomain":"/"}}</script>';
const main = [service]
  .concat(
    widgets.map(({ name }) =>
      mountElement(name, readExample(name, 'default'), { id: `w-${name}`, load: 'load' }),
    ),
  )
  .join('\n');

/** A page of all of them takes 10 s on an idle machine: half a second for each is enough for one that does other things. */
const patience = 500 * widgets.length;

/** Those of the page itself: one that another shows may wait until it is about to be seen. */
const ownWidgets = '[data-component][id^="w-"]';

/** Waits until all of them are mounted. */
async function allThere(page: Page): Promise<void> {
  page.setDefaultTimeout(patience);
  await settled(page, ownWidgets);
}

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
  const inForm = mountElement('rich-text', readExample('rich-text', 'default'), {
    id: 'w-form',
    load: 'load',
  });
  const forms =
    '<form name="querySelector"></form><form name="body"><input name="dataset"></form><form id="x" name="x"></form><form id="x" name="x"></form>';
  const around = `<form><input name="children"><input name="id"><input name="parentNode"><input name="dataset">${inForm}</form>`;
  const page = await stage.show(clobbering.join('') + forms + around + main, {
    before: (page) =>
      page.addInitScript(() =>
        Object.assign(window, { find: Document.prototype.querySelectorAll.bind(document) }),
      ),
  });
  const statuses = () =>
    page.evaluate((selector) => {
      const { find } = window as unknown as { readonly find: (selector: string) => Iterable<Element> };
      return [...find(selector)].map((element) => element.getAttribute('data-status'));
    }, ownWidgets);
  const isMounted = (all: readonly unknown[]) =>
    all.length > widgets.length && all.every((status) => status === 'mounted');
  await expect.poll(async () => isMounted(await statuses()), { timeout: patience }).toBe(true);
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
    stage.expectFault(new RegExp(`^tourism-widgets: alert: Error: an element named "${name}" stops React`));
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
  const page = await stage.show(main, { before: (page) => page.addInitScript(prepare) });
  await allThere(page);
  expect(await page.locator('main').textContent()).not.toContain('polluted');
});

test('one name of ours is on the window, and no other', async () => {
  stage.server.show('/en/bare.html', '<title>Bare</title><link rel="icon" href="/brand/logo-mobile.svg">');
  const globals = (page: Page) => page.evaluate(() => Object.getOwnPropertyNames(window));
  const bare = await globals(await stage.open('/en/bare.html'));
  const page = await stage.show(main);
  await allThere(page);
  const added = (await globals(page)).filter((name) => !bare.includes(name) && !/^\d+$/.test(name));
  // Elements with an id are there, too.
  expect(added.filter((name) => !name.startsWith('w-'))).toEqual(['tourismWidgets']);
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
  const page = await stage.show(`<div id="host">${own}</div>${main}`, { loaders: [] });
  const before = await look(page);
  const later = await stage.show(`<div id="host">${own}</div>${main}`, { name: 'later.html' });
  await allThere(later);
  expect(await look(later)).toEqual(before);
});
