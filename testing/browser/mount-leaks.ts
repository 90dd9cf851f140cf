import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { leakCountsOf, type LeakCounts } from './walk/leak-counts.ts';

interface Mounts {
  /** Selector of what is on the page as long as the widget is at work, and no longer. */
  readonly shown: string;
  /** Selector of a button that is pressed each time that it comes. */
  readonly pressed?: string;
}

/**
 * Takes the page's first widget away and mounts it again, fifty times after a few that do not count, and expects that no listener,
 * observer or node stays. The page must have been opened with `countLeaks`.
 *
 * @returns what the page holds on to in the end
 */
export async function expectNothingStays(page: Page, mounts: Mounts): Promise<LeakCounts> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const again = (times: number) =>
    page.evaluate(
      async ({ times, shown, pressed }) => {
        const until = async (holds: () => unknown) => {
          while (!holds()) await new Promise((next) => setTimeout(next, 5));
        };
        const find = (selector: string) => document.querySelector<HTMLElement>(selector);
        const element = find('[data-component]')!;
        for (let time = 0; time < times; time++) {
          window.tourismWidgets?.unmount(element);
          await until(() => !find(shown));
          window.tourismWidgets?.scan(element);
          if (pressed) {
            await until(() => find(pressed));
            find(pressed)!.click();
          }
          await until(() => find(shown));
        }
        performance.clearMeasures();
      },
      { times, ...mounts },
    );
  await again(5);
  const before = await leakCountsOf(page, client);
  await again(50);
  const after = await leakCountsOf(page, client);
  const { pageListeners, observers, queryListeners } = before;
  expect(after).toMatchObject({ pageListeners, observers, queryListeners });
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 60);
  return after;
}
