import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage, settled } from './stage.ts';

/** Pages about a journey in Arabic on a phone: by keyboard alone, and without a connection once they have come. */

const stage = setStage();
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

interface Journey {
  readonly path: string;
  /** What is done before the connection is lost. */
  readonly first?: (widget: Locator, page: Page) => Promise<void>;
  readonly go: (widget: Locator, page: Page) => Promise<void>;
}

/** Puts the focus on a control, presses a key there. */
const pressOn = async (control: Locator, key: string) => {
  await control.focus();
  await control.press(key);
};

/** Turns the platform's list by arrow keys until a value is reached. */
async function choose(widget: Locator, page: Page, value: string) {
  const list = widget.getByRole('combobox');
  const distance = () =>
    list.evaluate(
      (select: HTMLSelectElement, wanted) =>
        [...select.options].findIndex((option) => option.value === wanted) - select.selectedIndex,
      value,
    );
  await list.focus();
  for (let left = await distance(); left !== 0; left = await distance())
    await page.keyboard.press(left > 0 ? 'ArrowDown' : 'ArrowUp');
}

const journeys: Readonly<Record<string, Journey>> = {
  'travel-advisory': {
    path: 'plan/advice',
    async go(widget) {
      const topic = widget.getByRole('button', { name: /^الجمارك/ });
      await pressOn(topic, 'Enter');
      expect(await topic.getAttribute('aria-expanded')).toBe('true');
      await pressOn(widget.getByRole('button', { name: 'العائلات' }), 'Space');
      await widget.getByText(/لهذا الاختيار/).waitFor();
    },
  },
  'emergency-contacts': {
    path: 'emergency',
    async go(widget) {
      await pressOn(widget.getByRole('combobox'), 'ArrowDown');
      await widget.getByRole('heading', { name: /^سفارة (?!بلدك)/ }).waitFor();
    },
  },
  'currency-converter': {
    path: 'plan/money',
    async go(widget, page) {
      const amount = widget.getByRole('textbox').first();
      await amount.focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('1000');
      await widget.getByText(/تعادل/).waitFor();
    },
  },
  'prayer-times': {
    path: 'plan/prayer-times',
    async go(widget) {
      const before = await widget.getByRole('table').first().textContent();
      await pressOn(widget.getByRole('combobox'), 'ArrowDown');
      await expect.poll(() => widget.getByRole('table').first().textContent()).not.toBe(before);
    },
  },
  phrasebook: {
    path: 'plan/phrasebook',
    async go(widget, page) {
      await widget.getByRole('searchbox').focus();
      await page.keyboard.insertText('قهوة');
      await widget.getByText(/^عُثر على/).waitFor();
      const keep = widget.getByRole('button', { name: /^حفظ/ }).first();
      await pressOn(keep, 'Space');
      await expect.poll(() => keep.getAttribute('aria-pressed')).toBe('true');
    },
  },
  'packing-checklist': {
    path: 'plan/packing',
    async go(widget, page) {
      await pressOn(widget.getByRole('checkbox').first(), 'Space');
      await widget.getByText(/^حُزم 1 من/).waitFor();
      await widget.getByRole('textbox').focus();
      await page.keyboard.insertText('نظارة شمسية');
      await page.keyboard.press('Enter');
      await widget.getByRole('checkbox', { name: 'نظارة شمسية' }).waitFor();
    },
  },
  'transport-guide': {
    path: 'plan/getting-around',
    async go(widget) {
      await pressOn(widget.getByRole('combobox').first(), 'ArrowDown');
      await pressOn(widget.getByRole('combobox').nth(1), 'End');
      await widget
        .getByText(/ من .+ إلى /)
        .first()
        .waitFor();
    },
  },
  'geo-content': {
    path: 'getting-here',
    async first(widget, page) {
      await choose(widget, page, 'SE');
      await widget.getByText(/شمس الشتاء/).waitFor();
    },
    async go(widget, page) {
      await choose(widget, page, 'CN');
      await widget.getByText(/صحارٍ لم تصوّروها/).waitFor();
    },
  },
};

test.each(Object.entries(journeys))('%s', async (name, { path, first, go }) => {
  const page = await stage.open(`/ar/${path}.html?bar=off`, phone);
  const mount = `[data-component="${name}"]`;
  await page.locator(mount).scrollIntoViewIfNeeded();
  await settled(page, mount);
  await page.waitForLoadState('networkidle');
  await first?.(page.locator(mount), page);
  // What stands farther down the page may come only now, and cannot.
  stage.allowFault(/ERR_INTERNET_DISCONNECTED|ChunkLoadError|Failed to fetch/);
  await page.context().setOffline(true);
  await go(page.locator(mount), page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
