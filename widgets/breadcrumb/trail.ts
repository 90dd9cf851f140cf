import type { Language } from '#src/i18n/languages.ts';
import { splitPath } from '#src/page/language.ts';
import type { Config } from './widget.ts';

/** One step of the path to a page. */
export interface Crumb {
  readonly label: string;
  /** Absent for the current page, and where an author gave none. */
  readonly link: string | undefined;
  readonly isCurrent: boolean;
}

/**
 * What an address is known by, however it is written: without host, query, `.html`, a slash at its end, or the name of
 * a folder's own page.
 *
 * @returns undefined for what is no page of this site
 */
export function placeOf(address: string, pageUrl: string): string | undefined {
  const url = URL.parse(address, pageUrl);
  if (!url || url.origin !== URL.parse(pageUrl)?.origin) return undefined;
  const path = decode(url.pathname)
    .replace(/\.html?$/i, '')
    .replace(/\/+$/, '');
  return path.replace(/\/(home|index)$/i, '') || '/';
}

/**
 * The path as its author wrote it. Entries without a label are skipped; the one that leads to this page is the current
 * one, else the last.
 */
export function authoredTrail(items: Config['items'], pageUrl: string): Crumb[] {
  const labelled = items.filter(({ ctaLabel }) => ctaLabel.trim() !== '');
  const here = placeOf(pageUrl, pageUrl);
  const own = labelled.findLastIndex(
    ({ ctaLink }) => ctaLink !== undefined && !ctaLink.includes('#') && placeOf(ctaLink, pageUrl) === here,
  );
  const current = own < 0 ? labelled.length - 1 : own;
  return labelled.map(({ ctaLabel, ctaLink }, index) =>
    index === current
      ? { label: ctaLabel, link: undefined, isCurrent: true }
      : { label: ctaLabel, link: ctaLink, isCurrent: false },
  );
}

/** What the page knows of its levels. */
export interface Names {
  /** The page's own heading. */
  readonly current?: string | undefined;
  /** By `placeOf`: what the page's links call a place, and the address they have for it. */
  readonly places: ReadonlyMap<string, { readonly label: string; readonly link: string }>;
}

/** How a path is made from an address. */
interface Derivation extends Pick<Config, 'startLevel' | 'showHidden'> {
  readonly pageUrl: string;
  /** Its home page is level 2. */
  readonly language: Language;
  /** Name of that home page. */
  readonly home: string;
  /** An author's own name of a level, by its path `/en/places`. */
  readonly nameOf: (place: string) => string | undefined;
  readonly names: Names;
}

/**
 * The path as the page's address tells it: level 1 is the site, 2 the home page of its language, each further segment
 * one more. A level is called what an author calls it, what the page's links call it, or, for want of both, the words
 * of its segment. What is no word (a year, a name that begins with an underscore) and is not linked counts as hidden.
 */
export function derivedTrail(derivation: Derivation): Crumb[] {
  const { pageUrl, language, home, nameOf, names, startLevel, showHidden } = derivation;
  const here = placeOf(pageUrl, pageUrl) ?? '/';
  const ending = /\.html?$/i.exec(URL.parse(pageUrl)?.pathname ?? '')?.[0] ?? '';
  const path = splitPath(here, { url: pageUrl, language });
  const root = path.before + path.language;
  const segments = path.after.split('/').filter(Boolean);
  const places = segments.map((_, index) => `${root}/${segments.slice(0, index + 1).join('/')}`);
  // Without a segment for the language the site itself is its home page.
  const levels = ['/', root || '/', ...places];

  return levels.slice(startLevel - 1).flatMap((place, index): Crumb[] => {
    const level = index + startLevel;
    const known = names.places.get(place);
    const isCurrent = place === here;
    const segment = place.slice(place.lastIndexOf('/') + 1);
    const own = nameOf(place) ?? (level === 2 ? home : undefined);
    const label = own ?? (isCurrent ? names.current : undefined) ?? known?.label;
    const isUnnamed = label === undefined && level > 2 && !isCurrent;
    if (isUnnamed && !showHidden && isHidden(segment)) return [];
    const link = isCurrent ? undefined : (known?.link ?? encode(level <= 2 ? place : `${place}${ending}`));
    return [{ label: label ?? (toWords(segment) || new URL(pageUrl).host), link, isCurrent }];
  });
}

/** Whether a segment is none that people read: a year, a number, what a CMS keeps out of its menus. */
const isHidden = (segment: string): boolean => /^[_.]|:/.test(segment) || !/\p{L}/u.test(segment);

/** `al-ahsa_oasis` as people read it. */
export function toWords(segment: string): string {
  const words = segment.replace(/[-_+\s]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The reverse; what could not be decoded is not encoded twice. */
const encode = (path: string): string => encodeURI(path).replace(/%25(?=[\da-f]{2})/gi, '%');

/** A path as it is shown: its ends, and what is folded between them. */
export interface Folded {
  readonly head: readonly Crumb[];
  readonly middle: readonly Crumb[];
  readonly tail: readonly Crumb[];
}

/** Folds the middle of a path that has more entries than allowed; the button in its place counts as one. */
export function fold(crumbs: readonly Crumb[], maximum: number): Folded {
  if (crumbs.length <= maximum) return { head: crumbs, middle: [], tail: [] };
  const tailLength = maximum - 2;
  return {
    head: crumbs.slice(0, 1),
    middle: crumbs.slice(1, -tailLength),
    tail: crumbs.slice(-tailLength),
  };
}

/** The path in the words of schema.org; the page itself needs no address. */
export const toBreadcrumbList = (crumbs: readonly Crumb[], pageUrl: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, link }, index) => {
    const item = link === undefined ? undefined : URL.parse(link, pageUrl)?.href;
    return { '@type': 'ListItem', position: index + 1, name: label, ...(item && { item }) };
  }),
});
