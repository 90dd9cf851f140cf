import type { ContentItem } from '#origin/content-item.ts';
import { itemAt } from '#origin/content.ts';
import type { Language } from '#src/i18n/languages.ts';
import aliasesJson from './content/aliases.json' with { type: 'json' };
import { attributes, escape } from './html.ts';
import type { PageOptions } from './options.ts';
import { registrationOf } from './template/event.ts';
import { renderItemPage } from './template/item-page.ts';
import { renderSectionPage } from './template/section-page.ts';
import { sectionAt } from './template/site-map.ts';
import { label } from './template/words.ts';

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
  if (item) return { html: renderItemPage(item, options, wayOn(item, language)) };
  const section = sectionAt(path);
  if (section) return { html: renderSectionPage(section, options) };
  const alias = Object.hasOwn(aliases, path) ? aliases[path] : undefined;
  return alias === undefined ? undefined : { location: `/${language}${alias}${address.search}` };
}

/** Pages of the portal that say more of an item than its own. */
const detailed: Partial<Record<ContentItem['type'], (item: ContentItem, language: Language) => Cta>> = {
  partner: ({ id }, language) => ({
    ctaLabel: label('fullProfile', language),
    ctaLink: `/${language}/partner-tools/partner-profile.html?companyId=${id}`,
  }),
  asset: ({ id }, language) => ({
    ctaLabel: label('fileDetails', language),
    ctaLink: `/${language}/content-hub/asset-details.id-${id}.html`,
  }),
};

/** A link of the page. */
interface Cta {
  readonly ctaLabel: string;
  readonly ctaLink: string;
}

/** The way on from an item, as a button that needs no script: to register for an event, to the page that says more of it. */
function wayOn(item: ContentItem, language: Language): string {
  const cta = detailed[item.type]?.(item, language) ?? registrationOf(item, language);
  if (!cta) return '';
  return `<p><a${attributes({ class: 'site-button', href: cta.ctaLink })}><span>${escape(cta.ctaLabel)}</span></a></p>`;
}
