import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { messageLife } from '#src/ui/announce.ts';
import { jsonText } from '../../../demo-pages/html.ts';
import { readExample, shownWidgets, type ShownWidget } from '../../../demo-pages/widgets.ts';
import { pageRules, violationsOf } from '../axe.ts';
import { exampleSite } from '../../render-on-server.tsx';
import { timeLimit } from '../../time-limit.ts';
import { liveOnDayOfExamples } from '../day.ts';
import { setStage, settled, type Stage } from '../stage.ts';
import { reportingPolicy } from '../worker.ts';
import { tabThrough } from './focus-order.ts';
import { countLeaks, leakCountsOf } from './leak-counts.ts';
import { changedByHost } from './host-styles.ts';
import { misfitsAt, misfitsWithLetters } from './layout.ts';
import { openEach } from './open-parts.ts';
import { serverHtml } from './server-html.ts';
import { pressButtons, textsWithNeighbours, translate } from './translate.ts';

/** One page a direction, each at the width where the other one is not looked at. */
const pages = [
  { language: 'en', width: 1440 },
  { language: 'ar', width: 390 },
] as const;
type WalkPage = (typeof pages)[number];

/** Every width at which a widget changes what it shows. */
const widths = [390, 768, 1440];

/** Landmarks of the whole page, which stand beside `<main>`. */
const landmarks = new Set(['header', 'footer']);

/** Each example has a window of its own, in which a header is fixed, and room above, where a hero expects the bar. */
const pageStyles = [
  'body { margin: 0 }',
  '.frame { contain: layout; margin-block: 150px !important }',
  // What is the page's own is the same with the styles of any host.
  'h1, body > nav { float: none !important; margin: 0 !important; padding: 0 !important; font: 32px/1 serif !important }',
].join('\n');

/** How often widgets come and go: what each time leaves one thing behind is seen. */
const rounds = 4;

declare global {
  interface Window {
    /** Elements that a server sent and that were gone when their widget had mounted. */
    drawnAnew: string[];
  }
}

/**
 * Runs in the page before any script of its own: keeps the nodes that the server sent, but for those that hold a place
 * until the visitor is known (`data-pending`), and compares as each widget mounts.
 */
function watchNodes(): void {
  window.drawnAnew = [];
  let kept: Element[] = [];
  new MutationObserver((_records, observer) => {
    if (!document.querySelector('#end')) return;
    observer.disconnect();
    kept = [...document.querySelectorAll('[data-prerendered] :not([data-pending], [data-pending] *)')];
    addEventListener('widget:mounted', ({ target }) => {
      const lost = kept.filter((element) => !element.isConnected);
      kept = kept.filter((element) => element.isConnected && !(target as Element).contains(element));
      for (const { outerHTML } of lost) window.drawnAnew.push(outerHTML.slice(0, 80));
    });
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Runs in the page before any script of its own, which then looks like a browser without popovers: what is fixed stays in its
 * frame. In the top layer the bar of one example would cover the next example.
 */
function withoutPopovers(): void {
  for (const name of ['popover', 'showPopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
}

/** Opens a page with all examples of a widget but the faulty ones, as a server renders them, and waits until all live. */
async function open(stage: Stage, widget: ShownWidget, { language, width }: WalkPage): Promise<Page> {
  const { name } = widget;
  const examples = widget.examples.filter((example) => !example.startsWith('faulty'));
  const mounts = await Promise.all(
    examples.map(async (example) => {
      const config = readExample(name, example);
      // As on the page of the example: a widget may lead to itself.
      const id = `${name}-${example}`;
      const html = await serverHtml({ name, config, language, id });
      return `<div class="frame"><div data-component="${name}" id="${id}" data-load="load"><script type="application/json">${jsonText(config)}</script><div data-prerendered>${html}</div></div></div>`;
    }),
  );
  const isLandmark = landmarks.has(name);
  stage.server.show('/walk.css', pageStyles, { 'content-type': 'text/css' });
  const page = await stage.show(`<h1>A page</h1>${isLandmark ? '' : mounts.join('\n')}`, {
    language,
    marks: { 'data-mode': widget.modes[0]! },
    // The one service without which a widget has nothing to call.
    site: { userApi: { ssidDomain: '/' }, ...exampleSite },
    // A button may load a frame of others: the policy lets it in, and nothing is fetched (`expectNoHarmByTranslator`).
    headers: { 'content-security-policy': `${reportingPolicy()}; frame-src https:` },
    head: '<link rel="stylesheet" href="/walk.css">',
    top: isLandmark ? mounts.join('\n') : '',
    bottom: '<nav aria-label="End"><a href="#main" id="end">End</a></nav>',
    context: { viewport: { width, height: 900 }, reducedMotion: 'reduce' },
    before: async (page) => {
      await liveOnDayOfExamples(page, stage.server);
      // A list says how many items it has, each time that it comes: nobody waits until that is gone.
      await page.addInitScript(countLeaks, messageLife);
      await page.addInitScript(watchNodes);
      await page.addInitScript(withoutPopovers);
    },
  });
  await settled(page, ownMounts);
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  // Parts that a widget fetches once it is there make elements and take them away.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const own = await page.evaluate(
    (name) => window.watched.mounted.filter((mount) => mount.name === name).length,
    name,
  );
  expect(own).toBe(examples.length);
  return page;
}

/** The widget’s own mount elements: what it shows of others comes when it is seen. */
const ownMounts = '.frame > [data-component]';

/** The first example stands on the page alone, or all do. */
const showAllButFirst = (page: Page, isShown: boolean) =>
  page.evaluate((isShown) => {
    const [, ...others] = document.querySelectorAll<HTMLElement>('.frame');
    for (const frame of others) frame.hidden = !isShown;
  }, isShown);

/** A page's own styles change nothing, neither in what stands there nor in what opens. */
async function expectNoChangeByHost(page: Page): Promise<void> {
  // What moves by itself comes to rest.
  const expectNone = async () => {
    await expect
      .poll(() => changedByHost(page), { timeout: timeLimit(5_000), message: "by a host's styles" })
      .toEqual([]);
  };
  await expectNone();
  await openEach(page, expectNone);
}

const unmountAll = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-component]'))
      window.tourismWidgets?.unmount(element);
    return document.querySelectorAll('[data-component] [data-widget-root]').length;
  });

const mountAll = async (page: Page) => {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-component]')) window.tourismWidgets?.scan(element);
  });
  await settled(page, ownMounts);
};

/**
 * Lets all widgets go and come, and looks whether what the page holds grows by it. The last tree of a widget may stay until the
 * next takes its place: that is there once. What has grown has to grow again by as many rounds more.
 */
async function expectNoLeak(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const comeAndGo = async () => {
    await mountAll(page);
    expect(await unmountAll(page)).toBe(0);
  };
  expect(await unmountAll(page)).toBe(0);
  await comeAndGo();
  let before = await leakCountsOf(page, client);
  const grown = async () => {
    const { heap: _, ...after } = await leakCountsOf(page, client);
    const limits = { listeners: 2, nodes: 20 } as Record<string, number>;
    return Object.entries(after).flatMap(([what, count]) => {
      const growth = count - before[what as keyof typeof after];
      return growth > (limits[what] ?? 0) ? [`${growth} more ${what}`] : [];
    });
  };
  const comeAndGoOften = async () => {
    for (let round = 0; round < rounds; round++) await comeAndGo();
  };
  const expectNoGrowth = async () => {
    // What ends by itself has a moment to do so.
    await expect.poll(grown, { timeout: timeLimit(10_000) }).toEqual([]);
  };
  await comeAndGoOften();
  await expectNoGrowth().catch(async () => {
    before = await leakCountsOf(page, client);
    await comeAndGoOften();
    await expectNoGrowth();
  });
  await client.detach();
}

/** How many buttons of one kind are pressed in each example: a list of cards has some forty hearts. */
const mostPressed = 3;

/** Translates all widgets, presses their buttons, translates again and lets them go. */
async function expectNoHarmByTranslator(page: Page): Promise<void> {
  // A button may lead elsewhere; the page stays.
  await page.route('**', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
  );
  expect.soft(await page.evaluate(textsWithNeighbours), 'texts beside others').toEqual([]);
  await page.evaluate(translate);
  await page.evaluate(pressButtons, mostPressed);
  await page.evaluate(translate);
  expect(await unmountAll(page)).toBe(0);
}

/** Which part of the walk this is, from 0, and of how many (`vitest.config.ts`). */
const [part = 0, parts = 1] = (process.env['WALK_PART'] ?? '0/1').split('/').map(Number);

const stage = setStage();
const wanted = process.env['WIDGETS']?.split(' ');
const widgets = shownWidgets()
  .filter(({ name }) => !wanted || wanted.includes(name))
  .filter((_, index) => index % parts === part)
  .map((widget) => ({ ...widget, widget }));

/**
 * Every so many-th widget lives on a page with all its examples, in either direction: no violation of the policy and no
 * word on the console (which the stage looks at), what a server sent is kept, nothing sticks out, not with large letters
 * either, Tab goes through it in order, nobody meets a barrier, and a host's styles change nothing. On the wide page widgets leave nothing behind; on the
 * narrow one a translator does no harm.
 */
describe.each(widgets)('$name', ({ widget }) => {
  test.each(pages)('lives in all its examples on a page in $language at $width px', async (look) => {
    const page = await open(stage, widget, look);
    expect.soft(await page.evaluate(() => window.drawnAnew), 'drawn anew').toEqual([]);
    expect.soft(await tabThrough(page), 'by Tab').toEqual([]);
    expect.soft(await violationsOf(page, { without: pageRules }), 'by axe').toEqual([]);
    await showAllButFirst(page, false);
    expect.soft(await violationsOf(page, { only: pageRules }), 'by axe, alone').toEqual([]);
    await showAllButFirst(page, true);
    for (const width of widths) expect.soft(await misfitsAt(page, width)).toEqual([]);
    expect.soft(await misfitsWithLetters(page, 390, 24)).toEqual([]);
    await page.setViewportSize({ width: look.width, height: 900 });
    await expectNoChangeByHost(page);
    // Neither depends on the direction: each is asked on one page.
    if (look.language === 'en') await expectNoLeak(page);
    else await expectNoHarmByTranslator(page);
  });
});
