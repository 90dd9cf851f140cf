import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { startBuiltServer, type BuiltServer } from '../../demo-pages/serve/built-server.ts';
import { timeLimit } from '../time-limit.ts';
import { pageHtml, type PageParts } from './page-html.ts';
import { watch, type Fault } from './watch.ts';
import { reports, workerBrowser, workerServer, type Build } from './worker.ts';

/** A browser and a server of a build, for the tests of one file. */
export interface Stage {
  readonly server: BuiltServer;
  readonly browser: Browser;
  /** The context of the test that runs: nothing of an earlier one is in its cache or storage. */
  readonly context: BrowserContext;
  /** Serves another build, or one from another origin, until the test's pages are closed. */
  serve(options: Parameters<typeof startBuiltServer>[0]): Promise<BuiltServer>;
  /**
   * Opens a page whose faults fail the test, unless it expects them.
   *
   * @param before called with the page before it is opened
   */
  open(
    path: string,
    options?: BrowserContextOptions,
    before?: (page: Page) => Promise<unknown>,
  ): Promise<Page>;
  /** Shows a page of the test's own and opens it. */
  show(main: string, parts?: ShownParts): Promise<Page>;
  /** The test wants a fault of this kind; it fails without one, too. */
  expectFault(fault: RegExp): void;
  /** The test bears a fault of this kind, which not every browser tells. */
  allowFault(fault: RegExp): void;
  /** All faults so far, expected or not. */
  readonly faults: readonly Fault[];
}

/** A page of a test's own. */
export interface ShownParts extends PageParts {
  /** Below the language's path. */
  readonly name?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly context?: BrowserContextOptions;
  /** In a new context: nothing of the pages before is in its cache. */
  readonly fresh?: boolean;
  /** Called with the page before it is opened. */
  readonly before?: (page: Page) => Promise<unknown>;
}

/**
 * Sets the stage for a file of tests: the worker's browser and server, a fresh context for each test, and after each a
 * look at what went wrong on its pages.
 *
 * @param build which of the builds: the one that visitors get, or the one with probes
 * @param without flags that Playwright sets by itself and these tests cannot use
 * @param keepsCache a test finds the files that the test before has fetched, as a visitor's second page does, until one fails;
 *   nothing is in its storage all the same
 */
export function setStage(build: Build = 'dist', without: readonly string[] = [], keepsCache = false): Stage {
  let server: BuiltServer;
  let browser: Browser;
  let context: BrowserContext | undefined;
  let others: BuiltServer[] = [];
  let watched: Fault[][] = [];
  let expected: RegExp[] = [];
  let allowed: RegExp[] = [];

  beforeAll(async () => {
    server = await workerServer(build);
    browser = await workerBrowser(without);
  });
  beforeEach(() => {
    server.reset();
    watched = [];
    expected = [];
    allowed = [];
  });
  const closeContext = async () => {
    if (context) await endRoutes(context);
    await context?.close();
    context = undefined;
  };
  afterEach(async ({ task }) => {
    await (keepsCache && context && task.result?.state !== 'fail' ? leave(context) : closeContext());
    // After the pages: a page that still fetches would report a server that is gone.
    await Promise.all(others.map((other) => other.close()));
    others = [];
    const faults = watched.flat();
    expect(
      faults.filter((fault) => ![...expected, ...allowed].some((pattern) => pattern.test(fault))),
    ).toEqual([]);
    expect(expected.filter((pattern) => !faults.some((fault) => pattern.test(fault)))).toEqual([]);
    expect(server.count(reports), 'violations of the policy that the browser reported').toBe(0);
  });

  afterAll(closeContext);

  const openPage = async (
    path: string,
    options: BrowserContextOptions = {},
    before?: (page: Page) => Promise<unknown>,
  ) => {
    context ??= await browser.newContext({
      viewport: { width: 1280, height: 800 },
      baseURL: server.url,
      ...options,
    });
    context.setDefaultTimeout(timeLimit(15_000));
    const page = await context.newPage();
    watched.push(await watch(page));
    await before?.(page);
    await page.goto(path);
    return page;
  };

  return {
    get server() {
      return server;
    },
    get browser() {
      return browser;
    },
    get context() {
      if (!context) throw new Error('No page has been opened yet.');
      return context;
    },
    get faults() {
      return watched.flat();
    },
    async serve(options) {
      const other = await startBuiltServer(options);
      others.push(other);
      return other;
    },
    open: openPage,
    async show(main, { name = 'page.html', headers, context: options, fresh, before, ...parts } = {}) {
      if (fresh) await closeContext();
      const path = `/${parts.language ?? 'en'}/${name}`;
      server.show(path, pageHtml(main, parts), headers);
      return openPage(path, options, before);
    },
    expectFault: (fault) => void expected.push(fault),
    allowFault: (fault) => void allowed.push(fault),
  };
}

/** A request that a test answers itself may still be on its way: its answer, which nobody takes any more, is no fault. */
async function endRoutes(context: BrowserContext): Promise<void> {
  const all = [context, ...context.pages()];
  await Promise.all(all.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
}

/** Closes the pages of a context and empties its storage; what its cache holds stays. */
async function leave(context: BrowserContext): Promise<void> {
  const [page, ...others] = context.pages();
  if (!page) return;
  await endRoutes(context);
  await Promise.all(others.map((other) => other.close()));
  const { origin } = new URL(page.url());
  // A page that lives on may write what it is about to lose.
  await page.goto('about:blank');
  const session = await context.newCDPSession(page);
  const storageTypes = 'cookies,local_storage,indexeddb,cache_storage,service_workers';
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await page.close();
}

/** Waits until every mount element that a selector finds has this status. */
export async function settled(page: Page, selector = '[data-component]', status = 'mounted'): Promise<void> {
  await page.waitForFunction(
    ([selector, status]) => {
      const elements = [...document.querySelectorAll<HTMLElement>(selector)];
      return elements.length > 0 && elements.every((element) => element.dataset['status'] === status);
    },
    [selector, status] as const,
  );
}

/** Scrolls through a page until each of its widgets has come or failed. */
export async function seeAll(page: Page): Promise<void> {
  await page.evaluate(() => window.tourismWidgets?.ready);
  for (const mount of await page.locator('[data-component]').all()) {
    // What stands in a closed panel waits until it is opened.
    if (!(await mount.evaluate((element) => element.checkVisibility()))) continue;
    await mount.scrollIntoViewIfNeeded();
    await mount.and(page.locator(':not([data-status$="ing"])')).waitFor({ state: 'attached' });
  }
  await page.evaluate(() => document.fonts.ready);
}
