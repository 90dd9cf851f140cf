import { describe, expect, test } from 'vitest';
import { mountElement } from '../../demo-pages/html.ts';
import { bannerFiles, platformFiles } from './build-facts.ts';
import { hurry } from './hurry.ts';
import { setStage, settled } from './stage.ts';

/** Files that do not come (contract, section 3; trust, rows 44 to 46), counted where they are asked for. */

const stage = setStage();
const banner = mountElement(
  'promotional-banner',
  { title: 'Riyadh Season' },
  { load: 'load', fallback: '<p>Fallback</p>' },
);
const alert = mountElement('alert', { title: 'Roads are closed', placement: 'page', autoClose: false });
const bannerSelector = '[data-component="promotional-banner"]';

const files = [
  ['the widget’s own code', bannerFiles.code],
  ['its stylesheet', bannerFiles.styles],
  ['its words', bannerFiles.words],
  ['the platform', platformFiles.code],
  ['the platform’s stylesheet', platformFiles.styles],
  ['the platform’s words', platformFiles.words],
] as const;

/** All files are asked for alike; modules and stylesheets learn in different ways that one is not there. */
const waysToBeLost = [
  ['is gone for good', 404, 'missing', /404/],
  ['is refused by a broken server', 503, 'error', /503/],
  ['is cut off each time', 'drop', 'error', /ERR_/],
] as const;

const copiesOfReact = () => window.watched.copies;

describe.each(files)('%s', (_what, file) => {
  test.each([2])(
    'comes late, after %i lost requests: the widget lives, on one copy of React',
    async (times) => {
      stage.server.fail(file, times);
      stage.expectFault(/404/);
      const page = await stage.show(banner, { before: hurry });
      await settled(page);
      await page.getByRole('heading', { name: 'Riyadh Season' }).waitFor();
      expect(stage.server.count(file)).toBe(times + 1);
      expect(await page.evaluate(copiesOfReact)).toBe(1);
      expect(stage.server.count('/en/page.html')).toBe(1);
    },
  );

  test.each(waysToBeLost.filter(([, how]) => how === 404 || file.endsWith('.js')))(
    '%s: after three requests the widget says so, and its fallback stands',
    async (_how, how, reason, fault) => {
      stage.server.fail(file, Infinity, how);
      stage.expectFault(fault);
      stage.expectFault(
        new RegExp(`promotional-banner: ChunkLoadError: Loading chunk http.* failed \\(${reason}\\)`),
      );
      const isOwn = Object.values<string>(bannerFiles).includes(file);
      if (!isOwn) stage.expectFault(/alert: ChunkLoadError/);
      const page = await stage.show(banner + alert, { before: hurry });
      await settled(page, bannerSelector, 'failed');
      await settled(page, '[data-component="alert"]', isOwn ? 'mounted' : 'failed');
      expect(await page.getByText('Fallback').isVisible()).toBe(true);
      expect(await page.locator('[data-widget-root]').count()).toBe(isOwn ? 1 : 0);
      const failures = await page.evaluate(() => window.watched.failed);
      expect(failures).toContainEqual({
        name: 'promotional-banner',
        phase: 'chunk',
        error: `ChunkLoadError: Loading chunk ${stage.server.url}${file} failed (${reason})`,
      });
      // What a browser repeats by itself on a broken connection is not ours.
      if (how !== 'drop') expect(stage.server.count(file)).toBe(3);
      expect(stage.server.count('/en/page.html')).toBe(1);
    },
  );
});

test('a page that a CMS sends in place of a lost file counts as lost', async () => {
  stage.server.show(bannerFiles.code, '<h1>Not found</h1>');
  stage.expectFault(/ChunkLoadError: .*missing/);
  // The browser's own line about a module that is none.
  stage.expectFault(/MIME type/);
  const page = await stage.show(banner, { before: hurry });
  await settled(page, bannerSelector, 'failed');
  expect(stage.server.count(bannerFiles.code)).toBe(3);
});

test.each(files)(
  '%s hangs: the fallback stands meanwhile, and after two minutes the widget gives up',
  async (_what, file) => {
    stage.server.hang(file);
    stage.expectFault(/ChunkLoadError: .*timeout/);
    const page = await stage.show(banner, { before: (page) => page.clock.install() });
    await settled(page, bannerSelector, 'loading');
    await expect.poll(() => stage.server.count(file)).toBe(1);
    // The page's clock runs on while we look.
    await page.clock.fastForward(90_000);
    expect(await page.getByText('Fallback').isVisible()).toBe(true);
    await settled(page, bannerSelector, 'loading');
    await page.clock.fastForward(30_000);
    await settled(page, bannerSelector, 'failed');
    expect(await page.getByText('Fallback').isVisible()).toBe(true);
    expect(stage.server.count(file)).toBe(1);
  },
);

test('a widget that failed is asked for anew by call, once its file is there', async () => {
  stage.server.fail(bannerFiles.code, 3);
  stage.expectFault(/404/);
  stage.expectFault(/ChunkLoadError/);
  const page = await stage.show(banner, { before: (page) => page.clock.install() });
  await page.clock.resume();
  await settled(page, bannerSelector, 'failed');
  // Those who are due together share a failure; later ones try anew.
  await page.clock.fastForward(31_000);
  await page.evaluate(
    (selector) => window.tourismWidgets?.scan(document.querySelector(selector)!),
    bannerSelector,
  );
  await settled(page);
  expect(await page.evaluate(copiesOfReact)).toBe(1);
});

test('a widget that comes into view without a connection keeps its fallback, and comes once there is one', async () => {
  stage.expectFault(/ChunkLoadError/);
  stage.allowFault(/ERR_INTERNET_DISCONNECTED/);
  const farBelow = `<pre>${'\n'.repeat(400)}</pre>`;
  const page = await stage.show(alert + farBelow + banner.replace('"load"', '"visible"'), { before: hurry });
  await settled(page, '[data-component="alert"]');
  await page.context().setOffline(true);
  await page.locator(bannerSelector).scrollIntoViewIfNeeded();
  await settled(page, bannerSelector, 'failed');
  expect(await page.getByText('Fallback').isVisible()).toBe(true);
  await page.context().setOffline(false);
  await settled(page);
  expect(await page.evaluate(() => window.watched.failed.length)).toBe(1);
});

test('a widget that is added to a page without a connection comes once there is one', async () => {
  stage.expectFault(/ChunkLoadError/);
  stage.allowFault(/ERR_INTERNET_DISCONNECTED/);
  const page = await stage.show(`${alert}<template id="later">${banner}</template>`);
  await settled(page, '[data-component="alert"]');
  await page.context().setOffline(true);
  await page.evaluate(() => {
    const later = document.querySelector<HTMLTemplateElement>('#later')!;
    later.replaceWith(later.content);
  });
  await settled(page, bannerSelector, 'failed');
  await page.context().setOffline(false);
  await settled(page);
  expect(await page.evaluate(() => window.watched.failed.length)).toBe(1);
});
