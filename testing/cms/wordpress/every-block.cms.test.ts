import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, shoot } from '../browser.ts';
import {
  blocksOf,
  canvas,
  field,
  insert,
  openEditor,
  makePage,
  save,
  select,
  sidebar,
  signIn,
} from './editor.ts';
import { exampleOf, pathsOf, plugin, release, withoutEmpty } from './release.ts';
import { startWordpress, type Wordpress } from './start.ts';
import { sentMounts } from './visitor.ts';

/** An author's way with every block there is, in one page, from the first block to what a visitor's browser gets. */

let wordpress: Wordpress;
let browser: Browser;
let page: Page;
let id: number;
const forms = release.forms;
/** A machine that does other things as well is no fault of a test's. */
const soon = { timeout: 20_000 };
/** What goes over all blocks, one after the other, takes as many seconds as there are, and more on a busy machine. */
const long = forms.length * 4_000;
const whole = { timeout: forms.length * 700 };
const titleOf = (name: string) => `Title & “text” of <${name}>`;
const expected = () => forms.map(({ name }) => withoutEmpty({ ...exampleOf(name), title: titleOf(name) }));

beforeAll(async () => {
  [wordpress, browser] = await Promise.all([startWordpress(plugin), openBrowser()]);
  page = await signIn(browser, wordpress);
  id = await makePage(page, { title: 'Every block', status: 'publish' });
  await openEditor(page, wordpress.address, id);
});

afterAll(async () => {
  await browser?.close();
  wordpress?.stop();
});

test('every widget can be found in the inserter, and put on the page from there', async () => {
  const toggle = page.getByRole('button', { name: 'Toggle block inserter' });
  await toggle.click();
  const library = page.getByRole('region', { name: 'Block Library' });
  const titles = () =>
    library
      .locator('[class*="list-item-tourism-widgets-"] .block-editor-block-types-list__item-title')
      .allTextContents();
  await expect
    .poll(async () => (await titles()).sort(), soon)
    .toEqual(forms.map(({ title }) => title).sort());
  const icons = await library.locator('[class*="list-item-tourism-widgets-"] svg text').allTextContents();
  expect(new Set(icons).size).toBe(forms.length);
  await library.getByRole('searchbox').fill('Accordion');
  await library.getByRole('option', { name: 'Accordion' }).hover();
  const picture = page.frameLocator('.block-editor-inserter__preview-container iframe').locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), soon)
    .toBeGreaterThan(0);
  await shoot(page, 'wordpress-inserter');
  await library.getByRole('option', { name: 'Accordion' }).click();
  await expect
    .poll(async () => (await blocksOf(page)).map(({ name }) => name), soon)
    .toContain('tourism-widgets/accordion');
  await toggle.click();
});

test('every widget shows in the inserter what it looks like', async () => {
  const missing = await page.evaluate(
    async (names) => {
      const shown = names.map((name) => [
        name,
        wp.blocks.getBlockType(`tourism-widgets/${name}`).example?.attributes.picture ?? '',
      ]);
      const sizes = shown.map(async ([name, address]) => {
        const image = new Image();
        image.src = address!;
        await image.decode().catch(() => undefined);
        return image.naturalWidth > 0 ? [] : [name];
      });
      return (await Promise.all(sizes)).flat();
    },
    forms.map(({ name }) => name),
  );
  expect(missing).toEqual([]);
});

/** Opens every panel, group and list of the form, giving each list an entry. @returns paths of the fields */
const openWholeForm = (): Promise<string[]> =>
  page.evaluate(async () => {
    const sidebar = document.querySelector('.interface-complementary-area')!;
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const all = (selector: string) => [...sidebar.querySelectorAll<HTMLButtonElement>(selector)];
    const press = async () => {
      const closed = all(
        '.components-panel__body:not(.is-opened) > h2 > button, .tourism-widgets-fold-title[aria-expanded="false"]',
      ).filter(
        (button) =>
          !button.closest('[data-field]')?.querySelector(':scope > fieldset [aria-expanded="true"]'),
      );
      const empty = all('.tourism-widgets-list').filter(
        (list) => !list.querySelector(':scope > .tourism-widgets-fold'),
      );
      const adds = empty.map((list) => list.querySelector<HTMLButtonElement>(':scope > button')!);
      for (const button of [...closed, ...adds]) button.click();
      await drawn();
      return closed.length + adds.length > 0;
    };
    for (let round = 0; round < 12 && (await press()); round++);
    return [
      ...new Set(all('[data-field]').map(({ dataset }) => dataset['field']!.replaceAll(/\[\d+\]/g, '[]'))),
    ];
  });

test('every form has every field of its schema', { timeout: long }, async () => {
  const missing: string[] = [];
  for (const { name, tabs } of forms) {
    await page.evaluate((name) => {
      const block = wp.blocks.createBlock(`tourism-widgets/${name}`, {});
      wp.data.dispatch('core/block-editor').resetBlocks([block]);
      wp.data.dispatch('core/block-editor').selectBlock(block.clientId);
    }, name);
    await field(page, 'title').waitFor();
    const drawn = new Set(await openWholeForm());
    const wanted = tabs.flatMap(({ fields }) => pathsOf(fields));
    missing.push(...wanted.filter((path) => !drawn.has(path)).map((path) => `${name}.${path}`));
  }
  expect(missing).toEqual([]);
});

test('a change of a text draws its widget anew, and no other', { timeout: long }, async () => {
  await page.evaluate(() => wp.data.dispatch('core/block-editor').resetBlocks([]));
  await insert(
    page,
    forms.map(({ name }) => [name, exampleOf(name)]),
  );
  const frame = page.frame('editor-canvas')!;
  const own = '.wp-block > div > [data-component]';
  const settled = () =>
    frame
      .locator(own)
      .evaluateAll(
        (mounts) =>
          (mounts as HTMLElement[]).filter(({ dataset }) =>
            /mounted|failed|skipped/.test(dataset['status'] ?? ''),
          ).length,
      );
  await expect.poll(settled, whole).toBe(forms.length);
  await frame.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    for (const type of ['widget:mounted', 'widget:failed'])
      document.addEventListener(type, ({ target }) => {
        const mount = target as HTMLElement;
        if (mount.matches('.wp-block > div > *')) told.push(mount.dataset['component']!);
      });
  });
  const skipped = await frame
    .locator('[data-status="skipped"]')
    .evaluateAll((elements) => elements.map((element) => (element as HTMLElement).dataset['component']!));
  for (const [index, { name }] of forms.entries()) {
    await select(page, index);
    await field(page, 'title').locator('input').fill(titleOf(name));
  }
  const told = () => frame.evaluate(() => [...(window as unknown as { told: string[] }).told].sort());
  const wanted = forms
    .map(({ name }) => name)
    .filter((name) => !skipped.includes(name))
    .sort();
  await expect.poll(told, whole).toEqual(wanted);
});

test('what was filled in is saved, and is there again when the page is opened anew', async () => {
  await save(page);
  await openEditor(page, wordpress.address, id);
  const blocks = await blocksOf(page);
  expect(blocks.filter(({ isValid }) => !isValid).map(({ name }) => name)).toEqual([]);
  expect(blocks.map(({ attributes }) => withoutEmpty(attributes.config))).toEqual(expected());
  await select(
    page,
    forms.findIndex(({ name }) => name === 'accordion'),
  );
  await expect.poll(() => field(page, 'title').getByRole('textbox').inputValue()).toBe(titleOf('accordion'));
  await canvas(page).locator('[data-component="accordion"][data-status="mounted"]').waitFor();
  await sidebar(page).getByRole('button', { name: 'Sections' }).first().waitFor();
  await shoot(page, 'wordpress-every-block');
});

test('a visitor’s page has each mount element with the same configuration, and words in it', async () => {
  const mounts = await sentMounts(browser, `${wordpress.address}/?page_id=${id}`);
  expect(mounts.map(({ widget }) => widget)).toEqual(forms.map(({ name }) => name));
  expect(mounts.map(({ config }) => config)).toEqual(expected());
  expect(
    mounts.filter(({ widget, words }) => !words.includes(titleOf(widget))).map(({ widget }) => widget),
  ).toEqual([]);
});
