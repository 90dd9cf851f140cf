import { useMemo } from 'react';
import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import type { CatalogueFields } from '#src/catalogue/facet.schema.ts';
import { useOwnItems } from '#src/catalogue/filters/useOwnItems.ts';
import { useSiteCatalogue, type SiteCatalogue } from '#src/catalogue/filters/useSiteCatalogue.ts';
import type { Source } from '#src/catalogue/queries.ts';
import { useNow } from '#src/events/useNow.ts';
import { useApi } from '#src/session/useApi.ts';
import { useUser, type Visitor } from '#src/session/useUser.ts';
import { useToday } from '#src/time/useToday.ts';
import { isShown, offerOf, toItem, type Offer } from './offer-item.ts';
import { offerSource } from './offer-source.ts';
import { isPast, momentsOf } from './period.ts';
import type { Config } from './widget.ts';

/** A list of offers. */
export interface OfferList {
  readonly site: SiteCatalogue;
  /** What the engine is told of the catalogue. */
  readonly fields: CatalogueFields;
  readonly visitor: Visitor;
  /** Undefined where nobody can know it. */
  readonly now: Date | undefined;
  /** Finds an offer of the page, also one that is not in the list, and any that is. */
  readonly find: (id: string) => Offer | undefined;
  /** Where further offers come from; undefined where the page has them all. */
  readonly source: Source<FullItem> | undefined;
}

const views = ['grid'] as const;

/** Whom offers on pages for consumers are for. */
const consumers = 'all,signedIn,loyalty';

/** Finds the offers that the page's address asks for. The search is asked once it is known who the visitor is. */
export function useOffers(config: Config): OfferList {
  const { offers, source, showExpired } = config;
  const api = useApi();
  const { mode, site: siteConfig } = api.page;
  const { timeZone } = siteConfig;
  const visitor = useUser();
  const today = useToday(timeZone);
  const isSearching = source === 'search';

  const fields = useMemo((): CatalogueFields => {
    const { facets, baseFilters, pinned, sorts, pageSize, showFavourite, placeholderImage } = config;
    const audience = mode === 'B2C' ? { audience: consumers } : {};
    return {
      facets,
      baseFilters: { ...audience, ...baseFilters },
      pinned,
      sorts,
      pageSize,
      showFavourite,
      placeholderImage,
      views: [...views],
    };
  }, [config, mode]);

  const own = useMemo(
    () => offers.map(toItem).filter((offer) => isShown(offer, { mode, timeZone })),
    [offers, mode, timeZone],
  );
  const listed = useMemo(() => {
    if (today === undefined) return own;
    const past = own.filter((offer) => isPast(offer, today, timeZone));
    return [...own.filter((offer) => !past.includes(offer)), ...(showExpired ? past : [])];
  }, [own, today, timeZone, showExpired]);
  const offerItems = useMemo(() => offerSource(api, visitor.user), [api, visitor.user]);

  const fixed = { type: 'offer', ...(!showExpired && today !== undefined && { from: today }) };
  const site = useSiteCatalogue(fields, {
    fixed: isSearching ? fixed : undefined,
    find: useOwnItems(listed, fields, 'offer'),
    source: offerItems,
    isPending: today === undefined || visitor.isPending,
  });

  const { items } = site.catalogue;
  const moments = useMemo(() => items.flatMap((item) => momentsOf(item, timeZone)), [items, timeZone]);
  const now = useNow(moments);
  return {
    site,
    fields,
    visitor,
    now,
    source: isSearching ? offerItems : undefined,
    find: (id) => [...items.map(offerOf), ...own].find((offer) => offer.id === id),
  };
}
