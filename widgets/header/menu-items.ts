import { splitPath, type LanguagePage } from '#src/page/language.ts';
import type { MenuItem, Section } from './widget.ts';

/** Links that a panel shows, in two columns of three (specification, section 2). */
const maximumLinks = 6;

/** The sections that an item's panel shows. */
export const panelSections = ({ sections }: Pick<MenuItem, 'sections'>): readonly Section[] =>
  sections.slice(0, maximumLinks);

/** Key of an item among those of its menu. */
export const itemKey = ({ id, title }: MenuItem, index: number): string => id ?? `${index} ${title}`;

/** Path of an address behind its language, without `.html`, query and hash; empty for the root of a language. */
function placeOf(address: string, page: LanguagePage): string {
  const { after } = splitPath(URL.parse(address, page.url)?.pathname ?? '', page);
  return after.replace(/^\/|(\.html|\/)$/g, '');
}

/** What tells which section a page is in. */
type Place = Pick<Section, 'id' | 'href'>;

/** What a section is known by: its own id, else the last part of its address (contract, section 7). */
export const sectionId = ({ id, href = '' }: Place, page: LanguagePage): string =>
  id ?? placeOf(href, page).split('/').at(-1) ?? '';

/**
 * The active section: the one whose id the page's path contains. Where several are contained, the one that comes last
 * in the path: it is the nearest to the page.
 */
export function activeSection<Known extends Place>(
  sections: readonly Known[],
  page: LanguagePage,
): Known | undefined {
  const { language, after } = splitPath(new URL(page.url).pathname, page);
  const path = language + after;
  let active: { section: Known; end: number } | undefined;
  for (const section of sections) {
    const id = sectionId(section, page);
    const at = id ? path.lastIndexOf(id) : -1;
    if (at >= 0 && (!active || at + id.length > active.end)) active = { section, end: at + id.length };
  }
  return active?.section;
}

/**
 * The group that the page belongs to: the first item with a section whose id is contained in the path, else the item
 * whose link is the longest prefix of the path (contract, section 7).
 */
export function currentItem<Item extends Pick<MenuItem, 'ctaLink'> & { readonly sections: readonly Place[] }>(
  menu: readonly Item[],
  page: LanguagePage,
): Item | undefined {
  const bySection = menu.find(({ sections }) => activeSection(sections, page));
  if (bySection) return bySection;
  const here = placeOf(page.url, page);
  let current: { item: Item; length: number } | undefined;
  for (const item of menu) {
    const place = item.ctaLink ? placeOf(item.ctaLink, page) : '';
    const isPrefix = place !== '' && (here === place || here.startsWith(`${place}/`));
    if (isPrefix && place.length > (current?.length ?? 0)) current = { item, length: place.length };
  }
  return current?.item;
}

/** Whether a link leads to the page that is shown. */
export const isThisPage = (address: string | undefined, page: LanguagePage): boolean =>
  address !== undefined &&
  URL.parse(address, page.url)?.origin === new URL(page.url).origin &&
  placeOf(address, page) === placeOf(page.url, page);
