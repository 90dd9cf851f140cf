import { toLanguage } from '#src/i18n/languages.ts';
import { switchName } from '#origin/switches.ts';
import { answerContent } from './content-pages.ts';
import { galleryPages } from './gallery-pages.ts';
import { explorerDocument, frame, type Site } from './explorer/documents.ts';
import { renderNotFound } from './not-found.ts';
import { addressWith, readOptions, type PageOptions } from './options.ts';
import { loadPage, pageAt } from './page-files.ts';
import { renderWidgetPage } from './widget-page.ts';

/** Answer to a request for a page. */
export interface PageAnswer {
  readonly status: 200 | 302 | 404;
  /** Where else to go, with status 302. */
  readonly location?: string;
  readonly html: string;
}

const goTo = (location: string): PageAnswer => ({ status: 302, location, html: '' });

/**
 * The demo page at an address.
 *
 * - `/`, `/widget.html?widget=alert` and `/my-page.html` are the explorer, in Arabic `/index-ar.html` and so on;
 *   `/{language}/frame.html` is the page in which it shows a widget
 * - `/{language}/widget.html?widget=alert&example=default` shows an example; `mode`, `theme`, `cms`, `load`
 *   and `bar=off` in the query change what it stands in
 * - `/{language}/{page}.html` is a page of `pages/`, `/{language}/{folder}/{id}.html` one of `pages/{folder}/[id].ts`;
 *   `/{page}.html` and `/{page}-{language}.html` lead there
 * - every other address of the content, with `.html` or without, is the page of its item or section
 * - any other address below two letters is missing; the page that says so is English where they name no language
 * - `?demo=…` throws switches of the fake origin: its middleware has kept them in a cookie when this is
 *   called, so the visitor goes on to the address without them
 *
 * @param loader address of the loader
 * @returns undefined for what is no page
 */
export async function answerPage(request: Request, loader: string): Promise<PageAnswer | undefined> {
  const { pathname, searchParams, search } = new URL(request.url);
  const [, segment = ''] = pathname.split('/');
  const language = toLanguage(segment.length === 2 ? segment : undefined);
  const file = /^\/(?:[a-z]{2}\/)?([a-z][a-z-]*)\.html$/.exec(pathname)?.[1];
  const isBelowLanguage = /^[a-z]{2}$/i.test(segment);
  if (pathname !== '/' && !isBelowLanguage && !file) return undefined;
  // Data and pictures under a language are no pages.
  if (isBelowLanguage && /\.(?!html$)[a-z0-9]+$/.test(pathname)) return undefined;

  const options = readOptions(request, language ?? 'en', loader);
  if (searchParams.has(switchName))
    return goTo(addressWith(new URL(request.url), { [switchName]: undefined }));

  const explorer = await answerExplorer(pathname.replace(/\.html$/, ''), options);
  if (explorer !== undefined) return { status: 200, html: explorer };
  const path = pathname.slice(isBelowLanguage ? segment.length + 1 : 0).replace(/\/+$|\.html$/g, '');
  const missing = (): PageAnswer => {
    const address = new URL(options.address);
    // The page in other languages stands below them.
    if (!isBelowLanguage) address.pathname = `/${options.language}${pathname}`;
    return { status: 404, html: renderNotFound(path, { ...options, address }) };
  };
  if (!language) {
    const [, name = '', tag] = /^(.*?)(?:-([a-z]{2}))?$/.exec(file ?? '') ?? [];
    const target = toLanguage(tag) ?? (tag ? undefined : 'en');
    return target && pageAt(`/${name}`) ? goTo(`/${target}/${name}.html${search}`) : missing();
  }
  if (path === '') return goTo(pageAt('/home') ? `/${language}/home.html` : '/');
  const html = path === '/widget' ? renderWidgetPage(options) : await renderWholePage(path, options);
  if (html !== undefined) return { status: 200, html };
  const content = answerContent(path, options);
  if (!content) return missing();
  return 'html' in content ? { status: 200, html: content.html } : goTo(content.location);
}

/** The page of `pages/` at a path, if there is one. */
async function renderWholePage(path: string, options: PageOptions): Promise<string | undefined> {
  const page = pageAt(path);
  if (!page) return undefined;
  const { render } = await loadPage(page.name);
  return render(options.language, options, page.parameters);
}

/** The documents of the explorer, with the demo's origin behind them. */
async function answerExplorer(path: string, options: PageOptions): Promise<string | undefined> {
  const isIndex = /^\/(?:index(?:-ar)?)?$/.test(path);
  const site: Site = { hasOrigin: true, pages: isIndex ? await galleryPages() : [], policy: undefined };
  return /^\/[a-z]{2}\/frame$/.test(path) ? frame(options, site) : explorerDocument(path, options, site);
}
