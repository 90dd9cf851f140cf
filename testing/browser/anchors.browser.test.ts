import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { button, focused, longPage, showProbe, stillAt, topOf } from './probe-page.ts';
import { setStage, settled } from './stage.ts';

/** Links to a place on the page (specification, section 2: smooth, 150 px free, retried). */

const stage = setStage('probes');

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
describe('an anchor', () => {
  test('stands 150 px below the edge, has the focus and the address; the tab stop goes with the focus', async () => {
    const page = await showProbe(stage, 'parts');
    await page.getByRole('link', { name: 'To the target' }).click();
    await expect.poll(() => topOf(page, 'target')).toBe(150);
    expect(await focused(page)).toBe('Target');
    expect(new URL(page.url()).hash).toBe('#target');
    await button(page, 'Visas').focus();
    expect(await page.locator('#target').getAttribute('tabindex')).toBeNull();
  });

  test('is followed while late widgets make the page grow', async () => {
    const page = await showProbe(stage, 'parts', { before: (page) => page.clock.install() });
    await page.getByRole('link', { name: 'To the target' }).click();
    await grow(page, 500);
    await grow(page, 1200);
    await page.clock.runFor(2300);
    await expect.poll(() => page.getByText('Late text.').count()).toBe(40);
    await expect.poll(() => topOf(page, 'target')).toBe(150);
  });

  test('is left alone as soon as the visitor does anything', async () => {
    const page = await showProbe(stage, 'parts', { before: (page) => page.clock.install() });
    await page.getByRole('link', { name: 'To the target' }).click();
    await stillAt(page);
    await page.mouse.wheel(0, -100);
    const chosen = await stillAt(page);
    await grow(page);
    await page.clock.runFor(2500);
    expect(await stillAt(page)).toBe(chosen);
  });

  test('is jumped to with reduced motion', async () => {
    const page = await showProbe(stage, 'parts', { context: { reducedMotion: 'reduce' } });
    const tops = await page.evaluate(async () => {
      const top = () => Math.round(document.getElementById('target')!.getBoundingClientRect().top);
      const seen = new Set([top()]);
      const link = [...document.querySelectorAll('a')].find(({ hash }) => hash === '#target')!;
      link.click();
      while (top() !== 150) {
        await new Promise(requestAnimationFrame);
        seen.add(top());
      }
      return [...seen];
    });
    // There in one step.
    expect(tops).toEqual([expect.any(Number), 150]);
  });

  test('opens what is closed around it', async () => {
    const page = await showProbe(stage, 'parts');
    await page.getByRole('link', { name: 'To visas' }).click();
    await expect.poll(() => button(page, 'Visas').getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => page.getByText('All about Visas').isVisible()).toBe(true);
    expect(await focused(page)).toBe('All about Visas');
  });

  test('in a menu that closes by the click is reached when the page moves again', async () => {
    const page = await showProbe(stage, 'overlays');
    await button(page, 'Menu').click();
    await page.getByRole('link', { name: 'To the target' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => topOf(page, 'target')).toBe(150);
    await expect.poll(() => focused(page)).toBe('Target');
  });

  test('named by the page’s address is reached once widgets have grown', async () => {
    const page = await stage.show(longPage('parts'));
    await settled(page);
    await page.goto(`${page.url()}?again#target`);
    await settled(page);
    await expect.poll(() => topOf(page, 'target')).toBe(150);
  });
});
