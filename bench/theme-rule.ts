import { chromium, type CDPSession } from 'playwright-core';
import { startBuiltServer } from '../demo-pages/serve/built-server.ts';
import { mountElement } from '../demo-pages/html.ts';
import { pageHtml } from '../testing/browser/page-html.ts';
import { findChromium } from './browser.ts';
import { median } from './report.ts';

/**
 * What it costs that `::before` and `::after` of ten element names are taken back from a theme (`src/ui/base.css`, decision 184): the time
 * in which a browser finds the styles of a page of 2,000 elements that editors write, with the rule and without it, by turns.
 */

/** How often each is measured. */
const times = 40;

/** What editors write, in five texts of 400 elements. */
const line = (place: number): string =>
  [
    `<p>Line ${place}</p>`,
    `<ul><li>Line ${place}</li></ul>`,
    `<p><a href="/en/home.html">Line ${place}</a></p>`,
    `<h3>Line ${place}</h3>`,
    `<blockquote>Line ${place}</blockquote>`,
  ][place % 5]!;
const texts = Array.from({ length: 5 }, (_, widget) =>
  mountElement(
    'rich-text',
    { body: Array.from({ length: 285 }, (_, place) => line(widget * 285 + place)).join('') },
    { id: `text-${widget}`, load: 'load' },
  ),
);

/** Runs in the page: takes our rule out of its stylesheet, or puts it back. */
function setRule(isThere: boolean): void {
  const known = window as unknown as { taken?: { sheet: CSSStyleSheet; place: number; text: string } };
  if (isThere && known.taken) {
    const { sheet, place, text: rule } = known.taken;
    sheet.insertRule(rule, place);
    delete known.taken;
  }
  if (isThere || known.taken) return;
  for (const sheet of document.styleSheets)
    for (const [place, rule] of [...sheet.cssRules].entries())
      if (/blockquote.*::before/.test(rule.cssText) && rule.cssText.endsWith('{ content: none; }')) {
        known.taken = { sheet, place, text: rule.cssText };
        sheet.deleteRule(place);
        return;
      }
  throw new Error('No stylesheet of the page has the rule of src/ui/base.css.');
}

/** Seconds in which the page has found styles so far. */
async function stylesOf(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'RecalcStyleDuration')?.value ?? NaN;
}

const server = await startBuiltServer();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const path = '/en/theme-rule.html';
  server.show(path, pageHtml(texts.join('')));
  const page = await browser.newPage({ baseURL: server.url });
  await page.goto(path);
  // The texts are written once the sanitiser is there.
  await page.waitForFunction(
    (count) => document.querySelectorAll('[data-component] blockquote').length === count,
    (5 * 285) / 5,
  );
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const took: Record<'with' | 'without', number[]> = { with: [], without: [] };
  for (let turn = 0; turn < 2 * times; turn++) {
    const isThere = turn % 2 === 1;
    await page.evaluate(setRule, isThere);
    const find = () =>
      page.evaluate(() => {
        const root = document.documentElement;
        root.style.display = 'none';
        void root.offsetHeight;
        root.style.display = '';
        void root.offsetHeight;
      });
    await find();
    const before = await stylesOf(client);
    await find();
    took[isThere ? 'with' : 'without'].push(1000 * ((await stylesOf(client)) - before));
  }
  const [ours, theirs] = [median(took.with), median(took.without)];
  const elements = await page.locator('[data-component] *').count();
  console.log(
    `${elements} elements: ${ours.toFixed(2)} ms with the rule, ${theirs.toFixed(2)} ms without it (median of ${times}).`,
  );
} finally {
  await browser.close();
  await server.close();
}
