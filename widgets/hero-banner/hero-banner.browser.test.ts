import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { currentSlide, events, heroExample, showHero, shows, slides } from '#testing/browser/hero-page.ts';
import { setStage, type ShownParts } from '#testing/browser/stage.ts';

/**
 * The hero banner on a wide screen, row by row of the tabbed carousel of the APG, in both directions, by keyboard alone
 * where a keyboard is named; and the moving by itself (WCAG 2.2.2).
 */

const stage = setStage();

const words = {
  en: {
    example: 'default',
    play: 'Play slide show',
    tabs: [
      'AlUla Hegra by the last light',
      'Jeddah Al-Balad after dusk',
      'Red Sea Reefs at first swim',
      'Empty Quarter Dawn on the great dunes',
    ],
    next: 'ArrowRight',
    previous: 'ArrowLeft',
  },
  ar: {
    example: 'arabic',
    play: 'تشغيل عرض الشرائح',
    tabs: [
      'العُلا الحِجر عند آخر الضوء',
      'جدة البلد بعد المغيب',
      'البحر الأحمر الشعاب مع أول سباحة',
      'الربع الخالي الفجر فوق الكثبان',
    ],
    next: 'ArrowLeft',
    previous: 'ArrowRight',
  },
} as const;

const wide = { viewport: { width: 1440, height: 900 } };
/** Time stands still but where a test lets it pass. */
const stopped = { before: (page: Page) => page.clock.install({ time: 0 }) };
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });

describe.each(['en', 'ar'] as const)('in %s', (language) => {
  const say = words[language];
  const show = (parts: ShownParts = {}) =>
    showHero(stage, heroExample(say.example), { language, context: wide, ...parts });

  test('Tab goes to the button, the selected tab, its panel and out; arrows follow the reading direction', async () => {
    const page = await show(stopped);
    await page.getByRole('link', { name: 'Before' }).focus();
    const path: string[] = [];
    for (let step = 0; step < 4; step++) {
      await page.keyboard.press('Tab');
      path.push(await focusedName(page));
    }
    const action = heroExample(say.example).cards[0]?.link?.copy;
    expect(path).toEqual([say.play, say.tabs[0], action, 'After']);
    await page.keyboard.press('Shift+Tab');
    expect(await focusedName(page)).toBe(action);
    expect(await page.locator('#hero :is([aria-live],[role=status],[role=alert])').count()).toBe(1);

    await tab(page, say.tabs[0]).focus();
    for (const [key, expected] of [
      [say.next, 1],
      [say.next, 2],
      [say.previous, 1],
      ['End', 3],
      [say.next, 0],
      [say.previous, 3],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focusedName(page), key).toBe(say.tabs[expected]);
    }
    expect(await currentSlide(page)).toBe(0);
    await page.keyboard.press(say.next);
    await page.keyboard.press('Enter');
    await shows(page, 1);
    await page.keyboard.press(say.next);
    await page.keyboard.press('Space');
    await shows(page, 2);
    // The card that was shown fades first.
    await expect.poll(() => page.getByRole('tabpanel').count()).toBe(1);
    expect(await focusedName(page)).toBe(say.tabs[2]);
    expect(await slides(page).evaluateAll((all) => all.map((slide) => (slide as HTMLElement).inert))).toEqual(
      [true, true, false, true],
    );
  });
});

describe('by itself', () => {
  const show = (parts: ShownParts = {}, changes: object = {}) =>
    showHero(stage, { ...heroExample('default'), ...changes }, { context: wide, ...stopped, ...parts });

  const isAt = async (page: Page, slide: number) => {
    await page.clock.runFor(30_000);
    expect(await currentSlide(page)).toBe(slide);
  };

  test('the next card comes after six seconds, round and round, unless a pointer, another tab or the page hides it', async () => {
    const page = await show();
    await page.mouse.move(5, 5);
    for (const next of [1, 2, 3, 0]) {
      await page.clock.runFor(6000);
      await shows(page, next);
    }
    const seen = await events(page);
    expect(seen).toHaveLength(4);
    expect(seen[0]).toMatchObject({
      event: 'slide_change',
      trigger: 'auto',
      selected_banner_index: 2,
      selected_banner_title: 'Coral houses, open until late',
      device_type: 'desktop',
    });

    await page.mouse.move(700, 400);
    await page.locator('#hero [data-held]').waitFor();
    await isAt(page, 0);
    await page.mouse.move(5, 5);
    await page.locator('#hero [data-rotating]:not([data-held])').waitFor();
    await page.clock.runFor(6000);
    await shows(page, 1);

    const turn = (state: 'hidden' | 'visible') =>
      page.evaluate((state) => {
        Object.defineProperty(Document.prototype, 'visibilityState', {
          configurable: true,
          get: () => state,
        });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }, state);
    await turn('hidden');
    await isAt(page, 1);
    await turn('visible');
    await page.clock.runFor(6000);
    await shows(page, 2);

    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.locator('#hero [data-held]').waitFor();
    await isAt(page, 2);
  });

  test('the focus in it ends that until Enter or Space on its button, which ends it, too; so does a click', async () => {
    const page = await show();
    await tab(page, 'AlUla Hegra by the last light').focus();
    await page.mouse.move(5, 5);
    await page.getByRole('link', { name: 'Before' }).focus();
    await isAt(page, 0);
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('Play slide show');
    await page.keyboard.press('Enter');
    expect(await focusedName(page)).toBe('Pause slide show');
    await page.clock.runFor(6000);
    await shows(page, 1);
    await page.keyboard.press('Space');
    expect(await focusedName(page)).toBe('Play slide show');
    await isAt(page, 1);
    await page.keyboard.press('Enter');
    await tab(page, 'AlUla Hegra by the last light').click();
    await page.mouse.move(5, 5);
    await page.getByRole('link', { name: 'Before' }).focus();
    await isAt(page, 0);
  });

  test('nothing moves for those who want less motion', async () => {
    const page = await show({ context: { ...wide, reducedMotion: 'reduce' } });
    expect(await page.getByRole('button').count()).toBe(0);
    await isAt(page, 0);
    expect(await page.evaluate(() => window.watched.intervals.size)).toBe(0);
  });
});
