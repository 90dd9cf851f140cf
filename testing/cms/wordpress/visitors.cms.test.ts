import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, shoot } from '../browser.ts';
import { makePage, rest, signIn } from './editor.ts';
import { allExamples, exampleOf, plugin, withoutEmpty } from './release.ts';
import { startLocalWordpress, startWordpress, type Wordpress } from './start.ts';
import { sentMounts, settled } from './visitor.ts';

/** What visitors get of a page with blocks, with scripts and without, in two languages, and after the plugin is gone. */

let wordpress: Wordpress;
let browser: Browser;
let admin: Page;

beforeAll(async () => {
  [wordpress, browser] = await Promise.all([startWordpress(plugin), openBrowser()]);
  admin = await signIn(browser, wordpress);
});

afterAll(async () => {
  await browser?.close();
  wordpress?.stop();
});

/** A block as the editor writes it into a post. */
const block = (widget: string, attributes: object, words = '') => {
  const json = JSON.stringify(attributes).replaceAll(/[<>&]|--/g, (found) =>
    [...found].map((each) => `\\u00${each.charCodeAt(0).toString(16)}`).join(''),
  );
  return `<!-- wp:tourism-widgets/${widget} ${json} -->\n${words}\n<!-- /wp:tourism-widgets/${widget} -->`;
};

const widgets = ['page-intro', 'accordion', 'key-figures', 'faq'];

/** A published page. @returns its address */
async function published(fields: object): Promise<string> {
  const id = await makePage(admin, { status: 'publish', ...fields });
  const { link } = await rest<{ readonly link: string }>(admin, {
    path: `/wp/v2/pages/${id}`,
    method: 'GET',
  });
  return link;
}

test.each([
  ['en', 'default', 'ltr'],
  ['ar', 'arabic', 'rtl'],
] as const)('a page in %s shows its widgets, each in its place', async (language, example, direction) => {
  const parent = await makePage(admin, { status: 'publish', title: language, slug: language });
  const content = widgets.map((widget) =>
    block(widget, { config: exampleOf(widget, example) }, `<p>Words of ${widget}</p>`),
  );
  const link = await published({ title: 'Visit', parent, content: content.join('\n\n') });
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(link);
  await settled(page);
  const mounts = await page
    .locator('.wp-block-post-content > [data-component]')
    .evaluateAll((elements) =>
      (elements as HTMLElement[]).map((element) => [
        element.dataset['component'],
        element.dataset['status'],
        element.closest<HTMLElement>('[lang]')!.lang.slice(0, 2),
        getComputedStyle(element).direction,
        element.getBoundingClientRect().width,
      ]),
    );
  expect(mounts).toEqual(widgets.map((widget) => [widget, 'mounted', language, direction, 1200]));
  const loader = page.locator('script[src*="build/loader.js"]');
  expect(await loader.getAttribute('data-asset-base')).toMatch(/\/tourism-widgets\/build\/$/);
  expect(errors).toEqual([]);
  expect(await page.locator('link[rel="preload"][as="font"]').count()).toBeGreaterThan(1);
  await page.evaluate(() => scrollTo(0, 0));
  await shoot(page, `wordpress-visitor-${language}`);
  await page.close();
});

test('without scripts the words are there, and links in them', async () => {
  const words = '<h2>Before you travel</h2><p><a href="/visa/">Visa</a></p>';
  const link = await published({
    title: 'Words',
    content: block(
      'accordion',
      { config: { title: 'Before you travel' }, anchor: 'before', align: 'wide' },
      words,
    ),
  });
  expect(await sentMounts(browser, link)).toEqual([
    {
      widget: 'accordion',
      config: { title: 'Before you travel' },
      words: 'Before you travel\n\nVisa',
      id: 'before',
      className: 'alignwide wp-block-tourism-widgets-accordion',
    },
  ]);
});

test('a text that its author lets wait comes when it is touched, and stands there before', async () => {
  const link = await published({
    title: 'Waiting',
    content: block(
      'accordion',
      { config: { title: 'Before you travel' }, load: 'interaction' },
      '<h2>Before you travel</h2>',
    ),
  });
  const page = await browser.newPage();
  await page.goto(link);
  const mount = page.locator('[data-component="accordion"]');
  await page.waitForFunction(() => window.tourismWidgets?.ready);
  expect(await mount.getAttribute('data-status')).toBe('pending');
  await mount.getByRole('heading').hover();
  await mount.and(page.locator(':not([data-status="pending"])')).waitFor();
  await page.close();
});

test('a margin of the theme’s scale stands on the mount element', async () => {
  const style = { spacing: { margin: { top: 'var:preset|spacing|50' } } };
  const link = await published({
    title: 'Margin',
    content: block('accordion', { config: { title: 'A' }, style }),
  });
  const page = await browser.newPage();
  await page.goto(link);
  const [margin, scale] = await page.locator('[data-component]').evaluate((element) => {
    const probe = document.createElement('div');
    probe.style.setProperty('margin-top', 'var(--wp--preset--spacing--50)');
    document.body.append(probe);
    return [getComputedStyle(element).marginTop, getComputedStyle(probe).marginTop];
  });
  expect(margin).toBe(scale);
  expect(Number.parseFloat(margin)).toBeGreaterThan(0);
  await page.close();
});

test('every example of every widget comes out of a post as it went in', async () => {
  const examples = allExamples();
  const link = await published({
    title: 'Examples',
    content: examples.map(([widget, , config]) => block(widget, { config })).join('\n'),
  });
  const mounts = await sentMounts(browser, link);
  const wrong = examples.filter(
    ([widget, , config], index) =>
      mounts[index]?.widget !== widget ||
      JSON.stringify(mounts[index]?.config) !== JSON.stringify(withoutEmpty(config)),
  );
  expect(wrong.map(([widget, example]) => `${widget} ${example}`)).toEqual([]);
});

test('only a page with a block asks for the loader, and has the site configuration', async () => {
  const [plain, own] = await Promise.all([
    published({ title: 'Plain' }),
    published({ title: 'Own', content: block('accordion', { config: { title: 'A' } }) }),
  ]);
  const html = async (link: string) => (await fetch(link)).text();
  expect(await html(plain)).not.toMatch(/tourism-widgets|data-site-config/);
  const sent = await html(own);
  expect(sent).toMatch(/<script type="module" src="[^"]*\/build\/loader\.js\?ver=[^"]+"/);
  expect(sent).toMatch(
    /<script type="application\/json" data-site-config>\s*\{"pageCategory":"page","mode":"B2C","theme":"default"\}/,
  );
});

test('who removes the plugin keeps the words of every page', async () => {
  const local = await startLocalWordpress(plugin);
  try {
    const page = await signIn(browser, local);
    const content = block('accordion', { config: { title: 'A' } }, '<h2>Before you travel</h2>');
    const id = await makePage(page, { title: 'Kept', status: 'publish', content });
    const path = '/wp/v2/plugins/tourism-widgets/tourism-widgets';
    await rest(page, { path, method: 'PUT', data: { status: 'inactive' } });
    await rest(page, { path, method: 'DELETE' });
    const html = await (await fetch(`${local.address}/?page_id=${id}`)).text();
    expect(html).toContain('<h2>Before you travel</h2>');
    expect(html).not.toMatch(/data-component|loader\.js/);
    await page.close();
  } finally {
    local.stop();
  }
});
