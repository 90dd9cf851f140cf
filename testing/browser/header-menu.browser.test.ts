import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOf } from './axe.ts';
import { button, focused, headers, pointAt, showHeader, wide, type HeaderOf } from './header-page.ts';
import { setStage, settled } from './stage.ts';

/** The main menu of the wide header (APG: disclosure navigation; trust, section 2). */

const stage = setStage();

const titles = ({ config }: HeaderOf) => config.menu.map(({ title }) => title) as [string, string];
const panel = (page: Page, title: string) => page.getByRole('list', { name: title, exact: true });
const isOpen = (page: Page, title: string) => button(page, title).getAttribute('aria-expanded');
const closed = (page: Page, title: string) => panel(page, title).waitFor({ state: 'detached' });

describe.each(Object.values(headers))('the main menu in $language', (header) => {
  const [first, second] = titles(header);
  const { words, config, language, forward } = header;
  const show = () => showHeader(stage, { language });

  test('is a landmark of buttons, and each panel a list with the way to all of it', async () => {
    const page = await show();
    const menu = page.getByRole('navigation', { name: words.mainMenu });
    expect((await menu.getByRole('button').allTextContents()).map((text) => text.trim())).toEqual(
      titles(header),
    );
    await button(page, first).click();
    await panel(page, first).waitFor();
    expect(await panel(page, first).getByRole('link').count()).toBe(6);
    expect(await menu.getByRole('link', { name: config.viewAllLabel, exact: true }).count()).toBe(1);
    expect(await violationsOf(page)).toEqual([]);
  });

  test('opens under a pointer that rests, stays on its way, and goes when it leaves', async () => {
    const page = await show();
    await pointAt(page, first);
    await panel(page, first).waitFor();
    await panel(page, first).getByRole('link').last().hover();
    expect(await isOpen(page, first)).toBe('true');
    await page.mouse.move(700, 860, { steps: 5 });
    await closed(page, first);
  });

  test('closes by Escape under a pointer that does not move, and stays closed', async () => {
    const page = await show();
    await pointAt(page, first);
    await panel(page, first).waitFor();
    await page.keyboard.press('Escape');
    await closed(page, first);
    // Another one opens after the same patience: had the first been to open again, it would have.
    await pointAt(page, second);
    await panel(page, second).waitFor();
    expect(await isOpen(page, first)).toBe('false');
  });

  test('opens and closes by clicks; one outside gives the focus back', async () => {
    const page = await show();
    await button(page, first).click();
    await panel(page, first).waitFor();
    await button(page, second).click();
    await panel(page, second).waitFor();
    expect(await isOpen(page, first)).toBe('false');
    await button(page, second).click();
    await closed(page, second);
    await button(page, first).click();
    await panel(page, first).waitFor();
    await page.mouse.click(700, 860);
    await closed(page, first);
    await expect.poll(() => focused(page)).toBe(first);
  });

  test('is worked by keyboard: Enter, Tab, Escape, arrows, Home and End', async () => {
    const page = await show();
    await button(page, first).focus();
    await page.keyboard.press('Enter');
    await panel(page, first).waitFor();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toContain(config.viewAllLabel);
    await page.keyboard.press('Escape');
    await closed(page, first);
    await expect.poll(() => focused(page)).toBe(first);
    await page.keyboard.press(forward);
    expect(await focused(page)).toBe(second);
    await page.keyboard.press('End');
    expect(await focused(page)).toBe(titles(header).at(-1));
    await page.keyboard.press('Home');
    expect(await focused(page)).toBe(first);
  });

  test('closes when Tab leaves it, forwards and backwards', async () => {
    const page = await show();
    for (const [start, key, end] of [
      ['last', 'Tab', second],
      ['first', 'Shift+Tab', first],
    ] as const) {
      await button(page, first).click();
      const links = panel(page, first).getByRole('link');
      await (start === 'last' ? links.last() : page.getByRole('link', { name: config.viewAllLabel })).focus();
      await page.keyboard.press(key);
      expect(await focused(page)).toBe(end);
      if (start === 'first') await page.keyboard.press('Shift+Tab');
      await closed(page, first);
    }
  });
});

test('a panel covers the sections of the portal, from its first line on', async () => {
  const page = await stage.open('/en/portal.html?bar=off', wide);
  await settled(page, '#header');
  await page.getByRole('navigation', { name: 'Content hub' }).waitFor();
  await button(page, 'Content hub').click();
  const title = await panel(page, 'Content hub').getAttribute('aria-labelledby');
  // Refuses what something else lies over.
  await page.locator(`[id="${title}"]`).click({ trial: true, position: { x: 2, y: 2 } });
});

test('a tap opens a panel, the next one closes it', async () => {
  const page = await showHeader(stage, { context: { ...wide, hasTouch: true } });
  await button(page, 'Stories').tap();
  await panel(page, 'Stories').waitFor();
  await button(page, 'Stories').tap();
  await closed(page, 'Stories');
});

test('below the breakpoint its panel goes, and the focus stays on something that lives', async () => {
  const page = await showHeader(stage);
  await button(page, 'Destinations').click();
  await panel(page, 'Destinations').getByRole('link').first().focus();
  await page.setViewportSize({ width: 1122, height: 900 });
  await button(page, 'Menu').waitFor();
  await expect.poll(() => focused(page)).not.toBe('');
});

test('a link in it to a place on the page closes it, and the focus follows to the place', async () => {
  const sections = [{ sectionName: 'To the target', href: '#target' }];
  const page = await showHeader(stage, { config: { title: 'Rihla', menu: [{ title: 'Here', sections }] } });
  await button(page, 'Here').click();
  await page.getByRole('link', { name: 'To the target' }).click();
  await expect.poll(() => focused(page)).toBe('Target');
  await closed(page, 'Here');
  await expect
    .poll(() => page.locator('#target').evaluate((target) => Math.round(target.getBoundingClientRect().top)))
    .toBe(150);
});

test('a place that the address names has the focus, 150 px below the edge', async () => {
  const page = await showHeader(stage);
  await page.goto(`${page.url()}?again#target`);
  await expect.poll(() => focused(page)).toBe('Target');
  await expect
    .poll(() => page.locator('#target').evaluate((target) => Math.round(target.getBoundingClientRect().top)))
    .toBe(150);
});

test('on an author’s page nothing moves the page', async () => {
  const page = await showHeader(stage, { marks: { 'data-cms-mode': 'author' } });
  await page.goto(`${page.url()}?again#target`);
  await page.getByRole('banner').waitFor();
  expect(await focused(page)).toBe('');
});
