import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { setStage } from '../browser/stage.ts';
import { changesOfOwn, looksOfOwn, openHost, ownWidgets, pathOf } from './host-page.ts';
import { hosts, looksOf } from './hosts.ts';
import { openAll } from './opened.ts';

/** One of each widget that consumers' pages have, in each page of `hosts.ts`. */

// The pages are of one site, so all but the first find its files in the cache.
const stage = setStage('dist', [], true);

/** Widgets that are not there, with what became of each. */
const absent = (page: Page) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter(
          (element) =>
            element.dataset['status'] !== 'mounted' || !element.querySelector('[data-widget-root]'),
        )
        .map((element) => `${element.id}: ${element.dataset['status']}`),
    ownWidgets,
  );

/** Links to a part of the page that would leave it. */
const strayLinks = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLAnchorElement>(
        '[data-widget-root] a[href^="#"], [data-widget-root] a[href^="?"]',
      ),
    ]
      .filter(({ href }) => new URL(href).pathname !== location.pathname)
      .map(({ href }) => href),
  );

/** Controls whose form is the page's. */
const controlsOfPage = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLInputElement>(
        '[data-widget-root] :is(button, input, select, textarea)',
      ),
    ]
      .filter(({ form }) => form?.id === 'page-form')
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );

/** Goes to the first section of the section navigation by keyboard. */
async function goToSection(page: Page): Promise<void> {
  const link = page.locator('[data-component="section-navigation"] a').nth(3);
  const target = await link.evaluate((own: HTMLAnchorElement) =>
    decodeURIComponent(new URL(own.href).hash.slice(1)),
  );
  await link.focus();
  await page.keyboard.press('Enter');
  const top = () =>
    page.evaluate((id) => document.getElementById(id)!.getBoundingClientRect().top / innerHeight, target);
  await expect.poll(top, { message: `#${target} in view` }).toBeGreaterThanOrEqual(0);
  await expect.poll(top, { message: `#${target} in view` }).toBeLessThan(0.75);
  // It would be scrolled after for 2 s more, each time with the style of every element of the page: any key ends that.
  await page.keyboard.press('Shift');
}

const cases = Object.entries(hosts).flatMap(([row, host], index) =>
  looksOf(host, index).map((look) => ({ row, host, name: host.name, ...look })),
);

describe.each(cases)('a page that $name ($row), in $language at $width px,', ({ host, language, width }) => {
  const look = { language, width } as const;

  test('has its widgets, and stays as it is', async () => {
    if (host.faults) stage.allowFault(host.faults);
    const before = await looksOfOwn(await openHost(stage, host, look, false));
    const page = await openHost(stage, host, look);
    await expect.poll(() => absent(page), { timeout: 20_000 }).toEqual([]);
    expect.soft(changesOfOwn(before, await looksOfOwn(page)), 'the page’s own elements').toEqual([]);
    expect.soft(await strayLinks(page), 'links that leave the page').toEqual([]);
    expect.soft(await controlsOfPage(page), 'controls of the page’s form').toEqual([]);
    await goToSection(page);
    if (host.isOpened) await openAll(page);
    expect.soft(await absent(page)).toEqual([]);
    expect.soft(new URL(page.url()).pathname).toBe(pathOf(host, look));
    expect.soft(await page.evaluate(() => window.submitted)).toBe(0);
    expect.soft(stage.server.count('/submitted.html')).toBe(0);
  });
});
