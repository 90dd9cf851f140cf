import { describe, expect, test } from 'vitest';
import { violationsOf } from './axe.ts';
import { pageHtml } from './page-html.ts';
import { button, focused, frames, longPage, scrollTop, showProbe, stillAt, topOf } from './probe-page.ts';
import { setStage, settled } from './stage.ts';
import { workerBrowser } from './worker.ts';

/** What dialogs leave to the browser: focus, inertness, Escape, the page behind. */

const stage = setStage('probes');

describe.each(['en', 'ar'] as const)('a modal dialog on a page in %s', (language) => {
  test('keeps Tab, and gives the focus back to its opener on Escape', async () => {
    const page = await showProbe(stage, 'overlays', { language });
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
    const page = await showProbe(stage, 'overlays', { language, context: { reducedMotion: 'reduce' } });
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
  const page = await showProbe(stage, 'overlays');
  await button(page, 'Terms').click();
  const colours = await page.locator('dialog > :first-child').evaluate((box) => {
    const { color, backgroundColor } = getComputedStyle(box);
    return [color, backgroundColor];
  });
  expect(colours).toEqual(['rgb(42, 16, 51)', 'rgb(255, 255, 255)']);
});

describe('the page behind a modal dialog', () => {
  test('does not move by wheel, and stands to the pixel where it stood', async () => {
    const page = await showProbe(stage, 'overlays');
    await page.evaluate(() => scrollTo(0, 333));
    await button(page, 'Terms').click();
    const before = await scrollTop(page);
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    await frames(page, 12);
    expect(await scrollTop(page)).toBe(before);
    await page.evaluate(() => scrollTo(0, 0));
    await page.keyboard.press('Escape');
    expect(await stillAt(page)).toBe(before);
    await page.mouse.wheel(0, 100);
    await frames(page, 12);
    expect(await stillAt(page)).toBe(before + 100);
  });

  test('keeps its width where scrollbars take room, and its own styles', async () => {
    // Playwright's own flag hides scrollbars.
    const browser = await workerBrowser(['--hide-scrollbars']);
    stage.server.show('/en/bars.html', pageHtml(longPage('overlays')));
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
    await page.close();
  });

  test('is held on a phone of Apple’s, too, and shows the same', async () => {
    const page = await showProbe(stage, 'overlays', {
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
    const page = await showProbe(stage, 'overlays', { marks: { 'data-cms-mode': 'author' } });
    await button(page, 'Terms').click();
    await page.getByRole('dialog').waitFor();
    await button(page, 'Menu').focus();
    expect(await focused(page)).toBe('Menu');
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('visible');
  });
});

test('an opener that goes with its dialog gives its place to the next button', async () => {
  const page = await showProbe(stage, 'overlays');
  await button(page, 'Remove Hegra').click();
  await button(page, 'Yes').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('Remove AlUla');
});

test('a press beside a dialog closes it, one in it does not', async () => {
  const page = await showProbe(stage, 'overlays');
  await button(page, 'Terms').click();
  await page.getByText('Please read them.').click();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.mouse.click(10, 10);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('Terms');
});

test('a dialog that is not modal lets the focus go on, and closes by Escape', async () => {
  const page = await showProbe(stage, 'overlays');
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
  const page = await showProbe(stage, 'overlays');
  await button(page, 'Terms').click();
  await button(page, 'Copy').click();
  const said = page.locator('dialog [aria-live="polite"] > p', { hasText: 'Copied' });
  await expect.poll(() => said.count()).toBe(1);
});
