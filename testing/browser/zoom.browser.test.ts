import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { mountElement } from '#demo-pages/html.ts';
import { headers } from './header-page.ts';
import { setStage, settled } from './stage.ts';

/** Pages that are enlarged or made smaller by `zoom` of their styles. */

const stage = setStage();

const boxOf = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top: Math.round(top), bottom: Math.round(bottom) };
  });

test.each([1.25, 0.8])(
  'at %d a section stands below what stays above it, and nothing that opens is higher than the window',
  async (zoom) => {
    stage.server.show('/own.css', `body { zoom: ${zoom} }`, { 'content-type': 'text/css' });
    const sections = ['Visas', 'Money', 'Weather'].map(
      (name) => `<h2>${name}</h2>${'<p>Text of the page.</p>'.repeat(30)}`,
    );
    // A bar with few entries: media queries count px of the window, whatever its zoom.
    const menu = headers.en.config.menu.slice(0, 2);
    const links = ['Visas', 'Money', 'Weather'].map((ctaLabel) => ({ ctaLabel, ctaLink: `#${ctaLabel}` }));
    const main = [
      mountElement('section-navigation', { links }, { id: 'nav', load: 'load', fallback: '' }),
      sections.join('').replaceAll(/<h2>(\w+)/g, '<h2 id="$1">$1'),
    ];
    const page = await stage.show(main.join(''), {
      top: mountElement('header', { ...headers.en.config, menu }, { id: 'header', load: 'load' }),
      head: '<link rel="stylesheet" href="/own.css">',
      context: { viewport: { width: 1500, height: 500 }, reducedMotion: 'reduce' },
    });
    await settled(page);
    const isInWindow = ({ top, bottom }: { top: number; bottom: number }) => top >= 0 && bottom <= 500;

    await page.getByRole('link', { name: 'Weather' }).click();
    const heading = page.getByRole('heading', { name: 'Weather' });
    await expect.poll(async () => (await boxOf(heading)).top).toBe(Math.floor(150 * zoom));
    // The bar is put in its place once the browser has scrolled.
    const gap = async () =>
      (await boxOf(page.locator('#nav'))).top - (await boxOf(page.locator('header > div > div'))).bottom;
    await expect.poll(gap, { message: 'the navigation sticks below the bar' }).toBe(0);
    const nav = await boxOf(page.locator('#nav'));
    expect(nav.bottom).toBeLessThan(150 * zoom);

    await page.getByRole('button', { name: 'Search', expanded: false }).click();
    const list = page.getByRole('dialog', { name: 'Search the site' });
    await expect.poll(() => list.isVisible()).toBe(true);
    expect(await boxOf(list)).toSatisfy(isInWindow);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: menu[0]!.title }).click();
    const panel = page.locator('header [data-tw-root]:has(ul[aria-labelledby])').last();
    expect(await boxOf(panel)).toSatisfy(isInWindow);
  },
);
