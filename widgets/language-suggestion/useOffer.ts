import { useMemo } from 'react';
import { useCountry } from '#src/geolocation/useCountry.ts';
import { missingLanguagesQuery } from '#src/session/language-queries.ts';
import { useApi } from '#src/session/useApi.ts';
import { useCachedQuery } from '#src/session/useCachedQuery.ts';
import { usePage } from '#src/widget/context.ts';
import { offerForCountry, offersForBrowser, type Offer } from './offers.ts';
import { languagesOfRules } from './wanted.ts';
import type { Config } from './widget.ts';

/**
 * What this visitor is offered on this page: what their browser asks for first, else what there is for their country.
 * Nothing until it is known in which languages the page exists, and nothing where that cannot be known.
 *
 * @param asked the languages that the visitor's browser asks for
 * @param isWanted whether anything may be offered; without it nobody is asked
 */
export function useOffer(config: Config, asked: string, isWanted: boolean): Offer | undefined {
  const page = usePage();
  const byBrowser = offersForBrowser(config, page, asked);
  const [first] = byBrowser;

  // A rule in the language that the browser asks for first may lead to a better page.
  const ofRules = languagesOfRules(config, page);
  const hasRule = first ? ofRules.includes(first.language) : ofRules.length > 0;
  const needsCountry = isWanted && config.useGeolocation && hasRule;
  const country = useCountry(needsCountry);
  const byCountry = country ? offerForCountry(config, page, country) : undefined;
  const isBetter = byCountry && (!first || byCountry.language === first.language);
  const offers = isBetter ? [byCountry, ...byBrowser] : byBrowser;

  const api = useApi();
  const query = useMemo(() => missingLanguagesQuery(api), [api]);
  const isDecided = isWanted && !(needsCountry && country === undefined);
  const missing = useCachedQuery(query, isDecided && offers.length > 0)?.data;
  if (!isDecided || !missing) return undefined;
  return offers.find(({ language, isCountryPage }) => isCountryPage || !missing.includes(language));
}
