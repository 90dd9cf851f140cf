/**
 * What of a widget's configuration has words of its own, for the fallback that no widget wrote: the twin of the Java
 * model's `entries`.
 */

/** A value of a configuration. */
export type Value = string | number | boolean | null | readonly Value[] | ValueMap;

export interface ValueMap {
  readonly [key: string]: Value;
}

export interface Link {
  readonly label: string;
  readonly href: string;
}

interface Picture {
  readonly src: string;
  readonly srcset?: string;
  readonly sizes?: string;
  readonly alt: string;
}

/** One thing of a widget: itself first, then what its lists and groups hold, in document order. */
export interface Entry {
  /** Name of the heading's element, `h1` to `h6`; there also where there is no heading. */
  readonly element: string;
  readonly heading?: string;
  /** What the address of the page may name it by. */
  readonly id?: string;
  /** Where the heading leads. */
  readonly href?: string;
  readonly texts?: readonly string[];
  /** HTML of authors: only ever printed through the filter of a CMS. */
  readonly bodies?: readonly string[];
  readonly picture?: Picture;
  readonly links?: readonly Link[];
}

/** Keys in order of preference: what an entry is called, what it says, and where it leads. */
const headingKeys = ['title', 'heading', 'question', 'label', 'sectionName'];
const textKeys = ['dateLabel', 'lead', 'description', 'text', 'teaser', 'note', 'caption', 'credit'];
const bodyKeys = ['body', 'answer', 'transcript'];
const hrefKeys = ['url', 'href', 'link', 'ctaLink'];
const sourceKeys = [
  'defaultImage',
  'desktopImage',
  'fileReference',
  's7fileReference',
  'mobileImage',
  'mobileImageReference',
  's7mobileImageReference',
];

/** Keys of what visitors do not read, or read only where the widget lives. */
const silentKeys = [
  'ctaData',
  'dataLayer',
  'labels',
  'filters',
  'baseFilters',
  'breakpoints',
  'fields',
  'options',
  'facets',
  'userApi',
  'userMenu',
];

/** A list longer than this ends there. */
const most = 200;
const mostLinks = 40;

/** A map among the values, or none. */
const mapOf = (value: Value | undefined): ValueMap | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as ValueMap) : undefined;

/** A text without white space around it, or a number; empty where there is neither. */
const textOf = (value: Value | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const isTrue = (value: Value | undefined): boolean => value === true || value === 'true';

const firstKey = (map: ValueMap, keys: readonly string[]): string | undefined =>
  keys.find((key) => textOf(map[key]) !== '');

const textsOf = (map: ValueMap, keys: readonly string[]): string[] =>
  keys.map((key) => textOf(map[key])).filter((text) => text !== '');

/** 1 to 6; the nearest of them for a number beyond, 2 where there is none. */
function levelOf(value: Value | undefined): number {
  const level = Number.parseInt(textOf(value), 10);
  return Number.isNaN(level) ? 2 : Math.min(Math.max(level, 1), 6);
}

/** What a map of values is as a picture; none without an address or without words for it. */
function pictureOf(map: ValueMap): Picture | undefined {
  const source = firstKey(map, sourceKeys);
  const alt = textOf(map['alt']);
  if (source === undefined || alt === '' || isTrue(map['decorative'])) return undefined;
  const breakpoints = map['breakpoints'];
  const sets = Array.isArray(breakpoints) ? (breakpoints as readonly Value[]).map(mapOf) : [];
  const set = sets.find((set) => set && textOf(set['srcset']) !== '' && textOf(set['media']) === '');
  const [srcset, sizes] = [textOf(set?.['srcset']), textOf(set?.['sizes'])];
  return {
    src: textOf(map[source]),
    ...(srcset !== '' && { srcset }),
    ...(srcset !== '' && sizes !== '' && { sizes }),
    alt,
  };
}

/** Links whose words stand beside them: `ctaLink` with `ctaLabel`, `registerLink` with `registerLabel`, `url` with `copy`. */
function ownLinks(map: ValueMap): Link[] {
  const pairs = Object.keys(map)
    .filter((key) => key.endsWith('Link'))
    .map((key): [string, string] => [`${key.slice(0, -'Link'.length)}Label`, key]);
  return [...pairs, ['copy', 'url'] as const, ['searchLabel', 'searchPagePath'] as const]
    .map(([label, href]) => ({ label: textOf(map[label]), href: textOf(map[href]) }))
    .filter(({ label, href }) => label !== '' && href !== '');
}

/** An entry's id; empty where another entry, or an element of the page, has it. */
function ownId(map: ValueMap, found: readonly Entry[]): string {
  const id = textOf(map['id']);
  return id === textOf(map['slotId']) || found.some((entry) => entry.id === id) ? '' : id;
}

/**
 * Adds a map's entry and those of what it holds.
 *
 * @param found entries up to here
 * @param level of its heading
 * @returns its links, where it is nothing but links: they belong to what holds it
 */
function collect(map: ValueMap, level: number, found: Entry[], isWidget: boolean): readonly Link[] {
  const place = found.length;
  const heading = textOf(map[firstKey(map, headingKeys) ?? '']);
  const texts = textsOf(map, textKeys);
  if (textOf(map['value']) !== '') texts.unshift(textsOf(map, ['prefix', 'value', 'suffix']).join(' '));
  const bodies = textsOf(map, bodyKeys);
  const links = ownLinks(map);
  const taken = links.map(({ href }) => href);
  const to = textOf(map[firstKey(map, hrefKeys) ?? '']);
  const href = heading !== '' && !taken.includes(to) ? to : '';

  let picture = pictureOf(map);
  for (const [key, held] of Object.entries(map)) {
    if (silentKeys.includes(key)) continue;
    for (const child of Array.isArray(held) ? (held as readonly Value[]) : [held]) {
      const inner = mapOf(child);
      if (!inner) continue;
      const shown = pictureOf(inner);
      if (shown) picture ??= shown;
      else links.push(...collect(inner, heading === '' ? level : Math.min(level + 1, 6), found, false));
    }
  }

  const says = texts.length > 0 || bodies.length > 0 || picture !== undefined;
  const holds = found.length > place;
  if (!isWidget && !says && !holds) {
    if (href !== '') return [{ label: heading, href }, ...links];
    if (heading === '' || links.length === 0) return links;
  }
  if (heading !== '' || says || links.length > 0) {
    const hasWords = heading !== '' && texts.length + bodies.length > 0;
    const id = isWidget || !hasWords ? '' : ownId(map, found);
    found.splice(place, 0, {
      element: `h${level}`,
      ...(heading !== '' && { heading }),
      ...(id !== '' && { id }),
      ...(href !== '' && { href }),
      ...(texts.length > 0 && { texts }),
      ...(bodies.length > 0 && { bodies }),
      ...(picture && { picture }),
      ...(links.length > 0 && { links }),
    });
  }
  return [];
}

/**
 * The entries of a configuration, never with anything empty in them.
 *
 * @param config as the Java model has it: lists as lists, empty nodes left out
 */
export function entriesOf(config: ValueMap): readonly Entry[] {
  const found: Entry[] = [];
  collect(config, levelOf(config['headingLevel']), found, true);
  return found.slice(0, most);
}

/** Every label with its link, in document order. */
export const linksOf = (entries: readonly Entry[]): readonly Link[] =>
  entries
    .flatMap(({ heading = '', href, links = [] }) => [
      ...(href === undefined ? [] : [{ label: heading, href }]),
      ...links,
    ])
    .slice(0, mostLinks);
