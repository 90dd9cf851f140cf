import { useCallback, useDeferredValue, useMemo, useRef, type ReactNode } from 'react';
import { fullItem, type FullItem } from '#src/api/answers/full-item.schema.ts';
import type { EventName } from '#src/analytics/events.ts';
import type { BaseConfig } from '#src/schema/common.schema.ts';
import { readValue } from '#src/schema/read.ts';
import { Section } from '#src/section/Section.tsx';
import type { Head } from '#src/section/SectionHead.tsx';
import { levelBelow, type HeadingLevel } from '#src/ui/heading-level.ts';
import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import type { Slices } from '#src/ui/useSlices.ts';
import { usePage } from '#src/widget/context.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { listOf } from '#src/text/list-of.ts';
import { CatalogueList, type Arrange, type ItemPlace } from '../CatalogueList.tsx';
import type { CatalogueFields } from '../facet.schema.ts';
import type { GroundFields } from '../map/list-map-props.ts';
import { onMap } from '../map/ListOnMap.tsx';
import { useCatalogueMessages } from '../messages.ts';
import { SortSelect } from '../SortSelect.tsx';
import type { Catalogue } from '../useAnswers.ts';
import { useScrollMemory } from '../useScrollMemory.ts';
import { useSpokenTotal } from '../useSpokenTotal.ts';
import styles from './catalogue-section.module.css';
import { FilterRail } from './FilterRail.tsx';
import { useRailMessages } from './messages.ts';
import { pickPlaces } from './pick-places.ts';
import { withPicks, type WideCard } from './picks.tsx';
import type { SiteCatalogue } from './useSiteCatalogue.ts';
import { ViewSwitch, type View } from './ViewSwitch.tsx';

/** Where an item is drawn. */
export interface CardPlace extends ItemPlace {
  /** On and beside a map they are rows. */
  readonly view: Exclude<View, 'map'>;
  /** In the map view: in the list beside the map, or on it, where there is little room. */
  readonly onMap?: 'entry' | 'card' | undefined;
  /** Of its heading. */
  readonly level: HeadingLevel;
}

interface Props {
  readonly config: BaseConfig &
    Pick<CatalogueFields, 'placeholderImage'> & {
      readonly views: readonly View[];
      /** Wide cards among the items (`pickFields`). */
      readonly picks?: readonly WideCard[];
    };
  readonly site: SiteCatalogue;
  readonly renderItem: (item: FullItem, place: CardPlace) => ReactNode;
  /** Stands beside its title. */
  readonly action?: Head['action'];
  /** Stands beside the order and the views. */
  readonly tools?: ReactNode;
  /** Stands between the chosen filters and the items. */
  readonly above?: ReactNode;
  /** Stands behind everything. */
  readonly below?: ReactNode;
  /** Stands in place of the items where there are none though nothing is chosen. */
  readonly none?: ReactNode;
  /** Puts everything below the title into what stands around it, as a gate. */
  readonly around?: (content: ReactNode) => ReactNode;
  /** Name of a facet whose values stand in `above`, and not beside the items. */
  readonly facetAbove?: string | undefined;
  /** Lays the items out in groups, at the level that is given. */
  readonly arrange?: ((level: CardPlace['level']) => Arrange<FullItem>) | undefined;
  /** The ground of the map, where `map` is among the views. */
  readonly ground?: GroundFields | undefined;
}

/** Fetched when nothing was found. */
const LazyNearestSearches = lazyComponent(
  async () => (await import('./NearestSearches.tsx')).NearestSearches,
);

/** A list of more items of the page than this is drawn in slices: a row of cards at once, then the next. */
const manyItems = 50;
const slices: Slices = { first: 3, next: 3 };

/** Cards that stand for those to come, and items that an author sees in place of any. */
const standIns = 6;
const samples = 3;

/**
 * A catalogue: filters beside its items, what was chosen, the order, the views, and the items as the widget's own cards. An
 * author sees every part with sample items, and nothing is asked.
 */
export function CatalogueSection(props: Props) {
  const {
    config,
    site,
    renderItem,
    action,
    tools,
    above,
    below,
    none,
    around = (content) => content,
    facetAbove,
    arrange,
    ground,
  } = props;
  const { headingLevel, title, placeholderImage, picks = [] } = config;
  const { facets, sorts, setInside } = site;
  // All items are drawn anew for another view: the switch says at once that it was pressed.
  const view = useDeferredValue(site.view);
  const t = useRailMessages();
  const lists = useCatalogueMessages();
  const track = useTrack();
  const isAuthor = usePage().cmsMode === 'author';
  const catalogue = useSamples(site);
  const { status, missing, choices, term, isOld, total } = catalogue;
  const level = title ? levelBelow(headingLevel) : headingLevel;

  const isReady = (status === 'found' || status === 'nothing') && missing !== 'loading' && !isOld;
  const list = useRef<HTMLElement>(null);
  const keep = useCallback(
    (element: HTMLElement | null) => {
      list.current = element;
      setInside(element);
    },
    [setInside],
  );
  useScrollMemory(() => list.current, isReady, isAuthor);
  useSpokenTotal(site.catalogue);

  const change = (event: EventName, clickText: string, to: Parameters<typeof catalogue.change>[0]) => {
    track({ event, clickText });
    if (!isAuthor) catalogue.change(to);
  };

  const isMap = view === 'map';
  const isChosen = term !== '' || Object.keys(choices.facets).length > 0;
  const hasPicks = picks.length > 0 && view === 'grid' && !isChosen;
  const places = pickPlaces(catalogue.hasMore ? Infinity : catalogue.items.length);
  const draw = (item: FullItem, place: ItemPlace, where: CardPlace['onMap']) =>
    renderItem(item.featureImage || !placeholderImage ? item : { ...item, featureImage: placeholderImage }, {
      ...place,
      view: view === 'map' ? 'list' : view,
      onMap: where,
      level,
    });

  return (
    <Section config={config} className={styles['section']} head={{ action }}>
      {around(
        <div ref={keep}>
          <FilterRail
            facets={facets}
            facetElsewhere={facetAbove}
            chosen={choices.facets}
            counted={catalogue.facets}
            total={isOld ? undefined : total}
            isLoading={status === 'loading' || missing === 'loading'}
            hasClear={status !== 'nothing'}
            onChange={(filters, label) => change('filter_change', label, { filters })}
            term={term}
            onTermRemoved={() => change('filter_change', t('term', { term }), { term: '' })}
            tools={
              <>
                {tools}
                <SortSelect
                  sorts={sorts}
                  labelOf={(sort) =>
                    sort === 'date' || sort === 'price' || sort === 'distance' ? t(sort) : lists(sort)
                  }
                  selected={choices.sort}
                  onSort={(sort) =>
                    change('sort_change', sort, { sort: sort === sorts[0] ? undefined : sort })
                  }
                />
                <ViewSwitch
                  views={config.views}
                  view={site.view}
                  onView={(to, label) =>
                    change('tab_click', label, { view: to === config.views[0] ? undefined : to })
                  }
                />
              </>
            }
          >
            {above}
            <CatalogueList
              catalogue={catalogue}
              layout={view}
              className={styles['items']}
              slices={site.ownCount > manyItems && !isMap ? slices : undefined}
              skeleton={<CardsSkeleton view={view} />}
              empty={
                <LazyNearestSearches
                  site={site}
                  none={none}
                  onChange={(to, label) => change('filter_change', label, to)}
                />
              }
              arrange={
                isMap && ground
                  ? onMap({
                      items: catalogue.items,
                      names: catalogue.names,
                      question: isOld ? '' : catalogue.key,
                      ground,
                      renderCard: (item) =>
                        draw(item, { position: catalogue.items.indexOf(item) + 1, isFirst: true }, 'card'),
                    })
                  : (arrange?.(level) ?? (hasPicks ? withPicks(picks, places, level) : undefined))
              }
              renderItem={(item, place) => draw(item, place, isMap ? 'entry' : undefined)}
            />
          </FilterRail>
          {below}
        </div>,
      )}
    </Section>
  );
}

/** Boxes of the cards' sizes; they hold a place until the answer is there. */
const CardsSkeleton = ({ view }: { readonly view: View }) => (
  <Skeleton>
    <div className={styles['items']} data-layout={view}>
      {listOf(standIns, (index) => (
        <div key={index} className={styles['stand-in']}>
          <SkeletonBox shape="picture" />
          <SkeletonBox shape="text" lines={3} />
        </div>
      ))}
    </div>
  </Skeleton>
);

/** What an author's page shows in place of what is found. */
function useSamples({ catalogue, facets }: SiteCatalogue): Catalogue<FullItem> {
  const t = useRailMessages();
  const isAuthor = usePage().cmsMode === 'author';
  const items = useMemo(
    () =>
      listOf(isAuthor ? samples : 0, (index) =>
        readValue(fullItem, { id: `sample-${index}`, title: t('sampleTitle'), description: t('sampleText') }),
      ),
    [isAuthor, t],
  );
  if (!isAuthor) return catalogue;
  // The page's own items are there, and nothing else is asked for.
  if (catalogue.items.length > 0)
    return { ...catalogue, status: 'found', missing: undefined, hasMore: false };
  const values = [{ value: t('sampleValue'), count: samples }];
  const counted = Object.fromEntries(facets.map(({ name }) => [name, values]));
  return { ...catalogue, status: 'found', missing: undefined, items, facets: counted, total: samples };
}
