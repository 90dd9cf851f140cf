import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { mountElement } from '#demo-pages/html.ts';
import { violationsOf } from '#testing/browser/axe.ts';
import { setStage, settled, type ShownParts } from '#testing/browser/stage.ts';
import { countLeaks, leakCountsOf } from '#testing/browser/walk/leak-counts.ts';

/** The gallery and its large view under a finger, by keyboard, over and over, and what it asks the server for. */

const stage = setStage();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

interface Config {
  readonly images: readonly object[];
  readonly [field: string]: unknown;
}

const example = (name: string): Config =>
  JSON.parse(readFileSync(join(import.meta.dirname, `examples/${name}.json`), 'utf8')) as Config;

async function show(config: Config, parts: ShownParts = {}): Promise<Page> {
  const around = '<p><a href="#before">Before</a></p>';
  const main = `${around}${mountElement('image-gallery', config, { id: 'gallery', load: 'load' })}<p>After</p>`;
  const page = await stage.show(main, parts);
  await settled(page);
  return page;
}

const dialog = (page: Page) => page.getByRole('dialog');
const thumbnails = (page: Page) => page.locator('#gallery button[aria-haspopup]');
const large = (page: Page) => dialog(page).locator('[aria-hidden="false"] img');

/** Where the picture is that is shown, and how wide. */
const boxOf = async (page: Page) => (await large(page).boundingBox())!;

/** Waits until the picture of this address is shown, and at rest. */
async function rests(page: Page, file: string): Promise<void> {
  await page.waitForFunction((file) => {
    const image = document.querySelector<HTMLImageElement>('dialog [aria-hidden="false"] img');
    if (!image?.complete || !image.currentSrc.includes(file)) return false;
    const box = image.getBoundingClientRect();
    const before = image.dataset['box'];
    image.dataset['box'] = [box.x, box.y, box.width].join();
    return before === image.dataset['box'] && box.x > -1 && box.right < innerWidth + 1;
  }, file);
}

/** Draws one finger, or two, from points to points. */
async function draw(
  client: CDPSession,
  from: readonly { x: number; y: number }[],
  to: readonly { x: number; y: number }[],
) {
  const at = (part: number) =>
    from.map(({ x, y }, id) => ({ id, x: x + (to[id]!.x - x) * part, y: y + (to[id]!.y - y) * part }));
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 8; step++)
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 8) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

describe.each([
  ['en', -1, '2 of 6'],
  ['ar', 1, '2 من 6'],
] as const)('under a finger in %s', (language, onwards, second) => {
  test('a swipe shows the next picture, a pinch zooms, and a zoomed picture is moved', async () => {
    const page = await show(example('default'), { language, context: phone });
    const client = await page.context().newCDPSession(page);
    await thumbnails(page).first().tap();
    await rests(page, 'hegra');
    const fit = await boxOf(page);
    expect(Math.round(fit.width)).toBe(390);
    expect(fit.height / fit.width).toBeCloseTo(9 / 16, 1);

    await draw(client, [{ x: 195 - 120 * onwards, y: 400 }], [{ x: 195 + 120 * onwards, y: 400 }]);
    await rests(page, 'alula');
    await dialog(page).getByText(second, { exact: true }).waitFor();

    const middle = { x: 195, y: 400 };
    const apart = (by: number) => [
      { x: middle.x - by, y: middle.y },
      { x: middle.x + by, y: middle.y },
    ];
    await draw(client, apart(40), apart(120));
    await expect.poll(async () => (await boxOf(page)).width).toBeGreaterThan(390 * 2);
    const zoomed = await boxOf(page);
    await draw(client, [{ x: 195, y: 400 }], [{ x: 255, y: 400 }]);
    await expect.poll(async () => (await boxOf(page)).x).toBeGreaterThan(zoomed.x + 30);
    await dialog(page).getByText(second, { exact: true }).waitFor();
  });
});

test('opened and closed 50 times it leaves memory, listeners and focus as they were', async () => {
  const page = await show(example('default'), { before: (page) => page.addInitScript(countLeaks) });
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const openAndClose = (times: number) =>
    page.evaluate(async (times) => {
      const thumbnails = document.querySelectorAll<HTMLElement>('#gallery button[aria-haspopup]');
      const until = async (holds: () => unknown) => {
        while (!holds()) await new Promise(requestAnimationFrame);
      };
      const press = (key: string) =>
        document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      for (let time = 0; time < times; time++) {
        const thumbnail = thumbnails[time % 6]!;
        thumbnail.focus();
        thumbnail.click();
        await until(() => document.querySelector('dialog [aria-hidden="false"] img'));
        if (time % 2) press(time % 4 === 1 ? 'ArrowRight' : '+');
        press('Escape');
        await until(() => !document.querySelector('dialog'));
      }
      thumbnails[0]!.focus();
      // What PhotoSwipe does a moment later, and what the data layer has been told, is none of what is left.
      (window as unknown as { dataLayer: unknown[] }).dataLayer.length = 0;
      performance.clearResourceTimings();
      await new Promise((resolve) => setTimeout(resolve, 600));
    }, times);
  await openAndClose(20);
  const before = await leakCountsOf(page, client);
  await openAndClose(50);
  const after = await leakCountsOf(page, client);
  for (const kind of ['roots', 'intervals', 'timeouts', 'frames', 'observers'] as const)
    expect(after[kind], kind).toBeLessThanOrEqual(before[kind]);
  expect(after.pageListeners).toBeLessThanOrEqual(before.pageListeners);
  expect(after.queryListeners).toBeLessThanOrEqual(before.queryListeners);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + 2);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 40);
  // What the browser has compiled meanwhile is some kB; a large view that is kept would be many more.
  expect((after.heap - before.heap) / 50).toBeLessThan(15_000);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-haspopup'))).toBe('dialog');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('visible');
});

test('of 60 pictures none is asked for that is farther away than one screen; in a carousel the shown one and its neighbour', async () => {
  const [first] = example('default').images as { image: object }[];
  const images = Array.from({ length: 60 }, (_, index) => ({
    ...first,
    image: { desktopImage: `/images/hegra.jpg?${index}`, alt: `Tomb ${index + 1}` },
  }));
  const asked = new Set<number>();
  const showAll = (config: object) =>
    show(
      { images, ...config },
      {
        context: phone,
        before: async (page) =>
          page.on('request', (request) => {
            const [, index] = /hegra\.jpg\?(\d+)$/.exec(request.url()) ?? [];
            if (index !== undefined) asked.add(Number(index));
          }),
      },
    );
  const grid = await showAll({ columns: 2 });
  /** How far below the window each picture is, in screens. */
  const distances = () =>
    thumbnails(grid).evaluateAll((all) =>
      all.map((one) => (one.getBoundingClientRect().top - innerHeight) / innerHeight),
    );
  /** All that are near have been asked for, and none that is farther. */
  const onlyNear = async () => {
    const screens = await distances();
    const nears = screens.flatMap((distance, index) => (distance < 0.99 ? [index] : []));
    await expect.poll(() => nears.every((index) => asked.has(index))).toBe(true);
    expect(Math.max(...[...asked].map((index) => screens[index]!))).toBeLessThanOrEqual(1);
  };
  await onlyNear();
  expect(asked.size).toBeLessThan(30);
  await grid.evaluate(() => scrollTo(0, 1200));
  await onlyNear();
  await grid.close();

  asked.clear();
  const carousel = await showAll({ layout: 'carousel', startIndex: 4 });
  await expect.poll(() => [...asked].toSorted()).toEqual([4, 5]);
  await carousel.getByRole('button', { name: 'Next', exact: true }).tap();
  await expect.poll(() => asked.has(6)).toBe(true);
  expect(asked.size).toBe(3);
});

test('is worked by keyboard in Arabic on a phone', async () => {
  const page = await show(example('default'), { language: 'ar', context: phone });
  await page.getByRole('link', { name: 'Before' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await rests(page, 'hegra');
  const close = dialog(page).getByRole('button', { name: 'إغلاق' });
  const focused = (locator = close) => locator.evaluate((element) => element === document.activeElement);
  expect(await violationsOf(page)).toEqual([]);

  // The next picture is on the left.
  await page.keyboard.press('ArrowLeft');
  await rests(page, 'alula');
  await page.keyboard.press('ArrowLeft');
  await rests(page, 'diriyah');
  await page.keyboard.press('ArrowRight');
  await rests(page, 'alula');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(async () => (await boxOf(page)).width).toBeGreaterThan(800);
  const zoomed = await boxOf(page);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await boxOf(page)).x).toBe(zoomed.x + 80);
  await page.keyboard.press('0');
  await rests(page, 'alula');
  expect(Math.round((await boxOf(page)).width)).toBe(390);

  // Tab stays inside.
  for (let time = 0; time < 8; time++) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  expect(await focused(thumbnails(page).nth(1)), 'the picture that was shown last').toBe(true);
});

test('a picture’s name is seen after all its files have failed, and not before', async () => {
  stage.expectFault(/404/);
  const images = ['/images/hegra.jpg', '/images/none.jpg'].map((desktopImage, index) => ({
    image: { desktopImage, alt: `Picture ${index + 1}` },
  }));
  const page = await show({ images }, { context: phone });
  const opacities = () =>
    thumbnails(page).evaluateAll((all) =>
      all.map((one) => getComputedStyle(one.querySelector('span > span:last-child')!).opacity),
    );
  await expect.poll(opacities).toEqual(['0', '1']);
  const far = await show(
    { images: Array.from({ length: 30 }, () => images[0]!), columns: 2 },
    { context: phone, name: 'far.html' },
  );
  expect(await thumbnails(far).last().locator('img').count()).toBe(0);
  expect(
    await thumbnails(far)
      .last()
      .locator('span > span')
      .last()
      .evaluate((name) => getComputedStyle(name).opacity),
  ).toBe('0');
});

test('two pictures on each other are printed beside each other, each of them whole', async () => {
  const page = await show(example('compare'));
  await page.emulateMedia({ media: 'print' });
  const boxes = await page.locator('#gallery picture').evaluateAll((all) =>
    all.map((one) => {
      const { left, right, width } = one.closest('[data-ratio]')!.getBoundingClientRect();
      return { left, right, width, clip: getComputedStyle(one.closest('span')!.parentElement!).clipPath };
    }),
  );
  const [left, right] = boxes.toSorted((one, other) => one.left - other.left);
  expect(left!.right).toBeLessThanOrEqual(right!.left);
  expect(Math.min(left!.width, right!.width)).toBeGreaterThan(200);
  expect(boxes.map(({ clip }) => clip)).toEqual(['none', 'none']);
});
