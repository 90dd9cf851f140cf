import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { startBuiltServer } from '../demo-pages/serve/built-server.ts';
import { buildChunks, buildLoader } from '../scripts/build/bundle.ts';
import type { BuiltChunk } from '../scripts/build/widget-map.ts';
import { findChromium, phone } from './browser.ts';
import { row, table, writeReport } from './report.ts';

/**
 * Which code four pages of the demo fetch on a telephone before anybody touches them, by part: kB of scripts as sent (brotli), words and
 * styles apart. Each page is visited in an empty context, and is at rest when nothing has been fetched for two seconds.
 */

const pages = {
  home: '/en/home.html',
  'an article': '/en/articles/first-light.html',
  'a place': '/en/places/hegra.html',
  'the portal': '/en/portal.html',
};

/** Nothing may be fetched for so long, in ms, until a page is at rest. */
const quiet = 2_000;

const dist = mkdtempSync(join(tmpdir(), 'tourism-widgets-'));
const built = await buildChunks(dist);
await buildLoader(built, dist);
const server = await startBuiltServer({ dist });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});

const widgets = new Map(built.widgets.map(({ chunk, name }) => [chunk.hash, name]));
const parts = new Map(built.chunks.map((chunk) => [chunk.hash, nameOf(chunk)]));

/** What a chunk is for: the widget that it is of, or what is largest in it. */
function nameOf({ hash, modules, rendered }: BuiltChunk): string {
  const widget = widgets.get(hash);
  if (widget) return `\`${widget}\``;
  const byLength = modules.toSorted(
    (one, other) => (rendered.get(other)?.length ?? 0) - (rendered.get(one)?.length ?? 0),
  );
  const largest = [...new Set(byLength.map(shorten))];
  const more = largest.length - 3;
  return `${largest.slice(0, 3).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** A module as people know it: a library by its name, ours by its path below `src`. */
function shorten(path: string): string {
  const [, library] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
  return library ?? path.replaceAll(/^\0|^src\/|\.tsx?$/g, '');
}

/** kB of each part that a page has fetched at rest, by the part's name. */
async function visit(at: Browser, path: string): Promise<Map<string, number>> {
  const context = await at.newContext({ baseURL: server.url, ...phone });
  const page = await context.newPage();
  const fetched = new Map<string, number>();
  const rest = Promise.withResolvers<void>();
  let timer: NodeJS.Timeout | undefined;
  page.on('requestfinished', (request) => {
    clearTimeout(timer);
    timer = setTimeout(rest.resolve, quiet);
    const [, name] = /\/build\/(?:assets\/)?([\w-]+)\.js$/.exec(new URL(request.url()).pathname) ?? [];
    // A file of words has its language before the ending.
    if (!name) return;
    void request
      .sizes()
      .then(({ responseBodySize }) => fetched.set(parts.get(name) ?? name, responseBodySize / 1024));
  });
  await page.goto(`${path}?bar=off`);
  await rest.promise;
  await context.close();
  return fetched;
}

try {
  const fetched: Map<string, number>[] = [];
  for (const path of Object.values(pages)) fetched.push(await visit(browser, path));
  const kB = (value = 0) => (value ? value.toFixed(1) : '');
  const sum = (values: Map<string, number>) => [...values.values()].reduce((all, one) => all + one, 0);
  const most = (name: string) => Math.max(...fetched.map((part) => part.get(name) ?? 0));
  const names = [...new Set(fetched.flatMap((part) => [...part.keys()]))];
  const report = table(
    ['part', ...Object.keys(pages).map((name) => `${name}, kB`)],
    [
      row('**all**', ...fetched.map((part) => `**${kB(sum(part))}** in ${part.size}`)),
      ...names
        .toSorted((one, other) => most(other) - most(one))
        .map((name) => row(name, ...fetched.map((part) => kB(part.get(name))))),
    ],
  );
  console.log(`\n${report}`);
  if (process.argv.includes('--write')) writeReport('rest', report);
} finally {
  await browser.close();
  await server.close();
  rmSync(dist, { recursive: true });
}
