import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { currentSlide, events, heroExample, showHero, shows } from '#testing/browser/hero-page.ts';
import { setStage } from '#testing/browser/stage.ts';

/** The hero banner under a finger: real touches, in both directions (trust, section 3: carousel). */

const stage = setStage();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Puts a finger down in the banner, draws it so far across the screen, and down, and lifts it. */
async function draw(page: Page, across: number, down = 0) {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: part === undefined ? [] : [{ x: 195 + across * part, y: 300 + down * part }],
    });
  await send('touchStart', 0);
  for (let step = 1; step <= 5; step++) await send('touchMove', step / 5);
  await send('touchEnd');
  await client.detach();
}

/** Waits until slides can be drawn, and until nothing moves any more. */
const ready = (page: Page) => page.locator('#hero [data-slider]').waitFor();

describe.each([
  ['en', 'default', -1],
  ['ar', 'arabic', 1],
] as const)('in %s', (language, example, onwards) => {
  const show = async () => {
    const page = await showHero(stage, heroExample(example), { language, context: phone });
    await ready(page);
    return page;
  };

  test('a swipe of 40 px shows the next card or the one before and ends the slide show; less than 30 px changes nothing', async () => {
    const page = await show();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    for (const [across, next] of [
      [40, 1],
      [-40, 0],
      [-40, 3],
      [40, 0],
    ] as const) {
      await draw(page, across * onwards);
      await shows(page, next);
    }
    expect(
      (await events(page)).map(({ event, trigger, ...rest }) => [
        event,
        trigger,
        rest['selected_banner_index'],
      ]),
    ).toEqual([
      ['slide_change', 'user', 2],
      ['slide_change', 'user', 1],
      ['slide_change', 'user', 4],
      ['slide_change', 'user', 1],
    ]);
    expect(await page.locator('#hero [data-rotating]').count()).toBe(0);

    await draw(page, 26 * onwards);
    await shows(page, 0);
    await draw(page, -26 * onwards);
    await shows(page, 0);
    await draw(page, 10 * onwards, -200);
    expect(await currentSlide(page)).toBe(0);
    expect(await page.evaluate(() => scrollY), 'the page scrolls under the finger').toBeGreaterThan(50);
    expect(await events(page)).toHaveLength(4);
    await page.evaluate(() => scrollTo(0, 0));

    // Bullets are the other way: in reading order, the first slide at its beginning.
    const places = await page
      .locator('#hero [role=group] button')
      .evaluateAll((all) => all.map((bullet) => bullet.getBoundingClientRect().x));
    expect(places).toEqual(places.toSorted((a, b) => (a - b) * -onwards));
    const last = page.getByRole('button').last();
    const box = await last.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(24);
    await last.tap();
    await shows(page, 3);
    expect(await last.getAttribute('aria-current')).toBe('true');
  });
});

test('two cards go round both ways', async () => {
  const page = await showHero(stage, heroExample('japanese'), { language: 'ja', context: phone });
  await ready(page);
  for (const [across, next] of [
    [-40, 1],
    [-40, 0],
    [40, 1],
    [40, 0],
  ] as const) {
    await draw(page, across);
    await shows(page, next);
  }
});

test('a bullet moves nothing across the screen: the old card fades over the new one', async () => {
  const page = await showHero(stage, heroExample('default'), { context: phone });
  await ready(page);
  // So slow that the moment does not pass, however busy the machine.
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
  await page.getByRole('button', { name: 'Slide 2 of 4' }).tap();
  const [old, shown] = await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.currentTime = 300;
    return [...document.querySelectorAll('#hero [aria-live] > * > *')].slice(0, 2).map((slide) => {
      const picture = slide.firstElementChild!;
      const { opacity } = getComputedStyle(picture);
      return { left: Math.round(picture.getBoundingClientRect().left), opacity: Number(opacity).toFixed(1) };
    });
  });
  expect(shown?.opacity).toBe('1.0');
  expect(old).toEqual({ left: shown?.left, opacity: '0.5' });
  await client.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await shows(page, 1);
});

test('a window that grows has tabs, with the same card shown; one that shrinks can be swiped again', async () => {
  const page = await showHero(stage, heroExample('arabic'), { language: 'ar', context: phone });
  await ready(page);
  await draw(page, 40);
  await shows(page, 1);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('tab', { selected: true }).waitFor();
  await shows(page, 1);
  expect(await page.locator('#hero [style]').count(), 'nothing is left of the slider').toBe(0);
  await page.setViewportSize(phone.viewport);
  await ready(page);
  await draw(page, 40);
  await shows(page, 2);
});

test('with less motion a slide changes at once', async () => {
  const page = await showHero(stage, heroExample('default'), {
    context: { ...phone, reducedMotion: 'reduce' },
  });
  await ready(page);
  await page.getByRole('button', { name: 'Slide 3 of 4' }).tap();
  await shows(page, 2);
  await draw(page, -40);
  await shows(page, 3);
});
