import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { exampleAddress, shownWidgets } from '../../demo-pages/widgets.ts';
import { mountElement } from '../../demo-pages/html.ts';
import { setStage, settled } from './stage.ts';

/** A page translator wraps every text in an element of its own, and may put it elsewhere (trust, row 60). */

/** Runs in the page: does to all its texts what the translators of browsers do. */
function translate(): void {
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, title, [translate="no"]')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(`«${text.data}»`);
  }
}

const unmountAll = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-component]'))
      window.tourismWidgets?.unmount(element);
    return document.querySelectorAll('[data-component] [data-widget-root]').length;
  });

describe('a translated page', () => {
  const stage = setStage('probes');

  test('keeps its widgets at work', async () => {
    const page = await stage.show(
      mountElement('counter', { label: 'Visits' }, { fallback: '<p>Fallback</p>' }),
    );
    await settled(page);
    await page.evaluate(translate);
    const button = page.locator('[data-widget-root] button');
    await button.click();
    await button.click();
    await page.getByText('2 clicks').waitFor();
    await page.evaluate(translate);
    await button.click();
    expect(await unmountAll(page)).toBe(0);
    await page.getByText('Fallback').waitFor();
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('[data-component]'))
        window.tourismWidgets?.scan(element);
    });
    await settled(page);
  });
});

describe('real widgets', () => {
  const stage = setStage();

  test.each(shownWidgets())(
    '$name: every button can be pressed, and the widget goes in peace',
    async (widget) => {
      const page = await stage.open(exampleAddress('en', widget, 'default'));
      await settled(page, `[data-component="${widget.name}"]`);
      await page.evaluate(translate);
      await page.evaluate(async () => {
        const buttons = '[data-widget-root] button, [data-tw-root] button';
        for (const button of document.querySelectorAll<HTMLElement>(buttons)) {
          if (button.isConnected) button.click();
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      });
      await page.evaluate(translate);
      expect(await unmountAll(page)).toBe(0);
    },
  );
});
