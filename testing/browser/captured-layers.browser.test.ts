import { expect, test } from 'vitest';
import { mountElement } from '#demo-pages/html.ts';
import { readExample } from '#demo-pages/widgets.ts';
import { setStage, settled } from './stage.ts';

/** A page inside an element that takes the place of the window for all that is fixed in it. */

const stage = setStage();

const width = 1440;
const height = 900;

test.each([
  ['transform', 'translateZ(0)', 'en'],
  ['filter', 'brightness(1)', 'ar'],
  ['will-change', 'transform', 'en'],
] as const)(
  'with %s: %s around it in %s, everything stands at the window’s edges, in its order',
  async (property, value, language) => {
    stage.server.show('/around.css', `#around { ${property}: ${value} }`, { 'content-type': 'text/css' });
    const page = await stage.show('<p><a href="/en/visa">Guide</a></p>'.repeat(120), {
      language,
      head: '<link rel="stylesheet" href="/around.css">',
      top: `<div id="around">${mountElement('header', readExample('header', 'default'), { id: 'header', load: 'load' })}`,
      bottom: `${mountElement('back-to-top', {}, { id: 'top' })}${mountElement(
        'cookie-consent',
        { categories: [{ key: 'analytics' }] },
        { id: 'consent', load: 'load' },
      )}</div><div id="elsewhere"></div>`,
      context: { viewport: { width, height }, reducedMotion: 'reduce' },
    });
    await settled(page, '#header, #consent');
    const bar = page.locator('#consent section');
    const header = page.locator('#header header > div > div').first();
    const boxOf = async (locator: typeof bar) => {
      const { y = NaN, height = NaN } = (await locator.boundingBox()) ?? {};
      return { top: Math.round(y), bottom: Math.round(y + height) };
    };
    /** Which widget is on top, near the upper edge. */
    const onTop = () =>
      page.evaluate(() => {
        const element = document.elementFromPoint(innerWidth / 2, 30);
        return element?.closest('dialog') ? 'dialog' : element?.closest('[data-component]')?.id;
      });
    const focused = () => page.evaluate(() => document.activeElement?.closest('[data-component], main')?.id);

    await expect.poll(() => boxOf(bar)).toMatchObject({ bottom: height });
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => boxOf(header)).toEqual({ top: 0, bottom: 72 });
    const button = page.locator('#top button');
    await expect.poll(async () => (await boxOf(button)).bottom).toBeLessThan((await boxOf(bar)).top);
    expect((await boxOf(button)).top).toBeGreaterThan(height / 2);

    // Tab order is the document's.
    await page.locator('main a').last().focus();
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('top');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('consent');

    // The header is shown after consent, and stands under it.
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => page.locator('#header [popover]').count()).toBe(0);
    await bar.evaluate(({ style }) => style.setProperty('inset-block', '0 auto'));
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => page.locator('#header :popover-open').count()).toBe(1);
    expect(await onTop()).toBe('consent');
    expect(await focused(), 'the focus stays').toBe('consent');
    await bar.evaluate(({ style }) => style.removeProperty('inset-block'));
    expect(await onTop()).toBe('header');

    // The way past the header stands over it.
    await page
      .locator('#header a')
      .first()
      .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
    const isOnTop = () =>
      page
        .locator('#header a')
        .first()
        .evaluate((link) => {
          const { left, top } = link.getBoundingClientRect();
          return document.activeElement === link && document.elementFromPoint(left + 20, top + 10) === link;
        });
    await expect.poll(isOnTop).toBe(true);

    // While a modal dialog is open nothing comes over it, whatever the page moves.
    await bar.getByRole('button').first().click();
    await page.locator('dialog').waitFor();
    await page.evaluate(() => document.querySelector('#around')!.prepend(document.querySelector('#header')!));
    expect(await onTop()).toBe('dialog');
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await expect.poll(onTop).toBe('header');

    // What is moved is shown again, on paper all is in its place.
    await page.evaluate(() => document.querySelector('main')!.prepend(document.querySelector('#consent')!));
    await expect.poll(() => boxOf(bar)).toMatchObject({ bottom: height });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await page.locator('[popover]').count()).toBe(0);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await boxOf(header)).toEqual({ top: 0, bottom: 72 });
  },
);

test('where the window is what things are fixed to, nothing is shown in the top layer', async () => {
  const page = await stage.show('<p>Text</p>'.repeat(200), {
    top: mountElement('header', readExample('header', 'default'), { id: 'header', load: 'load' }),
    bottom: mountElement('cookie-consent', { categories: [{ key: 'analytics' }] }, { load: 'load' }),
  });
  await settled(page);
  await page.mouse.wheel(0, 2000);
  await page.locator('[data-scrolled]').waitFor();
  expect(await page.locator('[popover]').count()).toBe(0);
});
