import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { mountElement } from '../../demo-pages/html.ts';
import { setStage, settled } from './stage.ts';

/** When widgets are fetched and mounted (contract, section 2: `data-load`), counted where files are asked for. */

const stage = setStage('probes');
const counter = (load: string, more: { readonly id?: string; readonly fallback?: string } = {}) =>
  mountElement('counter', { label: 'Visits' }, { id: 'w', load, ...more });

/** Space that puts what follows far below the screen; a policy without inline styles allows no other way. */
const farBelow = '<pre>' + '\n'.repeat(400) + '</pre>';

const assets = () => [...stage.server.requests.keys()].filter((path) => path.includes('/build/'));
/** Two turns of the browser: what was to be started at once has been. */
const turn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));

describe('a page with no due widget', () => {
  test.each([
    ['far below the screen', farBelow + counter('visible')],
    ['only on wide screens', counter('media((min-width: 3000px))')],
    ['waiting to be touched', counter('interaction')],
    ['meant for partners', mountElement('partner', { title: 'Partners' }, { id: 'w' })],
    ['of somebody else', '<div data-component="site/components/teaser"></div>'],
    ['inside a template', `<template>${counter('load')}</template>`],
  ])('fetches nothing but the loader: %s', async (_what, main) => {
    const page = await stage.show(main);
    await page.evaluate(() => window.tourismWidgets?.ready);
    await turn(page);
    expect(assets()).toEqual(['/build/loader.js']);
    expect(await page.evaluate(() => window.watched.copies)).toBe(0);
  });
});

test.each(['load', 'idle', 'visible', 'media((min-width: 300px))', 'no such trigger'])(
  'a widget on the screen mounts by itself: %s',
  async (load) => {
    const page = await stage.show(counter(load));
    await settled(page);
    const [measure] = await page.evaluate(() =>
      performance.getEntriesByName('widget:counter').map((entry) => entry.duration),
    );
    expect(measure).toBeGreaterThan(0);
  },
);

test('a widget for wide screens mounts when the screen grows', async () => {
  const page = await stage.show(counter('media((min-width: 1000px))'), {
    context: { viewport: { width: 800, height: 600 } },
  });
  await turn(page);
  await settled(page, '#w', 'pending');
  await page.setViewportSize({ width: 1100, height: 600 });
  await settled(page);
});

describe('a widget far below the screen is woken', () => {
  const main = `<p><a href="#w">Down</a></p>${farBelow}${counter('visible', {
    fallback: '<p hidden id="inside">Hidden</p><p><a href="/en/else.html" id="link">Else</a></p>',
  })}${farBelow}`;

  test('when it comes near, before it is seen', async () => {
    const page = await stage.show(main);
    await turn(page);
    await settled(page, '#w', 'pending');
    await page.evaluate(() => {
      const top = document.querySelector('#w')!.getBoundingClientRect().top;
      scrollTo(0, top - innerHeight - 150);
    });
    await settled(page);
    expect(
      await page.locator('#w').evaluate((element) => element.getBoundingClientRect().top > innerHeight),
    ).toBe(true);
  });

  test('when a visitor comes back to where they had scrolled', async () => {
    const page = await stage.show(main);
    await page.evaluate(() => document.querySelector('#w')!.scrollIntoView());
    await settled(page);
    await page.reload();
    await settled(page);
  });

  test.each(['#w', '#inside'])('by a link within the page: %s', async (hash) => {
    const page = await stage.show(main);
    await turn(page);
    await settled(page, '#w', 'pending');
    await page.evaluate((hash) => {
      location.hash = hash;
    }, hash);
    await settled(page);
  });

  test('by the address of the page', async () => {
    stage.server.show(
      '/en/empty.html',
      '<title>Empty</title><link rel="icon" href="/brand/logo-mobile.svg">',
    );
    const page = await stage.show(main);
    await page.goto('/en/empty.html');
    await page.goto('/en/page.html#w');
    await settled(page);
  });

  test('by the keyboard', async () => {
    const page = await stage.show(main);
    await turn(page);
    await settled(page, '#w', 'pending');
    await page.evaluate(() => document.querySelector<HTMLElement>('#link')!.focus({ preventScroll: true }));
    await settled(page);
  });

  test('by printing', async () => {
    const page = await stage.show(main);
    await turn(page);
    await settled(page, '#w', 'pending');
    await page.pdf();
    await settled(page);
  });
});

describe('a widget that waits to be touched', () => {
  const shape = `#w { display: block; position: relative; height: 200px }
    #w button { position: absolute; top: 20px; left: 20px; width: 200px; height: 60px }`;
  const fallback = `<button type="button" id="fallback">Show</button>
    <p><a id="link" href="/en/else.html">Else</a></p>
    <form action="/en/else.html"><input type="submit" value="Go" id="submit"></form>`;

  /** Opens the page; the widget's files take their time, so that there is a fallback to click on. */
  async function show(slow = 400) {
    stage.server.show('/shape.css', shape, { 'content-type': 'text/css' });
    stage.server.show(
      '/en/else.html',
      '<title>Else</title><link rel="icon" href="/brand/logo-mobile.svg"><p>Elsewhere</p>',
    );
    stage.server.slow(/assets/, slow);
    const page = await stage.show(counter('interaction', { fallback }), {
      head: '<link rel="stylesheet" href="/shape.css">',
    });
    await turn(page);
    await settled(page, '#w', 'pending');
    return page;
  }
  const countOf = (page: Page) => page.locator('[data-widget-root] button').textContent();

  test('mounts under the pointer, and does nothing else', async () => {
    const page = await show();
    await page.mouse.move(100, 60);
    await page.locator('#w').hover();
    await settled(page);
    expect(await countOf(page)).toBe('0');
  });

  test('repeats the first click at its place, once, however often the fallback was clicked', async () => {
    const page = await show();
    await page.locator('#fallback').click();
    await page.locator('#fallback').click();
    await settled(page);
    expect(await countOf(page)).toBe('1');
    await turn(page);
    expect(await countOf(page)).toBe('1');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('1');
  });

  test('repeats a tap', async () => {
    const page = await show();
    const touch = await stage.context.newCDPSession(page);
    await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const { x = 0, y = 0 } = (await page.locator('#fallback').boundingBox()) ?? {};
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: x + 30, y: y + 30 }],
    });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await settled(page);
    expect(await countOf(page)).toBe('1');
  });

  test('gives a click by keyboard to its first focusable element', async () => {
    const page = await show();
    await page.locator('#fallback').focus();
    await page.keyboard.press('Enter');
    await settled(page);
    expect(await countOf(page)).toBe('1');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('1');
  });

  test('lets links of the fallback lead where they lead', async () => {
    const page = await show();
    await page.locator('#link').click();
    await expect.poll(() => page.url()).toMatch(/\/en\/else\.html$/);
  });

  test('lets forms of the fallback be sent', async () => {
    const page = await show();
    await page.locator('#submit').click();
    await expect.poll(() => page.url()).toMatch(/\/en\/else\.html\?$/);
  });

  test('leaves a modified click to the browser', async () => {
    const page = await show();
    const opened = stage.context.waitForEvent('page');
    await page.locator('#link').click({ modifiers: ['Control'] });
    await (await opened).waitForURL('**/en/else.html');
    await settled(page);
    expect(await countOf(page)).toBe('0');
  });

  test('does not repeat a modified click', async () => {
    const page = await show();
    await page.locator('#fallback').click({ modifiers: ['Control'] });
    await settled(page);
    expect(await countOf(page)).toBe('0');
  });
});

test('the focus goes from a long fallback to a control that is in view, below the bar of the page', async () => {
  const styles = 'html { scroll-padding-block-start: 100px }';
  stage.server.show('/bar.css', styles, { 'content-type': 'text/css' });
  const fallback = `${farBelow}<a href="/en/else.html">Else</a>${farBelow}`;
  const page = await stage.show('<p>Text</p>'.repeat(9) + counter('interaction', { fallback }) + farBelow, {
    head: '<link rel="stylesheet" href="/bar.css">',
  });
  await page.getByRole('link', { name: 'Else' }).focus();
  await settled(page);
  const focused = page.getByRole('button').and(page.locator(':focus'));
  await focused.waitFor();
  const { y, height } = (await focused.boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(100);
  expect(y + height).toBeLessThanOrEqual(800);
});
