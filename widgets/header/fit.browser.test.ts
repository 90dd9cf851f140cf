import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { languages, type Language } from '#src/i18n/languages.ts';
import { mountElement } from '#demo-pages/html.ts';
import { readExample } from '#demo-pages/widgets.ts';
import { readMenus } from '#demo-pages/template/content.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** Every language's own texts have room in the header, small and wide. */

const stage = setStage();

/** Those of the issue, and where the bar's own measures change. */
const widths = [320, 768, 1123, 1280, 1440, 1600, 1920];

/** The narrowest and the widest window of each layout, in which its panels are opened, too. */
const opened = new Set([320, 1123, 1920]);

/** The header of a language, as its demo pages have it. */
function configIn(language: Language) {
  const { header, labels } = readMenus(language);
  const example = readExample('header', 'default');
  return {
    ...example,
    menu: header,
    viewAllLabel: labels.viewAll,
    evisa: { title: labels.evisaTitle, link: `/${language}/visa` },
    userMenu: { ...(example['userMenu'] as object), registerLabel: labels.registerLabel },
    searchBox: { searchPagePath: `/${language}/search-results.html`, searchLabel: labels.searchLabel },
  };
}

/** What does not fit: the page wider than its window, a control off the edge, in another one, or with words cut off. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} px wide`);
    const root = document.querySelector('dialog[open]') ?? document.querySelector('header')!;
    const controls = [...root.querySelectorAll<HTMLElement>('a, button, [role="link"]')].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) && control.getAttribute('href') !== '#main',
    );
    const boxes = controls.map((control) => control.getBoundingClientRect());
    controls.forEach((control, index) => {
      const name = control.textContent.trim();
      const { left, right, top, bottom } = boxes[index]!;
      if (left < -0.5 || right > innerWidth + 0.5) found.push(`"${name}" reaches over the edge`);
      if (control.scrollWidth > control.clientWidth + 1) found.push(`"${name}" is cut off`);
      // In the menu, what is scrolled out of sight lies behind its foot.
      if (root.matches('dialog')) return;
      boxes.slice(0, index).forEach((box, other) => {
        const isOver =
          Math.min(box.right, right) - Math.max(box.left, left) > 1 &&
          Math.min(box.bottom, bottom) - Math.max(box.top, top) > 1;
        if (isOver && !controls[other]!.contains(control))
          found.push(`"${name}" lies over "${controls[other]!.textContent.trim()}"`);
      });
    });
    const bar = document.querySelector('header > div')!.getBoundingClientRect();
    const inBar = root.matches('dialog') ? [] : [...root.querySelectorAll('nav > ul > li > :is(a, button)')];
    for (const entry of inBar) {
      const { top, bottom } = entry.getBoundingClientRect();
      if (top < bar.top || bottom > bar.bottom)
        found.push(`"${entry.textContent.trim()}" is higher than the bar`);
    }
    return found;
  });

describe.each(languages)('in %s', (language) => {
  test(`nothing overflows at ${widths.join(', ')} px, or open at ${[...opened].join(', ')}`, async () => {
    const top = mountElement('header', configIn(language));
    const page = await stage.show('<h1>A page</h1>', {
      language,
      top,
      context: { viewport: { width: 320, height: 800 }, reducedMotion: 'reduce' },
    });
    await settled(page);
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      // The search button, which opens one too, stands before it.
      const hamburger = page.locator('header [aria-haspopup="dialog"]').last();
      await (width < 1123 ? hamburger : page.locator('header nav').first()).waitFor();
      expect(await misfits(page), `${width} px`).toEqual([]);
      if (!opened.has(width)) continue;
      if (width < 1123) {
        await hamburger.click();
        const section = page.locator('dialog nav button').first();
        await section.click();
        await page.locator('dialog nav [aria-expanded="true"]').waitFor();
        expect(await misfits(page), `${width} px, menu`).toEqual([]);
        await page.keyboard.press('Escape');
        await page.locator('dialog').waitFor({ state: 'detached' });
      } else {
        // The search, a dialog, has tests of its own.
        const openers = page.locator('header button[aria-expanded]:not([aria-haspopup="dialog"])');
        for (const opener of await openers.all()) {
          await opener.click();
          await page.locator('header [aria-expanded="true"] + * > *').first().waitFor();
          expect(await misfits(page), `${width} px, panel`).toEqual([]);
          await page.keyboard.press('Escape');
          await page.locator('header [aria-expanded="true"]').waitFor({ state: 'detached' });
        }
      }
    }
  });
});
