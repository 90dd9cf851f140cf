import { toJson } from '#src/text/json.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Facets } from '#src/api/answers/search.schema.ts';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { usePage } from '#src/widget/context.ts';
import { withoutDoubles, type ListItem } from './items.ts';
import { mergeFacets } from './merge-facets.ts';
import { resultsQuery } from './queries.ts';
import { useAnswers, type AnswerOptions, type Catalogue } from './useAnswers.ts';
import type { AddressedChoices } from './useChoices.ts';

/** Items that the widget has itself, as far as the choices leave them, and how often each value occurs among them. */
export interface OwnItems<Item> {
  readonly items: readonly Item[];
  readonly facets: Facets;
}

/** What a catalogue shows beside what the service finds. */
interface CatalogueOptions<Item> extends Omit<AnswerOptions<Item>, 'paging' | 'pagesBefore'> {
  /** Stand before the answer, which counts its own; the same object as long as nothing changes. */
  readonly own?: OwnItems<Item> | undefined;
  /** Ids of items that stand first where nothing is chosen. */
  readonly pinned: readonly string[];
  /** The orders; the first is the list's own. */
  readonly sorts: readonly string[];
}

const none: OwnItems<never> = { items: [], facets: {} };

/** A list that grows: the widget's own items, those that its author has pinned, then what the service finds. */
export function useCatalogue<Item extends ListItem>(
  addressed: AddressedChoices,
  { own = none, pinned, sorts, ...options }: CatalogueOptions<Item>,
): Catalogue<Item> {
  const { state, term, choices, isPending } = addressed;
  const { filters, pageSize, source } = options;
  const { language, cmsMode } = usePage();
  const ownPages = Math.floor(own.items.length / pageSize);
  const answers = useAnswers(addressed, { ...options, paging: 'more', pagesBefore: ownPages });

  const isPlain = term === '' && Object.keys(choices.facets).length === 0 && choices.sort === sorts[0];
  const isPinning = isPlain && pinned.length > 0 && filters !== undefined && !isPending;
  const pins = useInfiniteQuery(
    useAfterHydration({
      ...resultsQuery(
        source,
        language,
        // Ids are only unique within a type.
        { term: '', pageSize: pinned.length, filters: { type: filters?.['type'], id: pinned } },
        { page: 0, count: 1 },
        true,
      ),
      enabled: isPinning && cmsMode === 'publish',
    }),
  );

  const { isOld } = answers;
  // Items must not appear above those that the visitor may be reading.
  const isWaitingForPins = isPinning && pins.isLoading && answers.status === 'found';
  const answered = isWaitingForPins ? 'loading' : answers.status;
  const hasAnswer = answered === 'found' || answered === 'nothing' || answered === 'idle';
  const missing = !hasAnswer && own.items.length > 0 ? answered : undefined;
  const all = useMemo(() => {
    if (missing) return own.items;
    const first = isPlain ? (pins.data?.pages.flat().flatMap(({ items }) => items) ?? []) : [];
    return withoutDoubles([...own.items, ...first, ...answers.items]);
  }, [own, pins.data, isPlain, answers.items, missing]);
  const isLonger = all.length > answers.items.length && !isOld;
  const limit = isLonger ? state.page * pageSize : all.length;
  const items = useMemo(() => (limit < all.length ? all.slice(0, limit) : all), [all, limit]);
  const facets = useMemo(() => mergeFacets(own.facets, answers.facets), [own, answers.facets]);

  return {
    ...answers,
    status: hasAnswer || missing ? (items.length > 0 ? 'found' : 'nothing') : answered,
    missing,
    key: `${answers.key} ${toJson([choices.facets, choices.sort])}`,
    items,
    facets,
    total: totalOf(),
    hasMore: items.length < all.length || answers.hasMore,
    loadMore() {
      if (items.length < all.length) addressed.change({ page: state.page + 1 }, 'replace');
      else answers.loadMore();
    },
  };

  function totalOf(): number | undefined {
    if (filters === undefined) return own.items.length;
    if (missing || answers.total === undefined) return undefined;
    return Math.max(answers.total + own.items.length, items.length);
  }
}
