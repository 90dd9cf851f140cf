import { expect, test } from 'vitest';
import { violationsOf } from './axe.ts';
import { openEach } from './walk/open-parts.ts';
import { seeAll, setStage } from './stage.ts';

/**
 * Pages of the demo under the contract's policy, Trusted Types among it. That nothing violates it, and that the console
 * stays empty, is what the stage looks at after every test; each widget has its turn in the walk.
 */
const stage = setStage();
const languages = ['en', 'ar'] as const;
const widths = [390, 768, 1440];
/** What moves would be looked at half way. */
const still = { reducedMotion: 'reduce' } as const;

test.each(languages)(
  'the page that a CMS wrote lives but for its two faulty widgets, in %s',
  async (language) => {
    stage.expectFault(/^tourism-widgets: .*expected/);
    stage.expectFault(/^tourism-widgets: .*Missing module; the nearest is "/);
    const page = await stage.open(`/${language}/htl.html?bar=off`, still);
    await seeAll(page);
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

test.each(
  languages.flatMap((language) =>
    [
      'home.html?bar=off',
      'portal.html?bar=off',
      'before-you-travel.html?bar=off',
      'search-results.html?bar=off&query=al',
    ].map((address) => [language, address] as const),
  ),
)(
  'nobody meets a barrier on a page, in no part that opens and no author as he edits: /%s/%s',
  async (language, address) => {
    const page = await stage.open(`/${language}/${address}`, still);
    await seeAll(page);
    const expectNone = async () => expect(await violationsOf(page)).toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectNone();
      // The header of the results is that of the home page.
      if (width !== 768 && !address.startsWith('search')) await openEach(page, expectNone);
    }
    await page.goto(`/${language}/${address}&cms=author`);
    await seeAll(page);
    await expectNone();
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
