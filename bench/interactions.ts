import { readFileSync } from 'node:fs';
import { chromium, type Locator, type Page } from 'playwright-core';
import { startBuiltServer } from '../demo-pages/serve/built-server.ts';
import { seeAll } from '../testing/browser/stage.ts';
import { findChromium, phone } from './browser.ts';
import { row, table, writeReport } from './report.ts';

/**
 * How long a press takes until the next picture, on a telephone with a processor four times as slow: fifty presses on each of four
 * pages of the built demo, as `web-vitals` counts them (interaction to next paint: of fifty, the longest but one).
 */

/** The most that it may be, in ms (web.dev: good). */
const maximum = 200;

/** Presses on each page. */
const presses = 50;

/** What is pressed in one turn, in order; turns follow each other until there were enough presses. */
type Turn = readonly ((page: Page) => Promise<unknown>)[];

const tap = (find: (page: Page) => Locator) => (page: Page) => find(page).first().tap();
const press = (key: string) => (page: Page) => page.keyboard.press(key);

/** The dialog that covers the page. */
const dialog = (page: Page) => page.locator('dialog[open], [role="dialog"]').first();
const opens = (step: Turn[number]) => async (page: Page) => {
  await step(page);
  await dialog(page).waitFor();
};
const close = async (page: Page) => {
  // The first one may close the suggestions alone.
  await page.keyboard.press('Escape');
  if (await dialog(page).isVisible()) await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
};

const inBanner = (name: string | RegExp) =>
  tap((page) => page.getByRole('banner').getByRole('button', { name }));
const button = (name: string | RegExp) => tap((page) => page.locator('main').getByRole('button', { name }));

const walks: readonly { readonly name: string; readonly path: string; readonly turn: Turn }[] = [
  {
    name: 'home',
    path: '/en/home.html',
    turn: [
      opens(inBanner('Menu')),
      close,
      opens(inBanner('Search')),
      press('a'),
      press('l'),
      close,
      button(/^Slide 2/),
      button(/^Slide 1/),
      button(/slide show$/),
    ],
  },
  {
    name: 'a catalogue',
    path: '/en/stays.html',
    turn: [
      opens(button(/^Filter/)),
      press('Tab'),
      press('Space'),
      close,
      button('List'),
      button('Cards'),
      button(/^Favourite/),
    ],
  },
  {
    name: 'a form',
    path: '/en/contact.html',
    turn: [
      tap((page) => page.locator('main').getByRole('textbox')),
      ...['M', 'i', 'a', 'Tab', 'H', 'a', 'd', 'Tab', 'x', 'Tab'].map(press),
    ],
  },
  {
    name: 'the portal',
    path: '/en/portal.html',
    turn: [opens(inBanner('Menu')), close, inBanner('Visual assets'), inBanner('Visual assets')],
  },
];

const library = readFileSync(new URL('web-vitals.iife.js', import.meta.resolve('web-vitals')), 'utf8');

/** Runs in the page before any script of its own. */
const watch = `${library}
webVitals.onINP(({ value, entries }) => { window.interaction = { value, what: entries[0]?.name, target: entries[0]?.target?.outerHTML.slice(0, 120) }; }, { reportAllChanges: true });`;

interface Interaction {
  readonly value: number;
  readonly what?: string;
  readonly target?: string;
}

/** Presses fifty times on one page. */
async function walk(page: Page, { path, turn }: (typeof walks)[number]): Promise<Interaction> {
  await page.goto(`${path}?bar=off`);
  await seeAll(page);
  await page.evaluate(() => scrollTo(0, 0));
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (let count = 0; count < presses; count++) {
    await turn[count % turn.length]!(page);
    // Two pictures later it has been seen.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
  await page.waitForFunction(() => 'interaction' in window);
  return page.evaluate(() => (window as unknown as { readonly interaction: Interaction }).interaction);
}

const server = await startBuiltServer();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const rows: string[] = [];
try {
  for (const one of walks) {
    const context = await browser.newContext({ baseURL: server.url, ...phone });
    const page = await context.newPage();
    await page.addInitScript(watch);
    const { value, what = '', target = '' } = await walk(page, one);
    rows.push(row(one.name, `${Math.round(value)}`, value <= maximum ? 'yes' : 'no'));
    console.log(`${one.name}: ${Math.round(value)} ms (${what} on ${target})`);
    if (value > maximum) process.exitCode = 1;
    await context.close();
  }
} finally {
  await browser.close();
  await server.close();
}
const report = table(['page', 'interaction to next paint, ms', `at most ${maximum}`], rows);
console.log(`\n${report}`);
if (process.argv.includes('--write')) writeReport('interactions', report);
