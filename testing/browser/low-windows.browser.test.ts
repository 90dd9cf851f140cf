import { expect, test } from 'vitest';
import { mountElement } from '#demo-pages/html.ts';
import { readExample } from '#demo-pages/widgets.ts';
import { setStage, settled } from './stage.ts';

/** A page at 400 % zoom, and on a phone that lies on its side: what stands over it leaves it in view. */

const stage = setStage();

const sections = ['a', 'b', 'c'];
const links = sections.map((id) => ({ ctaLabel: `Section ${id}`, ctaLink: `#${id}` }));
const main =
  mountElement('section-navigation', { links }, { id: 'nav', load: 'load' }) +
  sections.map((id) => `<section id="${id}">${'<p>Text</p>'.repeat(60)}</section>`).join('');

test.each([
  ['en', 320, 256],
  ['ar', 640, 360],
  ['de', 320, 256],
] as const)(
  'in %s at %i × %i px half of the page is in view, and consent can be answered',
  async (language, width, height) => {
    const page = await stage.show(main, {
      language,
      top:
        mountElement('emergency-banner', { messages: [{ title: 'Roads', countries: ['Saudi Arabia'] }] }) +
        mountElement('header', readExample('header', 'default'), { load: 'load' }),
      bottom:
        mountElement('language-suggestion', readExample('language-suggestion', 'default')) +
        mountElement('back-to-top', {}) +
        mountElement('cookie-consent', { categories: [{ key: 'analytics' }], policyLink: '/en/cookies' }),
      context: { viewport: { width, height }, reducedMotion: 'reduce', locale: 'fr' },
    });
    await settled(page, '[data-component="header"], [data-component="cookie-consent"], #nav');
    await page.mouse.wheel(0, 1500);
    await page.waitForFunction(() => scrollY > 1000);
    const covered = () =>
      page.evaluate(() => {
        const rows = Array.from({ length: innerHeight }, (_, y) =>
          document.elementFromPoint(innerWidth / 2, y),
        );
        return rows.filter((element) => element?.closest('[data-widget-root]')).length;
      });
    const [refuse, accept] = await page
      .locator('[data-component="cookie-consent"] button')
      .evaluateAll((buttons) => buttons.slice(1).map((button) => button.getBoundingClientRect().toJSON()));
    for (const { top, bottom } of [refuse, accept]) {
      expect(top).toBeGreaterThan(height / 4);
      expect(bottom).toBeLessThanOrEqual(height);
    }
    expect(await page.locator('body > [data-tourism-widgets="room"]').count()).toBe(1);
    const bar = (await page.locator('[data-component="cookie-consent"] section').boundingBox())!;
    expect(bar.height).toBeLessThanOrEqual(Math.max(height / 2, accept.height + 16 + 64) + 1);
    expect(bar.height, 'two lines of text are in view').toBeGreaterThanOrEqual(accept.height + 56);
    expect(await covered()).toBeLessThanOrEqual(Math.ceil(bar.height));
  },
);
