import { expect, test } from 'vitest';
import { violationsOf } from '#testing/browser/axe.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** What only a browser shows of the media centre: the way through rows of cards by keys, and the way back from a file. */

const stage = setStage();
const mount = '[data-component="asset-search"]';

const open = (path: string, width: number) =>
  stage.open(path, { viewport: { width, height: 900 }, reducedMotion: 'reduce' }, (page) =>
    page
      .context()
      .addCookies([{ name: 'ssid-access-token', value: 'demo-u-partner-admin', url: stage.server.url }]),
  );

test('on an Arabic page arrow keys follow the cards, and what is selected stands there after a reload', async () => {
  const page = await open('/ar/content-hub/visual-assets?bar=off', 1440);
  await settled(page, mount);
  const widget = page.locator(mount);
  const cells = widget.getByRole('gridcell');
  await cells.first().waitFor();
  const first = (await cells.nth(0).boundingBox())!;
  const second = (await cells.nth(1).boundingBox())!;
  expect(second.x).toBeLessThan(first.x);
  expect(second.y).toBe(first.y);

  await cells.first().focus();
  await page.keyboard.press('ArrowLeft');
  expect(await cells.nth(1).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowDown');
  // The focus may have scrolled the page.
  const above = (await cells.nth(1).boundingBox())!;
  const below = await page.evaluate(
    () => document.activeElement!.getBoundingClientRect().toJSON() as DOMRect,
  );
  expect(Math.abs(below.x - above.x)).toBeLessThan(2);
  expect(below.y).toBeGreaterThan(above.y);

  await widget
    .getByRole('checkbox', { name: /^تحديد/ })
    .first()
    .check();
  await widget.getByRole('toolbar').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.reload();
  await settled(page, mount);
  await widget.getByRole('toolbar').waitFor();
});

test('a mosaic fills its rows, its words stand on their pictures, and nothing goes over the edge of a phone', async () => {
  const page = await open('/en/content-hub/visual-assets?view=mosaic&bar=off', 390);
  await settled(page, mount);
  const widget = page.locator(mount);
  await widget.getByRole('gridcell').first().waitFor();
  const rows = await widget.getByRole('row').evaluateAll((all) =>
    all.map((row) => ({
      isFull: row.hasAttribute('data-full'),
      width: row.getBoundingClientRect().width,
      cells: [...row.children].map((cell) => cell.getBoundingClientRect().toJSON() as DOMRect),
    })),
  );
  for (const { isFull, width, cells } of rows) {
    if (!isFull) continue;
    const heights = cells.map(({ height }) => height);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2);
    const used = Math.max(...cells.map(({ right }) => right)) - Math.min(...cells.map(({ left }) => left));
    expect(Math.abs(used - width)).toBeLessThan(2);
  }
  const tops = await widget.getByRole('gridcell').evaluateAll((cells) =>
    cells.map((cell) => {
      const words = cell.querySelector('h2, h3')!;
      return words.getBoundingClientRect().top - cell.getBoundingClientRect().top;
    }),
  );
  expect(Math.min(...tops)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
