import { linkLanguage, splitPath } from '#src/page/language.ts';
import { findMain } from '#src/page/main-content.ts';
import { pageElement, pageHead, readDocument } from '#src/page/dom.ts';
import type { Page } from '#src/page/page.ts';
import { recentPages } from './storage.ts';
import { readKey, writeKey } from '#src/storage/store.ts';
import { safeSource } from '#src/text/safe-link.ts';

/** A page that the visitor has seen. */
export interface SeenPage {
  /** Its path, without query and `#`. */
  readonly url: string;
  readonly title: string;
  readonly image?: string | undefined;
}

/** Pages that are remembered. */
const most = 12;

const longestTitle = 120;

/** What templates call pages of an account or of the portal, as a category or in a path. */
const personal =
  /^(account|individual|profile|favou?rites|interests|login|logout|sign-?in|register|registration|reset-password|(un)?subscribe|subscriptions|portal|partner-.*|content-hub|asset-.*|enlist-business|event-registration)$/i;

/**
 * Whether a page may be remembered: not one of an account or of the portal, by its mode, its category or its path, and
 * none that is kept from search engines.
 */
export function isRemembered(page: Page): boolean {
  const { mode, category, subcategory, url } = page;
  const { after } = splitPath(new URL(url).pathname, page);
  const segments = after.split('/').map((segment) => segment.replace(/\..*$/, ''));
  const robots = pageHead().querySelector('meta[name="robots" i]')?.getAttribute('content') ?? '';
  const words = [category, subcategory, ...segments];
  return mode === 'B2C' && !/noindex|none/i.test(robots) && !words.some((word) => personal.test(word.trim()));
}

/** Puts a page before all that were seen earlier. */
export function rememberPage(page: Page): void {
  const { pathname } = new URL(page.url);
  const image = imageOf(page);
  const seen: SeenPage = { url: pathname, title: titleOf(), ...(image && { image }) };
  if (!seen.title) return;
  const others = (readKey(recentPages) ?? []).filter(({ url }) => url !== pathname);
  writeKey(recentPages, [seen, ...others].slice(0, most));
}

/** Pages in this page's language that were seen before it, as they may be linked. */
export const pagesBefore = (seen: readonly SeenPage[], page: Page): SeenPage[] =>
  seen.filter((other) => {
    const isOwn = URL.parse(other.url, page.url)?.origin === new URL(page.url).origin;
    return isOwn && !isSamePath(other.url, page.url) && linkLanguage(other.url, page) === page.language;
  });

/** Whether an address leads to the page, written with `.html` or without. */
export const isSamePath = (address: string, pageUrl: string): boolean => {
  const [target, page] = [URL.parse(address, pageUrl), new URL(pageUrl)];
  return target?.origin === page.origin && bare(target.pathname) === bare(page.pathname);
};

const bare = (path: string) => path.replace(/\.html$|\/+$/, '');

const meta = (property: string) =>
  pageHead().querySelector(`meta[property="${property}" i]`)?.getAttribute('content')?.trim();

function titleOf(): string {
  const heading = (findMain() ?? pageElement())
    .querySelector('h1')
    ?.textContent.replaceAll(/\s+/g, ' ')
    .trim();
  return (meta('og:title') || heading || readDocument('title').trim()).slice(0, longestTitle);
}

function imageOf({ url }: Page): string | undefined {
  const first = findMain()?.querySelector('img[src]')?.getAttribute('src');
  return (
    [meta('og:image'), first].map((address) => address && safeSource(address, url)).find(Boolean) || undefined
  );
}
