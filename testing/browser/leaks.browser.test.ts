import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mountElement } from '../../demo-pages/html.ts';
import { setStage, settled } from './stage.ts';
import { countLeaks, leakCountsOf } from './walk/leak-counts.ts';

/** What is removed is gone (contract, section 2; trust, rows 50 and 62). The walk looks at every real widget; here memory counts. */

const stage = setStage('probes');

/** A clone of a configuration script would violate the policy, whoever makes it: these have their own as attribute. */
const counter =
  '<div data-component="counter" id="w" data-config=\'{"label": "Visits"}\'><p>Fallback</p></div>';
const drawer = '<div data-component="drawer" id="w"></div>';

/** Replaces the mount element by its own clone, marks and all, so many times. */
const replace = (page: Page, times: number) =>
  page.evaluate(async (times) => {
    for (let time = 0; time < times; time++) {
      const element = document.querySelector('#w')!;
      const next = element.cloneNode(true) as HTMLElement;
      const mounted = new Promise((resolve) =>
        next.addEventListener('widget:mounted', resolve, { once: true }),
      );
      element.replaceWith(next);
      await mounted;
    }
    // The list of what was mounted is ours, not the page's.
    window.watched.mounted.length = 0;
    performance.clearMeasures();
  }, times);

test.each([
  ['counter', counter],
  ['drawer', drawer],
])('200 times replaced, a %s leaves nothing behind', async (_name, main) => {
  const page = await stage.show(main + mountElement('counter', { label: 'Beside' }), {
    before: (page) => page.addInitScript(countLeaks),
  });
  await settled(page);
  const client = await stage.context.newCDPSession(page);
  await client.send('Performance.enable');
  // So many that what the engine compiles for itself is there.
  await replace(page, 200);
  const before = await leakCountsOf(page, client);
  await replace(page, 200);
  const after = await leakCountsOf(page, client);
  const { listeners: _listeners, nodes: _nodes, heap: _heap, ...counted } = before;
  expect(after).toMatchObject(counted);
  expect(await page.locator('[data-widget-root]').count()).toBe(2);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + 2);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 20);
  // A kept widget would be some 9 kB.
  expect((after.heap - before.heap) / 200).toBeLessThan(1500);
});

test('a widget that is removed before its files are there is never mounted', async () => {
  stage.server.slow(/assets/, 300);
  const page = await stage.show(mountElement('counter', { label: 'Visits' }, { id: 'w' }));
  await settled(page, '#w', 'loading');
  const kept = await page.evaluateHandle(() => {
    const element = document.querySelector('#w')!;
    element.remove();
    return element;
  });
  await page.evaluate(() => window.tourismWidgets?.ready);
  await page.waitForFunction(() => window.watched.copies === 1);
  expect(await page.evaluate(() => [window.watched.mounted.length, window.watched.liveRoots()])).toEqual([
    0, 0,
  ]);
  expect(await kept.evaluate((element) => element.querySelector('[data-widget-root]'))).toBeNull();
});
