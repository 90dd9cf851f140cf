import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOf } from './axe.ts';
import { button, focused, frames, scrollTop, showProbe, stillAt } from './probe-page.ts';
import { setStage, type ShownParts } from './stage.ts';

const stage = setStage('probes');
const phone = { context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } };

async function show(parts: ShownParts = {}): Promise<Page> {
  const page = await showProbe(stage, 'days', parts);
  await page.getByText('Diriyah', { exact: true }).scrollIntoViewIfNeeded();
  await stillAt(page);
  return page;
}

const orderOf = (page: Page, list: string) =>
  page.getByRole('list', { name: list, exact: true }).locator('li p').allTextContents();

/** The middle of an entry's name. */
async function middleOf(page: Page, name: string) {
  const { x, y, width, height } = (await page
    .locator('p', { hasText: new RegExp(`^${name}$`) })
    .boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

async function grab(page: Page, name: string) {
  const { x, y } = await middleOf(page, name);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 5, y);
}

const isDragging = (page: Page) => page.locator('[data-dragged]').count();

describe.each(['en', 'ar'] as const)('on a page in %s', (language) => {
  test('a mouse drags an entry into another day, and a line is where it would come to', async () => {
    const page = await show({ language });
    await grab(page, 'Diriyah');
    const { x, y } = await middleOf(page, 'Sudus');
    await page.mouse.move(x, y - 10, { steps: 4 });
    await page.locator('li[data-drop="before"]', { hasText: 'Sudus' }).waitFor();
    expect(await page.locator('[data-shown] bdi').textContent()).toBe('Diriyah');
    const name = (await page.locator('[data-shown] bdi').boundingBox())!;
    expect(Math.abs(name.x + name.width / 2 - x)).toBeLessThan(30);
    await page.mouse.up();
    await expect.poll(() => orderOf(page, 'Day 2')).toEqual(['Edge of the World', 'Diriyah', 'Sudus']);
    await expect
      .poll(() => page.locator('[aria-live="polite"] > p').allTextContents())
      .toEqual(['Moved to Day 2, position 2 of 3']);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  });

  test('the menu stands in the window at 390 px, also in an element that is transformed', async () => {
    const page = await show({ language, ...phone });
    await page.evaluate(() => {
      const mount = document.querySelector<HTMLElement>('[data-component]')!;
      mount.style.transform = 'translateZ(0)';
      mount.style.overflow = 'hidden';
    });
    await button(page, 'Move Diriyah').click();
    const menu = page.getByRole('menu');
    const { x, y, width, height } = (await menu.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(8);
    expect(x + width).toBeLessThanOrEqual(382);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(844);
    for (const item of await page.getByRole('menuitem').all())
      expect((await item.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('End');
    expect(await focused(page)).toBe('Remove');
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('Move Diriyah');
  });
});

test('Escape puts an entry back that a mouse drags', async () => {
  const page = await show();
  await grab(page, 'Diriyah');
  const { x, y } = await middleOf(page, 'Sudus');
  await page.mouse.move(x, y);
  await page.locator('[data-drop]').waitFor();
  await page.keyboard.press('Escape');
  expect(await isDragging(page)).toBe(0);
  await page.mouse.up();
  expect(await orderOf(page, 'Day 1')).toEqual(['Diriyah', 'National Museum', 'Masmak Fort']);
});

test('days beyond the edge come into sight while an entry is held there', async () => {
  const page = await show();
  await page.locator('section', { hasText: 'Day 1' }).scrollIntoViewIfNeeded();
  await grab(page, 'Diriyah');
  const { y } = await middleOf(page, 'Diriyah');
  await page.mouse.move(1270, y, { steps: 3 });
  await expect
    .poll(async () => (await page.locator('section', { hasText: 'Day 4' }).boundingBox())!.x)
    .toBeLessThan(1000);
  await page.mouse.up();
  await expect.poll(() => orderOf(page, 'Day 4')).toEqual(['Diriyah']);
});

test('keys move an entry through the days, and its button keeps the focus', async () => {
  const page = await show();
  await button(page, 'Move Masmak Fort').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await expect.poll(async () => (await orderOf(page, 'Day 3')).at(-1)).toBe('Masmak Fort');
  expect(await focused(page)).toBe('Move Masmak Fort');
});

describe('a finger', () => {
  async function finger(page: Page) {
    const client = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
    return { send };
  }

  test('scrolls the page as long as it has not rested on an entry', async () => {
    const page = await show(phone);
    const before = await scrollTop(page);
    const { x, y } = await middleOf(page, 'Diriyah');
    const { send } = await finger(page);
    await send('touchStart', { x, y });
    for (let step = 1; step <= 6; step++) await send('touchMove', { x, y: y - step * 40 });
    await send('touchEnd');
    expect(await stillAt(page)).toBeGreaterThan(before + 100);
    expect(await isDragging(page)).toBe(0);
    expect(await orderOf(page, 'Day 1')).toEqual(['Diriyah', 'National Museum', 'Masmak Fort']);
  });

  test('that has rested on an entry drags it, while the page stays', async () => {
    const page = await show(phone);
    await page.evaluate(() => scrollBy({ top: 150, behavior: 'instant' }));
    const before = await stillAt(page);
    const { x, y } = await middleOf(page, 'Diriyah');
    const { y: goal } = await middleOf(page, 'Masmak Fort');
    const { send } = await finger(page);
    await send('touchStart', { x, y });
    await page.locator('[data-dragged]').waitFor();
    for (let step = 1; step <= 5; step++) await send('touchMove', { x, y: y + ((goal + 8 - y) * step) / 5 });
    await page.locator('li[data-drop="after"]', { hasText: 'Masmak Fort' }).waitFor();
    expect(await scrollTop(page)).toBe(before);
    await send('touchEnd');
    await expect.poll(() => orderOf(page, 'Day 1')).toEqual(['National Museum', 'Masmak Fort', 'Diriyah']);
  });

  test('at the window’s lower edge has the page scroll', async () => {
    const page = await show(phone);
    const before = await scrollTop(page);
    const { x, y } = await middleOf(page, 'Diriyah');
    const { send } = await finger(page);
    await send('touchStart', { x, y });
    await page.locator('[data-dragged]').waitFor();
    await send('touchMove', { x, y: 838 });
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(before + 150);
    await send('touchEnd');
    await frames(page, 2);
    expect(await isDragging(page)).toBe(0);
  });
});
