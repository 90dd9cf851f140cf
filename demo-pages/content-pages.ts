import { itemAt } from '#origin/content.ts';
import aliasesJson from './content/aliases.json' with { type: 'json' };
import type { PageOptions } from './options.ts';
import { renderItemPage } from './template/item-page.ts';
import { renderSectionPage } from './template/section-page.ts';
import { sectionAt } from './template/site-map.ts';

/** Short or former addresses, by the path that they lead to; all without language. */
const aliases: Readonly<Record<string, string>> = aliasesJson;

/** What stands at an address of the content: a page, or another address. */
type ContentAnswer = { readonly html: string } | { readonly location: string };

/**
 * The page of an item, or of a section of the site.
 *
 * @param path without language and `.html`
 * @returns undefined where the content has nothing
 */
export function answerContent(path: string, options: PageOptions): ContentAnswer | undefined {
  const { language, address } = options;
  // Themes are told by their category.
  const category = address.searchParams.get('category');
  const theme = category === null ? undefined : itemAt(language, `/${language}${path}?category=${category}`);
  const item = theme ?? itemAt(language, `/${language}${path}`);
  if (item) return { html: renderItemPage(item, options) };
  const section = sectionAt(path);
  if (section) return { html: renderSectionPage(section, options) };
  const alias = Object.hasOwn(aliases, path) ? aliases[path] : undefined;
  return alias === undefined ? undefined : { location: `/${language}${alias}${address.search}` };
}
