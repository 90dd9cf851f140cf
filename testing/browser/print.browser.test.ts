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
