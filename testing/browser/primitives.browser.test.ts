import { describe, expect, test } from 'vitest';
import { violationsOf } from './axe.ts';
import { button, focused, showProbe } from './probe-page.ts';
import { setStage } from './stage.ts';

/** What the other primitives leave to the browser: find-in-page, motion, direction, places on the screen. */

const stage = setStage('probes');

describe('a disclosure', () => {
  test('is no stop while it is closed, and one at a time is open', async () => {
    const page = await showProbe(stage, 'parts');
    await button(page, 'Visas').focus();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Money');
    await page.keyboard.press('Space');
    expect(await button(page, 'Money').getAttribute('aria-expanded')).toBe('true');
    await button(page, 'Visas').press('Enter');
    await expect.poll(() => page.getByText('All about Money').isVisible()).toBe(false);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('More on Visas');
  });

  test('takes 280 ms to open, and no time with reduced motion', async () => {
    for (const [reducedMotion, isMoving] of [
      ['no-preference', true],
      ['reduce', false],
    ] as const) {
      const page = await showProbe(stage, 'parts', { context: { reducedMotion }, fresh: true });
      const durations = await page.evaluate(async () => {
        const opener = document.querySelector<HTMLElement>('button[aria-expanded]')!;
        opener.click();
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const panel = document.getElementById(opener.getAttribute('aria-controls')!)!;
        return panel.getAnimations().map((animation) => Number(animation.effect?.getTiming().duration));
      });
      expect(durations.some((duration) => duration === 280)).toBe(isMoving);
    }
  });
});

describe.each([
  ['en', 'ArrowRight'],
  ['ar', 'ArrowLeft'],
] as const)('on a page in %s', (language, forward) => {
  test(`${forward} leads to the next tab`, async () => {
    const page = await showProbe(stage, 'parts', { language });
    await page.getByRole('tab', { name: /Places/ }).focus();
    await page.keyboard.press(forward);
    expect(await page.getByRole('tabpanel').textContent()).toBe('About Events');
  });

  test('a number begins where the language begins, and runs from left to right', async () => {
    const page = await showProbe(stage, 'parts', { language });
    const style = await page.getByRole('textbox', { name: 'Mobile' }).evaluate((input) => {
      const { textAlign, direction } = getComputedStyle(input);
      return { textAlign, direction };
    });
    expect(style).toEqual({ textAlign: language === 'ar' ? 'right' : 'left', direction: 'ltr' });
  });

  test('the parts have no barrier, small or wide', async () => {
    const page = await showProbe(stage, 'parts', { language, context: { reducedMotion: 'reduce' } });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test('a tooltip stands under its button, inside the window, and its link is the next stop', async () => {
    const page = await showProbe(stage, 'parts', { language });
    await button(page, 'Deutsch').focus();
    const tip = page.getByText('This page is not in German yet.');
    await tip.waitFor();
    const [own, anchor] = [(await tip.boundingBox())!, (await button(page, 'Deutsch').boundingBox())!];
    expect(own.x).toBeGreaterThanOrEqual(8);
    expect(own.x + own.width).toBeLessThanOrEqual(1272);
    expect(own.width).toBeLessThanOrEqual(280);
    const isBelow = own.y >= anchor.y + anchor.height;
    expect(isBelow || own.y + own.height <= anchor.y).toBe(true);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('German start page');
    expect(await tip.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await tip.isVisible()).toBe(false);
  });
});

test('a tooltip stays while the pointer travels to it, and goes when it leaves', async () => {
  const page = await showProbe(stage, 'parts', { before: (page) => page.clock.install() });
  await button(page, 'Deutsch').hover();
  const tip = page.getByText('This page is not in German yet.');
  await tip.waitFor();
  const place = (await tip.boundingBox())!;
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 6 });
  await page.clock.runFor(600);
  expect(await tip.isVisible()).toBe(true);
  await page.mouse.move(1, 1);
  await tip.waitFor({ state: 'hidden' });
});

test('a closed tooltip still describes its button', async () => {
  const page = await showProbe(stage, 'parts');
  const client = await page.context().newCDPSession(page);
  const { result } = await client.send('Runtime.evaluate', {
    expression: "[...document.querySelectorAll('button')].find((b) => b.textContent === 'Deutsch')",
  });
  const { nodes } = await client.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId!,
    fetchRelatives: false,
  });
  expect(nodes[0]?.description?.value).toBe('This page is not in German yet.');
});

test('a skeleton sweeps, but not with reduced motion', async () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const page = await showProbe(stage, 'parts', { context: { reducedMotion }, fresh: true });
    const moving = await page.evaluate(
      () => document.getAnimations().filter((animation) => (animation as CSSAnimation).animationName).length,
    );
    expect(moving > 0).toBe(reducedMotion === 'no-preference');
  }
});
