import { useCallback, useMemo, useState } from 'react';
import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import type { Fact } from '#src/cards/fact.ts';
import { useFacts } from '#src/cards/facts/useFacts.ts';
import { valuesOf, type Chosen } from '#src/catalogue/choices.ts';
import type { Facet } from '#src/catalogue/facet.schema.ts';
import { CatalogueSection } from '#src/catalogue/filters/CatalogueSection.tsx';
import { useSiteCatalogue } from '#src/catalogue/filters/useSiteCatalogue.ts';
import { useValueWords, type ValueWords } from '#src/catalogue/useValueWords.ts';
import { sun } from '#src/icon/common-glyphs.ts';
import { mapPin } from '#src/icon/glyphs.ts';
import { useAnnounce } from '#src/ui/useAnnounce.ts';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { temperaturesText } from './climate.ts';
import { CompareTray } from './CompareTray.tsx';
import { DestinationCard } from './DestinationCard.tsx';
import { toPoint } from '#src/geo/distance.ts';
import { DistanceTools } from './DistanceTools.tsx';
import type en from './messages/en.json';
import { monthName, useThisMonth } from './months.ts';
import { byRegion, regionName } from './region-groups.tsx';
import { offeredRegions, RegionChoice } from './RegionChoice.tsx';
import { SeasonChips } from './SeasonChips.tsx';
import { useCompared } from './useCompared.ts';
import { useDistances } from './useDistances.ts';
import { useVisitorPoint } from '#src/geolocation/useVisitorPoint.ts';
import { levelBelow } from '#src/ui/heading-level.ts';
import type widget from './widget.ts';

const places = { type: 'place' };

/** Cities and regions: when to go, how far it is, and up to three side by side. */
export function DestinationCatalogue({ config }: WidgetProps<typeof widget>) {
  const { airport, compareMax, groupBy, pageSize, regionMap, seasonFilter, showFavourite } = config;
  const t = useMessages<typeof en>();
  const track = useTrack();
  const isAuthor = usePage().cmsMode === 'author';
  const visitor = useVisitorPoint();
  const from = visitor.point ?? airport;
  const regions = useMemo(() => offeredRegions(config.baseFilters), [config.baseFilters]);
  // One alone is no choice.
  const hasMap = regionMap && regions.length > 1;
  const facets = useFacets(config.facets, seasonFilter, hasMap);
  const site = useSiteCatalogue({ ...config, facets }, { fixed: places, point: from && toPoint(from) });
  const { catalogue, sorts } = site;
  const { choices, term } = catalogue;
  const distanceOf = useDistances(visitor.point, airport);
  const { wordFor } = useValueWords(true);
  const factsOf = usePlaceFacts(valuesOf(choices.facets, 'month'), { distanceOf, wordFor });

  const compared = useCompared(catalogue, compareMax);
  /** One too many was wanted, beside these. */
  const [full, setFull] = useState('');
  const say = useAnnounce();
  const chosen = compared.ids.join(' ');
  const compare = (item: FullItem, isOn: boolean) => {
    if (isAuthor) return;
    const isTooMany = isOn && compared.ids.length >= compareMax;
    setFull(isTooMany ? chosen : '');
    if (isTooMany) return say(t('atMost', { count: compareMax }), 'assertive');
    if (isOn) compared.add(item);
    else compared.remove(item.id);
    say(t('chosen', { count: compared.ids.length + (isOn ? 1 : -1), max: compareMax }));
  };

  const filter = (filters: Chosen, label: string) => {
    track({ event: 'filter_change', clickText: label });
    if (!isAuthor) catalogue.change({ filters });
  };

  const isOwnOrder = term === '' && choices.sort === (sorts[0] ?? 'relevance');
  // A region of which there is more to come would grow while visitors read it.
  const isWhole = !catalogue.hasMore && catalogue.items.length <= pageSize;
  const isGrouped = groupBy === 'region' && isOwnOrder && isWhole;

  return (
    <CatalogueSection
      config={config}
      site={site}
      ground={config}
      facetAbove={seasonFilter ? 'month' : undefined}
      tools={
        <DistanceTools
          visitor={visitor}
          hasAirport={airport !== undefined}
          onNearest={() => {
            track({ event: 'sort_change', clickText: 'distance' });
            catalogue.change({ sort: 'distance' });
          }}
        />
      }
      above={
        <>
          {hasMap && (
            <RegionChoice regions={regions} catalogue={catalogue} labels={config.labels} onChange={filter} />
          )}
          {seasonFilter && <SeasonChips catalogue={catalogue} onChange={filter} />}
        </>
      }
      arrange={
        isGrouped
          ? (level) => byRegion(level, (region) => regionName(region, wordFor), t('elsewhere'))
          : undefined
      }
      renderItem={(item, place) => (
        <DestinationCard
          item={item}
          place={isGrouped ? { ...place, level: levelBelow(place.level) } : place}
          facts={factsOf(item)}
          hasHeart={showFavourite}
          compare={
            // On the map it would be there twice.
            compareMax > 0 && item.id && place.onMap !== 'card'
              ? { isOn: compared.ids.includes(item.id), onChange: (isOn) => compare(item, isOn) }
              : undefined
          }
        />
      )}
      below={
        <CompareTray
          compared={compared}
          most={compareMax}
          isFull={full !== '' && full === chosen}
          distanceOf={distanceOf}
          onRemove={(item) => compare(item, false)}
        />
      }
    />
  );
}

/** The facets with those by which months and regions are chosen, any number of them. */
function useFacets(facets: readonly Facet[], hasMonths: boolean, hasRegions: boolean): Facet[] {
  const t = useMessages<typeof en>();
  return useMemo(() => {
    const month = facets.find(({ name }) => name === 'month') ?? { label: t('month'), collapsed: true };
    const others = hasMonths ? facets.filter(({ name }) => name !== 'month') : [...facets];
    if (hasRegions && !others.some(({ name }) => name === 'region'))
      others.push({ name: 'region', label: t('region'), kind: 'checkbox', collapsed: true });
    return hasMonths ? [...others, { ...month, name: 'month', kind: 'checkbox' }] : others;
  }, [facets, hasMonths, hasRegions, t]);
}

/** The facts of a place, with its climate in the first month that was chosen, else now, and its distance. */
function usePlaceFacts(
  chosenMonths: readonly string[],
  {
    distanceOf,
    wordFor,
  }: Pick<ValueWords, 'wordFor'> & {
    readonly distanceOf: (item: FullItem) => string | undefined;
  },
): (item: FullItem) => readonly Fact[] {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const factsOf = useFacts(wordFor);
  const now = useThisMonth();
  const chosen = chosenMonths.map(Number).find((month) => month >= 1 && month <= 12);
  const month = chosen ?? now;
  return useCallback(
    (item) => {
      const climate = month === undefined ? undefined : item.climate[month - 1];
      const distance = distanceOf(item);
      const facts: Fact[] = [...factsOf(item)];
      if (climate && month !== undefined) {
        const text = t('inMonth', {
          month: monthName(format, month, 'long'),
          climate: temperaturesText(climate, t, format),
        });
        facts.push({ name: 'climate', icon: sun, text });
      }
      if (distance !== undefined) facts.push({ name: 'distance', icon: mapPin, text: distance });
      return facts;
    },
    [month, factsOf, distanceOf, t, format],
  );
}
