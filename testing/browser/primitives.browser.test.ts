import { chromium, type Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { mountElement } from '../../demo-pages/html.ts';
import { violationsOf } from './axe.ts';
import { findChromium } from './find-chromium.ts';
import { pageHtml } from './page-html.ts';
import { setStage, settled, type ShownParts } from './stage.ts';

/** What primitives leave to the browser: focus, inertness, Escape, scrolling, find-in-page, places on the screen. */

const stage = setStage('probes');

const filler = (count: number) => '<p>Text of the page itself.</p>'.repeat(count);
const long = (widget: string) =>
  `<h1>A page</h1>${filler(30)}${mountElement(widget, {})}${filler(30)}<h2 id="target">Target</h2>${filler(60)}`;

async function show(widget: string, parts: ShownParts = {}) {
  const page = await stage.show(long(widget), parts);
  await settled(page);
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const scrollTop = (page: Page) => page.evaluate(() => scrollY);
const topOf = (page: Page, id: string) =>
  page.evaluate((id) => Math.round(document.getElementById(id)!.getBoundingClientRect().top), id);
/** What comes late, at the top of the page; the browser's own correction, which not all have, is off. */
const grow = (page: Page, after = 0) =>
  page.evaluate((after) => {
    document.documentElement.style.setProperty('overflow-anchor', 'none');
    const add = () => {
      for (let count = 0; count < 20; count++) {
        const late = document.createElement('p');
        late.textContent = 'Late text.';
        document.querySelector('main')!.prepend(late);
      }
    };
    if (after > 0) setTimeout(add, after);
    else add();
  }, after);
/** Where the page stands once it stands still. */
async function stillAt(page: Page): Promise<number> {
  let before = -1;
  let now = await scrollTop(page);
  while (now !== before) {
    await page.waitForTimeout(120);
    [before, now] = [now, await scrollTop(page)];
  }
  return now;
}

describe.each(['en', 'ar'] as const)('a modal dialog on a page in %s', (language) => {
  test('keeps Tab, and gives the focus back to its opener on Escape', async () => {
    const page = await show('overlays', { language });
    await button(page, 'Terms').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Terms of use' });
    await dialog.waitFor();
    for (let step = 0; step < 8; step++) {
      const isInside = await page.evaluate(() => {
        const holder = document.activeElement;
        return holder === document.body || holder?.closest('dialog') !== null;
      });
      expect(isInside, `after ${step} times Tab`).toBe(true);
      await page.keyboard.press(step < 4 ? 'Tab' : 'Shift+Tab');
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('Terms');
  });

  test('has no barrier, as a box and as a sheet, and stands where it should', async () => {
    const page = await show('overlays', { language, context: { reducedMotion: 'reduce' } });
    await button(page, 'Terms').click();
    const box = page.locator('dialog > :first-child');
    for (const [width, height] of [
      [390, 800],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await violationsOf(page)).toEqual([]);
      const place = (await box.boundingBox())!;
      expect(place.x * 2 + place.width).toBeCloseTo(width, 0);
      if (width < 768) expect(place.y + place.height).toBeCloseTo(height, 0);
      else expect(place.width).toBe(640);
      if (width >= 768) expect(place.y * 2 + place.height).toBeCloseTo(height, 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});

test('a dialog has its own ground, whatever it is opened on', async () => {
  const page = await show('overlays');
  await button(page, 'Terms').click();
  const colours = await page.locator('dialog > :first-child').evaluate((box) => {
    const { color, backgroundColor } = getComputedStyle(box);
    return [color, backgroundColor];
  });
  expect(colours).toEqual(['rgb(42, 16, 51)', 'rgb(255, 255, 255)']);
});

describe('the page behind a modal dialog', () => {
  test('does not move by wheel, and stands to the pixel where it stood', async () => {
    const page = await show('overlays');
    await page.evaluate(() => scrollTo(0, 333));
    await button(page, 'Terms').click();
    const before = await scrollTop(page);
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(200);
    expect(await scrollTop(page)).toBe(before);
    await page.evaluate(() => scrollTo(0, 0));
    await page.keyboard.press('Escape');
    expect(await stillAt(page)).toBe(before);
    await page.mouse.wheel(0, 100);
    await page.waitForTimeout(200);
    expect(await stillAt(page)).toBe(before + 100);
  });

  test('keeps its width where scrollbars take room, and its own styles', async () => {
    // Playwright's own flag hides scrollbars.
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    stage.server.show('/en/bars.html', pageHtml(long('overlays')));
    const page = await browser.newPage({ baseURL: stage.server.url });
    await page.goto('/en/bars.html');
    await settled(page);
    const look = () =>
      page.evaluate(() => {
        const { documentElement: html, body } = document;
        return { room: innerWidth - body.clientWidth, styles: [html.style.cssText, body.style.cssText] };
      });
    await page.evaluate(() => document.body.style.setProperty('overflow-y', 'auto', 'important'));
    const before = await look();
    expect(before.room).toBeGreaterThan(20);
    await button(page, 'Terms').click();
    expect((await look()).room).toBe(before.room);
    expect((await look()).styles).not.toEqual(before.styles);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await look()).toEqual(before);
    await browser.close();
  });

  test('is held on a phone of Apple’s, too, and shows the same', async () => {
    const page = await show('overlays', {
      before: (page) =>
        page.addInitScript(() => {
          const supports = CSS.supports.bind(CSS);
          CSS.supports = (...given: [string]) => given[0] === '-webkit-touch-callout' || supports(...given);
        }),
    });
    await button(page, 'Terms').scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 33));
    const [before, seen] = [await scrollTop(page), await topOf(page, 'target')];
    await button(page, 'Terms').press('Enter');
    await page.getByRole('dialog').waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.body).position)).toBe('fixed');
    expect(await topOf(page, 'target')).toBe(seen);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await scrollTop(page)).toBe(before);
    expect(await topOf(page, 'target')).toBe(seen);
    expect(await page.evaluate(() => document.body.getAttribute('style'))).toBeFalsy();
  });

  test('stays as it is in author mode', async () => {
    const page = await show('overlays', { marks: { 'data-cms-mode': 'author' } });
    await button(page, 'Terms').click();
    await page.getByRole('dialog').waitFor();
    await button(page, 'Menu').focus();
    expect(await focused(page)).toBe('Menu');
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('visible');
  });
});

test('an opener that goes with its dialog gives its place to the next button', async () => {
  const page = await show('overlays');
  await button(page, 'Remove Hegra').click();
  await button(page, 'Yes').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('Remove AlUla');
});

test('a press beside a dialog closes it, one in it does not', async () => {
  const page = await show('overlays');
  await button(page, 'Terms').click();
  await page.getByText('Please read them.').click();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.mouse.click(10, 10);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('Terms');
});

test('a dialog that is not modal lets the focus go on, and closes by Escape', async () => {
  const page = await show('overlays');
  await button(page, 'Search').click();
  await page.getByRole('textbox', { name: 'Term' }).fill('Hegra');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('Search');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await button(page, 'Search').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('what is said in a modal dialog stands where it is heard', async () => {
  const page = await show('overlays');
  await button(page, 'Terms').click();
  await button(page, 'Copy').click();
  await page.locator('dialog [aria-live="polite"] > p', { hasText: 'Copied' }).waitFor({ state: 'attached' });
});

describe('an anchor', () => {
  test('stands 150 px below the edge, has the focus and the address; the tab stop goes with the focus', async () => {
    const page = await show('parts');
    await page.getByRole('link', { name: 'To the target' }).click();
    await expect.poll(() => topOf(page, 'target')).toBe(150);
    expect(await focused(page)).toBe('Target');
    expect(new URL(page.url()).hash).toBe('#target');
    await button(page, 'Visas').focus();
    expect(await page.locator('#target').getAttribute('tabindex')).toBeNull();
  });

  test('is followed while late widgets make the page grow', async () => {
    const page = await show('parts');
    await page.getByRole('link', { name: 'To the target' }).click();
    await grow(page, 500);
    await grow(page, 1200);
    await page.waitForTimeout(2300);
    expect(await stillAt(page)).toBeGreaterThan(0);
    expect(await topOf(page, 'target')).toBe(150);
  });

  test('is left alone as soon as the visitor does anything', async () => {
    const page = await show('parts');
    await page.getByRole('link', { name: 'To the target' }).click();
    await stillAt(page);
    await page.mouse.wheel(0, -100);
    const chosen = await stillAt(page);
    await grow(page);
    await page.waitForTimeout(1500);
    expect(await scrollTop(page)).toBe(chosen);
  });

  test('is jumped to with reduced motion', async () => {
    const page = await show('parts', { context: { reducedMotion: 'reduce' } });
    const tops = await page.evaluate(() => {
      const link = [...document.querySelectorAll('a')].find(({ hash }) => hash === '#target')!;
      link.click();
      return document.getElementById('target')!.getBoundingClientRect().top;
    });
    expect(Math.round(tops)).toBe(150);
  });

  test('opens what is closed around it', async () => {
    const page = await show('parts');
    await page.getByRole('link', { name: 'To visas' }).click();
    await expect.poll(() => button(page, 'Visas').getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => page.getByText('All about Visas').isVisible()).toBe(true);
    expect(await focused(page)).toBe('All about Visas');
  });

  test('in a menu that closes by the click is reached when the page moves again', async () => {
    const page = await show('overlays');
    await button(page, 'Menu').click();
    await page.getByRole('link', { name: 'To the target' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => topOf(page, 'target')).toBe(150);
    await expect.poll(() => focused(page)).toBe('Target');
  });

  test('named by the page’s address is reached once widgets have grown', async () => {
    const page = await stage.show(long('parts'));
    await settled(page);
    await page.goto(`${page.url()}?again#target`);
    await settled(page);
    await expect.poll(() => topOf(page, 'target')).toBe(150);
  });
});

describe('a disclosure', () => {
  test('is no stop while it is closed, and one at a time is open', async () => {
    const page = await show('parts');
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
      const page = await show('parts', { context: { reducedMotion }, fresh: true });
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
    const page = await show('parts', { language });
    await page.getByRole('tab', { name: /Places/ }).focus();
    await page.keyboard.press(forward);
    expect(await page.getByRole('tabpanel').textContent()).toBe('About Events');
  });

  test('a number begins where the language begins, and runs from left to right', async () => {
    const page = await show('parts', { language });
    const style = await page.getByRole('textbox', { name: 'Mobile' }).evaluate((input) => {
      const { textAlign, direction } = getComputedStyle(input);
      return { textAlign, direction };
    });
    expect(style).toEqual({ textAlign: language === 'ar' ? 'right' : 'left', direction: 'ltr' });
  });

  test('the parts have no barrier, small or wide', async () => {
    const page = await show('parts', { language, context: { reducedMotion: 'reduce' } });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test('a tooltip stands under its button, inside the window, and its link is the next stop', async () => {
    const page = await show('parts', { language });
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
  const page = await show('parts');
  await button(page, 'Deutsch').hover();
  const tip = page.getByText('This page is not in German yet.');
  await tip.waitFor();
  const place = (await tip.boundingBox())!;
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 6 });
  await page.waitForTimeout(600);
  expect(await tip.isVisible()).toBe(true);
  await page.mouse.move(1, 1);
  await tip.waitFor({ state: 'hidden' });
});

test('a closed tooltip still describes its button', async () => {
  const page = await show('parts');
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
    const page = await show('parts', { context: { reducedMotion }, fresh: true });
    const moving = await page.evaluate(
      () => document.getAnimations().filter((animation) => (animation as CSSAnimation).animationName).length,
    );
    expect(moving > 0).toBe(reducedMotion === 'no-preference');
  }
});
