import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startBuiltServer, type BuiltServer } from '../../demo-pages/serve/built-server.ts';
import { exampleAddress, shownWidgets } from '../../demo-pages/widgets.ts';
import { shows, type Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebkit } from './webkit.ts';

/** What visitors and authors do first, in the engines of Firefox and Safari. Chromium has the browser suite. */

let server: BuiltServer;

beforeAll(async () => {
  server = await startBuiltServer();
});
afterAll(() => server.close());

/** Every widget of the page has come. */
const settled = `document.querySelectorAll('[data-component]').length > 0 &&
  [...document.querySelectorAll('[data-component]')].every(({ dataset }) => dataset.status === 'mounted')`;

const sticksOut = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** Scrolls to each widget of a page, so that those come that wait to be seen. */
const seeAll = `(async () => {
  for (const mount of document.querySelectorAll('[data-component]')) {
    mount.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
})()`;

describe.each<[string, () => Promise<Engine>]>([
  ['Firefox', startFirefox],
  ['WebKit', startWebkit],
])('%s', (_, start) => {
  let engine: Engine;
  let seen = 0;

  beforeAll(async () => {
    engine = await start();
  });
  beforeEach(async () => {
    server.reset();
    seen = engine.complaints.length;
    await engine.resize(1280, 900);
  });
  afterEach(() => expect(engine.complaints.slice(seen)).toEqual([]));
  afterAll(() => engine.close());

  test.each(shownWidgets())('$name comes, in Arabic, and does not stick out', async (widget) => {
    // A widget that it nests below the window waits to be seen, and comes on a page of its own.
    const mount = `document.querySelector('[data-component="${widget.name}"]')`;
    await engine.open(`${server.url}${exampleAddress('ar', widget, 'default')}&load=load`);
    await shows(engine, `${mount}?.dataset.status === 'mounted'`);
    expect(await engine.evaluate<number>(sticksOut)).toBeLessThanOrEqual(0);
  });

  test.each([
    ['en', 1280],
    ['ar', 480],
  ])('the home page comes whole in %s at %i px', async (language, width) => {
    await engine.resize(width, 900);
    await engine.open(`${server.url}/${language}/home.html`);
    await engine.evaluate(seeAll);
    await shows(engine, settled);
    expect(await engine.evaluate(sticksOut)).toBeLessThanOrEqual(0);
  });

  test('a visitor opens a panel of the menu by keyboard, and Escape closes it', async () => {
    await engine.open(`${server.url}/en/home.html`);
    await shows(engine, `document.querySelector('[data-component="header"]')?.dataset.status === 'mounted'`);
    const menu = `document.querySelector('header nav button[aria-expanded]')`;
    await engine.evaluate(`${menu}.focus()`);
    await engine.press('Enter');
    await shows(engine, `${menu}.ariaExpanded === 'true'`);
    await engine.press('Escape');
    await shows(engine, `${menu}.ariaExpanded === 'false' && document.activeElement === ${menu}`);
  });

  test('a visitor types into the search, and goes to a suggestion by keyboard', async () => {
    await engine.open(`${server.url}/en/widget.html?widget=search-box`);
    await shows(engine, settled);
    const field = `document.querySelector('[data-component="search-box"] input')`;
    await engine.evaluate(`${field}.focus()`);
    await engine.press('a', 'l');
    await shows(engine, `document.querySelectorAll('[role="option"]').length > 0`);
    await engine.press('ArrowDown');
    await shows(engine, `document.querySelector('[role="option"][aria-selected="true"]')`);
  });

  test('what a visitor has typed into a form is there again after a reload', async () => {
    await engine.open(`${server.url}/en/widget.html?widget=contact-form&load=load`);
    await shows(engine, settled);
    const field = `document.querySelector('[data-component="contact-form"] textarea')`;
    await engine.evaluate(`${field}.focus()`);
    await engine.press(...'Is there a train?');
    await shows(engine, `sessionStorage.getItem('formDrafts')?.includes('Is there a train?')`);
    await engine.open(`${server.url}/en/widget.html?widget=contact-form&load=load`);
    await shows(engine, `${field}?.value === 'Is there a train?'`);
  });

  test('an author sees in the explorer’s preview what is typed in the form', async () => {
    await engine.open(`${server.url}/widget.html?widget=rich-text`);
    const inFrame = `document.querySelector('iframe')?.contentDocument`;
    await shows(engine, `${inFrame}?.querySelector('[data-status="mounted"] h2')`);
    const title = `[...document.querySelectorAll('.ex-form input')].find(({ value }) => value === 'Three days in AlUla')`;
    await engine.evaluate(`${title}.focus()`);
    await engine.press('!');
    await shows(engine, `${inFrame}.querySelector('h2')?.textContent.includes('!')`);
  });
});
