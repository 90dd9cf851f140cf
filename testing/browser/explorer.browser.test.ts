import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOf } from './axe.ts';
import { setStage } from './stage.ts';

/** The explorer as an author uses it: from the gallery to a page of their own. */

const stage = setStage();

/** Opens the page of a widget and waits until its preview shows it. */
async function openWidget(query: string, language: 'en' | 'ar' = 'en', options = {}): Promise<Page> {
  const page = await stage.open(`/widget${language === 'ar' ? '-ar' : ''}.html?${query}`, options);
  await shown(page);
  return page;
}

/** Waits until an element is there to be seen. */
const shows = (element: Locator) => element.waitFor();

/** The page of the preview. */
const frameOf = (page: Page) => page.frameLocator('iframe');

const shown = (page: Page) => frameOf(page).locator('[data-status="mounted"]').first().waitFor();

/** Replaces the configuration, as the keyboard does. */
async function writeJson(page: Page, json: string): Promise<void> {
  await page.getByRole('tab', { name: 'JSON' }).click();
  await page.getByRole('textbox', { name: 'JSON' }).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(json);
}

const sticksOut = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('an author finds a widget by a word, and opens it', async () => {
  const page = await stage.open('/');
  await page.getByRole('searchbox', { name: 'Search for a widget' }).fill('campaign');
  const found = page.getByRole('link', { name: 'Promotional banner' });
  await shows(found);
  expect(await page.getByRole('heading', { level: 4 }).allTextContents()).toEqual(['Promotional banner']);
  await found.click();
  await shown(page);
  await shows(page.getByRole('heading', { level: 1, name: 'Promotional banner' }));
});

describe('on the page of a widget', () => {
  test('what an author types in the form stands in the preview and in the JSON', async () => {
    const page = await openWidget('widget=promotional-banner');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Sleep under the stars');
    await shows(frameOf(page).getByRole('heading', { name: 'Sleep under the stars' }));
    await page.getByRole('tab', { name: 'JSON' }).click();
    await shows(page.getByRole('textbox', { name: 'JSON' }).getByText('"Sleep under the stars"'));
  });

  test('what an author types as JSON stands in the form and in the preview, and undo takes it back', async () => {
    const page = await openWidget('widget=promotional-banner');
    await writeJson(page, '{ "title": "Only a title" }');
    await shows(frameOf(page).getByRole('heading', { name: 'Only a title' }));
    await page.getByRole('tab', { name: 'Form' }).click();
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    expect(await title.inputValue()).toBe('Only a title');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => title.inputValue()).not.toBe('Only a title');
    await frameOf(page).getByRole('heading', { name: 'Only a title' }).waitFor({ state: 'detached' });
  });

  test('a wrong field has its error beside it, in the words of the author’s box on the page', async () => {
    stage.expectFault(/theme: expected default \| blue/);
    const page = await openWidget('widget=promotional-banner&cms=author');
    await writeJson(page, '{ "title": "Trips", "theme": "red" }');
    const words = 'expected: default | blue · found: "red"';
    await shows(frameOf(page).getByText(words));
    await page.getByRole('tab', { name: 'Form' }).click();
    await shows(page.getByText('1 field needs attention'));
    await page.getByRole('tab', { name: /^Appearance/ }).click();
    const field = page.getByLabel('Theme', { exact: true }).last();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    const described = (await field.getAttribute('aria-describedby')) ?? '';
    const texts = await Promise.all(
      described.split(' ').map((id) => page.locator(`[id="${id}"]`).textContent()),
    );
    expect(texts.join(' ')).toContain(words);
  });

  test('the address holds the configuration, and another language brings the demo’s texts of it', async () => {
    const page = await openWidget('widget=promotional-banner');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('My own title');
    await page.waitForURL(/#config=/);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('ja');
    await page.waitForURL(/language=ja.*#config=/);
    await shows(
      frameOf(page)
        .getByText(/[ぁ-ん]/)
        .first(),
    );
    await page.reload();
    await shown(page);
    expect(await page.getByRole('textbox', { name: 'Title', exact: true }).inputValue()).toBe('My own title');
    expect(await frameOf(page).locator('html').getAttribute('lang')).toBe('ja');
  });

  test('calls are told as they happen, also where the network fails', async () => {
    stage.allowFault(/500|API Error/);
    const page = await openWidget('widget=content-catalogue&network=failing');
    const log = page.getByRole('region', { name: /^Events and calls/ });
    await shows(log.getByText('/bin/', { exact: false }).first());
    await log.getByText('/bin/', { exact: false }).first().click();
    await shows(log.getByText('500').first());
  });

  test('a press in the preview is told with its event, and the frame stays where it is', async () => {
    const page = await openWidget('widget=promotional-banner');
    const link = frameOf(page).getByRole('link').first();
    await link.click();
    const log = page.getByRole('region', { name: /^Events and calls/ });
    await shows(log.getByText('cta_click').first());
    await shows(log.getByText('/en/', { exact: false }).first());
    expect(page.frames()[1]?.url()).toContain('/en/frame.html');
  });

  test('an author sees the placeholder of a widget without content in place', async () => {
    stage.allowFault(/title: expected string/);
    const page = await openWidget('widget=promotional-banner&cms=author');
    await writeJson(page, '{}');
    await shows(frameOf(page).getByText('Nothing to show yet. Fill in:'));
  });

  test('where visitors see nothing the preview says so, and where they would see something it does not', async () => {
    const page = await stage.open('/widget.html?widget=faq&example=empty');
    const note = page.getByText('Visitors see nothing of this.', { exact: false });
    await shows(note);
    await page.getByRole('button', { name: /^default / }).click();
    await note.waitFor({ state: 'detached' });
    await shows(frameOf(page).getByRole('heading', { name: 'Questions and answers' }));
  });

  test('a preview wears the look of a site’s own theme', async () => {
    const page = await openWidget('widget=promotional-banner');
    await page.getByRole('combobox', { name: 'Site’s look' }).selectOption('Coast');
    await page.waitForURL(/look=coast/);
    await shown(page);
    const corner = frameOf(page).getByRole('link').first();
    await expect.poll(() => corner.evaluate((link) => getComputedStyle(link).borderRadius)).toBe('0px');
    expect(
      await page
        .getByRole('button', { name: 'Phone' })
        .evaluate((button) => getComputedStyle(button).borderRadius),
    ).not.toBe('0px');
  });

  test('a preview has its own width, however narrow the room', async () => {
    const page = await openWidget('widget=hero-banner');
    await page.getByRole('button', { name: 'Wide' }).click();
    await expect
      .poll(() =>
        frameOf(page)
          .locator('html')
          .evaluate(() => innerWidth),
      )
      .toBe(1440);
    await page.getByRole('textbox', { name: 'Width in pixels' }).fill('500');
    await page.keyboard.press('Enter');
    await expect
      .poll(() =>
        frameOf(page)
          .locator('html')
          .evaluate(() => innerWidth),
      )
      .toBe(500);
    await page.waitForURL(/width=500/);
  });
});

test('what is copied lives on an empty page of a new site, under the policy', async () => {
  const page = await openWidget('widget=promotional-banner');
  await stage.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('It’s <b>new</b> & "quoted"');
  await page.getByRole('button', { name: 'Copy the HTML with an attribute' }).click();
  await shows(page.getByText('Copied', { exact: false }).first());
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('data-config=');
  const site = await stage.show(copied, { name: 'new-site' });
  await shows(site.locator('[data-status="mounted"]'));
  await shows(site.getByRole('heading', { name: 'It’s <b>new</b> & "quoted"' }));
});

describe.each([
  ['en', 1440],
  ['ar', 390],
  ['en', 390],
  ['ar', 1440],
] as const)('in %s at %i px', (language, width) => {
  const viewport = { width, height: 900 };

  test('the gallery has no barrier that axe finds, and nothing sticks out', async () => {
    const page = await stage.open(language === 'ar' ? '/index-ar.html' : '/', { viewport });
    await shows(page.getByRole('searchbox'));
    expect(await violationsOf(page)).toEqual([]);
    expect(await sticksOut(page)).toBeLessThanOrEqual(0);
  });

  test('a word is typed and its answer read without scrolling', async () => {
    const page = await stage.open(language === 'ar' ? '/index-ar.html' : '/', {
      viewport: { width, height: 844 },
    });
    const field = page.getByRole('searchbox');
    expect((await field.boundingBox())!.y).toBeLessThan(844 - 60);
    await field.fill(language === 'ar' ? 'فيلم' : 'movie');
    const title = page.getByRole('heading', { level: 4 }).first();
    await expect
      .poll(async () => title.getByRole('link').getAttribute('href'))
      .toContain('widget=video-player');
    const { y, height } = (await title.boundingBox())!;
    expect(y + height).toBeLessThan(844);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
  });

  test('the form of a widget begins in the first view, and the preview stays above it', async () => {
    const page = await openWidget(`widget=card-grid&language=${language}`, language, {
      viewport: { width, height: 844 },
    });
    const label = page.getByText(language === 'ar' ? 'العنوان' : 'Title', { exact: true }).first();
    expect((await label.boundingBox())!.y).toBeLessThan(844 - 20);
    expect((await page.locator('.ex-preview-box').boundingBox())!.y).toBeLessThan(620);
    await page.evaluate(() => scrollTo(0, 900));
    const box = (await page.locator('.ex-preview-box').boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(-300);
    expect(box.y + box.height).toBeGreaterThan(100);
  });

  test('the page of a widget has none either, as a form and as JSON', async () => {
    const page = await openWidget(`widget=card-grid&language=${language}`, language, {
      viewport,
      reducedMotion: 'reduce',
    });
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('tab', { name: 'JSON' }).click();
    await shows(page.getByRole('textbox', { name: 'JSON' }));
    expect(await violationsOf(page)).toEqual([]);
    expect(await sticksOut(page)).toBeLessThanOrEqual(0);
  });
});
