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

test.each([390, 1440])(
  'in Arabic at %i px all chips are in one line, and a button shows those that are hidden',
  async (width) => {
    const many = [
      ...names,
      'النقل والمواصلات بين المدن',
      'الإقامة والفنادق والمخيمات',
      'الفعاليات والمهرجانات الموسمية',
      'العادات والتقاليد المحلية',
      'أرقام الطوارئ والمساعدة',
      'الإنترنت وشرائح الاتصال',
    ];
    const links = many.map((name, index) => ({ ctaLabel: name, ctaLink: `#s${index}` }));
    const page = await stage.show(
      mountElement('section-navigation', { links, sticky: false }, { id: 'nav', load: 'load' }) +
        many.map((name, index) => `<section id="s${index}">${section(name)}</section>`).join(''),
      { language: 'ar', context: { viewport: { width, height: 800 }, reducedMotion: 'reduce' } },
    );
    await settled(page);
    const chips = page.getByRole('navigation', { name: 'في هذه الصفحة' }).getByRole('link');
    const lines = await chips.evaluateAll((all) =>
      all.map((chip) => Math.round(chip.getBoundingClientRect().y)),
    );
    expect(new Set(lines).size).toBe(1);
    expect((await chips.first().boundingBox())!.height).toBeLessThan(48);
    const isSeen = async () => {
      const { x, width: own } = (await chips.last().boundingBox())!;
      return x >= 0 && x + own <= width;
    };
    expect(await isSeen()).toBe(false);
    const more = page.getByRole('button', { name: 'مزيد من الأقسام' });
    for (let presses = 0; presses < 20 && !(await isSeen()); presses += 1) await more.click();
    expect(await isSeen()).toBe(true);
    await expect.poll(() => more.count()).toBe(0);
    await page.getByRole('button', { name: 'الأقسام السابقة' }).click();
    await expect.poll(() => more.count()).toBe(1);
  },
);
