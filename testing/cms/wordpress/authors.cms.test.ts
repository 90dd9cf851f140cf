import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, shoot } from '../browser.ts';
import {
  blocksOf,
  canvas,
  field,
  insert,
  makePage,
  openEditor,
  rest,
  save,
  select,
  sidebar,
  signIn,
} from './editor.ts';
import { plugin } from './release.ts';
import { startWordpress, type Wordpress } from './start.ts';
import { sentMounts } from './visitor.ts';

/** What authors do with a form: lists, wrong values, other rights, another language. */

let wordpress: Wordpress;
let browser: Browser;
let page: Page;
const soon = { timeout: 20_000 };

beforeAll(async () => {
  [wordpress, browser] = await Promise.all([startWordpress(plugin), openBrowser()]);
  page = await signIn(browser, wordpress);
});

afterAll(async () => {
  await browser?.close();
  wordpress?.stop();
});

const configOf = async () =>
  (await blocksOf(page)).find(({ name }) => name.startsWith('tourism-'))!.attributes.config;

/** A new page with one widget, whose form is shown. */
async function authored(widget: string, config: object): Promise<number> {
  const id = await makePage(page, { title: widget, status: 'publish' });
  await openEditor(page, wordpress.address, id);
  await insert(page, [[widget, config]]);
  await select(page, 1);
  await field(page, 'title').waitFor();
  return id;
}

test('an author fills in a list from nothing, changes its order, and takes an entry away', async () => {
  await authored('accordion', {});
  await canvas(page).getByText('Nothing to show yet').waitFor();
  const add = sidebar(page).getByRole('button', { name: 'Add: Sections' });
  for (const [index, heading] of ['Visa', 'Money', 'Weather'].entries()) {
    await add.click();
    await field(page, `items[${index}].heading`).getByRole('textbox').fill(heading);
    await field(page, `items[${index}].body`).getByRole('button', { name: 'Text', exact: true }).click();
    await field(page, `items[${index}].body`).locator('textarea').fill(`<p>On ${heading}.</p>`);
  }
  await shoot(page, 'wordpress-form');
  const headings = () => canvas(page).locator('[data-component="accordion"] :is(h2, h3)').allTextContents();
  await expect.poll(headings, soon).toEqual(['Visa', 'Money', 'Weather']);
  await sidebar(page).getByRole('button', { name: 'Move up: Weather' }).click();
  await sidebar(page).getByRole('button', { name: 'Remove: Visa' }).click();
  await expect.poll(headings, soon).toEqual(['Weather', 'Money']);
  expect(await configOf()).toEqual({
    items: [
      { heading: 'Weather', body: '<p>On Weather.</p>' },
      { heading: 'Money', body: '<p>On Money.</p>' },
    ],
  });
});

test('the canvas shows the brand’s fonts, also where they come after the first text', async () => {
  const slow = await signIn(browser, wordpress);
  await slow.route(/build\/.*\.woff2/, async (route) => {
    await canvas(slow).locator('[data-component="accordion"] h2').first().waitFor();
    await route.continue();
  });
  await openEditor(slow, wordpress.address, await makePage(slow, { title: 'Fonts' }));
  await insert(slow, [
    ['accordion', { title: 'Before you travel', items: [{ heading: 'Visa', body: '<p>x</p>' }] }],
  ]);
  const heading = canvas(slow).locator('[data-component="accordion"] h2').first();
  /** Widths of a text in the heading's font and in what stands behind it. */
  const widths = () =>
    heading.evaluate((element) => {
      const [brand = ''] = getComputedStyle(element).fontFamily.split(',');
      return [`${brand}, monospace`, 'monospace'].map((family) => {
        const probe = element.ownerDocument.createElement('span');
        probe.textContent = 'Before you travel';
        probe.style.cssText = `position: absolute; font: 40px ${family}`;
        element.ownerDocument.body.append(probe);
        const { width } = probe.getBoundingClientRect();
        probe.remove();
        return width;
      });
    });
  await expect
    .poll(async () => {
      const [own, other] = await widths();
      return own === other;
    }, soon)
    .toBe(false);
  await shoot(slow, 'wordpress-fonts');
  await slow.close();
});

test('rich text is written as in any text processor, and the widget shows it', async () => {
  await authored('rich-text', { title: 'Desert' });
  const text = field(page, 'body').frameLocator('iframe').locator('body');
  await text.click();
  await text.pressSequentially('Bring water & a hat.');
  await expect.poll(configOf, soon).toEqual({ title: 'Desert', body: '<p>Bring water &amp; a hat.</p>' });
  await canvas(page).locator('[data-widget-root]').getByText('Bring water & a hat.').waitFor();
});

test('the large form is the same form', async () => {
  await authored('promotional-banner', {});
  await page.getByRole('button', { name: 'Large form' }).click();
  const form = page.getByRole('dialog', { name: 'Promotional banner' });
  await form.locator('[data-field="title"]').getByRole('textbox').fill('Winter in AlUla');
  await shoot(page, 'wordpress-large-form');
  await form.getByRole('button', { name: 'Close' }).click();
  await expect
    .poll(() => field(page, 'title').getByRole('textbox').inputValue(), soon)
    .toBe('Winter in AlUla');
});

test('JSON that is wrong stays as it was typed, and is said in the form and in the page', async () => {
  const id = await authored('accordion', { title: 'A', items: [{ heading: 'Visa', body: '<p>x</p>' }] });
  await sidebar(page).getByRole('button', { name: 'Advanced' }).click();
  await field(page, 'labels').getByRole('textbox').fill('{ "open": ');
  await field(page, 'labels').getByText('This is no JSON').first().waitFor();
  await canvas(page).getByText('labels', { exact: true }).waitFor();
  await shoot(page, 'wordpress-error-in-place');
  await save(page);
  await openEditor(page, wordpress.address, id);
  expect(await configOf()).toMatchObject({ labels: '{ "open": ' });
  await select(page, 1);
  await sidebar(page).getByRole('button', { name: 'Advanced' }).click();
  await field(page, 'labels').getByRole('textbox').fill('{ "open": "Show" }');
  await expect.poll(async () => (await configOf())?.['labels'], soon).toEqual({ open: 'Show' });
});

test('an author lets a text wait for the first touch, beside its form', async () => {
  const id = await authored('accordion', { title: 'A', items: [{ heading: 'Visa', body: '<p>x</p>' }] });
  await sidebar(page).getByRole('button', { name: 'Advanced' }).click();
  await sidebar(page)
    .getByRole('checkbox', { name: /When it comes/ })
    .check();
  await shoot(page, 'wordpress-waiting');
  await save(page);
  await openEditor(page, wordpress.address, id);
  const block = (await blocksOf(page)).find(({ name }) => name.startsWith('tourism-'))!;
  expect(block).toMatchObject({ isValid: true, attributes: { load: 'interaction', config: { title: 'A' } } });
});

test('who may not write any HTML keeps his words, and can do no harm', async () => {
  const writer = await signIn(browser, { ...wordpress, user: 'writer', password: 'password' });
  const config = {
    title: 'Food & drink <new> < "home" [gallery] \u2028',
    items: [{ heading: 'A <b>', body: '<p onclick="x()">Tea &amp; <b>dates</b><script>x()</script></p>' }],
  };
  const content = `<!-- wp:tourism-widgets/accordion ${JSON.stringify({ config }).replaceAll(/[<>&]/g, (found) => `\\u00${found.charCodeAt(0).toString(16)}`)} --><p>Words</p><script>x()</script><!-- /wp:tourism-widgets/accordion -->`;
  const { link } = await rest<{ readonly link: string }>(writer, {
    path: '/wp/v2/posts',
    data: { title: 'Food', status: 'publish', content },
  });
  const [mount] = await sentMounts(browser, link);
  expect(mount).toMatchObject({
    widget: 'accordion',
    config: { ...config, items: [{ heading: 'A <b>', body: '<p>Tea &amp; <b>dates</b>x()</p>' }] },
  });
  expect(await (await fetch(link)).text()).not.toMatch(/<script>x|<p onclick/);
  const hidden = JSON.stringify([{ heading: 'A', body: '<script>x()</script>' }]);
  const attributes = JSON.stringify({ config: { items: hidden } }).replaceAll('<', '\\u003c');
  const second = await rest<{ readonly link: string }>(writer, {
    path: '/wp/v2/posts',
    data: {
      title: 'JSON',
      status: 'publish',
      content: `<!-- wp:tourism-widgets/accordion ${attributes} /-->`,
    },
  });
  const [asText] = await sentMounts(browser, second.link);
  expect(JSON.stringify(asText)).not.toContain('script');
  await writer.close();
});

test('an author who reads Arabic finds blocks and forms in Arabic', async () => {
  const arabic = await signIn(browser, { ...wordpress, user: 'arabic', password: 'password' });
  await openEditor(arabic, wordpress.address, await makePage(arabic, { title: 'x' }));
  await insert(arabic, [['accordion', {}]]);
  await select(arabic, 1);
  await expect(field(arabic, 'title').getByText('العنوان', { exact: true }).textContent()).resolves.toBe(
    'العنوان',
  );
  const titles = await arabic.evaluate(() => wp.blocks.getBlockType('tourism-widgets/accordion').title);
  expect(titles).toMatch(/\p{Script=Arabic}/u);
  await canvas(arabic).locator('[data-component][data-status="mounted"]').waitFor();
  await shoot(arabic, 'wordpress-arabic');
  await arabic.close();
});
