import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { contentSecurityPolicy } from '../../demo-pages/serve/policy.ts';
import { mountElement } from '../../demo-pages/html.ts';
import { manifest } from './build-facts.ts';
import { pageHtml } from './page-html.ts';
import { setStage, settled } from './stage.ts';
import { reportingPolicy } from './worker.ts';

/** The ways in which a page gets its widgets (contract, section 3). */

const stage = setStage();
const scratch = mkdtempSync(join(tmpdir(), 'tourism-widgets-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** The policy of a page whose build lies on a CDN. */
const policyWith = (cdn: string): string =>
  contentSecurityPolicy
    .replace("script-src 'self'", `script-src 'self' ${cdn}`)
    .replace(
      "style-src 'self'",
      `style-src 'self' ${cdn}; font-src 'self' ${cdn}; connect-src 'self' ${cdn}`,
    );

const main =
  mountElement('promotional-banner', { title: 'Riyadh Season' }, { load: 'load' }) +
  mountElement('alert', { title: 'Roads are closed', placement: 'page', autoClose: false });

test('a template may inline the loader, with its hash in the policy and the build’s place in the site configuration', async () => {
  const loader = readFileSync(join(inject('dist'), 'loader.js'), 'utf8');
  const hashed = contentSecurityPolicy.replace(
    "script-src 'self'",
    `script-src 'self' '${manifest.loader.sha256}'`,
  );
  for (const assetBase of ['/build', '/build/']) {
    const page = await stage.show(main, {
      loaders: [],
      site: { assetBase },
      head: `<script type="module">${loader}</script>`,
      headers: { 'content-security-policy': reportingPolicy(hashed) },
    });
    await settled(page);
    await page.close();
  }
  expect(stage.server.count('/build/loader.js')).toBe(0);
});

test.each([
  ['twice under one address', ['/build/loader.js', '/build/loader.js']],
  ['with and without a query', ['/build/loader.js', '/build/loader.js?v=2']],
])('a loader that is linked %s mounts nothing twice', async (_how, loaders) => {
  const page = await stage.show(main, { loaders });
  await settled(page);
  expect(await page.locator('[data-component] [data-widget-root]').count()).toBe(2);
  expect(await page.evaluate(() => [window.watched.copies, window.watched.mounted.length])).toEqual([1, 2]);
});

test('the build works from any path', async () => {
  cpSync(inject('dist'), join(scratch, 'sites/tourism/v7'), { recursive: true });
  const elsewhere = await stage.serve({ dist: scratch, policy: reportingPolicy() });
  elsewhere.show('/en/far/away.html', pageHtml(main, { loaders: ['/build/sites/tourism/v7/loader.js'] }));
  const page = await stage.open(`${elsewhere.url}/en/far/away.html`);
  await settled(page);
});

test('the build works from another origin, which the policy names', async () => {
  const cdn = await stage.serve({ dist: inject('dist') });
  const page = await stage.show(main, {
    loaders: [`${cdn.url}/build/loader.js`],
    headers: { 'content-security-policy': reportingPolicy(policyWith(cdn.url)) },
  });
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  expect(cdn.count(/\/build\/assets\//)).toBeGreaterThan(3);
  expect(cdn.count(/\.woff2$/)).toBeGreaterThan(0);
  expect(stage.server.count(/\/build\//)).toBe(0);
  // Each file once: what was fetched ahead is what is imported.
  expect([...cdn.requests.values()].every((times) => times === 1)).toBe(true);
});

test('an inlined loader finds the build on another origin where its own script element names it', async () => {
  const cdn = await stage.serve({ dist: inject('dist') });
  const loader = readFileSync(join(inject('dist'), 'loader.js'), 'utf8');
  const hashed = policyWith(cdn.url).replace(
    "script-src 'self'",
    `script-src 'self' '${manifest.loader.sha256}'`,
  );
  const page = await stage.show(main, {
    loaders: [],
    head: `<script type="module" data-asset-base="${cdn.url}/build">${loader}</script>`,
    headers: { 'content-security-policy': reportingPolicy(hashed) },
  });
  await settled(page);
  expect(cdn.count(/\/build\/assets\//)).toBeGreaterThan(3);
  expect(stage.server.count(/\/build\//)).toBe(0);
});

test('nothing is fetched from another origin that the site configuration alone names as the build’s', async () => {
  const other = await stage.serve({ dist: inject('dist') });
  const page = await stage.show(main, { site: { assetBase: `${other.url}/build/` } });
  await settled(page);
  expect(other.requests.size).toBe(0);
});

test('a template that prints preload hints has each file fetched once', async () => {
  const used = [manifest.widgets['promotional-banner']!, manifest.widgets['alert']!];
  const words = [manifest.words.en!, ...used.flatMap(({ words }) => words.en ?? [])];
  const files = [...manifest.shared, ...used.flatMap(({ files }) => files), ...words];
  const hints = [...new Set(files.map(({ file }) => file))].map((file) =>
    file.endsWith('.css')
      ? `<link rel="preload" as="style" href="/build/${file}" crossorigin>`
      : `<link rel="modulepreload" href="/build/${file}">`,
  );
  const page = await stage.show(main, { head: hints.join('\n') });
  await settled(page);
  const counts = [...stage.server.requests].filter(([path]) => /\.(js|css)$/.test(path));
  expect(counts.filter(([, times]) => times !== 1)).toEqual([]);
});
