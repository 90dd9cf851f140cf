import { useMemo } from 'react';
import type { Facet } from '#src/catalogue/facet.schema.ts';
import { useSiteCatalogue, type SiteCatalogue } from '#src/catalogue/filters/useSiteCatalogue.ts';
import { useApi } from '#src/session/useApi.ts';
import { useUser, type Visitor } from '#src/session/useUser.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import { partnerSource } from './partner-source.ts';
import type { Config } from './widget.ts';

/** The filters of the directory (D1). */
const filters = ['category', 'region', 'city', 'products', 'languages', 'certifications', 'verified'];

/** States of entries, which the authority's administrators filter by. */
const states = ['published', 'submitted', 'draft', 'unpublished'] as const;

/** The directory asks for no order, and its author pins and filters nothing. */
const unused = { baseFilters: {}, pinned: [], sorts: [], showFavourite: false, placeholderImage: undefined };

const everything = {};

interface Directory {
  readonly site: SiteCatalogue;
  readonly visitor: Visitor;
  /** Whether the visitor is shown companies: a signed-in one, others where the directory is public. */
  readonly isOpen: boolean;
}

/** The directory of companies, as far as the visitor may see it. */
export function useDirectory(config: Config): Directory {
  const { pageSize, profilePath, publicMode, views } = config;
  const api = useApi();
  const visitor = useUser();
  const { user, role, isPending } = visitor;
  const facets = useFacets(config.facets, user !== null || api.page.cmsMode === 'author', role);
  const isOpen = user !== null || (publicMode && !isPending);
  const source = useMemo(
    () => partnerSource(api, { user, role }, profilePath),
    [api, user, role, profilePath],
  );
  const site = useSiteCatalogue(
    { ...unused, facets, pageSize, views },
    { fixed: everything, source, isPending: !isOpen },
  );
  return { site, visitor, isOpen };
}

/** The author's filters, with that of letters; none where the service has none. */
function useFacets(written: Config['facets'], hasFilters: boolean, role: Visitor['role']): Facet[] {
  const t = useMessages<typeof en>();
  return useMemo(() => {
    if (!hasFilters) return [];
    const own = written.filter(({ name }) => filters.includes(name));
    const entry = (name: string, label: string): Facet => ({
      name,
      label,
      kind: 'checkbox',
      collapsed: false,
    });
    return [
      ...(role === 'STA_ADMIN'
        ? [{ ...entry('status', t('state')), values: states.map((value) => ({ value, label: t(value) })) }]
        : []),
      ...own.map((facet) =>
        facet.name === 'verified' ? { ...facet, values: [{ value: 'true', label: t('verified') }] } : facet,
      ),
      { ...entry('letter', t('letters')), kind: 'radio' },
    ];
  }, [written, hasFilters, role, t]);
}
