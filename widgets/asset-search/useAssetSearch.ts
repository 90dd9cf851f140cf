import { useMemo } from 'react';
import { useAssetMessages } from '#src/assets/messages.ts';
import { valuesOf } from '#src/catalogue/choices.ts';
import type { Facet } from '#src/catalogue/facet.schema.ts';
import { useSiteCatalogue, type SiteCatalogue } from '#src/catalogue/filters/useSiteCatalogue.ts';
import { useApi } from '#src/session/useApi.ts';
import type { User } from '#src/api/user.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { assetSource, libraryFacet, type Library } from './asset-source.ts';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

/** The filters of the library (A1, A2). */
const filters = ['type', 'orientation', 'region', 'licence', 'photographer', 'keywords'];

const types = ['image', 'video', 'document', 'audio'] as const;
const orientations = ['landscape', 'portrait', 'square'] as const;
const libraries: readonly Library[] = ['dam', 'catalogue'];
const allSorts: Config['sorts'] = ['newest', 'title'];

/** How assets are drawn. */
export type Layout = Config['layout'];

const layouts: readonly Layout[] = ['grid', 'list', 'mosaic'];

/** The author of the library pins and filters nothing, and its views are its own. */
const unused = { baseFilters: {}, pinned: [], views: [], showFavourite: false, placeholderImage: undefined };

const everything = {};

/** A search of the libraries. */
export interface LibrarySearch {
  /** With the facets that are offered as filters: the library is none. */
  readonly site: SiteCatalogue;
  /** Those that are offered; the first is the author's first. */
  readonly libraries: readonly Library[];
  readonly library: Library;
  readonly choose: (library: Library) => void;
  readonly layouts: readonly Layout[];
  readonly layout: Layout;
}

/** Searches the libraries as the page's address says, for a user alone. */
export function useAssetSearch(config: Config, user: User | null): LibrarySearch {
  const { detailPath, pageSize, layout: firstLayout } = config;
  const api = useApi();
  const offered = useMemo(() => {
    const own = [...new Set(config.sources)];
    return own.length > 0 ? own : libraries;
  }, [config.sources]);
  const [first = 'dam'] = offered;
  const views = useMemo(() => [...new Set([firstLayout, ...layouts])], [firstLayout]);
  const facets = useFacets(config.facets);
  const all = useMemo(
    () => [...facets, { ...facetNamed(libraryFacet, ''), kind: 'radio' as const, values: asValues(offered) }],
    [facets, offered],
  );
  const source = useMemo(() => assetSource(api, user, first, detailPath), [api, user, first, detailPath]);
  const sorts = config.sorts.length > 0 ? config.sorts : allSorts;
  const found = useSiteCatalogue(
    { ...unused, facets: all, pageSize, sorts },
    { fixed: everything, source, ownViews: views, isPending: !user },
  );

  const { catalogue } = found;
  const chosen = valuesOf(catalogue.choices.facets, libraryFacet);
  // Whoever takes the filters back stays in the library.
  const change: typeof catalogue.change = (to, how) =>
    catalogue.change(
      to.filters && chosen.length > 0 ? { ...to, filters: { ...to.filters, [libraryFacet]: chosen } } : to,
      how,
    );
  return {
    // A list that has grown long is drawn in slices, as the page's own items are.
    site: { ...found, facets, ownCount: catalogue.items.length, catalogue: { ...catalogue, change } },
    libraries: offered,
    library: offered.find((one) => one === chosen[0]) ?? first,
    choose(library) {
      const { [libraryFacet]: _before, ...others } = catalogue.choices.facets;
      catalogue.change({ filters: library === first ? others : { ...others, [libraryFacet]: [library] } });
    },
    layouts: views,
    layout: views.find((one) => one === catalogue.choices.view) ?? firstLayout,
  };
}

const facetNamed = (name: string, label: string): Facet => ({
  name,
  label,
  kind: 'checkbox',
  collapsed: false,
});

const asValues = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The author's filters, as far as the service has them, each once; kinds and orientations in the words of the page. */
function useFacets(written: Config['facets']): readonly Facet[] {
  const t = useMessages<typeof en>();
  const assets = useAssetMessages();
  return useMemo(() => {
    const own: Readonly<Record<string, Facet['values']>> = {
      type: types.map((value) => ({ value, label: assets(value) })),
      orientation: orientations.map((value) => ({ value, label: t(value) })),
    };
    return written
      .filter(
        ({ name }, at) => filters.includes(name) && written.findIndex((other) => other.name === name) === at,
      )
      .map((facet) => (own[facet.name] ? { ...facet, values: own[facet.name] } : facet));
  }, [written, t, assets]);
}
