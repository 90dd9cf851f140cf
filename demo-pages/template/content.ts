import { existsSync, readFileSync, statSync } from 'node:fs';
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
  readonly image?: { readonly fileReference: string };
  readonly sections: string;
}

/** An entry of the user menu. */
interface UserEntry {
  readonly label: string;
  readonly url: string;
  readonly iconName: string;
  /** For trade partners: who sees it. */
  readonly requiredRole?: string;
}

type Label =
  | 'viewAll'
  | 'searchLabel'
  | 'searchModalTitle'
  | 'trendingTitle'
  | 'recentSearchLabel'
  | 'clearHistoryLabel'
  | 'registerLabel'
  | 'signOutLabel'
  | 'viewProfileLabel'
  | 'welcomeLabel'
  | 'evisaTitle'
  | 'alertText'
  | 'languageUnavailable'
  | 'languageUnavailableLink';

/** What `menus/` holds of a language. */
export interface Menus {
  readonly labels: Readonly<Record<Label, string>>;
  readonly header: readonly MenuItem[];
  readonly headerB2B: readonly MenuItem[];
  readonly userMenu: readonly UserEntry[];
  readonly trending: readonly MenuLink[];
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
  readonly newsletter: Readonly<Record<'title' | 'consent' | 'action', string>>;
  readonly feedback: Readonly<Record<'question' | 'found' | 'missing' | 'unclear' | 'action', string>>;
}

const known = new Map<string, { readonly changed: number; readonly content: unknown }>();

/** A file of JSON below `demo-pages` as it is now: whoever edits a text sees it after a reload. */
export function readContent(path: string): unknown {
  const file = join(import.meta.dirname, '..', path);
  const changed = statSync(file).mtimeMs;
  const kept = known.get(file);
  if (kept?.changed === changed) return kept.content;
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  known.set(file, { changed, content });
  return content;
}

export const readMenus = (language: Language) => readContent(`menus/${language}.json`) as Menus;

export const readSite = (language: Language) =>
  (readContent('content/site.json') as Readonly<Record<Language, SiteTexts>>)[language];

/** The texts of a page in a language; their shape is the page's own. */
export const readTexts = (page: string, language: Language): unknown =>
  readContent(`content/${page}/${language}.json`);

/** Whether a page has texts in a language. */
export const hasTexts = (page: string, language: Language): boolean =>
  existsSync(join(import.meta.dirname, '..', `content/${page}/${language}.json`));

/** A place below an entry of the header. */
export interface Section {
  /** What the paths of its pages contain; without it the last part of its address. */
  readonly id?: string;
  readonly sectionName: string;
  readonly href: string;
}

/** What lies below an entry of the header. */
export const sectionsOf = ({ sections }: MenuItem) => JSON.parse(sections) as readonly Section[];
