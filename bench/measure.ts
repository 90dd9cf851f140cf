import type { Browser } from 'playwright-core';
import type { Request, Server } from './server.ts';
import { readTrace, traceCategories, type Tasks } from './trace.ts';

/** What one visit to a page took. Times in ms from the start of navigation, CPU in ms of the page's main thread. */
export interface Sample {
  readonly first: number;
  readonly ten: number;
  readonly all: number;
  readonly cpu: number;
  readonly script: number;
  /** JavaScript heap after collection, in bytes. */
  readonly heap: number;
  readonly requests: readonly Request[];
  /** Only of a traced visit: whose times are a little long and not to be used. */
  readonly tasks?: Tasks;
}

/** How a page is visited. */
export interface Visit {
  readonly page: string;
  readonly count: number;
  /** A slow telephone on a slow line: 4 times the CPU, 150 ms, 1.6 Mbit/s. */
  readonly isSlow?: boolean;
  readonly isTraced?: boolean;
}

declare global {
  var liveTimes: number[];
  var liveCount: number;
}

/** Longest time a page may take, in ms. */
const limit = 60_000;

/** Pause after which a page is taken to be quiet, in ms. */
const quiet = 300;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Visits a page in a browser context that has seen nothing before, and makes sure that its widgets work. */
export async function visit(browser: Browser, server: Server, how: Visit): Promise<Sample> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
  try {
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on(
      'console',
      (message) => message.type() === 'error' && faults.push(`${message.text()} ${message.location().url}`),
    );
    await page.addInitScript(() => {
      globalThis.liveTimes = [];
      globalThis.liveCount = 0;
      globalThis.noteLive = (place) => {
        liveTimes[place - 1] = performance.now();
        liveCount++;
      };
    });
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    if (how.isSlow) {
      await client.send('Network.enable');
      const rate = (1.6 * 1_000_000) / 8;
      const line = { offline: false, latency: 150, downloadThroughput: rate, uploadThroughput: rate };
      await client.send('Network.emulateNetworkConditions', line);
      await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    }
    if (how.isTraced) await browser.startTracing(page, { categories: traceCategories });

    server.takeRequests();
    await page.goto(`${server.origin}/en/${how.page}/${how.count}`, { waitUntil: 'commit' });
    const deadline = Date.now() + limit;
    while ((await page.evaluate(() => liveCount)) < how.count) {
      if (Date.now() > deadline)
        throw new Error(`${how.page} with ${how.count} stays dead. ${faults.join('\n')}`);
      await pause(100);
    }
    await pause(quiet);
    const tasks = how.isTraced ? readTrace(await browser.stopTracing()) : undefined;
    const metrics = async () =>
      new Map((await client.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]));
    const spent = await metrics();
    await client.send('HeapProfiler.collectGarbage');
    await client.send('HeapProfiler.collectGarbage');
    const kept = await metrics();
    const times = await page.evaluate(() => liveTimes);
    await page.evaluate(checkButtons);
    if (faults.length > 0) throw new Error(`${how.page} with ${how.count}: ${faults.join('\n')}`);
    return {
      first: Math.min(...times),
      ten: Math.max(...times.slice(0, 10)),
      all: Math.max(...times),
      cpu: (spent.get('TaskDuration') ?? NaN) * 1000,
      script: (spent.get('ScriptDuration') ?? NaN) * 1000,
      heap: kept.get('JSHeapUsedSize') ?? NaN,
      requests: server.takeRequests(),
      ...(tasks && { tasks }),
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page: every widget has its heading, and its button counts. */
async function checkButtons(): Promise<void> {
  const sections = [...document.querySelectorAll('section')];
  if (sections.length !== liveTimes.length) throw new Error(`${sections.length} widgets are on the page.`);
  for (const button of document.querySelectorAll('button')) button.click();
  await new Promise((resolve) => setTimeout(resolve, 50));
  sections.forEach((section, index) => {
    const shown = section.textContent;
    if (shown !== `Widget ${index + 1}${index + 2}`) throw new Error(`Widget ${index + 1} shows ${shown}`);
  });
}
