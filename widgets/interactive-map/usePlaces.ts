import { useMemo } from 'react';
import type { Bounds } from '#src/geo/bounds.ts';
import type { MapPlace } from '#src/map/map.ts';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { readFeatures } from './features.ts';
import { countByCategory, findPlaces, isSwapped, toMarkers, toPlaces, type Place } from './places.ts';
import { useFoundPlaces, type Found } from './useFoundPlaces.ts';
import type widget from './widget.ts';

interface Asked {
  readonly term: string;
  /** Keys of categories, as an address has them: unknown ones count for nothing. */
  readonly categories: readonly string[];
  /** Where the search service is asked; undefined for everywhere. */
  readonly area: Bounds | undefined;
}

interface Places {
  /** What passes the filters, in the author's order, then in the service's. */
  readonly places: readonly Place[];
  readonly markers: readonly MapPlace[];
  /** Markers of all places, whatever is filtered. */
  readonly everything: readonly MapPlace[];
  /** Keys of the categories that count. */
  readonly chosen: readonly string[];
  readonly counts: ReadonlyMap<string, number>;
  readonly found: Found;
  /** Places whose author wrote longitude before latitude: names, and places in the GeoJSON. */
  readonly swapped: readonly string[];
  /** What of the GeoJSON could not be used. */
  readonly read: Pick<ReturnType<typeof readFeatures>, 'unplaced' | 'rest'>;
}

/** The places of a map: those that its author wrote, then those that the service finds. */
export function usePlaces(config: WidgetProps<typeof widget>['config'], asked: Asked): Places {
  const { categories, features, filters, items, source } = config;
  const { term, area } = asked;
  const { language } = usePage();
  const found = useFoundPlaces({ filters: source === 'search' ? filters : undefined, term, area });
  const read = useMemo(() => readFeatures(features), [features]);
  const written = useMemo(() => [...items, ...read.items], [items, read]);
  const all = useMemo(
    () => toPlaces([...written, ...found.items], categories),
    [written, found.items, categories],
  );
  const names = asked.categories.join(' ');
  const chosen = useMemo(() => {
    const wanted = new Set(names.split(' '));
    return categories.map(({ key }) => key).filter((key) => wanted.has(key));
  }, [names, categories]);
  const places = useMemo(() => {
    const keys = new Set(toPlaces(found.items, []).map(({ key }) => key));
    return findPlaces(all, { term, categories: chosen }, language, ({ key }) => keys.has(key));
  }, [all, term, chosen, language, found.items]);
  const everything = useMemo(() => toMarkers(all), [all]);
  return {
    places,
    markers: useMemo(() => (places === all ? everything : toMarkers(places)), [places, all, everything]),
    everything,
    chosen,
    counts: useMemo(() => countByCategory(all), [all]),
    found,
    swapped: useMemo(
      () => [
        ...items.filter(isSwapped).map(({ title }) => title),
        ...read.swapped.map((at) => `features ${at}`),
      ],
      [items, read],
    ),
    read,
  };
}
