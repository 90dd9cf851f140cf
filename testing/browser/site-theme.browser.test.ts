import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOf } from './axe.ts';
import { seeAll, setStage, settled } from './stage.ts';

/** A site's own theme, by a stylesheet that the page links (docs/theming.md): the demo's example of one. */

const stage = setStage();

const coral = 'rgb(255, 139, 107)';
const seaGreen = 'rgb(0, 101, 109)';

/** What the browser draws of an element, as far as a theme says it. */
const looksOf = (element: Locator) =>
  element.evaluate((it) => {
    const { backgroundColor, fontFamily, borderStartStartRadius: radius } = getComputedStyle(it);
    return { ground: backgroundColor, font: fontFamily.replace(/,.*/, ''), radius };
  });

describe.each([
  ['en', 'Sign up'],
  ['ar', 'اشترك'],
])('on the home page in %s', (language, signUp) => {
  test('a widget’s button has the theme’s colour, font and corners, and no file of our fonts is fetched', async () => {
    const fonts: string[] = [];
    const page = await stage.open(`/${language}/home.html?site-theme=coast&bar=off`, {}, async (opened) => {
      opened.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
    });
    await seeAll(page);
    const button = page.locator('[data-component="newsletter-signup"]').getByRole('button', { name: signUp });
    expect(await looksOf(button)).toEqual({ ground: coral, font: '"Avenir Next"', radius: '0px' });
    expect(fonts).toEqual([]);
  });

  test('every text has enough contrast', async () => {
    const page = await stage.open(`/${language}/home.html?site-theme=coast&bar=off`, {
      reducedMotion: 'reduce',
    });
    await seeAll(page);
    expect(await violationsOf(page, { only: ['color-contrast'] })).toEqual([]);
  });
});

test('the theme of partners is another, and has enough contrast', async () => {
  const page = await stage.open('/en/portal.html?site-theme=coast&bar=off', { reducedMotion: 'reduce' });
  await seeAll(page);
  const colours = await page.evaluate(() =>
    [...document.querySelectorAll('[data-widget-root][data-theme="blue"]')].map((root) =>
      getComputedStyle(root).getPropertyValue('--tourism-color-primary'),
    ),
  );
  expect(new Set(colours)).toEqual(new Set(['#0b5570']));
  expect(await violationsOf(page, { only: ['color-contrast'] })).toEqual([]);
});

test('an alert, which stands outside its mount element, has the theme', async () => {
  const page = await stage.open('/en/widget.html?widget=alert&example=with-button&site-theme=coast&bar=off');
  const region = page.locator('[data-tw-root]').filter({ has: page.getByRole('button') });
  await region.first().waitFor({ state: 'attached' });
  expect((await looksOf(region.first())).font).toBe('"Avenir Next"');
});

test('a dialog, which stands above the page, has the theme', async () => {
  const page = await stage.open('/en/home.html?site-theme=coast&bar=off', {
    viewport: { width: 390, height: 800 },
  });
  await settled(page, '[data-component="header"]');
  await page.getByRole('button', { name: 'Search' }).first().click();
  const box = page.locator('dialog[open] > [data-tw-root]:not([data-tourism-widgets])');
  await box.waitFor({ state: 'attached' });
  expect((await looksOf(box)).font).toBe('"Avenir Next"');
  expect(await box.evaluate((it) => getComputedStyle(it).getPropertyValue('--tourism-color-primary'))).toBe(
    '#00656d',
  );
});

test('what an author is told of a fault has the theme', async () => {
  stage.expectFault(/expected success/);
  const page = await stage.open(
    '/en/widget.html?widget=alert&example=faulty-unknown-type&cms=author&site-theme=coast&bar=off',
  );
  const box = page.getByRole('region', { name: 'alert', exact: true });
  await box.waitFor();
  expect((await looksOf(box)).font).toBe('"Avenir Next"');
});

test('one rule for one attribute is enough, wherever the page links it', async () => {
  const css = `[data-theme='default'] { --tourism-color-primary: ${seaGreen}; }`;
  stage.server.show('/own.css', css, { 'content-type': 'text/css' });
  const page = await stage.show(
    `<div data-component="promotional-banner" data-load="load"><script type="application/json">{"layout":"strip","title":"Ours","cta":{"ctaLabel":"Look","ctaLink":"/en/x.html"}}</script></div>`,
    { head: '<link rel="stylesheet" href="/own.css">' },
  );
  await settled(page);
  const colour = await page
    .locator('[data-widget-root]')
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--tourism-color-primary'));
  expect(colour).toBe(seaGreen);
});
