import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mountElement } from '#demo-pages/html.ts';
import { contentSecurityPolicy } from '#demo-pages/serve/policy.ts';
import { distFolder } from '#testing/browser/build-facts.ts';
import { expectNothingStays } from '#testing/browser/mount-leaks.ts';
import { seeAll, setStage, settled } from '#testing/browser/stage.ts';
import { countLeaks } from '#testing/browser/walk/leak-counts.ts';
import { reportingPolicy } from '#testing/browser/worker.ts';
import { timeLimit } from '#testing/time-limit.ts';

/** What only a browser shows of a map: its policy, its pointers, its tiles, and what stays of it. */

const stage = setStage();

const address = '/en/widget.html?widget=interactive-map&example=default&load=load&bar=off';
const still = { reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } } as const;

/** A country of the outline. */
const land = '.leaflet-overlay-pane path';

/** The map of a page, once its outline is drawn. */
async function mapOf(page: Page) {
  await settled(page, '[data-component="interactive-map"]');
  const map = page.getByRole('group', { name: /^(Map|الخريطة)$/ });
  await map.locator(land).first().waitFor({ state: 'attached' });
  return map;
}

const zoomOf = (page: Page) => Number(new URL(page.url()).searchParams.get('map')?.split(',')[2] ?? 0);

test('is drawn under the policy of the site, without a report, by mouse, wheel and keys', async () => {
  const page = await stage.open(address, still);
  const map = await mapOf(page);
  await map.scrollIntoViewIfNeeded();
  const box = (await map.boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const top = await page.evaluate(() => scrollY);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top - 100);
  await page.evaluate((top) => scrollTo(0, top), top);
  await page.keyboard.down('Control');
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(5);
  expect(await page.evaluate(() => scrollY)).toBe(top);

  const marker = map.locator('[data-place]').first();
  const before = (await marker.boundingBox())!;

  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 120, middle.y - 40, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await marker.boundingBox())!.x - before.x)).toBe(120);

  await page.getByRole('button', { name: 'Zoom out' }).focus();
  const zoom = zoomOf(page);
  await page.keyboard.press('-');
  await expect.poll(() => zoomOf(page)).toBe(zoom - 1);
});

test('two clicks on a marker open its card, and the map stays as near as it was; two beside it bring it nearer', async () => {
  const page = await stage.open(address, still);
  const map = await mapOf(page);
  await map.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(0);
  const zoom = zoomOf(page);
  await map.locator('[data-place]:not([inert])').first().dblclick();
  await map.getByRole('button', { name: 'Close' }).waitFor();
  // What would move the map does so at once, since it does not glide; the address follows, and is one step nearer below.
  const { x, y } = (await map.boundingBox())!;
  await page.mouse.dblclick(x + 40, y + 40);
  await expect.poll(() => zoomOf(page)).toBe(zoom + 1);
});

test('leaves one finger to the page, and is moved by two', async () => {
  const page = await stage.open(address.replace('/en/', '/ar/').replace('default', 'arabic'), {
    ...still,
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  });
  const map = await mapOf(page);
  await map.scrollIntoViewIfNeeded();
  const box = (await map.boundingBox())!;
  const client = await stage.context.newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...points: readonly (readonly [number, number])[]
  ) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x: box.x + x, y: box.y + y, id })),
    });
  const marker = map.locator('[data-place]').first();
  // Which markers stand alone is known once those that do not are together.
  await map.locator('[data-kind="cluster"]').first().waitFor();
  /** Px from the map's upper edge to a marker: in one look, since the page may still be scrolling. */
  const inMap = () =>
    marker.evaluate(
      (element) =>
        element.getBoundingClientRect().y - element.closest('[data-map]')!.getBoundingClientRect().y,
    );
  const before = await inMap();
  const top = await page.evaluate(() => scrollY);
  const scrolled = page.evaluate(() =>
    new Promise((end) => addEventListener('scrollend', end, { once: true })).then(() => {}),
  );
  await touch('touchStart', [150, 300]);
  for (const y of [280, 240, 200, 160]) await touch('touchMove', [150, y]);
  await touch('touchEnd');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 60);
  await scrolled;
  await page.evaluate((top) => scrollTo(0, top), top);
  expect(await inMap()).toBe(before);

  await touch('touchStart', [140, 300], [220, 300]);
  for (const step of [10, 20, 30, 40, 50, 60]) await touch('touchMove', [140 - step, 300], [220 + step, 300]);
  await touch('touchEnd');
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(4);
});

test('asks another host for no tile before the visitor allows it, and names the host', async () => {
  const host = new URL(stage.server.url.replace('127.0.0.1', 'localhost'));
  const config = {
    title: 'Places',
    items: [{ id: 'riyadh', title: 'Riyadh', latitude: 24.71, longitude: 46.68 }],
    tileUrl: `${host.origin}/brand/ornament-najdi.svg?z={z}&x={x}&y={y}`,
    attribution: '<p>© <a href="/en/terms">Tiles</a></p>',
  };
  const page = await stage.show(mountElement('interactive-map', config, { load: 'load' }), {
    headers: {
      'content-security-policy': reportingPolicy(
        contentSecurityPolicy.replace("img-src 'self'", `img-src 'self' ${host.origin}`),
      ),
    },
    context: still,
  });
  const map = await mapOf(page);
  await map.getByText(`A detailed map comes from ${host.host}`).waitFor();
  expect(stage.server.count('/brand/ornament-najdi.svg')).toBe(0);
  await map.getByRole('button', { name: 'Show detailed map' }).click();
  await map.getByRole('link', { name: 'Tiles' }).waitFor();
  await expect.poll(() => stage.server.count('/brand/ornament-najdi.svg')).toBeGreaterThan(4);
  expect(await map.locator(land).count()).toBe(0);
});

test.each([
  ['home', false],
  ['places', false],
  ['map', true],
])('of %s.html, which is seen to its end, a file of Leaflet is fetched: %s', async (name, hasMap) => {
  const page = await stage.open(`/en/${name}.html?bar=off`, still);
  await seeAll(page);
  if (hasMap) await mapOf(page);
  const paths = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname),
  );
  const built = paths.filter((path) => /^\/build\/.*\.(js|css)$/.test(path));
  expect(built.length).toBeGreaterThan(10);
  const ofLeaflet = built.filter((path) =>
    readFileSync(join(distFolder, path.replace('/build/', '')), 'utf8').includes('leaflet-'),
  );
  expect(ofLeaflet.length > 0).toBe(hasMap);
});

test(
  'leaves nothing behind however often it is mounted and taken away',
  { timeout: timeLimit(120_000) },
  async () => {
    const page = await stage.open(address, { ...still, viewport: { width: 800, height: 700 } }, (page) =>
      page.addInitScript(countLeaks),
    );
    await mapOf(page);
    await expectNothingStays(page, { shown: land });
  },
);
