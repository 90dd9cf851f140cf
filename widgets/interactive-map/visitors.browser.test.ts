import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { mountElement } from '#demo-pages/html.ts';
import { contentSecurityPolicy } from '#demo-pages/serve/policy.ts';
import { setStage, settled } from '#testing/browser/stage.ts';
import { reportingPolicy } from '#testing/browser/worker.ts';

/** How a visitor goes between the map and its list, leaves and comes back, and says whose tiles may be shown. */

const stage = setStage();

const address = '/en/widget.html?widget=interactive-map&example=default&load=load&bar=off';
const still = { reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } } as const;
const phone = { ...still, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

async function mapOf(page: Page) {
  await settled(page, '[data-component="interactive-map"]');
  return page.getByRole('group', { name: 'Map', exact: true });
}

/** Waits until it is known which places stand alone. */
async function drawn(map: Locator): Promise<void> {
  await map.locator('[data-kind="cluster"]').first().waitFor();
}

/** Whether a part of an element can be seen in the window. */
const isInView = (element: Locator): Promise<boolean> =>
  element.evaluate((box) => {
    const { top, bottom } = box.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });

const viewOf = (page: Page) => new URL(page.url()).searchParams.get('map');

/** A place that stands alone on the map, in view. */
const alone = (map: Locator) => map.locator('[data-place]:not([inert])').first();

test('on a phone a tap on the map names the place in the list, and the list shows a place on the map by a tap', async () => {
  const page = await stage.open(address, phone);
  const map = await mapOf(page);
  const list = page.getByRole('list', { name: 'Places on the map' });
  await map.scrollIntoViewIfNeeded();
  await drawn(map);
  const named = (await alone(map).textContent()) ?? '';
  await alone(map).tap();
  await map.getByRole('heading', { name: named }).waitFor();
  await expect.poll(() => list.locator('[aria-current]').textContent()).toContain(named);
  await map.getByRole('button', { name: 'Close' }).tap();
  await expect.poll(() => list.locator('[aria-current]').count()).toBe(0);

  const show = list.getByRole('button', { name: 'Show Riyadh on the map' });
  await show.tap();
  const heading = map.getByRole('heading', { name: 'Riyadh' });
  await heading.waitFor();
  await expect.poll(() => isInView(heading)).toBe(true);
});

test('who follows a card and comes back finds the map where it was; forward leads there again', async () => {
  const page = await stage.open(address, still);
  const map = await mapOf(page);
  await map.scrollIntoViewIfNeeded();
  await drawn(map);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => viewOf(page)).toMatch(/,\d+$/);
  await alone(map).click();
  const link = map.getByRole('heading').getByRole('link');
  await link.waitFor();
  const view = viewOf(page);
  await link.click();
  await page.waitForURL((url) => !url.searchParams.has('map'));
  const place = page.url();
  await page.goBack();
  await mapOf(page);
  expect(viewOf(page)).toBe(view);
  const zoom = Number(view?.split(',')[2]);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => Number(viewOf(page)?.split(',')[2])).toBe(zoom + 1);
  await page.goForward();
  expect(page.url()).toBe(place);
});

test('the wheel is the page’s until a visitor presses into the map, and again once the pointer has left it', async () => {
  const page = await stage.open(address, still);
  const map = await mapOf(page);
  await map.scrollIntoViewIfNeeded();
  const zoom = () => Number(viewOf(page)?.split(',')[2]);
  const scrolled = () => page.evaluate(() => scrollY);
  /** Onto the ground of the map, beside its markers and buttons. */
  const enter = async () => {
    const { x, y, width, height } = (await map.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height - 60);
  };
  const wheel = () => page.mouse.wheel(0, -120);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(zoom).toBeGreaterThan(0);
  await page.mouse.move(0, 0);
  const before = zoom();

  await enter();
  const at = await scrolled();
  await wheel();
  await expect.poll(scrolled).toBeLessThan(at);
  expect(zoom()).toBe(before);

  await map.scrollIntoViewIfNeeded();
  await enter();
  await page.mouse.down();
  await page.mouse.up();
  const chosen = await scrolled();
  await wheel();
  await expect.poll(zoom).toBeGreaterThan(before);
  expect(await scrolled()).toBe(chosen);

  const nearer = zoom();
  await page.mouse.move(0, 0);
  await enter();
  await wheel();
  await expect.poll(scrolled).toBeLessThan(chosen);
  expect(zoom()).toBe(nearer);
});

describe('tiles of another host', () => {
  const host = () => new URL(stage.server.url.replace('127.0.0.1', 'localhost'));
  const asked = () => stage.server.count('/brand/ornament-najdi.svg');
  const answer = (page: Page, allowed: string) =>
    page.addInitScript(`document.cookie = 'site_consent=${encodeURIComponent(allowed)}; path=/'`);

  /** A map with such tiles, on the page of a visitor who has answered. */
  async function showMap(allowed: string) {
    const config = {
      title: 'Places',
      items: [{ id: 'riyadh', title: 'Riyadh', latitude: 24.71, longitude: 46.68 }],
      tileUrl: `${host().origin}/brand/ornament-najdi.svg?z={z}&x={x}&y={y}`,
      attribution: '<p>© <a href="/en/terms">Tiles</a></p>',
    };
    const consent = mountElement('cookie-consent', {}, { load: 'load' });
    const page = await stage.show(`${mountElement('interactive-map', config, { load: 'load' })}${consent}`, {
      headers: {
        'content-security-policy': reportingPolicy(
          contentSecurityPolicy.replace("img-src 'self'", `img-src 'self' ${host().origin}`),
        ),
      },
      context: still,
      before: (page) => answer(page, allowed),
    });
    return { page, map: await mapOf(page) };
  }

  test('are shown at once to who has allowed media, and to nobody else', async () => {
    const { map } = await showMap('necessary,media');
    await map.getByRole('link', { name: 'Tiles' }).waitFor();
    await expect.poll(asked).toBeGreaterThan(4);
  });

  test('are allowed for good by one press of who has refused them', async () => {
    const { page, map } = await showMap('necessary');
    await map.getByText(`A detailed map comes from ${host().host}`).waitFor();
    expect(asked()).toBe(0);
    await map.getByRole('button', { name: 'Always allow films and maps' }).click();
    await map.getByRole('link', { name: 'Tiles' }).waitFor();
    await expect.poll(() => page.evaluate(() => decodeURIComponent(document.cookie))).toContain('media');
  });
});
