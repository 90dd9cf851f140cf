import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#src/i18n/languages.ts';
import { hasPlan } from '#src/planner/plan-link.ts';
import { ask } from '#origin/ask.ts';
import { itemsWithPages } from '#origin/content.ts';
import { createHandlers } from '#origin/handlers.ts';
import { createOriginState } from '#origin/state.ts';
import { timeLimit } from '#testing/time-limit.ts';
import { answerPage } from './routes.ts';
import { sectionPaths } from './template/site-map.ts';
import { readExample, shownWidgets } from './widgets.ts';

/** Follows every link of the demo: no link of ours ends at a page that is missing. */

/** Pages by address without hash, as they were answered; undefined where there is none. */
const pages = new Map<string, string | undefined>();

/** Links that lead nowhere, each with a page that has it. */
const dead = new Map<string, string>();

/** Addresses that are asked for by POST alone, or that stand for a whole service or for pages in every language. */
const services = new Set(['/sso/userInfo', '/geo/location.json', '/places']);

const isOrigins = (path: string) => /^\/(?:bin|libs|api|sso|media|documents|images\/partners)\//.test(path);

const root = join(import.meta.dirname, '..');

/** Folders whose files are served as they are. */
const fileFolders = new Set([
  ...readdirSync(join(root, 'demo-pages/public')),
  'src',
  'demo-pages',
  'explorer',
  'loader',
  'widgets',
]);
const isFile = (path: string) => fileFolders.has(path.split('/')[1] ?? '') && /\/[^/]+\/./.test(path);
const origin = createOriginState();

/** Own addresses that the origin answers, each by its handler. */
const ownAddresses = new Set(
  createHandlers(origin)
    .map(({ info }) => String((info as { path?: unknown }).path).replace(/^\*/, ''))
    .filter((path) => /^\/own\/[^*]+$/.test(path)),
);

/** The page at an address, after redirects. */
async function open(address: string): Promise<string | undefined> {
  const url = new URL(address, 'http://demo.test');
  url.searchParams.set('bar', 'off');
  const answer = await answerPage(new Request(url), '/loader/loader.ts');
  if (answer?.location !== undefined) return open(answer.location);
  return answer?.status === 200 ? answer.html : undefined;
}

/** Site-relative addresses in markup, in configurations, and in texts within those; a path with `{id}` in it is none yet. */
const linksIn = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/\\?"(\/(?!\/)[^"\\<>{\s]*)\\?"/g)].map(([, link = '']) =>
      link.replaceAll('&amp;', '&'),
    ),
  );

/** Examples that hold wrong values on purpose; so do their links. */
const isFaulty = (link: string) => link.includes('example=faulty');

async function leadsSomewhere(link: string): Promise<boolean> {
  const [path = ''] = link.split(/[?#]/);
  if (services.has(path) || ownAddresses.has(path) || isFaulty(link)) return true;
  if (isOrigins(path)) return (await ask(origin, link)).status < 400;
  if (isFile(path)) return existsSync(join(root, 'demo-pages/public', path)) || existsSync(join(root, path));
  const [address = '', hash = ''] = link.split('#');
  if (!pages.has(address)) pages.set(address, undefined).set(address, await follow(address));
  const html = pages.get(address);
  if (hasPlan(`#${hash}`)) return html?.includes('data-component="itinerary-planner"') ?? false;
  return html !== undefined && (hash === '' || html.includes(` id="${hash}"`));
}

/** Opens a page and all that it leads to. */
async function follow(address: string): Promise<string | undefined> {
  const html = await open(address);
  if (html !== undefined) waiting.push(...[...linksIn(html)].map((link) => ({ link, from: address })));
  return html;
}

const waiting: { link: string; from: string }[] = [];

async function crawl(links: Iterable<string>, from: string): Promise<void> {
  waiting.push(...[...links].map((link) => ({ link, from })));
  const known = new Set<string>();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (known.has(next.link)) continue;
    known.add(next.link);
    if (!(await leadsSomewhere(next.link))) dead.set(next.link, next.from);
  }
}

/** Links of the examples that are right. */
function exampleLinks(): Set<string> {
  const texts = shownWidgets().flatMap(({ name, examples }) =>
    examples
      .filter((example) => !example.startsWith('faulty'))
      .map((example) => JSON.stringify(readExample(name, example))),
  );
  return linksIn(texts.join('\n'));
}

describe('every link of the demo', () => {
  beforeAll(async () => {
    const items = languages.flatMap((language) => itemsWithPages(language).map(({ url }) => url));
    const sections = languages.flatMap((language) => sectionPaths().map((path) => `/${language}${path}`));
    const homes = languages.map((language) => `/${language}`);
    await crawl([...homes, ...items, ...sections], 'the content');
    await crawl(exampleLinks(), 'an example');
  }, timeLimit(120_000));

  test('leads to a page, a file or a service', () => {
    expect(Object.fromEntries(dead)).toEqual({});
  });

  test('was followed: from whole pages, menus, footers and examples to each item in each language', () => {
    const opened = [...pages.keys()];
    for (const language of languages) {
      const count = opened.filter((address) => address.startsWith(`/${language}/`)).length;
      expect(count, language).toBeGreaterThan(itemsWithPages(language).length);
    }
  });

  test('leads to what a visitor can read: one heading, and no placeholder', () => {
    const wrong = [...pages].filter(([address, html = '']) => {
      const isContent = /^\/[a-z]{2}\/[a-z]/.test(address) && !/\/(?:widget|htl)\.html/.test(address);
      const headings = html.match(/<h1[\s>]/g)?.length;
      return isContent && (headings !== 1 || /\blorem\b|\bundefined\b|\[object|>null<|\bNaN\b/.test(html));
    });
    expect(wrong.map(([address]) => address)).toEqual([]);
  });
});
