import type { Page } from 'playwright-core';

/**
 * Measures what a page works, by the processor's time of its main thread, in seconds: what other processes take of a busy
 * machine does not count. A test compares two such times of one run; how long something takes is for `npm run bench`.
 *
 * @returns gives the time so far, which begins with the page's reload
 */
export async function measureWork(page: Page): Promise<() => Promise<number>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.reload();
  return async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
  };
}
