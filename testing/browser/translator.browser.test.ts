import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mountElement } from '../../demo-pages/html.ts';
import { setStage, settled } from './stage.ts';
import { translate } from './walk/translate.ts';

/** A page translator wraps every text in an element of its own, and may put it elsewhere (trust, row 60). The walk translates each widget. */

const unmountAll = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-component]'))
      window.tourismWidgets?.unmount(element);
    return document.querySelectorAll('[data-component] [data-widget-root]').length;
  });

const stage = setStage('probes');

test('a translated page keeps its widgets at work', async () => {
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
    for (const element of document.querySelectorAll('[data-component]')) window.tourismWidgets?.scan(element);
  });
  await settled(page);
});
