import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { toLanguage } from '#src/i18n/languages.ts';
import { switchName } from '#origin/switches.ts';
import { renderIndex } from './index-page.ts';
import { renderNotFound } from './not-found.ts';
import { readOptions } from './options.ts';
import type { PageModule } from './page.ts';
import { renderWidgetPage } from './widget-page.ts';

/** Answer to a request for a page. */
export interface PageAnswer {
  readonly status: 200 | 302 | 404;
  /** Where else to go, with status 302. */
  readonly location?: string;
  readonly html: string;
}

/** Names of the whole pages: the files in `pages/` are the only list. */
function pageNames(): string[] {
  return readdirSync(join(import.meta.dirname, 'pages'))
    .filter((file) => /^[a-z-]+\.ts$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();
}

const loadPage = (name: string) => import(/* @vite-ignore */ `./pages/${name}.ts`) as Promise<PageModule>;

const goTo = (location: string): PageAnswer => ({ status: 302, location, html: '' });

/**
 * The demo page at an address.
 *
 * - `/` lists all widgets, examples and pages
 * - `/{language}/widget.html?widget=alert&example=default` shows an example; `mode`, `theme`, `cms`, `load`
 *   and `bar=off` in the query change what it stands in
 * - `/{language}/{page}.html` is a page of `pages/`; `/{page}.html` and `/{page}-{language}.html` lead there
 * - `?demo=…` throws switches of the fake origin: its middleware has kept them in a cookie when this is
 *   called, so the visitor goes on to the address without them
 *
 * @param loader address of the loader
 * @returns undefined for what is no page
 */
export async function answerPage(request: Request, loader: string): Promise<PageAnswer | undefined> {
  const { pathname, searchParams, search } = new URL(request.url);
  const [, segment = '', ...rest] = pathname.split('/');
  const language = toLanguage(segment.length === 2 ? segment : undefined);
  const file = /^\/(?:[a-z]{2}\/)?([a-z][a-z-]*)\.html$/.exec(pathname)?.[1];
  if (pathname !== '/' && !language && !file) return undefined;
  // Data and pictures under a language are no pages.
  if (language && /\.(?!html$)[a-z0-9]+$/.test(pathname)) return undefined;

  const options = readOptions(request, language ?? 'en', loader);
  if (searchParams.has(switchName)) return goTo(`${pathname}${options.address.search}`);

  if (pathname === '/') {
    const names = pageNames();
    const modules = await Promise.all(names.map(loadPage));
    const pages = modules.map(({ title, purpose }, index) => ({
      name: names[index] as string,
      title,
      purpose,
    }));
    return { status: 200, html: renderIndex(pages, options) };
  }
  const missing = (): PageAnswer => ({ status: 404, html: renderNotFound(options) });
  const names = pageNames();
  if (!language) {
    const [, name = '', tag] = /^(.*?)(?:-([a-z]{2}))?$/.exec(file ?? '') ?? [];
    const target = toLanguage(tag) ?? (tag ? undefined : 'en');
    return target && names.includes(name) ? goTo(`/${target}/${name}.html${search}`) : missing();
  }
  if (file === 'widget' && rest.length === 1) {
    const html = renderWidgetPage(options);
    return html === undefined ? missing() : { status: 200, html };
  }
  if (file && names.includes(file)) {
    const page = await loadPage(file);
    return { status: 200, html: await page.render(language, options) };
  }
  const isRoot = rest.join('') === '';
  return isRoot ? goTo(names.includes('home') ? `/${language}/home.html` : '/') : missing();
}
