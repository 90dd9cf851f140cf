import { useMemo } from 'react';
import { fullItem, type FullItem } from '#src/api/answers/full-item.schema.ts';
import { readValue } from '#src/schema/read.ts';
import { isOffered } from '#src/search/item-types.ts';
import { usePage } from '#src/widget/context.ts';
import type { CatalogueFields } from '../facet.schema.ts';
import type { OwnItems } from '../useCatalogue.ts';
import { distinctFacets } from './chosen.ts';
import { localItems } from './local-items.ts';
import type { Asked } from './useSiteCatalogue.ts';

/** An item as its author writes it: some fields of any item, and more that only its card reads. */
type Written = Partial<FullItem> & Pick<FullItem, 'title'> & { readonly ctaLink?: string | undefined };

/**
 * Finds items that an author wrote, as the service finds its own; undefined where there are none. Those that the author
 * has pinned come first while nothing is asked.
 *
 * @param type of items that do not say theirs
 */
export function useOwnItems(
  items: readonly Written[],
  { facets, pinned, sorts }: Pick<CatalogueFields, 'facets' | 'pinned' | 'sorts'>,
  type: string,
): ((asked: Asked) => OwnItems<FullItem>) | undefined {
  const { mode, language, site } = usePage();
  const { timeZone } = site;
  return useMemo(() => {
    if (items.length === 0) return undefined;
    const full = items.map((item) => toFull(item, type)).filter((item) => isOffered(item.type, mode));
    const find = localItems(full, distinctFacets(facets), { language, timeZone });
    return (asked) => {
      const isPlain = asked.term === '' && Object.keys(asked.facets).length === 0;
      const found = find({
        term: asked.term,
        chosen: asked.facets,
        sort: sorts.find((known) => known === asked.sort),
      });
      if (!isPlain || pinned.length === 0 || asked.sort !== (sorts[0] ?? asked.sort)) return found;
      const first = pinned.flatMap((id) => found.items.find((item) => item.id === id) ?? []);
      return { ...found, items: [...new Set([...first, ...found.items])] };
    };
  }, [items, facets, pinned, sorts, type, mode, language, timeZone]);
}

/** What an item of the service has that says nothing but its title. */
const blank = readValue(fullItem, { title: '-' });

/** The item with every field that one of the service has. */
const toFull = (item: Written, type: string): FullItem => ({
  ...blank,
  ...item,
  type: item.type || type,
  url: item.url ?? item.ctaLink,
});
