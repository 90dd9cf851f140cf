import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mountElement } from '../../../demo-pages/html.ts';
import { setStage, settled } from '../stage.ts';
import { longestTask, traceCategories } from '../trace.ts';

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

/** Starts the loader on a page that stands already. Given as text, since the test runner rewrites imports. */
const startLoader = (page: Page) => page.evaluate("import('/build/loader.js')");

test('with 1,000 widgets nothing of ours blocks the page for longer than 50 ms', async () => {
  const page = await stage.show(many(1000, 'load'), { loaders: [] });
  await stage.browser.startTracing(page, { categories: traceCategories });
  await startLoader(page);
  await settled(page);
  expect(longestTask(await stage.browser.stopTracing())).toBeLessThan(50);
});
