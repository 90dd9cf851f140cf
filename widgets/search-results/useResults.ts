import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Item } from '#src/api/answers/item.schema.ts';
import { searchAnswer } from '#src/api/answers/search.schema.ts';
import { valuesOf, withValues, type Facet } from '#src/catalogue/choices.ts';
import { searchSource } from '#src/catalogue/queries.ts';
import { toFilters, useAnswers, type Catalogue } from '#src/catalogue/useAnswers.ts';
import { useChoices } from '#src/catalogue/useChoices.ts';
import { withOfferedTypes } from '#src/search/item-types.ts';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useApi } from '#src/session/useApi.ts';
import { usePage } from '#src/widget/context.ts';
import { allKey, categoryFilter, facetsOf, tabCounts, type TabCounts } from './choices.ts';
import { resultCountsQuery } from './counts-query.ts';
import type { Config } from './widget.ts';

/** What is found for the page's address, and in which tab. */
export interface Results extends Catalogue<Item> {
  /** Key of the open tab; undefined for all. */
  readonly category: string | undefined;
  /** Items by category; undefined until known, and where the service does not say. */
  readonly counts: TabCounts | undefined;
  /** The counts are on their way. */
  readonly isCounting: boolean;
}

/** The tabs, as a facet of the address. */
const tabFacet: Facet = { name: categoryFilter, label: '', kind: 'radio' };

/** Asks what the page's address asks: nothing without a term. @param inside an element of the widget, once it is there */
export function useResults(config: Config, inside: Element | null): Results {
  const { pageSize, paging, sorts, categories } = config;
  const api = useApi();
  const { cmsMode, mode } = usePage();
  const isTabbed = categories.length > 0;
  const facets = useMemo(() => [...facetsOf(config), ...(isTabbed ? [tabFacet] : [])], [config, isTabbed]);
  const addressed = useChoices({ inside, term: 'search', facets, sorts });
  const { term, choices } = addressed;
  const [tab] = isTabbed ? valuesOf(choices.facets, categoryFilter) : [];
  const category = categories.find(({ key }) => key === tab)?.key;
  const ownFacets = isTabbed ? withValues(choices.facets, categoryFilter, []) : choices.facets;
  const asked = {
    ...choices,
    facets: category === undefined ? ownFacets : { ...ownFacets, [categoryFilter]: [category] },
  };
  const catalogue = useAnswers<Item>(addressed, {
    filters: term === '' ? undefined : toFilters(asked, mode),
    pageSize,
    paging,
    source: searchSource<Item>(api, searchAnswer, 'brief'),
  });

  const { isOld, total, status } = catalogue;
  const counts = useQuery(
    useAfterHydration({
      ...resultCountsQuery(api, term, withOfferedTypes(ownFacets, mode)),
      enabled: term !== '' && cmsMode === 'publish' && isTabbed,
    }),
  );
  const isKnown = !isOld && (status === 'found' || status === 'nothing');
  return {
    ...catalogue,
    choices: { ...choices, facets: ownFacets },
    category,
    counts:
      counts.data && tabCounts(counts.data.counts, config, category ?? allKey, isKnown ? total : undefined),
    isCounting: counts.isLoading,
  };
}
