import { startTransition, useDeferredValue, useMemo, useState } from 'react';
import { useFacts } from '#src/cards/facts/useFacts.ts';
import { useMapAddress } from '#src/catalogue/map/useMapAddress.ts';
import { useListState } from '#src/catalogue/useListState.ts';
import { useValueWords } from '#src/catalogue/useValueWords.ts';
import { locate } from '#src/icon/glyphs.ts';
import { boundsOf, type Bounds } from '#src/geo/bounds.ts';
import type { MapMove, MapPlace, MapTarget } from '#src/map/map.ts';
import { MapBox } from '#src/map/MapBox.tsx';
import { useMapGround } from '#src/map/useMapGround.ts';
import { useComposition } from '#src/search/useComposition.ts';
import { Section } from '#src/section/Section.tsx';
import { toTerm } from '#src/text/term.ts';
import { Button } from '#src/ui/Button.tsx';
import { usePage, useScope } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { FilterBar } from './FilterBar.tsx';
import styles from './interactive-map.module.css';
import { mapParameterOf } from './map-parameter.ts';
import type en from './messages/en.json';
import { PlaceCard } from './PlaceCard.tsx';
import { inViewFirst, wholeItem, type Place } from './places.ts';
import { Results } from './Results.tsx';
import { useOwnPosition } from './useOwnPosition.ts';
import { usePlaces } from './usePlaces.ts';
import type widget from './widget.ts';

type Config = WidgetProps<typeof widget>['config'];

const none: readonly string[] = [];

/** How near a place is shown: on tiles its streets are seen, on the outline no more than where in the country it is. */
const inTown = 13;
const inRegion = 8;

/** Shown where nothing else says what to show. */
const country: Bounds = { south: 16, west: 34.5, north: 32.2, east: 55.7 };

/** Where an author lets the map begin; undefined for where the places are. */
function startOf({ center, bounds, zoom }: Config): MapTarget | undefined {
  const [latitude, longitude] = center ?? [];
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude, zoom };
  const [south, west, north, east] = bounds ?? [];
  return south === undefined || west === undefined || north === undefined || east === undefined
    ? undefined
    : { south, west, north, east };
}

/** Places on a map, with categories and a list: each drives the other, and the list alone is enough. */
export function InteractiveMap({ config }: WidgetProps<typeof widget>) {
  const { clusterMaxZoom, clusterRadius, height, listPosition, showLocate, showSearch, source } = config;
  const t = useMessages<typeof en>();
  const track = useTrack();
  const isAuthor = usePage().cmsMode === 'author';
  const ground = useMapGround(config);
  const [inside, setInside] = useState<Element | null>(null);
  const { state, change } = useListState(inside, 'q');
  const { name } = useScope();
  const parameter = useMemo(() => (inside ? mapParameterOf(inside, name) : undefined), [inside, name]);
  const address = useMapAddress(parameter);
  const [typed, setTyped] = useState('');
  const composition = useComposition(toTerm(typed) === state.term ? typed : state.term);
  const term = useDeferredValue(toTerm(composition.settled));
  const [area, setArea] = useState<Bounds>();
  const asked = { term, categories: state.filters['category'] ?? none, area };
  const {
    places,
    markers,
    everything,
    chosen: categories,
    counts,
    found,
    swapped,
    read,
  } = usePlaces(config, asked);

  const [seen, setSeen] = useState<Bounds>();
  const [hasMoved, setMoved] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const card = places.find(({ key }) => key === chosen);
  const [wanted, setWanted] = useState<MapTarget>();
  const start = useMemo(() => startOf(config), [config]);
  const everywhere = useMemo(() => boundsOf(everything), [everything]);
  const position = useOwnPosition(markers, (point) => setWanted({ ...point, atLeast: inRegion }));
  const factsOf = useFacts(useValueWords(card !== undefined).wordFor);
  const listed = useMemo(() => inViewFirst(places, seen), [places, seen]);
  // Thousands of markers are put together anew after the list, and not with it.
  const marks = useDeferredValue(
    useMemo(() => (position.place ? [...markers, position.place] : markers), [markers, position.place]),
  );

  const filter = (filters: Partial<typeof state>, how?: 'replace') => {
    if (!isAuthor) change(filters, how);
  };
  const show = (place: Place) => {
    setChosen(place.key);
    if (place.position) setWanted({ ...place.position, atLeast: ground.tiles ? inTown : inRegion });
  };
  const press = ({ id, name }: MapPlace) => {
    track({ event: 'map_marker_click', clickText: name });
    // The second press closes what the first has opened.
    setChosen(id === chosen ? undefined : id);
  };
  const move = ({ view, bounds, isByVisitor }: MapMove) => {
    // The list is put into its new order after the map has come to rest, and not with it.
    startTransition(() => setSeen(bounds));
    if (!isByVisitor) return;
    setMoved(true);
    address.write(view, () => track({ event: 'map_view_change', clickText: config.title || t('map') }));
  };
  const note = [
    isAuthor && t('counts', { count: places.length, off: places.length - markers.length }),
    swapped.length > 0 && t('swapped', { names: swapped.join(', ') }),
    read.unplaced.length > 0 && t('unplaced', { places: read.unplaced.join(', ') }),
    read.rest > 0 && t('rest', { count: read.rest }),
  ];

  return (
    <Section
      ref={setInside}
      config={config}
      label={t('map')}
      note={note.filter(Boolean).join(' ')}
      className={styles['section']}
    >
      <div className={styles['body']} data-list={listPosition}>
        <FilterBar
          typed={showSearch ? (toTerm(typed) === state.term ? typed : state.term) : undefined}
          composition={composition}
          onType={(text) => {
            setTyped(text);
            filter({ term: toTerm(text) }, 'replace');
          }}
          categories={config.categories}
          chosen={categories}
          onChoose={(keys) => filter({ filters: { ...state.filters, category: keys } })}
          counts={counts}
        />
        <div className={styles['map']}>
          <MapBox
            height={height}
            ground={ground}
            places={marks}
            start={address.view ?? start ?? everywhere ?? country}
            target={address.view ?? wanted ?? (start || area ? undefined : everywhere)}
            clustering={{ radius: clusterRadius, maxZoom: clusterMaxZoom }}
            chosen={chosen}
            onChoose={press}
            onMove={move}
            tools={
              <>
                {source === 'search' && hasMoved && (
                  <Button
                    look="stroke"
                    size="small"
                    onClick={() => {
                      setMoved(false);
                      setArea(seen);
                    }}
                  >
                    {t('searchArea')}
                  </Button>
                )}
                {showLocate && (
                  <Button
                    look="stroke"
                    size="small"
                    icon={locate}
                    onClick={() => !isAuthor && position.locate()}
                  >
                    {t('locate')}
                  </Button>
                )}
              </>
            }
            card={
              card && (
                <PlaceCard
                  key={card.key}
                  place={card}
                  parts={config.cardFields}
                  facts={factsOf(wholeItem(card))}
                  onClose={() => setChosen(undefined)}
                />
              )
            }
          />
          {showLocate && (
            <p className={styles['said']} role="status">
              {position.said}
            </p>
          )}
        </div>
        <Results
          places={listed}
          found={found}
          chosen={chosen}
          isFiltered={term !== '' || categories.length > 0}
          onShow={show}
          onClear={() => {
            setTyped('');
            filter({ term: '', filters: { ...state.filters, category: [] } });
          }}
        />
      </div>
    </Section>
  );
}
