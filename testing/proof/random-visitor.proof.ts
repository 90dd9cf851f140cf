import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languages } from '#src/i18n/languages.ts';
import { setStage } from '../browser/stage.ts';
import { timeLimit } from '../time-limit.ts';
import { addressAs } from './every-example.ts';
import { randomOf, type Random } from './random.ts';

/** A visitor who does 5,000 things in no order, in two tabs: no widget fails, nothing is left behind, nothing stands still. */

// The small browser ends by a fault of its own after some minutes of this; a whole one is launched where a flag is taken away.
const stage = setStage('dist', ['--hide-scrollbars']);

/** The list of what is done is the same for the same seed. */
const seed = 20_261_130;
const events = 5000;

const paths = [
  '/home.html',
  '/stays.html',
  '/places/hegra.html',
  '/portal.html',
  '/plan/my-trip',
  '/contact.html',
];
const users = ['none', 'u-default', 'u-b2b', 'u-sta-admin'];
const keys = [
  'Tab',
  'Shift+Tab',
  'Escape',
  'Enter',
  'Space',
  'ArrowDown',
  'ArrowRight',
  'Home',
  'End',
  'PageDown',
];
const texts = ['riy', 'الرياض', '東京', '<b>', '  ', '12', 'a@b.example', '\u202e', '😀'];

/** What is done, and how often of a hundred times. */
const actions: readonly (readonly [share: number, act: (page: Page, random: Random) => Promise<unknown>])[] =
  [
    [32, (page, random) => page.mouse.click(random.next() * 1280, 80 + random.next() * 700)],
    [28, (page, random) => page.keyboard.press(random.of(keys))],
    [18, (page, random) => page.mouse.wheel(0, (random.next() - 0.4) * 1500)],
    [12, (page, random) => page.keyboard.type(random.of(texts))],
    [3, (page, random) => page.mouse.move(random.next() * 1280, random.next() * 800)],
    [2, (page) => page.goBack({ waitUntil: 'commit' })],
    [1, (page) => page.goForward({ waitUntil: 'commit' })],
    [2, (page, random) => go(page, random)],
    [
      2,
      (page, random) =>
        page.evaluate((at) => {
          const mounts = document.querySelectorAll<HTMLElement>('[data-component]');
          const mount = mounts[Math.floor(at * mounts.length)];
          if (!mount) return;
          window.tourismWidgets?.unmount(mount);
          window.tourismWidgets?.scan(mount);
        }, random.next()),
    ],
  ];

/** To another page, in another language, as somebody else or as nobody. */
const go = (page: Page, random: Random) =>
  page.goto(addressAs(`/${random.of(languages)}${random.of(paths)}?bar=off`, random.of(users)), {
    waitUntil: 'commit',
  });

function choose(random: Random) {
  let left = random.next() * actions.reduce((sum, [share]) => sum + share, 0);
  return actions.find(([share]) => (left -= share) < 0)![1];
}

test(`${events} events leave every widget alive`, { timeout: timeLimit(1_800_000) }, async () => {
  const random = randomOf(seed);
  // What a service refuses is told in the console of the browser.
  stage.allowFault(/Failed to load resource/);
  const first = await stage.open(`/en/home.html?bar=off`);
  const second = await stage.open(`/ar/stays.html?bar=off`);
  for (const page of [first, second]) page.on('dialog', (dialog) => void dialog.accept());
  for (let done = 0; done < events; done++) {
    const page = random.next() < 0.7 ? first : second;
    // A page that is just leaving answers to nothing.
    await choose(random)(page, random).catch((error: unknown) => {
      if (!/navigat|context was destroyed|ERR_ABORTED|closed/i.test(String(error))) throw error;
    });
  }
  for (const page of [first, second]) {
    await page.goto('/en/home.html?bar=off');
    await page.evaluate(() => window.tourismWidgets?.ready);
    const { failed, roots, mounted } = await page.evaluate(() => ({
      failed: window.watched.failed,
      roots: window.watched.liveRoots(),
      mounted: document.querySelectorAll('[data-widget-root]').length,
    }));
    expect(failed).toEqual([]);
    expect(roots).toBe(mounted);
    await page.getByRole('banner').getByRole('button').first().click();
  }
});
