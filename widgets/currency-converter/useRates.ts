import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ownAddress } from '#src/api/own-address.ts';
import { dayNamed } from '#src/i18n/dates.ts';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useApi, type Api } from '#src/session/useApi.ts';
import { ratesAnswer } from './rates.schema.ts';
import type { Config } from './widget.ts';

/** Rates of a day. */
export interface Rates {
  /** Units of each currency for one unit of the base, which is among them. */
  readonly byCode: ReadonlyMap<string, number>;
  /** `yyyy-mm-dd` */
  readonly asOf: string | undefined;
  /** What stands in the configuration and is no rate of a currency. */
  readonly unusable: readonly string[];
  /** What `ratesUrl` should have held, where it may not be asked. */
  readonly expectedUrl: string | undefined;
}

/** Currencies that rates are read of. */
const most = 60;

const isCode = (code: string) => /^[A-Z]{3}$/.test(code);
const isUsable = (code: string, rate: number) => isCode(code) && Number.isFinite(rate) && rate > 0;

/** The usable ones of some rates; none where the base is no code. The base is worth one of itself. */
function usable(rates: Readonly<Record<string, number>>, base: string): ReadonlyMap<string, number> {
  if (!isCode(base)) return new Map();
  const pairs = Object.entries(rates).filter(([code, rate]) => isUsable(code, rate) && code !== base);
  return new Map([[base, 1], ...pairs.slice(0, most)]);
}

const newerRatesQuery = (api: Api, address: string | undefined) => {
  const { call } = address === undefined ? {} : ownAddress(api.page, address);
  return queryOptions({
    queryKey: ['rates', call?.address],
    queryFn: ({ signal }) => api.fetchJson({ method: 'GET', ...call! }, ratesAnswer, { signal }),
    enabled: call !== undefined && api.page.cmsMode !== 'author',
    retry: false,
  });
};

/** The rates of the configuration, or newer ones for the same base from its address. An answer that is older is not used. */
export function useRates({ base, rates, asOf, ratesUrl }: Config): Rates {
  const api = useApi();
  const { timeZone } = api.page.site;
  const { data } = useQuery(useAfterHydration(newerRatesQuery(api, ratesUrl)));
  return useMemo(() => {
    const own = { byCode: usable(rates, base), asOf: asOf && dayNamed(asOf, timeZone) };
    const unusable = Object.entries(rates).flatMap(([code, rate]) => (isUsable(code, rate) ? [] : [code]));
    const expectedUrl = ratesUrl === undefined ? undefined : ownAddress(api.page, ratesUrl).expected;
    const newer = data && { byCode: usable(data.rates, base), asOf: dayNamed(data.asOf, timeZone) };
    const isNewer =
      newer?.asOf !== undefined &&
      data?.base === base &&
      newer.byCode.size > 1 &&
      newer.asOf >= (own.asOf ?? '');
    return { ...(isNewer ? newer : own), unusable, expectedUrl };
  }, [api, asOf, base, data, rates, ratesUrl, timeZone]);
}
