import { expect, test } from 'vitest';
import { violationsOf } from '#testing/browser/axe.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** What only a browser shows of a table: cards, what stays in view, and the focus on the way through it. */

const stage = setStage();
const mount = '[data-component="data-table"]';

test('on an Arabic phone rows are cards, which the keyboard filters, sorts and turns', async () => {
  const page = await stage.open('/ar/widget.html?widget=data-table&example=arabic', {
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  await settled(page, mount);
  const widget = page.locator(mount);
  const card = widget
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first();
  await card.waitFor();
  expect(await widget.getByRole('columnheader').count(), 'no head above cards').toBe(0);
  const [label, value] = await card
    .getByRole('cell')
    .first()
    .evaluate((cell) => [...cell.children].map((child) => child.getBoundingClientRect().left));
  expect(label, 'labels stand at the right').toBeGreaterThan(value!);

  await widget.getByRole('searchbox').focus();
  await page.keyboard.type('الرياض');
  await expect.poll(() => widget.getByRole('rowheader').count()).toBe(5);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const order = widget.getByRole('combobox');
  expect(await order.evaluate((select) => select === document.activeElement)).toBe(true);
  await page.keyboard.press('End');
  await expect
    .poll(() => page.evaluate(() => new URLSearchParams(location.search).get('sort')))
    .toBe('-state');

  await widget.getByRole('searchbox').fill('');
  await widget.getByRole('link', { name: 'الصفحة التالية' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => widget.getByRole('rowheader').count()).toBe(15);
  const frame = widget.getByRole('group', { name: /الزوار حسب المنطقة/ });
  expect(await frame.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
});

test('the head stays in view, and a table that is too wide is scrolled with the keyboard beside the names of its rows', async () => {
  const page = await stage.open('/en/widget.html?widget=data-table&example=default', {
    viewport: { width: 800, height: 700 },
    reducedMotion: 'reduce',
  });
  await settled(page, mount);
  const frame = page.locator(mount).getByRole('region', { name: /June to October/ });
  await frame.focus();
  const leftOf = (role: 'rowheader' | 'cell') =>
    frame
      .getByRole(role)
      .first()
      .evaluate((element) => Math.round(element.getBoundingClientRect().left));
  const [name, cell] = [await leftOf('rowheader'), await leftOf('cell')];
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => leftOf('cell')).toBeLessThan(cell);
  expect(await leftOf('rowheader')).toBe(name);

  const topOfHead = () =>
    frame.evaluate(
      (element) =>
        element.querySelector('thead th')!.getBoundingClientRect().top - element.getBoundingClientRect().top,
    );
  await page.keyboard.press('End');
  await expect.poll(() => frame.evaluate((element) => element.scrollTop)).toBeGreaterThan(200);
  expect(await topOfHead()).toBeLessThan(3);

  await page.setViewportSize({ width: 1440, height: 700 });
  // A table that fits is none.
  await expect.poll(() => frame.count()).toBe(0);
  const head = page.locator(`${mount} thead th`).first();
  await page.mouse.move(700, 350);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  expect((await head.boundingBox())!.y).toBeGreaterThanOrEqual(0);
  expect((await head.boundingBox())!.y).toBeLessThan(200);
});
