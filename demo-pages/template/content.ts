import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#src/i18n/languages.ts';

/** A link as the menus hold it. */
export interface MenuLink {
  readonly ctaLabel: string;
  readonly ctaLink: string;
}

/** An entry of the header; `sections` is a list as JSON, as the CMS stores it. */
export interface MenuItem {
  readonly id: string;
  readonly title: string;
  readonly ctaLink: string;
  readonly sections: string;
}

/** What `menus/` holds of a language. */
export interface Menus {
  readonly labels: Readonly<Record<'searchLabel' | 'registerLabel' | 'evisaTitle' | 'viewAll', string>>;
  readonly header: readonly MenuItem[];
  readonly headerB2B: readonly MenuItem[];
  readonly footer: readonly { readonly label: string; readonly links: readonly MenuLink[] }[];
}

/** Words of the template itself, in `content/site.json`. */
export interface SiteTexts {
  readonly brand: string;
  readonly menu: string;
  readonly close: string;
  readonly mainMenu: string;
  readonly languages: string;
  readonly sentence: string;
  readonly helpline: string;
  readonly route: string;
  readonly mail: string;
  readonly desk: string;
}

// Read anew for each page: whoever edits a text sees it after a reload.
const read = (path: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', path), 'utf8'));

export const readMenus = (language: Language) => read(`menus/${language}.json`) as Menus;

export const readSite = (language: Language) =>
  (read('content/site.json') as Readonly<Record<Language, SiteTexts>>)[language];

/** The texts of a page in a language; their shape is the page's own. */
export const readTexts = (page: 'home' | 'portal' | 'search-results', language: Language): unknown =>
  read(`content/${page}/${language}.json`);

/** What lies below an entry of the header. */
export const sectionsOf = ({ sections }: MenuItem) =>
  JSON.parse(sections) as readonly { readonly sectionName: string; readonly href: string }[];
