import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mountElement } from '../../demo-pages/html.ts';
import { seeAll, setStage, settled } from './stage.ts';

/** A page on paper (trust, row 70): dark ink on a plain ground, and nothing over the text. */

const stage = setStage();

/** The brightest of red, green and blue, 0 to 255. */
const brightnessOf = (colour: string) => Math.max(...colour.match(/\d+/g)!.slice(0, 3).map(Number));

test('the home page is printed in ink: logos, titles of tiles and buttons, too, and the bar lies over nothing', async () => {
  const page = await stage.open('/en/home.html?bar=off', { reducedMotion: 'reduce' });
  await seeAll(page);
  // Over the hero the bar has its logo for dark grounds.
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('header [data-ground="night"]').waitFor();
  await page.emulateMedia({ media: 'print' });
  // Colours change to those of paper as they change on the screen.
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
  const looks = await page.evaluate(() => {
    const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const ours = find('[data-widget-root], [data-widget-root] *').filter((element) =>
      element.checkVisibility(),
    );
    const tiles = find('article[data-ground="night"]');
    const bar = document.querySelector('header')!.getBoundingClientRect();
    return {
      logos: find('header [data-ground="night"] a img, footer a img').map(
        (logo) => getComputedStyle(logo).filter,
      ),
      tiles: tiles.map((tile) => {
        const title = tile.querySelector('h2, h3, h4')!;
        return {
          ink: getComputedStyle(title).color,
          ground: getComputedStyle(title.parentElement!).backgroundColor,
          isPrinted: getComputedStyle(title.parentElement!).printColorAdjust,
        };
      }),
      fixed: ours
        .filter((element) => getComputedStyle(element).position === 'fixed')
        .map(({ outerHTML }) => outerHTML),
      // What has a ground of its own on the screen has none on paper.
      texts: ours
        .filter((element) =>
          [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
        )
        .map((element) => ({ text: element.textContent, ink: getComputedStyle(element).color })),
      isOverHero: bar.bottom > document.querySelector('h1')!.getBoundingClientRect().top,
    };
  });
  expect(looks.logos).toEqual(['brightness(0)', 'brightness(0)']);
  expect(looks.tiles.length).toBeGreaterThan(3);
  for (const { ink, ground, isPrinted } of looks.tiles) {
    expect(brightnessOf(ink)).toBeLessThan(90);
    expect([ground, isPrinted]).toEqual(['rgb(255, 255, 255)', 'exact']);
  }
  expect(looks.texts.filter(({ ink }) => brightnessOf(ink) > 200)).toEqual([]);
  expect(looks.fixed).toEqual([]);
  expect(looks.isOverHero).toBe(false);
});

test('a link in a text is printed with the address to which it leads elsewhere', async () => {
  const body =
    '<p><a href="https://whc.unesco.org/en/list/1293">The list</a>, <a href="/en/home.html">home</a></p>';
  const page = await stage.show(mountElement('rich-text', { body }, { load: 'load' }));
  await settled(page);
  await page.locator('main a').nth(1).waitFor();
  await page.emulateMedia({ media: 'print' });
  const added = await page
    .locator('main a')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect(added).toEqual(['" (https://whc.unesco.org/en/list/1293)"', 'none']);
});

interface Sheet {
  readonly path: string;
  readonly widget: string;
  /** What is done before it is printed. */
  readonly first?: (widget: Locator, page: Page) => Promise<void>;
  /** Makes what the sheet has to hold: each can be seen. */
  readonly holds: (widget: Locator) => readonly Locator[];
}

const sheets: readonly Sheet[] = [
  {
    path: 'visa',
    widget: 'visa-regulation',
    async first(widget, page) {
      await widget.getByRole('combobox', { name: /^Nationality/ }).fill('Germany');
      await page.keyboard.press('Tab');
      await widget.getByRole('button', { name: 'Show what I need' }).click();
    },
    holds: (widget) => [
      widget.getByRole('heading', { name: 'Electronic visa' }),
      widget.getByText('Medical insurance for the stay'),
      widget.getByText(/Only the official visa site and the border authorities decide/),
    ],
  },
  {
    path: 'plan/advice',
    widget: 'travel-advisory',
    // Topics that are closed on the screen are open on paper.
    holds: (widget) => [widget.getByRole('heading').last(), widget.locator('li').last()],
  },
  {
    path: 'plan/prayer-times',
    widget: 'prayer-times',
    holds: (widget) => [widget.getByRole('table').last(), widget.getByText(/Computed on this device/)],
  },
  {
    path: 'plan/packing',
    widget: 'packing-checklist',
    holds: (widget) => [widget.getByRole('checkbox').first(), widget.getByRole('checkbox').last()],
  },
];

test.each(sheets)('the sheet of $widget has what it is about, and nothing around it', async (sheet) => {
  const page = await stage.open(`/en/${sheet.path}.html?bar=off`, { reducedMotion: 'reduce' });
  const widget = page.locator(`[data-component="${sheet.widget}"]`);
  await widget.scrollIntoViewIfNeeded();
  await settled(page, `[data-component="${sheet.widget}"]`);
  await sheet.first?.(widget, page);
  // The browser's own dialog would wait for somebody.
  await page.evaluate(() => void (window.print = () => {}));
  await widget.getByRole('button', { name: /^Print/ }).click();
  await page.emulateMedia({ media: 'print' });
  for (const part of sheet.holds(widget)) expect(await part.isVisible(), String(part)).toBe(true);
  for (const around of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('heading', { level: 1 }),
  ])
    expect(await around.isVisible(), String(around)).toBe(false);
  const controls = widget.locator('button:not([aria-expanded]), select, input:not([type="checkbox"])');
  for (const control of await controls.all())
    expect(await control.isVisible(), (await control.textContent()) ?? '').toBe(false);
});
