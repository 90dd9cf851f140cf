import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mountElement } from '../../demo-pages/html.ts';
import { readExample } from '../../demo-pages/widgets.ts';
import { pageHtml } from '../browser/page-html.ts';
import { settled, setStage } from '../browser/stage.ts';

/** Pages of a site whose router fetches the next one and puts it into this one: there, back, forward, there again. */

const stage = setStage();
const require = createRequire(import.meta.url);
const read = (path: string) => readFileSync(path, 'utf8');

/** Each router as a site includes it. */
const routers = {
  turbo: () => read(require.resolve('@hotwired/turbo')),
  'swup with its head plugin': () =>
    [
      read(require.resolve('swup').replace('Swup.cjs', 'Swup.umd.js')),
      read(require.resolve('@swup/head-plugin').replace('index.cjs', 'index.umd.js')),
      "new Swup({ containers: ['#main'], plugins: [new SwupHeadPlugin()] });",
    ].join('\n'),
};

/** Both routers write `innerHTML`, and styles of their own. */
const policy = { 'content-security-policy': "default-src 'self' data:; style-src 'self' 'unsafe-inline'" };

/** A list of events and a page of another kind, which link to each other; both end with the same footer. */
function showSite(router: string) {
  const mount = (name: string, example: string) =>
    mountElement(name, readExample(name, example), { load: 'load' });
  const show = (name: string, title: string, [to, label]: readonly [string, string], widget: string) => {
    const main = `<h1>${title}</h1><p><a href="${to}">${label}</a></p>${widget}`;
    const head = '<script src="/router.js" defer></script>';
    stage.server.show(
      `/en/${name}.html`,
      pageHtml(main, { head, bottom: mount('footer', 'default') }),
      policy,
    );
  };
  stage.server.show('/router.js', router, { 'content-type': 'text/javascript' });
  show('list', 'What is on', ['other.html', 'To the answers'], mount('event-catalogue', 'own-events'));
  show('other', 'Answers', ['list.html', 'To the list'], mount('faq', 'default'));
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Stylesheets of the build that stand in the page. */
const sheets = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href }) => (href?.includes('/build/') ? [href] : [])),
  );

/** Without its stylesheets it is several times as high. */
const footerHeight = (page: Page) =>
  page.locator('[data-component="footer"]').evaluate((footer) => Math.round(footer.clientHeight));

test.each(Object.keys(routers) as (keyof typeof routers)[])(
  'on a site with %s a list keeps its view, and each widget its styles, there, back and there again',
  async (name) => {
    showSite(routers[name]());
    const page = await stage.open('/en/list.html');
    await settled(page);
    const height = await footerHeight(page);
    const ofList = await sheets(page);
    const arriveAtOther = async () => {
      await heading(page, 'Answers');
      await settled(page);
      await expect.poll(() => footerHeight(page)).toBe(height);
      expect(page.url()).toMatch(/other\.html$/);
    };

    await page.getByRole('button', { name: 'List', exact: true }).click();
    await page.waitForURL(/view=list/);
    await page.getByRole('link', { name: 'To the answers' }).click();
    await arriveAtOther();

    await page.goBack();
    await heading(page, 'What is on');
    await settled(page);
    expect(page.url()).toMatch(/view=list/);
    await page.getByRole('button', { name: 'List', exact: true, pressed: true }).waitFor();
    await expect.poll(() => sheets(page)).toEqual(expect.arrayContaining(ofList));
    expect(await footerHeight(page)).toBe(height);

    await page.goForward();
    await arriveAtOther();
    await page.getByRole('link', { name: 'To the list' }).click();
    await heading(page, 'What is on');
    await settled(page);
    await expect.poll(() => sheets(page)).toEqual(expect.arrayContaining(ofList));
    expect(await page.locator('[data-component="footer"]').count()).toBe(1);
  },
);
