import type { Language } from '#src/i18n/languages.ts';
import { labelOf } from '#origin/data.ts';
import sectionsJson from '../content/sections.json' with { type: 'json' };
import { readMenus, readSite, sectionsOf, type MenuLink, type Menus } from './content.ts';

/** A page that lists items or stands for a service of the site. */
export interface SectionPage {
  /** Path without language. */
  readonly path: string;
  readonly picture: string;
  /** Where no menu has one. */
  readonly title?: Readonly<Record<Language, string>>;
  readonly text: Readonly<Record<Language, string>>;
  /** Types of the items that it lists. */
  readonly types?: readonly string[];
  /** Group of questions that it shows. */
  readonly faq?: string;
  /** Entry of a menu whose sections it leads to. */
  readonly links?: string;
}

const sections: readonly SectionPage[] = sectionsJson;

const withoutSuffix = (path: string) => path.replace(/\.html$/, '');

/** The section at a path without language. */
export const sectionAt = (path: string): SectionPage | undefined =>
  sections.find((section) => section.path === path);

/** All paths of sections, without language. */
export const sectionPaths = (): string[] => sections.map(({ path }) => path);

/** Every link of the menus with its words, the closer to the top the earlier. */
function menuLinks(menus: Menus, language: Language): MenuLink[] {
  const items = [...menus.header, ...menus.headerB2B];
  return [
    ...menus.header.map(({ title, ctaLink }) => ({ ctaLabel: title, ctaLink })),
    ...items.flatMap(sectionsOf).map(({ sectionName, href }) => ({ ctaLabel: sectionName, ctaLink: href })),
    ...menus.footer.flatMap(({ links }) => links),
    ...menus.userMenu.map(({ label, url }) => ({ ctaLabel: label, ctaLink: url })),
    { ctaLabel: readSite(language).route, ctaLink: `/${language}/getting-here` },
    { ctaLabel: menus.labels.viewProfileLabel, ctaLink: `/${language}/individual/profile` },
  ];
}

/** What a section is called: as the menus say, else its own title, else the type that it lists. */
export function sectionTitle(section: SectionPage, language: Language): string {
  const links = menuLinks(readMenus(language), language);
  const named = links.find(({ ctaLink }) => withoutSuffix(ctaLink) === `/${language}${section.path}`);
  return section.title?.[language] ?? named?.ctaLabel ?? labelOf('types', section.types?.[0] ?? '', language);
}

/** Sections above a path, as steps of its trail. */
export function sectionsAbove(path: string, language: Language): MenuLink[] {
  const segments = path.split('/').slice(1, -1);
  const above = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  return above
    .flatMap((parent) => sectionAt(parent) ?? [])
    .map((section) => ({
      ctaLabel: sectionTitle(section, language),
      ctaLink: `/${language}${section.path}`,
    }));
}

/** Where the entry of a menu leads, without the page itself. */
export function linksOf(id: string, path: string, language: Language): MenuLink[] {
  const menus = readMenus(language);
  const item = [...menus.header, ...menus.headerB2B].find((known) => known.id === id);
  return (item ? sectionsOf(item) : [])
    .map(({ sectionName, href }) => ({ ctaLabel: sectionName, ctaLink: href }))
    .filter(({ ctaLink }) => withoutSuffix(ctaLink) !== `/${language}${path}`);
}
