import { queryOptions, useQuery } from '@tanstack/react-query';
import { ownAddress } from '#src/api/own-address.ts';
import { dayNamed } from '#src/i18n/dates.ts';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useApi, type Api } from '#src/session/useApi.ts';
import { useToday } from '#src/time/useToday.ts';
import { currentAnswer } from './current.schema.ts';
import type { City } from './widget.ts';

/** The temperature of a city as it was measured today. */
export interface Current {
  /** °C */
  readonly temperature: number;
  /** An instant, ISO 8601. */
  readonly asOf: string;
}

const currentQuery = (api: Api, address: string | undefined, { id, latitude, longitude }: City) => {
  const { call } = address === undefined ? {} : ownAddress(api.page, address);
  const query = { place: id, latitude, longitude };
  return queryOptions({
    queryKey: ['current', call?.address, query],
    queryFn: ({ signal }) => api.fetchJson({ method: 'GET', ...call!, query }, currentAnswer, { signal }),
    enabled: call !== undefined && api.page.cmsMode !== 'author',
    retry: false,
  });
};

/** What a city's service has measured today; undefined while nothing is known, and where that was another day. */
export function useCurrent(address: string | undefined, city: City): Current | undefined {
  const api = useApi();
  const { timeZone } = api.page.site;
  const today = useToday(timeZone);
  const { data } = useQuery(useAfterHydration(currentQuery(api, address, city)));
  return data && today !== undefined && dayNamed(data.asOf, timeZone) === today ? data : undefined;
}
