import { beforeEach, describe, expect, test } from 'vitest';
import { violationsOf } from './axe.ts';
import { activeOf, askedOf, caretOf, fieldOf, ghostOf, optionsOf, showBox } from './search-page.ts';
import { frames } from './probe-page.ts';
import { setStage } from './stage.ts';
import { costsToPaint, traceCategories } from './trace.ts';

const stage = setStage();

/** A busy machine may take its time. */
const patience = { timeout: 10_000 };

beforeEach(() => void stage.server.origin.calls.splice(0));

const languages = [
  { language: 'en', typed: 'riy', whole: 'Riyadh', search: 'Search' },
  { language: 'ar', typed: 'الري', whole: 'الرياض', search: 'بحث' },
] as const;

describe.each(languages)('in $language', ({ language, typed, whole }) => {
  /** A box with a list and a completion. */
  async function showList() {
    const page = await showBox(stage, { language });
    await fieldOf(page).click();
    // At once, as a paste: a machine that is busy would make pauses between letters, and ask about each.
    await page.keyboard.insertText(typed);
    await optionsOf(page).nth(2).waitFor();
    await ghostOf(page).waitFor();
    const texts = await optionsOf(page).allTextContents();
    return { page, texts, last: texts.at(-1)!, field: fieldOf(page) };
  }

  test('it says what it is: a combobox with list and inline completion', async () => {
    const { page, field } = await showList();
    expect(await field.getAttribute('aria-autocomplete')).toBe('both');
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    const list = page.getByRole('listbox');
    expect(await field.getAttribute('aria-controls')).toBe(await list.getAttribute('id'));
    expect(await activeOf(page)).toBe('');
    expect(await violationsOf(page)).toEqual([]);
  });

  test('Down leads from the text through the options, and from the last to the first', async () => {
    const { page, texts, field } = await showList();
    for (const text of [...texts, texts[0]!]) {
      await page.keyboard.press('ArrowDown');
      expect(await activeOf(page)).toBe(text);
      expect(await page.getByRole('option', { selected: true }).count()).toBe(1);
    }
    expect(await field.inputValue()).toBe(typed);
    expect(await ghostOf(page).count()).toBe(0);
  });

  test('Up leads from the text to the last option, and from the first to the last', async () => {
    const { page, texts, last } = await showList();
    for (const text of [...texts.toReversed(), last]) {
      await page.keyboard.press('ArrowUp');
      expect(await activeOf(page)).toBe(text);
    }
    const isInView = await page.getByRole('option', { selected: true }).evaluate((option) => {
      const { top, bottom } = option.getBoundingClientRect();
      const hit = document.elementFromPoint(innerWidth / 2, (top + bottom) / 2);
      return option.contains(hit);
    });
    expect(isInView).toBe(true);
  });

  test('Alt and Up closes the list, Alt and Down shows it again, and neither moves', async () => {
    const { page, field } = await showList();
    await page.keyboard.press('Alt+ArrowUp');
    expect(await page.getByRole('listbox').count()).toBe(0);
    expect(await field.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Alt+ArrowDown');
    expect(await page.getByRole('listbox').count()).toBe(1);
    expect(await activeOf(page)).toBe('');
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('listbox').count()).toBe(1);
  });

  test.each([
    ['Home', 0],
    ['End', typed.length],
    [language === 'ar' ? 'ArrowRight' : 'ArrowLeft', typed.length - 1],
    [language === 'ar' ? 'ArrowLeft' : 'ArrowRight', typed.length],
  ])('%s goes back to the text, and does there what it always does', async (key, caret) => {
    const { page } = await showList();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press(key);
    expect(await activeOf(page)).toBe('');
    expect(await caretOf(page)).toEqual([caret, caret]);
    expect(await page.getByRole('listbox').count()).toBe(1);
  });

  test('what is typed goes into the text, wherever one was', async () => {
    const { page, field } = await showList();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('x');
    expect(await activeOf(page)).toBe('');
    expect(await field.inputValue()).toBe(`${typed}x`);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Backspace');
    expect(await field.inputValue()).toBe(typed.slice(0, -1));
    await page.keyboard.press('Home');
    await page.keyboard.press('Delete');
    expect(await field.inputValue()).toBe(typed.slice(1, -1));
  });

  test('Enter searches for what was typed, not for its completion', async () => {
    const { page } = await showList();
    await page.keyboard.press('Enter');
    await page.waitForURL(/search=/);
    expect(new URL(page.url()).searchParams.get('search')).toBe(typed);
  });

  test('Enter on an option chooses it', async () => {
    const { page } = await showList();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/search=/);
    expect(new URL(page.url()).searchParams.get('search')).toBe(whole);
  });

  test('Tab takes the completion over, the next Tab leaves', async () => {
    const { page, field } = await showList();
    expect(await ghostOf(page).textContent()).toBe(typed + whole.slice(typed.length));
    await page.keyboard.press('Tab');
    expect(await field.inputValue()).toBe(whole);
    expect(await caretOf(page)).toEqual([whole.length, whole.length]);
    await page.keyboard.press('Tab');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(false);
  });

  test('Tab leaves where the caret is not at the end; Shift and Tab always does', async () => {
    const { page, field } = await showList();
    const isFocused = () => field.evaluate((input) => input === document.activeElement);
    await page.keyboard.press('Home');
    expect(await ghostOf(page).count()).toBe(0);
    await page.keyboard.press('Tab');
    expect(await isFocused()).toBe(false);
    expect(await field.inputValue()).toBe(typed);
    await field.focus();
    await page.keyboard.press('End');
    await ghostOf(page).waitFor();
    await page.keyboard.press('Shift+Tab');
    expect(await isFocused()).toBe(false);
    expect(await field.inputValue()).toBe(typed);
  });

  test('Escape takes back one thing at a time: completion, list, text, what hangs below', async () => {
    const { page, field } = await showList();
    const look = async () => [
      await ghostOf(page).count(),
      await page.getByRole('listbox').count(),
      await field.inputValue(),
      await page.getByRole('list').count(),
    ];
    const steps = [
      [0, 1, typed, 0],
      [0, 0, typed, 1],
      [0, 0, '', 1],
      [0, 0, '', 0],
    ];
    for (const step of steps) {
      await page.keyboard.press('Escape');
      expect(await look()).toEqual(step);
    }
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  });

  test('the completion stands right behind the text, in the text’s own direction', async () => {
    const { page, field } = await showList();
    for (const text of ['riy', 'الري']) {
      await field.fill(text);
      // The other language’s page has no suggestion for it; the direction is the field’s own all the same.
      const direction = await field.evaluate((input) => getComputedStyle(input).direction);
      expect(direction).toBe(text === 'riy' ? 'ltr' : 'rtl');
    }
    await field.fill(typed);
    await ghostOf(page).waitFor();
    const places = await ghostOf(page).evaluate((ghost) => {
      const input = ghost.parentElement!.querySelector('input')!;
      const [own, tail] = [...ghost.querySelectorAll('span')].map((part) => part.getBoundingClientRect());
      const line = input.getBoundingClientRect();
      const isRtl = getComputedStyle(input).direction === 'rtl';
      return {
        begins: isRtl ? line.right - own!.right : own!.left - line.left,
        gap: isRtl ? own!.left - tail!.right : tail!.left - own!.right,
        sameFont: getComputedStyle(ghost).font === getComputedStyle(input).font,
      };
    });
    expect(Math.abs(places.begins)).toBeLessThan(1.5);
    expect(Math.abs(places.gap)).toBeLessThan(1.5);
    expect(places.sameFont).toBe(true);
  });
});

test('Tab leaves where the text is longer than the field, since no completion is in sight', async () => {
  const page = await showBox(stage, {
    over: { debounce: 0 },
    before: (page) =>
      page.route(/solr\/search/, (route) => {
        const typed = new URL(route.request().url()).searchParams.get('suggestion') ?? '';
        return route.fulfill({ json: { data: { status: 'success', data: [`${typed} and more`] } } });
      }),
  });
  await fieldOf(page).click();
  const text = 'a long way to go '.repeat(14).trim();
  await page.keyboard.insertText(text);
  await optionsOf(page).first().waitFor();
  await page.keyboard.press('Tab');
  expect(await fieldOf(page).inputValue()).toBe(text);
});

test('the number of suggestions is said once, politely', async () => {
  const page = await showBox(stage);
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        if ((target as Element).closest?.('[aria-live]'))
          addedNodes.forEach((node) =>
            said.push(`${(target as Element).getAttribute('aria-live')}: ${node.textContent}`),
          );
    }).observe(document, { childList: true, subtree: true });
  });
  await fieldOf(page).click();
  await page.keyboard.insertText('riyadh');
  await optionsOf(page).first().waitFor();
  const count = await optionsOf(page).count();
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await expect.poll(said, patience).toEqual([`polite: ${count} suggestions`]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await page.keyboard.type('x');
  await expect.poll(said, patience).toHaveLength(2);
  expect((await said())[1]).toMatch(/^polite: (No suggestions|\d+ suggestions?)/);
});

describe('the origin', () => {
  const showPaused = async () => {
    const page = await showBox(stage, { before: (page) => page.clock.install() });
    await fieldOf(page).click();
    await page.getByRole('list').first().waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    return page;
  };

  test('is asked 250 ms after the last keystroke, once', async () => {
    const page = await showPaused();
    await page.keyboard.type('r');
    await page.clock.runFor(200);
    await page.keyboard.type('i');
    await page.clock.runFor(249);
    expect(askedOf(stage)).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => askedOf(stage), patience).toEqual(['ri']);
    await page.clock.runFor(2000);
    expect(askedOf(stage)).toEqual(['ri']);
  });

  test('hears at most two questions while twenty letters are typed, ten a second', async () => {
    const page = await showPaused();
    for (const letter of 'internationalization') {
      await page.keyboard.type(letter);
      await page.clock.runFor(100);
    }
    await page.clock.runFor(1000);
    await expect.poll(() => askedOf(stage).length, patience).toBeGreaterThan(0);
    expect(askedOf(stage).length).toBeLessThanOrEqual(2);
    expect(askedOf(stage).at(-1)).toBe('internationalization');
  });
});

describe('input methods', () => {
  test('nothing is asked, completed or submitted while one composes', async () => {
    const page = await showBox(stage, { over: { debounce: 0 } });
    await fieldOf(page).click();
    await page.keyboard.insertText('riy');
    await optionsOf(page).nth(2).waitFor();
    await ghostOf(page).waitFor();
    const before = askedOf(stage).length;
    const client = await page.context().newCDPSession(page);
    for (const text of ['a', 'あ', 'あに']) {
      await client.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    }
    expect(await fieldOf(page).inputValue()).toBe('riyあに');
    expect(await ghostOf(page).count()).toBe(0);
    const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 };
    await client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
    await client.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    await page.evaluate(() => document.querySelector('form')!.requestSubmit());
    expect(askedOf(stage)).toHaveLength(before);
    expect(await page.evaluate(() => localStorage.getItem('searchkeys'))).toBeNull();
    await client.send('Input.insertText', { text: 'あに' });
    // Safari: of the Enter that ended it only the number is left.
    await client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
    expect(await page.evaluate(() => localStorage.getItem('searchkeys'))).toBeNull();
    await expect.poll(() => askedOf(stage).at(-1), patience).toBe('riyあに');
  });
});

test('a keystroke paints within 50 ms on a processor four times as slow, with 30 items on screen', async () => {
  const page = await showBox(stage, {
    before: (page) =>
      page.route(/solr\/search/, (route) =>
        route.fulfill({
          json: {
            data: {
              status: 'success',
              results: 30,
              data: Array.from({ length: 30 }, (_, index) => ({
                title: `Riyadh, Riyadh and the roads around Riyadh ${index}`,
                description: 'A day among palaces, gardens and markets, and an evening above the city.',
                url: `/en/places/${index}`,
                featureImage: '/images/riyadh-320.jpg',
                categories: ['Culture', 'Family'],
              })),
            },
          },
        }),
      ),
  });
  await fieldOf(page).click();
  await page.keyboard.type('r');
  await optionsOf(page).nth(29).waitFor();
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await stage.browser.startTracing(page, { categories: traceCategories });
  const round = [...'iyadh', ...Array<string>(5).fill('Backspace')];
  for (const key of [...round, ...round]) {
    await page.keyboard.press(key);
    await frames(page, 4);
    await optionsOf(page).nth(29).waitFor();
  }
  const costs = costsToPaint(await stage.browser.stopTracing(), 'keydown');
  expect(costs).toHaveLength(2 * round.length);
  const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length / 2]!;
  // The processor's time, and of two rounds the one that was disturbed less, so that a busy machine does not count; and
  // the frame that a keystroke may have to wait for.
  const medians = [costs.slice(0, round.length), costs.slice(round.length)].map(median);
  expect(Math.min(...medians) + 1000 / 60).toBeLessThanOrEqual(50);
});
