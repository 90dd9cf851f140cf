import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { mountElement } from '../../demo-pages/html.ts';
import { setStage, settled } from './stage.ts';

/** A page of a thousand widgets stays a page that answers (trust, row 63). */

const stage = setStage('probes');
const many = (count: number, load: string) =>
  Array.from({ length: count }, (_, index) =>
    mountElement(
      'counter',
      { label: `Widget ${index + 1}` },
      { id: `w${index + 1}`, load, fallback: '<p>Fallback</p>' },
    ),
  ).join('\n');

beforeEach(() =>
  stage.server.show('/tall.css', '[data-component] { min-height: 100px }', { 'content-type': 'text/css' }),
);

/** Starts the loader on a page that stands already. Given as text, since the test runner rewrites imports. */
const startLoader = (page: Page) => page.evaluate("import('/build/loader.js')");

test('with 1,000 widgets those on the screen come first', async () => {
  const page = await stage.show(many(1000, 'load'), { loaders: [] });
  const onScreen = await page.evaluate(() => {
    scrollTo(0, 1e9);
    const isOnScreen = (element: Element) => element.getBoundingClientRect().bottom > 0;
    return [...document.querySelectorAll('[data-component]')].filter(isOnScreen).map(({ id }) => id);
  });
  await startLoader(page);
  await settled(page);
  const first = await page.evaluate(() => window.watched.mounted.slice(0, 3).map(({ id }) => id));
  expect(onScreen.length).toBeGreaterThan(3);
  expect(onScreen).toEqual(expect.arrayContaining(first));
});

test('of 1,000 widgets no more are drawn in one go than fit into a few milliseconds', async () => {
  const page = await stage.show(many(1000, 'load'), {
    loaders: [],
    before: (page) =>
      page.addInitScript(() => {
        const count = () => document.querySelectorAll('[data-widget-root]').length;
        // By the page's clock each widget takes half a millisecond: time passes by work alone, whatever the machine.
        performance.now = () => count() / 2;
        const goes: number[] = [];
        Object.assign(window, { goes });
        let before = 0;
        const next = new MessageChannel();
        next.port1.onmessage = () => {
          goes.push(count() - before);
          before = count();
          if (before < 1000) next.port2.postMessage('');
        };
        next.port2.postMessage('');
      }),
  });
  await startLoader(page);
  await settled(page);
  const goes = await page.evaluate(() => (window as unknown as { readonly goes: number[] }).goes);
  expect(goes.reduce((sum, go) => sum + go)).toBe(1000);
  // The first 8 ms are 16 of them, 24 ms are 48; the group that fills them takes at most 8 ms more.
  expect(goes.find((go) => go > 0)).toBeLessThanOrEqual(32);
  expect(Math.max(...goes)).toBeLessThanOrEqual(64);
});

test('of 1,000 widgets that wait to be seen only those near the screen are there', async () => {
  const page = await stage.show(many(1000, 'visible'), { head: '<link rel="stylesheet" href="/tall.css">' });
  await settled(page, '#w1');
  expect(await page.locator('[data-status="mounted"]').count()).toBeLessThan(20);
  await settled(page, '#w900', 'pending');
});
