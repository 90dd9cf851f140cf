import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mountElement } from '#demo-pages/html.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** What only a browser shows: films that play, captions that are fetched, keys, what goes over the wire. */

const stage = setStage();

const exampleAt = (language: string, example: string) =>
  `/${language}/widget.html?widget=video-player&example=${example}&bar=off`;

/** What the first film of the page is doing. */
const film = (page: Page, index = 0) =>
  page
    .locator('video')
    .nth(index)
    .evaluate((video: HTMLVideoElement) => ({
      isPlaying: !video.paused,
      shown: [...video.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
      line: [...video.textTracks].flatMap(({ mode, activeCues }) =>
        mode === 'showing' ? [...(activeCues ?? [])].map((cue) => (cue as VTTCue).text) : [],
      ),
    }));

test('an Arabic film is gone through by keys: captions of the page’s language, time from left to right, full screen', async () => {
  const { server } = stage;
  const page = await stage.open(exampleAt('ar', 'arabic'), { viewport: { width: 390, height: 844 } });
  await settled(page);
  const slider = page.getByRole('slider', { name: 'موضع التشغيل' });
  await expect.poll(() => slider.isEnabled()).toBe(true);
  await slider.focus();
  await page.keyboard.press('k');
  await expect.poll(() => film(page)).toMatchObject({ isPlaying: true, shown: ['ar'] });
  expect([server.count('/films/four-places.ar.vtt'), server.count(/\.en\.vtt$/)]).toEqual([1, 0]);

  await page.keyboard.press('Space');
  for (let times = 0; times < 2; times++) await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(9.9);
  await expect.poll(async () => (await film(page)).line).toEqual([expect.stringContaining('الدرعية')]);
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/^1[01] (ثوانٍ|ثانية) من 2[45] ثانية$/);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await film(page)).line).toEqual([expect.stringContaining('الحِجر')]);

  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  const mute = page.getByRole('button', { name: 'كتم الصوت', exact: true });
  expect(await mute.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('c');
  expect((await film(page)).shown).toEqual([]);
  await page.keyboard.press('f');
  await page.getByRole('button', { name: 'الخروج من ملء الشاشة' }).waitFor();
  await page.keyboard.press('f');
  await page.getByRole('button', { name: 'ملء الشاشة', exact: true }).waitFor();

  await page.getByRole('button', { name: 'النص المكتوب' }).press('Enter');
  const line = page.getByRole('button', { name: /^رجال ألمع: بيوت/ });
  await line.press('Enter');
  await expect.poll(() => line.getAttribute('aria-current')).toBe('true');
});

test('a film that starts ends the other, and one whose captions are missing goes on without them', async () => {
  const { server } = stage;
  server.fail('/films/four-places.en.vtt');
  stage.expectFault(/404/);
  const config = (title: string, name: string) => ({
    title,
    video: { videoFileReference: `/films/${name}.webm` },
    captions: [{ lang: 'en', src: `/films/${name}.en.vtt` }],
  });
  const page = await stage.show(
    `<h1>Films</h1>${mountElement('video-player', config('Places', 'four-places'))}${mountElement('video-player', config('Night', 'alula-night'))}`,
  );
  await page.getByRole('toolbar', { name: 'Places' }).getByRole('button', { name: 'Play' }).click();
  await page.getByRole('option', { name: 'English (not available)' }).waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.querySelector('video')!.currentTime > 0);
  expect((await film(page)).isPlaying).toBe(true);

  await page.getByRole('toolbar', { name: 'Night' }).getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => film(page, 1)).toMatchObject({ isPlaying: true, shown: ['en'] });
  expect((await film(page)).isPlaying).toBe(false);
});

test('nothing is asked of those who host a film before it is pressed', async () => {
  const asked: string[] = [];
  const page = await stage.open(exampleAt('en', 'youtube'), {}, async (opened) => {
    await opened.route(
      ({ host }) => /youtube|ytimg|google/.test(host),
      (route) => {
        asked.push(new URL(route.request().url()).host);
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A film</title>' });
      },
    );
  });
  await page.getByRole('button', { name: 'Play film' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Play film' }).click();
  await expect.poll(() => asked).toEqual(['www.youtube-nocookie.com']);
});

test.each(['en', 'ar', 'ru'])(
  'the bar of a described film fits a screen of 320 px in %s, and nothing lies on anything',
  async (language) => {
    const page = await stage.open(exampleAt(language, 'described'), {
      viewport: { width: 320, height: 800 },
    });
    await settled(page);
    const toolbar = page.getByRole('toolbar');
    await expect.poll(() => page.getByRole('slider').isEnabled()).toBe(true);
    await toolbar.locator('select').last().selectOption('1.25');
    const { bar, controls, time } = await toolbar.evaluate((element) => {
      const sides = (each: Element) => {
        const { left, right } = each.getBoundingClientRect();
        return [left, right] as const;
      };
      const shown = element.querySelector('span')!;
      const text = document.createRange();
      text.selectNodeContents(shown);
      const box = shown.getBoundingClientRect();
      // Text that has wrapped is below its box, and clipped.
      const isSeen = text.getBoundingClientRect().top < box.bottom;
      return {
        bar: sides(element.closest('[role="group"]')!),
        controls: [...element.querySelectorAll('button, select')].map((control) =>
          sides(control.matches('select') ? control.parentElement! : control),
        ),
        time: isSeen ? [text.getBoundingClientRect().left, text.getBoundingClientRect().right] : undefined,
      };
    });
    expect(controls).toHaveLength(6);
    const boxes = [...controls, ...(time ? [time] : [])].toSorted(([one = 0], [other = 0]) => one - other);
    boxes.forEach(([left = 0, right = 0], index) => {
      expect(left).toBeGreaterThanOrEqual((boxes[index - 1]?.[1] ?? bar[0]) - 0.5);
      expect(right).toBeLessThanOrEqual(bar[1] + 0.5);
    });
  },
);
