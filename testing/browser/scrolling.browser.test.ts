import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mountElement } from '#demo-pages/html.ts';
import { headers } from './header-page.ts';
import { setStage, settled } from './stage.ts';

/** Pages in which an element scrolls, and not the window. */

const stage = setStage();

const sections = ['Visas', 'Money', 'Weather', 'Health'];
const section = (name: string) => `<h2>${name}</h2>${'<p>Text of the page.</p>'.repeat(30)}`;

/** What has the widgets: a header before the text, and both of the others in it. */
const main = [
  '<h1>Before you travel</h1>',
  mountElement('section-navigation', {}, { id: 'nav', load: 'load', fallback: '<br>'.repeat(4) }),
  sections.map(section).join(''),
  mountElement('back-to-top', { threshold: 1 }, { id: 'back', load: 'load' }),
].join('');

const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top: Math.round(top), bottom: Math.round(bottom) };
  });

async function show(styles: string, inside: boolean): Promise<Page> {
  const header = mountElement('header', headers.en.config, { id: 'header', load: 'load' });
  stage.server.show('/own.css', styles, { 'content-type': 'text/css' });
  const page = await stage.show(`${inside ? header : ''}${main}`, {
    top: inside ? '' : header,
    head: '<link rel="stylesheet" href="/own.css">',
    context: { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' },
  });
  await settled(page);
  return page;
}

test.each([
  [
    'the body, beneath a window that does not',
    'html { height: 100%; overflow: hidden } body { height: 100%; margin: 0; overflow: auto }',
    'body',
    false,
  ],
  [
    'a main element beneath the header',
    'body { display: flex; flex-direction: column; height: 100vh; margin: 0 } main { flex: 1; min-height: 0; overflow: auto }',
    'main',
    false,
  ],
  [
    'the inner of two elements, both ways, with the header in it',
    'body { margin: 0 } #main { height: 100vh; overflow: auto } body { height: 90vh; overflow: auto } html { overflow: hidden }',
    'main',
    true,
  ],
])('what scrolls is %s', async (_, styles, scroller, inside) => {
  const page = await show(styles, inside);
  const scrolled = () => page.locator(scroller).evaluate((element) => element.scrollTop);
  const view = (await page.locator(scroller).evaluate((element) => element.getBoundingClientRect().top)) || 0;
  const banner = page.getByRole('banner');
  expect(await banner.getAttribute('data-scrolled')).toBeNull();

  // Far enough for what comes late to stand in the page.
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => banner.getAttribute('data-scrolled')).toBe('true');

  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Weather' });
  await link.click();
  const heading = page.getByRole('heading', { name: 'Weather' });
  await expect.poll(async () => Math.round((await heading.boundingBox())!.y - Math.max(0, view))).toBe(150);
  await expect.poll(() => link.getAttribute('aria-current')).toBe('location');
  const bar = await boxOf(page, 'header > div > div');
  const nav = await boxOf(page, '#nav');
  expect(nav.top, 'the navigation sticks below the bar, and at the edge of what scrolls').toBe(
    Math.max(bar.bottom, Math.round(view)),
  );

  const last = page.getByRole('heading', { name: 'Health' });
  await last.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Back to top' }).click();
  await expect.poll(scrolled).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: 'Back to top' }).count()).toBe(0);
  await expect.poll(() => banner.getAttribute('data-scrolled')).toBeNull();
});
