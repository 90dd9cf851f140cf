import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { mountElement } from '#demo-pages/html.ts';
import { heroExample, showHero, shows, type HeroConfig } from '#testing/browser/hero-page.ts';
import { setStage, settled } from '#testing/browser/stage.ts';
import { countLeaks, leakCountsOf } from '#testing/browser/walk/leak-counts.ts';

/** Films in the hero banner: only the one that is shown is fetched and plays; what is taken away is gone. */

const stage = setStage();

const film = '/films/dunes.webm';

/** Eight cards, each with a film of its own address. */
const eight: HeroConfig = {
  ...heroExample('many'),
  cards: heroExample('many').cards.map((card, index) => ({
    ...card,
    tabTitle: `Film ${index + 1}`,
    video: { videoFileReference: `${film}?${index}`, autoplay: true, autorerun: true },
  })),
};

const films = (page: Page) =>
  page.locator('#hero video').evaluateAll((all) =>
    all.map((video) => {
      const { paused, muted, loop, currentSrc, networkState } = video as HTMLVideoElement;
      const isLoading = networkState !== 0 && video.hasAttribute('src');
      return { paused, muted, loop, isLoading, address: isLoading ? currentSrc : '' };
    }),
  );
const isPlaying = (page: Page, index: number) =>
  page.waitForFunction((index) => {
    const video = document.querySelectorAll<HTMLVideoElement>('#hero video')[index];
    return video && !video.paused && video.currentTime > 0;
  }, index);

const wide = { viewport: { width: 1440, height: 900 } };

test('of eight films the one that is shown plays, muted; nothing of the others is fetched', async () => {
  const asked: string[] = [];
  const page = await showHero(stage, eight, {
    context: wide,
    before: async (page) =>
      page.on(
        'request',
        (request) => request.url().includes(film) && asked.push(new URL(request.url()).search),
      ),
  });
  for (const index of [0, 5, 2]) {
    await page.getByRole('tab', { name: `Film ${index + 1}` }).click();
    await shows(page, index);
    await isPlaying(page, index);
    const all = await films(page);
    expect(all.flatMap(({ paused }, place) => (paused ? [] : [place]))).toEqual([index]);
    expect(all.flatMap(({ isLoading }, place) => (isLoading ? [place] : []))).toEqual([index]);
    expect(all[index]).toMatchObject({ muted: true, loop: true });
  }
  expect([...new Set(asked)].toSorted()).toEqual(['?0', '?2', '?5']);
});

test('its button stops the film and starts it, by keyboard alone', async () => {
  const page = await showHero(stage, heroExample('video'), { context: wide });
  await isPlaying(page, 0);
  await page.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('Tab');
  const pause = page.getByRole('button', { name: 'Pause film' });
  expect(await pause.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Play film' }).waitFor();
  expect((await films(page))[0]?.paused).toBe(true);
  await page.keyboard.press('Enter');
  await isPlaying(page, 0);
});

test('the words over a film leave its button free', async () => {
  for (const [width, language] of [
    [1440, 'en'],
    [390, 'ar'],
  ] as const) {
    const page = await showHero(stage, heroExample('video'), {
      language,
      fresh: true,
      context: { viewport: { width, height: 844 } },
    });
    await isPlaying(page, 0);
    const button = page.locator('#hero [data-current] video + button');
    const box = (await button.boundingBox())!;
    await button.click();
    await page.locator('#hero [data-playing]').waitFor({ state: 'detached' });
    expect(box.x).toBeGreaterThan(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
  }
});

describe('a film stands still', () => {
  test('for those who want less motion: its poster shows, and it waits for its button', async () => {
    const page = await showHero(stage, heroExample('video'), {
      context: { ...wide, reducedMotion: 'reduce' },
    });
    await page.getByRole('button', { name: 'Play film' }).waitFor();
    expect((await films(page))[0]?.paused).toBe(true);
    expect(
      await page
        .locator('#hero [data-current] img')
        .evaluate((image) => (image as HTMLImageElement).complete),
    ).toBe(true);
    await page.getByRole('button', { name: 'Play film' }).click();
    await isPlaying(page, 0);
  });
});

test('a film that cannot be had leaves its poster, which then says what it shows', async () => {
  stage.allowFault(/404/);
  const config = heroExample('video');
  const [first, ...others] = config.cards;
  const page = await showHero(
    stage,
    {
      ...config,
      cards: [{ ...first, video: { videoFileReference: '/films/none.webm', autoplay: true } }, ...others],
    },
    { context: wide },
  );
  await page.getByRole('img', { name: 'Dunes of the Empty Quarter at dawn' }).waitFor();
  await page.locator('#hero [data-current] video').waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: 'Play film' }).count()).toBe(0);
});

test('eight cards with films that come and go leave nothing behind', async () => {
  const page = await stage.show(
    `<div id="place"></div>${mountElement('promotional-banner', { title: 'Beside' })}`,
    { context: wide, before: (page) => page.addInitScript(countLeaks) },
  );
  await settled(page);
  const client = await stage.context.newCDPSession(page);
  await client.send('Performance.enable');
  const comeAndGo = (times: number) =>
    page.evaluate(
      async ([config, times]) => {
        for (let time = 0; time < times; time++) {
          const element = document.createElement('div');
          element.id = 'hero';
          element.dataset['component'] = 'hero-banner';
          element.dataset['config'] = config;
          const mounted = new Promise((resolve) =>
            element.addEventListener('widget:mounted', resolve, { once: true }),
          );
          document.querySelector('#place')!.append(element);
          await mounted;
          const started = new Promise((resolve) =>
            element.addEventListener('playing', resolve, { once: true, capture: true }),
          );
          element.querySelectorAll<HTMLElement>('[role="tab"]')[time % 8]!.click();
          await started;
          element.remove();
          await new Promise((resolve) => setTimeout(resolve));
        }
        window.watched.mounted.length = 0;
        performance.clearMeasures();
        performance.clearResourceTimings();
      },
      [JSON.stringify(eight), times] as const,
    );
  await comeAndGo(8);
  let before = await leakCountsOf(page, client);
  const grown = async () => {
    await comeAndGo(8);
    const after = await leakCountsOf(page, client);
    const growth = {
      intervals: after.intervals - before.intervals,
      listeners: after.listeners - before.listeners > 2,
      nodes: after.nodes - before.nodes > 40,
      // A banner that is kept would be some hundreds of kB.
      heap: (after.heap - before.heap) / 8 > 20_000,
    };
    before = after;
    return growth;
  };
  // A browser may keep the last of something; a leak grows with each further banner.
  await expect
    .poll(grown, { timeout: 30_000 })
    .toEqual({ intervals: 0, listeners: false, nodes: false, heap: false });
});
