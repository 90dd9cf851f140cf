import { fullItem, type FullItem } from '#src/api/answers/full-item.schema.ts';
import type { Language } from '#src/i18n/languages.ts';
import { faultOf, isWithin, saudiArabia, type Bounds } from '#src/geo/bounds.ts';
import type { MapPlace } from '#src/map/map.ts';
import { readValue } from '#src/schema/read.ts';
import { foldForHits } from '#src/text/highlight.ts';
import { keyOf } from '#src/catalogue/items.ts';
import type { ConfigOf } from '#src/schema/node.ts';
import type widget from './widget.ts';

export type Category = ConfigOf<typeof widget>['categories'][number];

/** A place of the list; without a position it is not on the map. */
export interface Place {
  /** Tells it from the others of the list. */
  readonly key: string;
  readonly item: Written;
  readonly position: { readonly latitude: number; readonly longitude: number } | undefined;
  /** Those it belongs to, in the author's order. */
  readonly categories: readonly Category[];
}

/** An item that an author wrote: some fields of any item. */
type Written = Partial<FullItem> & Pick<FullItem, 'title'>;

/** What an item of the service has that says nothing but its title. */
const blank = readValue(fullItem, { title: '-' });

/** The item of a place with all that an item may have: made where it is shown, since of thousands few are. */
export const wholeItem = ({ item }: Place): FullItem => ({ ...blank, ...item });

/** Whether an author wrote longitude before latitude. */
export const isSwapped = ({ latitude, longitude }: Pick<FullItem, 'latitude' | 'longitude'>): boolean =>
  latitude !== undefined &&
  longitude !== undefined &&
  faultOf({ latitude, longitude }, saudiArabia) === 'swapped';

/** Items as places of the list; of several with one key the first counts. */
export function toPlaces(items: readonly Written[], categories: readonly Category[]): readonly Place[] {
  const places = new Map<string, Place>();
  for (const item of items) {
    const { title, latitude, longitude } = item;
    const isPlaced = latitude !== undefined && longitude !== undefined && !isSwapped(item);
    const own = new Set([...(item.categories ?? []), ...(item.tags ?? [])]);
    const key = keyOf({ id: item.id ?? blank.id, type: item.type ?? blank.type, title, url: item.url });
    if (!places.has(key))
      places.set(key, {
        key,
        item,
        position: isPlaced ? { latitude, longitude } : undefined,
        categories: categories.filter((category) => own.has(category.key)),
      });
  }
  return [...places.values()];
}

/** What each place says, folded for comparing: once, and not for each letter that a visitor types. */
const texts = new WeakMap<Place, string>();

function textOf(place: Place, language: Language): string {
  const known = texts.get(place);
  if (known !== undefined) return known;
  const { title, description, city, region } = place.item;
  const text = foldForHits([title, city, region, description].join(' '), language);
  texts.set(place, text);
  return text;
}

/** What visitors ask of the places. */
export interface Asked {
  readonly term: string;
  /** Keys of categories; none for all. */
  readonly categories: readonly string[];
}

/**
 * The places that have each word of the term, and one of the categories.
 *
 * @param isFound whether the search service has found a place by the term, wherever it stands in it
 */
export function findPlaces(
  places: readonly Place[],
  { term, categories }: Asked,
  language: Language,
  isFound: (place: Place) => boolean,
): readonly Place[] {
  const words = foldForHits(term, language).split(/\s+/).filter(Boolean);
  if (words.length === 0 && categories.length === 0) return places;
  return places.filter((place) => {
    if (categories.length > 0 && !place.categories.some(({ key }) => categories.includes(key))) return false;
    if (words.length === 0 || isFound(place)) return true;
    const text = textOf(place, language);
    return words.every((word) => text.includes(word));
  });
}

/** How many places each category has, by its key. */
export function countByCategory(places: readonly Place[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { categories } of places)
    for (const { key } of categories) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Places as markers. Those without a position have none. */
export const toMarkers = (places: readonly Place[]): readonly MapPlace[] =>
  places.flatMap(({ key, item, position, categories }) => {
    if (!position) return [];
    const [main] = categories;
    return [
      {
        ...position,
        id: key,
        name: item.title,
        colour: main?.colour,
        iconName: main?.iconName,
        kinds: main && [main.label],
      },
    ];
  });

/** Places in view first, in the order of the list. */
export function inViewFirst(places: readonly Place[], bounds: Bounds | undefined): readonly Place[] {
  if (!bounds) return places;
  const isSeen = ({ position }: Place) => position !== undefined && isWithin(position, bounds);
  return [...places.filter(isSeen), ...places.filter((place) => !isSeen(place))];
}
