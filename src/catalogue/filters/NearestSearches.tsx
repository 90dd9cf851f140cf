import { useQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useApi } from '#src/session/useApi.ts';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import chipStyles from '#src/ui/chip.module.css';
import { InPlaceLink } from '../InPlaceLink.tsx';
import { useCatalogueMessages } from '../messages.ts';
import type { ListState } from '../state.ts';
import type { Catalogue } from '../useAnswers.ts';
import { useRailMessages } from './messages.ts';
import styles from './rail.module.css';
import { useFacetLabels } from './useFacetLabels.ts';
import type { SiteCatalogue } from './useSiteCatalogue.ts';
import { relaxedCountsQuery, relaxedQueries } from './relaxed-queries.ts';

export interface NearestSearchesProps {
  readonly site: {
    readonly catalogue: Pick<Catalogue, 'term' | 'choices' | 'addressOf'>;
  } & Pick<SiteCatalogue, 'facets' | 'filtersFor' | 'countOwn'>;
  /** Asks for something else. @param label of what was pressed */
  readonly onChange: (to: Pick<ListState, 'term' | 'filters'>, label: string) => void;
  /** Stands in place of the sentence where there is nothing though nothing is chosen. */
  readonly none?: ReactNode;
}

/**
 * Where nothing is left of what was chosen: searches that ask for a little less and find something, the nearest first, and
 * the way back to everything. Where nobody says what they would find, that way alone.
 */
export function NearestSearches({ site, onChange, none }: NearestSearchesProps) {
  const { facets, catalogue, filtersFor, countOwn } = site;
  const t = useRailMessages();
  const lists = useCatalogueMessages();
  const api = useApi();
  const { term, choices, addressOf } = catalogue;
  const { labelOf } = useFacetLabels(true);
  const place = useRef<HTMLDivElement>(null);
  const searches = relaxedQueries(facets, term, choices.facets);
  const questions = searches.flatMap((search) => {
    const filters = filtersFor(search.chosen);
    return filters ? [{ term: search.term, filters }] : [];
  });
  const counts = useQuery(
    useAfterHydration({
      ...relaxedCountsQuery(api, questions),
      enabled: questions.length > 0 && api.page.cmsMode === 'publish',
    }),
  );
  if (searches.length === 0) return none ?? <p className={styles['wider']}>{t('none')}</p>;

  const ways = searches
    .map((search, index) => ({
      ...search,
      count: (counts.data?.[index] ?? 0) + countOwn(search.term, search.chosen),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.count - b.count || 0);
  const go = (to: Pick<ListState, 'term' | 'filters'>, label: string) => {
    // What was pressed goes away; whoever pressed it by keyboard goes on at the filters.
    place.current?.closest('section')?.querySelector('button')?.focus();
    onChange(to, label);
  };

  return (
    <div ref={place} className={styles['wider']}>
      <p>{t('nothing')}</p>
      {counts.isFetching && (
        <Skeleton>
          <SkeletonBox shape="button" />
        </Skeleton>
      )}
      {!counts.isFetching && ways.length > 0 && (
        <>
          <p>{t('wider')}</p>
          <ul role="list">
            {ways.map(({ term, chosen, without, count }) => {
              const name =
                without === 'term'
                  ? t('term', { term: catalogue.term })
                  : labelOf(without.facet, without.value);
              const to = { term, filters: chosen };
              return (
                <li key={name}>
                  <InPlaceLink
                    className={chipStyles['chip']}
                    query={addressOf(to)}
                    onFollow={() => go(to, name)}
                  >
                    <span>{t('without', { name })}</span>
                    {Number.isFinite(count) && <span>{lists('results', { count })}</span>}
                  </InPlaceLink>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <Button look="stroke" size="small" onClick={() => go({ term: '', filters: {} }, lists('clear'))}>
        {lists('clear')}
      </Button>
    </div>
  );
}
