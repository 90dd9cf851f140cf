import { toLanguage } from '#src/i18n/languages.ts';
import type { MenuItem, Section } from './widget.ts';

/** Links that a panel shows, in two columns of three (specification, section 2). */
const maximumLinks = 6;

/** The sections that an item's panel shows. */
export const panelSections = ({ sections }: Pick<MenuItem, 'sections'>): readonly Section[] =>
  sections.slice(0, maximumLinks);

/** Key of an item among those of its menu. */
export const itemKey = ({ id, title }: MenuItem, index: number): string => id ?? `${index} ${title}`;

/** Path of an address without language, `.html`, query and hash; empty for the root of a language. */
function placeOf(address: string, pageUrl: string): string {
  const segments = (URL.parse(address, pageUrl)?.pathname ?? '').split('/').filter(Boolean);
  if (toLanguage(segments[0])) segments.shift();
  return segments.join('/').replace(/\.html$/, '');
}

/** What a section is known by: its own id, else the last part of its address (contract, section 7). */
export const sectionId = ({ id, href = '' }: Section, pageUrl: string): string =>
  id ?? placeOf(href, pageUrl).split('/').at(-1) ?? '';

/**
 * The active section: the one whose id the page's path contains. Where several are contained, the one that comes last
 * in the path: it is the nearest to the page.
 */
export function activeSection(sections: readonly Section[], pageUrl: string): Section | undefined {
  const { pathname } = new URL(pageUrl);
  let active: { section: Section; end: number } | undefined;
  for (const section of sections) {
    const id = sectionId(section, pageUrl);
    const at = id ? pathname.lastIndexOf(id) : -1;
    if (at >= 0 && (!active || at + id.length > active.end)) active = { section, end: at + id.length };
  }
  return active?.section;
}

/**
 * The group that the page belongs to: the first item with a section whose id is contained in the path, else the item
 * whose link is the longest prefix of the path (contract, section 7).
 */
export function currentItem(menu: readonly MenuItem[], pageUrl: string): MenuItem | undefined {
  const bySection = menu.find(({ sections }) => activeSection(sections, pageUrl));
  if (bySection) return bySection;
  const page = placeOf(pageUrl, pageUrl);
  let current: { item: MenuItem; length: number } | undefined;
  for (const item of menu) {
    const place = item.ctaLink ? placeOf(item.ctaLink, pageUrl) : '';
    const isPrefix = place !== '' && (page === place || page.startsWith(`${place}/`));
    if (isPrefix && place.length > (current?.length ?? 0)) current = { item, length: place.length };
  }
  return current?.item;
}

/** Whether a link leads to the page that is shown. */
export const isThisPage = (address: string | undefined, pageUrl: string): boolean =>
  address !== undefined &&
  URL.parse(address, pageUrl)?.origin === new URL(pageUrl).origin &&
  placeOf(address, pageUrl) === placeOf(pageUrl, pageUrl);
