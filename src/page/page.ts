import { directionOf, type Direction, type Language } from '#src/i18n/languages.ts';
import type { Site } from './site.schema.ts';

/** Whom the page is for: consumers or trade partners (specification, section 1). */
export type Mode = 'B2C' | 'B2B';

/** `author` while somebody edits the page in the CMS. */
export type CmsMode = 'publish' | 'author';

export type Theme = 'default' | 'blue';

/**
 * Names of the widgets that provide something, as a query string: `user-api=header&sign-in=login-modal`. In the loader's
 * table it weighs less than an object.
 */
export type Providers = string;

/** What a widget may know about its page. */
export interface Page {
  readonly mode: Mode;
  readonly cmsMode: CmsMode;
  readonly language: Language;
  readonly direction: Direction;
  readonly theme: Theme;
  /** Address of the page when the first widget was mounted. */
  readonly url: string;
  /** Category and subcategory for analytics; empty where the page names none. */
  readonly category: string;
  readonly subcategory: string;
  readonly site: Site;
  /** Which widgets provide something to others. */
  readonly providers: Providers;
}

/** The attributes of `<body>` that say what a page is (contract, section 1), with their values unchanged. */
export interface PageMarks {
  readonly mode?: string | undefined;
  readonly cmsMode?: string | undefined;
  readonly theme?: string | undefined;
  readonly pageCategory?: string | undefined;
  readonly pageSubcategory?: string | undefined;
}

/** The mode a page names, in any letter case; B2C without one. Undefined for a value that names no mode. */
export function toMode(value: string | undefined): Mode | undefined {
  const mode = (value || 'B2C').trim().toUpperCase();
  return mode === 'B2C' || mode === 'B2B' ? mode : undefined;
}

/**
 * Puts together what widgets may know of a page. An attribute of the body wins over the site configuration. Pure: the
 * browser hands in its document's marks (`read-page.ts`), a server those of the page it renders.
 */
export function createPage(
  marks: PageMarks,
  at: { url: string; language: Language; site: Site; providers?: Providers },
): Page {
  const { site } = at;
  return {
    mode: toMode(marks.mode || site.mode) ?? 'B2C',
    cmsMode: (marks.cmsMode || site.cmsMode)?.trim().toLowerCase() === 'author' ? 'author' : 'publish',
    direction: directionOf(at.language),
    theme: (marks.theme || site.theme) === 'blue' ? 'blue' : 'default',
    category: marks.pageCategory || site.pageCategory || '',
    subcategory: marks.pageSubcategory || site.pageSubcategory || '',
    providers: '',
    ...at,
  };
}
