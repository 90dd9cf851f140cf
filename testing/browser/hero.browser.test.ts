import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOf } from './axe.ts';
import { currentSlide, events, heroExample, showHero, shows, slides } from './hero-page.ts';
import { setStage, type ShownParts } from './stage.ts';

/**
 * The hero banner on a wide screen, row by row of the tabbed carousel of the APG, in both directions, by keyboard alone
 * where a keyboard is named; and the moving by itself (WCAG 2.2.2).
 */

const stage = setStage();

const words = {
  en: {
    example: 'default',
    role: 'carousel',
    name: 'Places at their best hour',
    choose: 'Choose a slide',
    pause: 'Pause slide show',
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
    role: 'عرض شرائح دوّار',
    name: 'أماكن في أجمل ساعاتها',
    choose: 'اختر شريحة',
    pause: 'إيقاف عرض الشرائح مؤقتًا',
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
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
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

  test('it is a carousel by role, name and parts', async () => {
    const page = await show();
    const region = page.getByRole('region', { name: say.name });
    expect(await region.getAttribute('aria-roledescription')).toBe(say.role);
    expect(await page.getByRole('tablist', { name: say.choose }).count()).toBe(1);
    expect(await page.getByRole('tab').count()).toBe(4);
    for (const [index, name] of say.tabs.entries()) {
      const own = tab(page, name);
      expect(await own.getAttribute('aria-selected')).toBe(String(index === 0));
      const panel = page.locator(`[id="${await own.getAttribute('aria-controls')}"]`);
      expect(await panel.getAttribute('role')).toBe('tabpanel');
      expect(await panel.getAttribute('aria-labelledby')).toBe(await own.getAttribute('id'));
      expect(await panel.getAttribute('aria-roledescription')).toBeNull();
    }
    expect(await page.getByRole('tabpanel').count(), 'what is not shown is not there').toBe(1);
    const live = page.locator('#hero [aria-live]');
    expect(await live.getAttribute('aria-live')).toBe('off');
    await button(page, say.pause).click();
    expect(await live.getAttribute('aria-live')).toBe('polite');
    expect(await page.locator('#hero :is([aria-live],[role=status],[role=alert])').count()).toBe(1);
  });

  test('Tab goes to the button, to the selected tab, into its panel, and out', async () => {
    const page = await show();
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
  });

  test('arrows follow the reading direction, go round, and show nothing until Enter or Space', async () => {
    const page = await show();
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
    expect(await tab(page, say.tabs[2]).getAttribute('tabindex')).toBe('0');
    expect(await focusedName(page)).toBe(say.tabs[2]);
    expect(await slides(page).evaluateAll((all) => all.map((slide) => (slide as HTMLElement).inert))).toEqual(
      [true, true, false, true],
    );
  });

  test('Enter and Space on its button stop the slide show and start it', async () => {
    const page = await show(stopped);
    await page.getByRole('link', { name: 'Before' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await focusedName(page)).toBe(say.pause);
    await page.clock.runFor(6000);
    await shows(page, 1);
    await page.keyboard.press('Space');
    expect(await focusedName(page)).toBe(say.play);
    await page.clock.runFor(20_000);
    expect(await currentSlide(page)).toBe(1);
  });

  test.each([768, 1440])('axe finds nothing at %i px', async (width) => {
    const page = await show({
      context: { viewport: { width, height: 900 }, reducedMotion: 'reduce' },
    });
    expect((await violationsOf(page)).filter((found) => found.includes('#hero'))).toEqual([]);
  });
});

describe('by itself', () => {
  const show = (parts: ShownParts = {}, changes: object = {}) =>
    showHero(stage, { ...heroExample('default'), ...changes }, { context: wide, ...stopped, ...parts });

  test('the next card comes after six seconds, and after the last the first; the events say by whom', async () => {
    const page = await show();
    await page.mouse.move(5, 5);
    for (const next of [1, 2, 3, 0]) {
      await page.clock.runFor(6000);
      await shows(page, next);
    }
    const [first] = await events(page);
    expect(first).toMatchObject({
      event: 'slide_change',
      trigger: 'auto',
      selected_banner_index: 2,
      selected_banner_title: 'Coral houses, open until late',
      device_type: 'desktop',
    });
    expect(await events(page)).toHaveLength(4);
  });

  test('it waits under the pointer, then goes on', async () => {
    const page = await show();
    await page.mouse.move(700, 400);
    await page.locator('#hero [data-held]').waitFor();
    await page.clock.runFor(30_000);
    expect(await currentSlide(page)).toBe(0);
    await page.mouse.move(5, 5);
    await page.locator('#hero [data-rotating]:not([data-held])').waitFor();
    await page.clock.runFor(6000);
    await shows(page, 1);
  });

  test('it waits in a hidden tab, then goes on', async () => {
    const page = await show();
    const turn = (state: 'hidden' | 'visible') =>
      page.evaluate((state) => {
        Object.defineProperty(Document.prototype, 'visibilityState', {
          configurable: true,
          get: () => state,
        });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }, state);
    await turn('hidden');
    await page.clock.runFor(30_000);
    expect(await currentSlide(page)).toBe(0);
    await turn('visible');
    await page.clock.runFor(6000);
    await shows(page, 1);
  });

  test('it waits out of sight, then goes on', async () => {
    const page = await show();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.locator('#hero [data-held]').waitFor();
    await page.clock.runFor(30_000);
    expect(await currentSlide(page)).toBe(0);
  });

  test.each(['focus', 'click'] as const)('a %s in it ends that for good', async (how) => {
    const page = await show();
    if (how === 'focus') await tab(page, 'AlUla Hegra by the last light').focus();
    else await tab(page, 'AlUla Hegra by the last light').click();
    await page.mouse.move(5, 5);
    await page.getByRole('link', { name: 'Before' }).focus();
    await page.clock.runFor(30_000);
    expect(await currentSlide(page)).toBe(0);
    expect(await button(page, 'Play slide show').isVisible()).toBe(true);
  });

  test.each<[string, ShownParts, object]>([
    ['for those who want less motion', { context: { ...wide, reducedMotion: 'reduce' } }, {}],
    ['where its author says so', {}, { disableAnimation: true }],
    ['while an author edits the page', { marks: { 'data-cms-mode': 'author' } }, {}],
    ['with one card', {}, { cards: heroExample('default').cards.slice(0, 1) }],
  ])('nothing moves %s', async (_, parts, changes) => {
    const page = await show(parts, changes);
    expect(await page.getByRole('button').count()).toBe(0);
    const before = await page.locator('#hero [data-current]').innerHTML();
    await page.clock.runFor(30_000);
    expect(await page.locator('#hero [data-current]').innerHTML()).toBe(before);
    expect(await page.evaluate(() => window.watched.intervals.size)).toBe(0);
  });
});
