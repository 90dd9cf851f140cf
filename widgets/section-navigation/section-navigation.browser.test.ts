import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mountElement } from '#demo-pages/html.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** What only a browser shows of a section navigation: what sticks, what scrolls, and what lies beneath. */

const stage = setStage();

const names = ['التأشيرة والدخول', 'العملة والدفع', 'الطقس والفصول', 'الصحة والسلامة', 'اللباس والعادات'];

/** A section with a link, as high as most of a phone's screen. */
const section = (name: string) =>
  `<h2>${name}</h2><p><a href="/ar/visa">دليل</a></p>${'<p>نص</p>'.repeat(12)}`;

const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right };
  });

test('on an Arabic phone its chips begin at the right, stay in view, lead to their section and cover no focus', async () => {
  const page = await stage.show(
    `${mountElement('section-navigation', {}, { id: 'nav', load: 'load', fallback: '' })}${names.map(section).join('')}`,
    {
      language: 'ar',
      context: { viewport: { width: 390, height: 700 }, reducedMotion: 'reduce' },
    },
  );
  await settled(page);
  const chips = page.getByRole('navigation', { name: 'في هذه الصفحة' }).getByRole('link');
  expect(await chips.count(), 'nothing in view moves for what comes late').toBe(0);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => chips.count()).toBe(names.length);
  const first = (await chips.first().boundingBox())!;
  expect(first.x + first.width, 'the first chip is at the right').toBeGreaterThan(350);

  await chips.nth(2).focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: names[2]! });
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(async () => Math.round((await heading.boundingBox())!.y)).toBe(150);
  expect(decodeURIComponent(new URL(page.url()).hash)).toBe('#الطقس-والفصول');
  expect((await boxOf(page, '#nav')).top, 'it sticks').toBe(0);
  expect(await chips.nth(2).getAttribute('aria-current')).toBe('location');
  const chip = (await chips.nth(2).boundingBox())!;
  expect(Math.abs(chip.x + chip.width / 2 - 195), 'its chip is in the middle').toBeLessThan(60);

  // Back to the link above, which scrolls into view beneath the bar.
  await page.keyboard.press('Shift+Tab');
  const focused = await boxOf(page, ':focus');
  expect(focused.top).toBeGreaterThanOrEqual((await boxOf(page, '#nav')).bottom);
});
