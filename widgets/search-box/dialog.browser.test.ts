import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import ar from '#src/search/messages/ar.json';
import { violationsOf } from '#testing/browser/axe.ts';
import { beforeFirst, manifest, mostOf } from '#testing/browser/build-facts.ts';
import { focused, frames, scrollTop } from '#testing/browser/probe-page.ts';
import { fieldOf, ghostOf, optionsOf, showBox, showHeader } from '#testing/browser/search-page.ts';
import { setStage } from '#testing/browser/stage.ts';

const stage = setStage();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const languages = [
  { language: 'en', typed: 'riy', icon: 'Search', title: 'Search the site' },
  { language: 'ar', typed: 'الري', icon: 'بحث', title: 'البحث في الموقع' },
] as const;

/** What axe finds, without the faults of the test's own page: its header stands inside `<main>`. */
const barriersOf = async (page: Page) =>
  (await violationsOf(page)).filter((line) => !/^(landmark-banner-is-top-level|skip-link) /.test(line));

describe.each(languages)('in $language', ({ language, typed, icon, title }) => {
  test('below 1024 px the box covers the screen, and the page comes back to the pixel', async () => {
    const page = await showHeader(stage, { language, context: phone });
    const opener = page.getByRole('button', { name: icon, exact: true });
    await page.evaluate(() => scrollTo(0, 437));
    await frames(page, 2);
    const before = await scrollTop(page);
    expect(before).toBe(437);
    await opener.tap();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.waitFor();
    expect(await dialog.getAttribute('aria-modal')).toBe('true');
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 });
    expect(await fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
    // Empty, too: its hint and caret begin where the language does.
    const direction = await fieldOf(page).evaluate((field) => getComputedStyle(field).direction);
    expect(direction).toBe(language === 'ar' ? 'rtl' : 'ltr');

    await page.keyboard.insertText(typed);
    await optionsOf(page).first().waitFor();
    await page.mouse.move(195, 60);
    await page.mouse.wheel(0, 300);
    await frames(page, 5);
    expect(await scrollTop(page)).toBe(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await barriersOf(page)).toEqual([]);

    for (let stop = 0; stop < 8; stop++) {
      await page.keyboard.press('Tab');
      const isOnPage = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !activeElement?.closest('dialog');
      });
      expect(isOnPage).toBe(false);
    }
    await dialog.getByRole('button', { name: language === 'ar' ? 'إغلاق' : 'Close', exact: true }).tap();
    await dialog.waitFor({ state: 'detached' });
    expect(await scrollTop(page)).toBe(before);
    await expect.poll(() => focused(page)).toBe(icon);
  });

  test('from 1024 px on it hangs under the bar, and Escape closes it last of all', async () => {
    const page = await showHeader(stage, { language, context: { viewport: { width: 1280, height: 800 } } });
    const opener = page.getByRole('button', { name: icon, exact: true });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.waitFor();
    const bar = (await page.getByRole('banner').boundingBox())!;
    const sheet = (await dialog.boundingBox())!;
    expect(Math.abs(sheet.y - bar.y - bar.height)).toBeLessThanOrEqual(1);
    expect(sheet.width).toBe(bar.width);
    await page.keyboard.insertText(typed);
    await optionsOf(page).nth(2).waitFor();
    await ghostOf(page).waitFor();
    expect(await barriersOf(page)).toEqual([]);
    for (const left of [1, 1, 1, 0]) {
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(left);
    }
    await expect.poll(() => focused(page)).toBe(icon);
  });
});

describe('the sheet under the header', () => {
  const open = async () => {
    const page = await showHeader(stage);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    return page;
  };

  test('goes after 70 px of scrolling, and not before', async () => {
    const page = await open();
    await page.evaluate(() => scrollBy(0, 69));
    await frames(page, 3);
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.evaluate(() => scrollBy(0, 1));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Search');
  });

  test('goes by a press on the page, and not by one that marks its text', async () => {
    const page = await open();
    // So high that the sheet with its suggestions leaves some of the page.
    await page.setViewportSize({ width: 1280, height: 1400 });
    await page.keyboard.type('hegra');
    const field = (await fieldOf(page).boundingBox())!;
    await page.mouse.move(field.x + 60, field.y + field.height / 2);
    await page.mouse.down();
    await page.mouse.move(field.x + 60, 1390, { steps: 4 });
    await page.mouse.up();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.mouse.click(640, 1390);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('goes when the focus leaves it, which is not lost', async () => {
    const page = await open();
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => focused(page)).toBe('Search');
    await page.keyboard.press('Shift+Tab');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('Offers');
  });

  test('becomes the whole screen when the window gets narrow, and keeps what was typed', async () => {
    const page = await open();
    await page.keyboard.type('riy');
    await page.setViewportSize({ width: 1000, height: 700 });
    await expect.poll(() => page.getByRole('dialog').getAttribute('aria-modal')).toBe('true');
    expect(await fieldOf(page).inputValue()).toBe('riy');
    expect(await fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
  });
});

test('a box in the page opens the same dialog below 1024 px, by a tap and not by the focus alone', async () => {
  const page = await showBox(stage, { context: phone });
  await fieldOf(page).focus();
  await frames(page, 3);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await fieldOf(page).tap();
  const dialog = page.getByRole('dialog', { name: 'Search the site' });
  await dialog.waitFor();
  await page.keyboard.insertText('riy');
  await dialog.getByRole('option').first().waitFor();
  await ghostOf(page).first().waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Close', exact: true }).tap();
  await dialog.waitFor({ state: 'detached' });
  expect(await fieldOf(page).inputValue()).toBe('riy');
});

test('what an older answer says comes too late to show', async () => {
  const page = await showBox(stage, { over: { debounce: 0 } });
  let answerFirst: () => void = () => {};
  await page.route(/suggestion=heg(&|$)/, async (route) => {
    await new Promise<void>((resolve) => (answerFirst = resolve));
    await route.fulfill({ json: { data: { status: 'success', data: ['heg old'] } } }).catch(() => {});
  });
  await page.route(/suggestion=hegra/, (route) =>
    route.fulfill({ json: { data: { status: 'success', data: ['hegra new'] } } }),
  );
  await fieldOf(page).click();
  await page.keyboard.insertText('heg');
  await page.waitForRequest(/suggestion=heg(&|$)/).catch(() => {});
  await page.keyboard.insertText('ra');
  await optionsOf(page).first().waitFor();
  answerFirst();
  await frames(page, 5);
  expect(await optionsOf(page).allTextContents()).toEqual(['hegra new']);
});

test('the box speaks the page’s language, and no other language is fetched', async () => {
  const page = await showHeader(stage, { language: 'ar', context: phone, fresh: true });
  await page.getByRole('button', { name: 'بحث', exact: true }).tap();
  await page.getByRole('dialog').getByRole('combobox').fill('ر');
  await page.getByRole('dialog').getByRole('button', { name: ar.clear, exact: true }).waitFor();
  const words = [...stage.server.requests.keys()].filter((path) => /\.[a-z]{2}\.js$/.test(path));
  expect(words).toContain(`/build/${manifest.widgets['search-box']!.words.ar![0]!.file}`);
  expect(words.filter((path) => !path.endsWith('.ar.js'))).toEqual([]);
});

test('the box weighs at most 14.7 kB beyond the platform, and none of it is the sanitiser', async () => {
  const { files, words } = manifest.widgets['search-box']!;
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0) / 1024;
  const longest =
    Math.max(...Object.values(words).map((files) => sum(files.map(({ brotli }) => brotli)))) * 1024;
  const box = sum([longest, ...files.map(({ brotli }) => brotli)]);
  expect(box).toBeLessThanOrEqual(14.7);
  expect(beforeFirst + box).toBeLessThanOrEqual(mostOf(103.5));

  // All that the box of a header fetches when it is opened on a phone, in the language with the longest words, but for
  // the platform and what the header brings. What only a box in the page fetches is the widget around it; what only the
  // header fetches is its menu.
  const ownWords = [
    ...Object.values(manifest.words),
    ...Object.values(manifest.widgets['header']!.words).flat(),
  ];
  const known = [...manifest.shared, ...manifest.widgets['header']!.files, ...ownWords];
  const open = async (show: typeof showBox, press: (page: Page) => Promise<void>) => {
    const responses = new Map<string, Response>();
    const page = await show(stage, {
      language: 'ar',
      context: phone,
      fresh: true,
      before: async (page) => {
        page.on('response', (response) => {
          const [, file] = /\/build\/(assets\/[^/]+\.(?:js|css))$/.exec(response.url()) ?? [];
          if (file && !known.some((other) => other.file === file)) responses.set(file, response);
        });
      },
    });
    await press(page);
    await page.getByRole('dialog').waitFor();
    await page.getByRole('list').first().waitFor();
    const files = await Promise.all(
      [...responses].map(async ([file, response]) => [file, await response.body()] as const),
    );
    return new Map(files);
  };
  const inHeader = await open(showHeader, (page) =>
    page.getByRole('button', { name: 'بحث', exact: true }).tap(),
  );
  const inPage = await open(showBox, (page) => fieldOf(page).tap());
  const parts = [...inPage].flatMap(([file, body]) => (inHeader.has(file) ? [body] : []));
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.map(String).join('')).not.toMatch(/DOMPurify/);
  // It was 17.2 while chunks were made for the box alone (decision 187).
  expect(sum(parts.map((part) => brotliCompressSync(part).length))).toBeLessThanOrEqual(mostOf(35));
});
