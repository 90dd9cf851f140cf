import { describe, expect, test } from 'vitest';
import { languages, type Language } from '#src/i18n/languages.ts';
import { setStage } from './stage.ts';

/** Values on cards, and the tool bar above them, on the site's own pages in eight languages. */

const stage = setStage();

/** Runs in the page: words of short texts that stand on two lines, though they would fit on one. */
function brokenWords(): string[] {
  const broken: string[] = [];
  const texts = document.querySelectorAll('#items article :is(dd, dt, li span, p)');
  for (const element of texts) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // A no-break space is part of a word, as in "SAR 2,330".
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^ \n]*\d[^ \n]*/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1 && !/[\u3000-\u9fff]/.test(word)) broken.push(word);
      }
    }
  }
  return broken;
}

describe.each(['tours', 'activities', 'stays', 'partner-tools/tours'])('/%s', (path) => {
  test('no number and no amount of money is broken, at any width', async () => {
    for (const language of languages as readonly Language[]) {
      const page = await stage.open(`/${language}/${path}?bar=off&demo=user%3Du-b2b`);
      await page.locator('#items article').first().waitFor();
      for (const width of [320, 390, 768, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(brokenWords), `${language} ${width}`).toEqual([]);
      }
      await page.close();
    }
  });
});

test('the tool bar of a phone is one line, and a wide one shows the longest order whole', async () => {
  for (const language of languages as readonly Language[]) {
    const page = await stage.open(`/${language}/tours?bar=off`);
    await page.locator('#items article').first().waitFor();
    const bar = page.locator('#items select').locator('xpath=ancestor::p/..');
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForTimeout(100);
      expect((await bar.boundingBox())?.height, `${language} ${width}`).toBeLessThan(60);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    // The text, the paddings, and 8 px that the browser adds within.
    const fits = await page.locator('#items select').evaluate((select: HTMLSelectElement) => {
      const { paddingInlineStart, paddingInlineEnd, font } = getComputedStyle(select);
      const brush = document.createElement('canvas').getContext('2d')!;
      brush.font = font;
      const longest = Math.max(...[...select.options].map(({ text }) => brush.measureText(text).width));
      return (
        select.clientWidth >= longest + parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd) + 8
      );
    });
    expect(fits, language).toBe(true);
    await page.close();
  }
});
