import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import favouriteArabic from '#src/favourites/messages/ar.json' with { type: 'json' };
import favouriteEnglish from '#src/favourites/messages/en.json' with { type: 'json' };
import { violationsOf } from '#testing/browser/axe.ts';
import { setStage, settled } from '#testing/browser/stage.ts';
import { watch } from '#testing/browser/watch.ts';
import arabic from './messages/ar.json' with { type: 'json' };
import english from './messages/en.json' with { type: 'json' };
import { timeLimit } from '#testing/time-limit.ts';

/** A visitor's plan from the first heart to the calendar: by clicks in English, by keyboard alone in Arabic. */

const stage = setStage();
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
const mount = '[data-component="itinerary-planner"]';

/** The printer of these tests: what is printed stays on the page until `afterprint`. */
const printNothing = (page: Page) => page.addInitScript(() => void (window.print = () => {}));

/** What differs between the languages. */
const visitors = {
  en: {
    words: english,
    heart: favouriteEnglish.name,
    way: ['Menu', 'Plan your trip', 'View all', 'My trip planner'],
  },
  ar: {
    words: arabic,
    heart: favouriteArabic.name,
    way: ['القائمة', 'خطط لرحلتك', 'عرض الكل', 'مخطط رحلتي'],
  },
} as const;

/** How a visitor works the page. */
interface Hand {
  /** Presses a control. */
  press(control: Locator): Promise<void>;
  /** Opens a menu and chooses one of its entries. */
  choose(button: Locator, entry: string): Promise<void>;
  /** Writes into a field in place of what it has. */
  write(field: Locator, text: string): Promise<void>;
  /** Sets a field of the type `date`. */
  setDate(
    field: Locator,
    date: { readonly year: string; readonly month: string; readonly day: string },
  ): Promise<void>;
}

const mouse: Hand = {
  press: (control) => control.click(),
  async choose(button, entry) {
    await button.click();
    await button.page().getByRole('menuitem', { name: entry, exact: true }).click();
  },
  async write(field, text) {
    await field.fill(text);
    await field.blur();
  },
  setDate: (field, { year, month, day }) => field.fill(`${year}-${month}-${day}`),
};

/** Goes to a control by Tab, as far as it takes. */
async function reach(control: Locator): Promise<void> {
  await control.waitFor({ state: 'attached' });
  for (let step = 0; step < 250; step++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await control.page().keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(control)}.`);
}

const keyboard: Hand = {
  async press(control) {
    await reach(control);
    await control.page().keyboard.press('Enter');
  },
  async choose(button, entry) {
    await reach(button);
    const { keyboard } = button.page();
    await keyboard.press('Enter');
    const entries = button.page().getByRole('menuitem');
    const names = await entries.allTextContents();
    for (let step = 0; step < names.indexOf(entry); step++) await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
  },
  async write(field, text) {
    await reach(field);
    await field.page().keyboard.press('ControlOrMeta+A');
    await field.page().keyboard.insertText(text);
    await field.page().keyboard.press('Tab');
  },
  async setDate(field, { year, month, day }) {
    await reach(field);
    await field.page().keyboard.type(`${month}${day}${year}`);
  },
};

let others: BrowserContext[] = [];
afterEach(async () => {
  await Promise.all(others.map((other) => other.close()));
  others = [];
});

describe.each([
  ['en', mouse],
  ['ar', keyboard],
] as const)('in %s on a phone', (language, hand) => {
  const { words, heart, way } = visitors[language];
  const say = (text: string, values: Readonly<Record<string, string>>) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const number = (value: number) => value.toLocaleString(language === 'ar' ? 'ar-u-nu-latn' : 'en');
  const dayName = (day: number) => say(words.day, { number: number(day) });

  const partsOf = (page: Page) => {
    const planner = page.locator(mount);
    const button = (name: string) => planner.getByRole('button', { name, exact: true });
    return {
      planner,
      button,
      mover: (title: string) => button(say(words.move, { title })),
      /** Names of the stops of the two days. */
      days: () =>
        Promise.all(
          [1, 2].map((day) =>
            planner
              .getByRole('region', { name: dayName(day), exact: true })
              .getByRole('article')
              .getByRole('link')
              .allTextContents(),
          ),
        ),
    };
  };

  test(
    'three hearts become two days, which another browser is shown, takes over, prints and puts into its calendar',
    { timeout: timeLimit(120_000) },
    async () => {
      let page: Page | undefined;
      const titles: string[] = [];
      for (const place of ['hegra', 'riyadh', 'jeddah']) {
        const path = `/${language}/places/${place}.html?bar=off`;
        if (page) await page.goto(path);
        else
          page = await stage.open(
            path,
            { ...phone, permissions: ['clipboard-read', 'clipboard-write'] },
            printNothing,
          );
        const title = (await page.getByRole('heading', { level: 1 }).textContent())!.trim();
        const button = page.getByRole('button', { name: say(heart, { title }), exact: true }).first();
        await hand.press(button);
        await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
        titles.push(title);
      }
      if (!page) throw new Error('No page has been opened.');
      const [hegra, riyadh, jeddah] = titles as [string, string, string];

      const [menu, group, all, planner] = way;
      const dialog = page.getByRole('dialog');
      await settled(page, '[data-component="header"]');
      await hand.press(page.getByRole('button', { name: menu, exact: true }));
      await hand.press(dialog.getByRole('button', { name: group, exact: true }));
      await hand.press(dialog.getByRole('link', { name: all, exact: true, description: group }));
      await page.waitForURL(/plan/);
      await hand.press(page.getByRole('link', { name: planner }).first());
      await page.waitForURL(/my-trip/);
      await settled(page, mount);
      const own = partsOf(page);
      await own.mover(jeddah).waitFor();
      await hand.press(own.button(words.addDay));
      for (const [title, day] of [
        [hegra, 1],
        [riyadh, 2],
        [jeddah, 2],
      ] as const)
        await hand.choose(own.mover(title), say(words.toDay, { day: dayName(day) }));
      await hand.choose(own.mover(jeddah), words.up);
      expect(await own.days()).toEqual([[hegra], [jeddah, riyadh]]);
      await hand.press(own.planner.getByRole('button', { name: new RegExp(`^${words.edit}.*${jeddah}`) }));
      await hand.write(own.planner.getByRole('textbox', { name: words.note }), 'Old town first');
      await own.planner.getByText('Old town first', { exact: true }).first().waitFor();
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

      await hand.press(own.button(words.share));
      await page.getByText(words.linkCopied).waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());

      // Another person's browser: nothing of this one is in its storage.
      const other = await stage.browser.newContext(phone);
      others.push(other);
      const guest = await other.newPage();
      const faults = await watch(guest);
      await printNothing(guest);
      await guest.goto(link);
      await settled(guest, mount);
      const shared = partsOf(guest);
      await shared.planner.getByRole('heading', { name: words.shared }).waitFor();
      // Titles come with the answer of the search.
      await shared.planner.getByRole('link', { name: jeddah }).waitFor();
      expect(await shared.planner.getByText('Old town first', { exact: true }).count()).toBe(1);
      expect(await shared.planner.getByRole('textbox').count()).toBe(0);
      expect(await violationsOf(guest)).toEqual([]);
      await hand.press(shared.button(words.copy));
      await shared.mover(hegra).waitFor();
      expect(await shared.days()).toEqual([[hegra], [jeddah, riyadh]]);
      expect(new URL(guest.url()).hash).toBe('');

      await hand.press(shared.button(words.print));
      await guest.emulateMedia({ media: 'print' });
      const paper = (await guest.locator('body').innerText()).split('\n').map((line) => line.trim());
      for (const line of [dayName(1), hegra, dayName(2), jeddah, riyadh, 'Old town first'])
        expect(paper).toContain(line);
      expect(paper.join(' ')).toContain(`${new URL(link).host}${new URL(link).pathname}`);
      for (const away of [words.addDay, words.share, words.tray, words.edit, words.suggestions])
        expect(paper.join('\n')).not.toContain(away);
      await guest.evaluate(() => dispatchEvent(new Event('afterprint')));
      await guest.emulateMedia({ media: 'screen' });

      await hand.press(shared.button(words.ics));
      await shared.planner.getByText(words.firstDayNeeded).waitFor();
      await hand.setDate(shared.planner.getByLabel(words.firstDay, { exact: true }), {
        year: '2027',
        month: '01',
        day: '15',
      });
      const download = guest.waitForEvent('download');
      await hand.press(shared.button(words.ics));
      const file = readFileSync(await (await download).path(), 'utf8');
      const entries = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((entry) => {
        const { summary, description, startDate } = new ICAL.Event(entry);
        return [startDate.toString(), summary, description || ''];
      });
      expect(entries).toEqual([
        ['2027-01-15', hegra, ''],
        ['2027-01-16', jeddah, 'Old town first'],
        ['2027-01-16', riyadh, ''],
      ]);
      expect(faults).toEqual([]);
    },
  );
});
