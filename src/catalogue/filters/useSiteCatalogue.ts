import { useDeferredValue, useMemo, useState } from 'react';
import { itemsAnswer, tradeItemsAnswer, type FullItem } from '#src/api/answers/full-item.schema.ts';
import type { SearchParams } from '#src/api/call.ts';
import { useApi } from '#src/session/useApi.ts';
import type { Visitor } from '#src/session/useUser.ts';
import type { Chosen } from '../choices.ts';
import type { CatalogueFields, Facet } from '../facet.schema.ts';
import { searchSource, type Source } from '../queries.ts';
import { toFilters, type Catalogue } from '../useAnswers.ts';
import { useCatalogue, type OwnItems } from '../useCatalogue.ts';
import { useChoices, type Choices } from '../useChoices.ts';
import { readBaseFilters, withinBase } from './base-filters.ts';
import { distinctFacets, readChosen } from './chosen.ts';
import { readView, type View } from './ViewSwitch.tsx';

/** What a list is asked: the term and the choices, without the page. */
export interface Asked extends Choices {
  readonly term: string;
}

interface Options {
  /** What is asked always, as the type of the items; undefined where the service is not asked. */
  readonly fixed: SearchParams | undefined;
  /** Finds the widget's own items; the same function as long as nothing changes. */
  readonly find?: ((asked: Asked) => OwnItems<FullItem>) | undefined;
  /** How the service is asked for what is chosen, where that is not by the names of the facets; the order is among it. */
  readonly ask?: ((filters: SearchParams) => SearchParams) | undefined;
  /** Views that the address may ask for, where the widget draws them itself; the first comes first. */
  readonly ownViews?: readonly string[] | undefined;
  /** Nothing is asked before the widget knows what: a day, for instance. */
  readonly isPending?: boolean | undefined;
  /**
   * Where distances are measured from, as `latitude,longitude`: with it visitors may have the nearest first. The service is
   * told only then.
   */
  readonly point?: string | undefined;
  /**
   * The visitor of a page for the trade, where the items say more to business users: the answer is the user's own then, and
   * goes with the session. Nothing is asked before it is known who that is.
   */
  readonly visitor?: Pick<Visitor, 'user' | 'isPending'> | undefined;
  /** Where the items come from, where that is not the search service; `fixed` says whether it is asked. */
  readonly source?: Source<FullItem> | undefined;
}

/** A catalogue of the site's items, as `CatalogueSection` shows it. */
export interface SiteCatalogue {
  readonly catalogue: Catalogue<FullItem>;
  /** Facets that are offered, each name once. */
  readonly facets: readonly Facet[];
  readonly sorts: readonly Sort[];
  readonly view: View;
  /** With what the search service is asked for choices, the order apart; undefined where it is not asked. */
  readonly filtersFor: (chosen: Chosen) => SearchParams | undefined;
  /** How many items the widget has itself, as far as the choices leave them. */
  readonly ownCount: number;
  /** How many of the widget's own items a question has. */
  readonly countOwn: (term: string, chosen: Chosen) => number;
  /** Takes an element of the widget. */
  readonly setInside: (element: HTMLElement | null) => void;
}

/** An order that visitors choose. */
type Sort = CatalogueFields['sorts'][number] | 'distance';

const relevance: readonly Sort[] = ['relevance'];

/** What an author has decided; a widget may offer a map among its views. */
type Config = Omit<CatalogueFields, 'views'> & { readonly views: readonly View[] };

/** Items of a page in the view on a map, where few say little: as many as a service gives. */
const mostOnMap = 100;

/** Reads a catalogue's address and finds what it asks for, as its author has set it up. */
export function useSiteCatalogue(config: Config, options: Options): SiteCatalogue {
  const { fixed, find, ask = (filters) => filters, ownViews, point, visitor, source } = options;
  const { baseFilters, pinned, views } = config;
  const api = useApi();
  const { mode } = api.page;
  const [inside, setInside] = useState<HTMLElement | null>(null);
  const user = mode === 'B2B' ? (visitor?.user ?? undefined) : undefined;
  const facets = useMemo(() => distinctFacets(config.facets), [config.facets]);
  const sorts = useMemo((): readonly Sort[] => {
    const own = [...new Set<Sort>(config.sorts)];
    return point ? [...(own.length > 0 ? own : relevance), 'distance'] : own;
  }, [config.sorts, point]);
  const base = useMemo(() => readBaseFilters(baseFilters), [baseFilters]);
  const inAddress = useChoices({
    inside,
    term: 'q',
    facets,
    sorts: sorts.length > 0 ? sorts : relevance,
    views: ownViews ?? views,
    read: readChosen,
  });
  const isPending = inAddress.isPending || visitor?.isPending === true || options.isPending === true;
  const addressed = { ...inAddress, isPending };
  const { term, choices } = addressed;
  // Hundreds of items may be filtered and drawn anew: what was pressed is seen first.
  const asked = useDeferredValue(useMemo((): Asked => ({ ...choices, term }), [choices, term]));
  const own = useMemo(() => find?.(asked), [find, asked]);
  const isBehind =
    own !== undefined &&
    (asked.term !== term || asked.facets !== choices.facets || asked.sort !== choices.sort);
  const filtersBy = (sort: Choices['sort'], chosen: Chosen) =>
    fixed &&
    ask(
      toFilters(
        { sort, facets: { ...withinBase(base, chosen), ...fixed, ...(sort === 'distance' && { point }) } },
        mode,
      ),
    );
  const view = readView(views, choices.view);
  const catalogue = useCatalogue<FullItem>(addressed, {
    source: source ?? searchSource(api, user ? tradeItemsAnswer : itemsAnswer, 'full', user),
    filters: filtersBy(choices.sort, choices.facets),
    pageSize: view === 'map' ? mostOnMap : config.pageSize,
    own,
    pinned,
    sorts: sorts.length > 0 ? sorts : relevance,
  });
  return {
    catalogue: isBehind ? { ...catalogue, isOld: true } : catalogue,
    facets,
    sorts,
    view,
    filtersFor: (chosen) => (source && !source.isSearch ? undefined : filtersBy(undefined, chosen)),
    ownCount: own?.items.length ?? 0,
    countOwn: (term, chosen) => find?.({ ...choices, term, facets: chosen }).items.length ?? 0,
    setInside,
  };
}
