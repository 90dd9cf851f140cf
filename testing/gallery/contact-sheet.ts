import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { startBuiltServer } from '../../demo-pages/serve/built-server.ts';
import { drawItems } from '../browser/draw-items.ts';
import { findChromium, findHeadlessShell } from '../browser/find-chromium.ts';
import { fontEnvironment } from '../browser/fonts.ts';

/**
 * Takes pictures of whole demo pages of the build and puts them on one sheet, so that rhythm and repetition are seen at a
 * glance: `node testing/gallery/contact-sheet.ts home places/riyadh --languages en,ar --widths 390,1440`.
 */

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    languages: { type: 'string', default: 'en,ar' },
    widths: { type: 'string', default: '390,1440' },
    /** Of a picture on the sheet, in px. */
    thumb: { type: 'string', default: '360' },
    /** How much of a page is shown, in px of the sheet. */
    height: { type: 'string', default: '2000' },
    out: { type: 'string', default: 'reports/contact-sheet.png' },
  },
});
if (positionals.length === 0) {
  console.error('Name pages: node testing/gallery/contact-sheet.ts home places/riyadh');
  process.exit(2);
}

/** A whole page after all that comes late, the bar of the consent left out. */
async function take(browser: Browser, url: string, path: string, width: number): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    baseURL: url,
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'site_consent', value: 'v%3A2026-11%2Cnecessary', url }]);
  const page = await context.newPage();
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}bar=off`);
  await page.evaluate(() => window.tourismWidgets?.ready);
  for (let y = 0; y < 20_000; y += 700) {
    await page.evaluate((y) => scrollTo(0, y), y);
    if (await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)) break;
    await page.evaluate(() => new Promise((next) => setTimeout(next, 60)));
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(drawItems);
  // A large picture is decoded some time after it has come, and missing on the sheet until then.
  await page.evaluate(() =>
    Promise.allSettled(
      [...document.images].filter(({ complete }) => complete).map((image) => image.decode()),
    ),
  );
  await page.evaluate(() => new Promise((next) => setTimeout(next, 400)));
  const picture = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 80 });
  await context.close();
  return picture;
}

const thumb = Number(values.thumb);
const server = await startBuiltServer();
const browser = await chromium.launch({
  executablePath: findHeadlessShell() ?? findChromium(),
  env: { ...process.env, ...fontEnvironment('liberation') },
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
});
try {
  const figures: string[] = [];
  for (const name of positionals)
    for (const language of values.languages.split(','))
      for (const width of values.widths.split(',').map(Number)) {
        const path = `/${language}/${name}`;
        const picture = await take(browser, server.url, path, width);
        figures.push(
          `<figure><figcaption>${path} ${width}</figcaption><div><img src="data:image/jpeg;base64,${picture.toString('base64')}"></div></figure>`,
        );
        console.log(path, width);
      }
  const page = await browser.newPage({
    viewport: { width: Math.min(figures.length, 6) * (thumb + 12) + 12, height: 800 },
  });
  await page.setContent(
    `<style>body{margin:12px;display:flex;flex-wrap:wrap;gap:12px;font:12px sans-serif;background:#888}figure{margin:0;inline-size:${thumb}px}div{max-block-size:${values.height}px;overflow:hidden}img{inline-size:100%;display:block}</style>${figures.join('')}`,
  );
  mkdirSync(dirname(values.out), { recursive: true });
  writeFileSync(values.out, await page.screenshot({ fullPage: true }));
  console.log(values.out);
} finally {
  await browser.close();
  await server.close();
}
