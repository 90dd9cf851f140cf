import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './find-chromium.ts';
import { canChooseFonts, fontEnvironment } from './fonts.ts';
import { heroExample, templatePage } from './hero-page.ts';
import { pageHtml } from './page-html.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { setStage, settled } from './stage.ts';

/** Whatever fonts a visitor has, the hero's text stays where it was painted, though web fonts arrive after the paint. */

const stage = setStage();

const examples = { en: 'default', ar: 'arabic' } as const;
type TestLanguage = keyof typeof examples;

/** Families that draw an element's text. */
async function familiesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

/** A page as AEM writes it; web fonts come after the first paint, widgets after the web fonts. */
async function arriveLate(browser: Browser, language: TestLanguage, width: number) {
  const { main, head } = await templatePage(stage, heroExample(examples[language]), language);
  stage.server.show(`/${language}/fonts.html`, pageHtml(main, { language, head }));
  const page = await browser.newPage({ baseURL: stage.server.url, viewport: { width, height: 900 } });
  await watchShifts(page);
  await page.route(/\.woff2$/, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
  let families: string[] = [];
  await page.route(/\/build\/loader/, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    families = await familiesOf(page, '#hero h2');
    await page.evaluate(() => document.fonts.ready);
    await route.continue();
  });
  await page.goto(`/${language}/fonts.html`);
  await settled(page, '#hero');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return { page, families };
}

describe.runIf(canChooseFonts).each([
  ['liberation', { en: 'Liberation Serif', ar: undefined }],
  ['noto', { en: 'Noto Serif', ar: 'Noto Naskh Arabic' }],
  ['roboto', { en: 'Noto Serif', ar: 'Noto Naskh Arabic' }],
  ['dejavu', { en: 'DejaVu Serif', ar: 'DejaVu Sans' }],
] as const)('with the system fonts of %s', (set, families) => {
  let browser: Browser;
  beforeAll(async () => {
    const env = { ...process.env, ...fontEnvironment(set) };
    browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'], env });
  });
  afterAll(() => browser.close());

  test.each([
    ['ar', 768],
    ['en', 390],
  ] as const)('nothing moves in %s at %i px', async (language, width) => {
    const { page, families: seen } = await arriveLate(browser, language, width);
    if (families[language]) expect(seen).toContain(families[language]);
    expect(await shiftsOf(page)).toEqual({ total: 0, shifts: [] });
    await page.close();
  });
});
