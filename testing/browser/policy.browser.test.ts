import { expect, test } from 'vitest';
import { violationsOf } from './axe.ts';
import { setStage } from './stage.ts';

/**
 * Pages of the demo under the contract's policy, Trusted Types among it. That nothing violates it, and that the console
 * stays empty, is what the stage looks at after every test; each widget has its turn in the walk.
 */
const stage = setStage();
const languages = ['en', 'ar'] as const;
const widths = [390, 1440];
/** What moves would be looked at half way. */
const still = { reducedMotion: 'reduce' } as const;

test.each(languages)(
  'the page that a CMS wrote lives but for its two faulty widgets, in %s',
  async (language) => {
    stage.expectFault(/^tourism-widgets: .*expected/);
    stage.expectFault(/^tourism-widgets: .*Missing module; the nearest is "/);
    const page = await stage.open(`/${language}/htl.html?bar=off`, still);
    await page.evaluate(() => window.tourismWidgets?.ready);
    await page.evaluate(() => scrollTo(0, 1e6));
    await page.waitForFunction(() => !document.querySelector('[data-status$="ing"]'));
    const statuses = await page
      .locator('[data-status]')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-status')));
    expect(statuses.filter((status) => status === 'failed')).toHaveLength(2);
    expect(statuses.filter((status) => status === 'mounted').length).toBeGreaterThan(1);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsOf(page), `at ${width} px`).toEqual([]);
    }
  },
);

test('the index of the demo is in order, too', async () => {
  for (const width of widths) {
    const page = await stage.open('/', { ...still });
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsOf(page), `at ${width} px`).toEqual([]);
    await page.close();
  }
});
