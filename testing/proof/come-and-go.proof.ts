import { expect, test } from 'vitest';
import { seeAll, setStage } from '../browser/stage.ts';
import { countLeaks, leakCountsOf } from '../browser/walk/leak-counts.ts';
import { timeLimit } from '../time-limit.ts';
import { addressOf, everyWidget } from './every-example.ts';

/** Each widget, mounted and let go 200 times once it has been 300 times: the page holds on to nothing more. */

const stage = setStage();

/**
 * How much the heap may grow by the 200 times: the larger of a part of it and so many bytes. What the engine compiles for itself grows
 * until some 300 times and then stands still.
 */
const growth = { part: 0.05, bytes: 200_000 };

/** Bytes by which two looks at the heap of a page at rest may differ. */
const noise = 20_000;

test.each(everyWidget)('%s leaves nothing behind', { timeout: timeLimit(300_000) }, async (name, widget) => {
  const page = await stage.open(addressOf(widget), { reducedMotion: 'reduce' }, (opened) =>
    opened.addInitScript(countLeaks),
  );
  await seeAll(page);
  await page.waitForLoadState('networkidle');
  const client = await stage.context.newCDPSession(page);
  await client.send('Performance.enable');
  const comeAndGo = async (times: number) => {
    await page.evaluate(
      async ([selector, times]) => {
        const element = document.querySelector<HTMLElement>(selector)!;
        for (let time = 0; time < times; time++) {
          window.tourismWidgets?.unmount(element);
          const mounted = new Promise((resolve) =>
            element.addEventListener('widget:mounted', resolve, { once: true }),
          );
          element.dataset['load'] = 'load';
          window.tourismWidgets?.scan(element);
          await mounted;
        }
        window.watched.mounted.length = 0;
        performance.clearMeasures();
      },
      [`[data-component="${name}"]`, times] as const,
    );
    await page.waitForLoadState('networkidle');
    return countsAtRest();
  };
  /** What a widget within another one has begun and not ended is let go some seconds later. */
  const countsAtRest = async () => {
    let counts = await leakCountsOf(page, client);
    for (let before = Infinity; before - counts.heap > noise;) {
      before = counts.heap;
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 3000)));
      counts = await leakCountsOf(page, client);
    }
    return counts;
  };
  const { heap: first, ...before } = await comeAndGo(300);
  const { heap: last, ...after } = await comeAndGo(200);
  for (const what of ['pageListeners', 'queryListeners', 'observers', 'roots', 'intervals'] as const)
    expect.soft(after[what], what).toBeLessThanOrEqual(before[what]);
  expect(last - first, `bytes over ${first}`).toBeLessThanOrEqual(
    Math.max(growth.bytes, growth.part * first),
  );
});
