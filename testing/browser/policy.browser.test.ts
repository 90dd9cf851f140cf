import { describe, expect, test } from 'vitest';
import { mountElement } from '../../demo-pages/html.ts';
import { exampleAddress, readExample, shownWidgets } from '../../demo-pages/widgets.ts';
import { violationsOf } from './axe.ts';
import { setStage, settled } from './stage.ts';

/**
 * The demo pages under the contract's policy, Trusted Types among it. That nothing violates it, and that the console
 * stays empty, is what the stage looks at after every test; here every widget has its turn.
 */
const stage = setStage();
const languages = ['en', 'ar'] as const;
const widths = [390, 1440];
/** What moves would be looked at half way. */
const still = { reducedMotion: 'reduce' } as const;

async function findNoBarriers(path: (language: 'en' | 'ar') => string, selector: string) {
  for (const language of languages) {
    const page = await stage.open(path(language), still);
    await settled(page, selector);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsOf(page), `${language} at ${width} px`).toEqual([]);
    }
    await page.close();
  }
}

describe.each(shownWidgets().map((widget) => ({ ...widget, widget })))('$name', ({ widget, examples }) => {
  test('has no barrier for anyone, in either direction, small or wide', async () => {
    await findNoBarriers(
      (language) => `${exampleAddress(language, widget, 'default')}&bar=off`,
      `[data-component="${widget.name}"]`,
    );
  });

  test('lives in all its examples, side by side on one page', async () => {
    const mounts = examples
      .filter((example) => !example.startsWith('faulty'))
      .map((example) =>
        mountElement(widget.name, readExample(widget.name, example), { id: example, load: 'load' }),
      );
    const page = await stage.show(mounts.join('\n'), {
      marks: { 'data-mode': widget.modes[0]! },
      context: still,
    });
    await settled(page);
    expect(await page.evaluate(() => window.watched.mounted.length)).toBe(mounts.length);
  });
});

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
