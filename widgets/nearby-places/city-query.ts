import { queryOptions, skipToken } from '@tanstack/react-query';
import { itemsAnswer, type FullItem } from '#src/api/answers/full-item.schema.ts';
import { toSearchPage } from '#src/api/answers/search.ts';
import type { SearchParams } from '#src/api/call.ts';
import { pagedSearch } from '#src/api/search-endpoints.ts';
import { placeOf } from '#src/catalogue/map/places.ts';
import type { Point } from '#src/geo/distance.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Api } from '#src/session/useApi.ts';
import { foldForMatching } from '#src/text/fold.ts';

/** A city and where it is. */
export interface City {
  /** In the page's language where the service has it. */
  readonly name: string;
  readonly point: Point;
}

/** The language in which the geolocation service names cities. */
const namesLanguage: Language = 'en';

/**
 * A city by the name that the geolocation service has for it: where the place of that name is, else where a place in it is.
 * Null for one that the site has nothing about.
 *
 * @param city undefined while nobody has asked
 */
export const cityQuery = (api: Api, city: string | undefined) =>
  queryOptions({
    queryKey: ['nearby-city', api.page.language, city],
    queryFn: city
      ? async ({ signal }): Promise<City | null> => {
          const ask = async (locale: Language, query: string, filters: SearchParams) => {
            const call = pagedSearch({ locale, query, page: 0, filters: { ...filters, type: 'place' } });
            return toSearchPage(await api.fetchJson(call, itemsAnswer, { signal })).items;
          };
          const wanted = foldForMatching(city, namesLanguage);
          const placed = (await ask(namesLanguage, city, {})).filter((item) => placeOf(item));
          const fieldWith = (field: 'title' | 'city') =>
            placed
              .filter((item) => foldForMatching(item[field], namesLanguage) === wanted)
              .map((item) => ({ item, field }));
          const [found] = [...fieldWith('title'), ...fieldWith('city')];
          const point = found && placeOf(found.item);
          if (!found || !point) return null;
          const { language } = api.page;
          const [own] = language === namesLanguage ? [] : await ask(language, '', { id: [found.item.id] });
          const nameOf = (item: FullItem | undefined) => item?.[found.field];
          return { name: nameOf(own) || nameOf(found.item) || city, point };
        }
      : skipToken,
    enabled: api.page.cmsMode === 'publish',
    staleTime: Infinity,
    retry: false,
  });
