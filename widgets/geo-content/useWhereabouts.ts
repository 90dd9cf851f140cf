import { useState, useSyncExternalStore } from 'react';
import { useConsent } from '#src/consent/useConsent.ts';
import { countryCodes } from '#src/countries/codes.ts';
import { toCountry } from '#src/countries/to-country.ts';
import { useLocation } from '#src/geolocation/useLocation.ts';
import { readKey, removeKey, subscribe, writeKey } from '#src/storage/store.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { usePage } from '#src/widget/context.ts';
import { chosenCountry } from './storage.ts';
import type { Whereabouts } from './variants.ts';
import type { Config } from './widget.ts';

interface Known extends Whereabouts {
  /** Whether the visitor has chosen the country. */
  readonly isChosen: boolean;
  /** @param country its code; undefined for where the visitor seems to be */
  readonly choose: (country: string | undefined) => void;
}

/**
 * The country that the visitor has chosen, else where they seem to be. Nobody is asked before the consent that the author
 * wants, nor where the visitor has chosen.
 */
export function useWhereabouts({ remember, consentCategory }: Config): Known {
  const page = usePage();
  const kept = useSyncExternalStore(
    (listener) => subscribe(chosenCountry, listener),
    () => readKey(chosenCountry),
    () => undefined,
  );
  const [own, setOwn] = useState<string>();
  const wanted = remember ? kept : own;
  const chosen = wanted !== undefined && countryCodes.includes(wanted) ? wanted : undefined;

  // Whatever a visitor has answered about cookies, what is necessary is part of it.
  const consent = useConsent(page, consentCategory === 'media' ? 'media' : 'necessary');
  const isAllowed = consentCategory === 'none' || consent === 'allowed';
  const location = useLocation(useHydrated() && isAllowed && chosen === undefined);

  const choose = (country: string | undefined) => {
    if (!remember) setOwn(country);
    else if (country === undefined) removeKey(chosenCountry);
    else writeKey(chosenCountry, country);
  };
  const isChosen = chosen !== undefined;
  if (isChosen || !location) return { country: chosen, city: '', isChosen, choose };
  return { country: toCountry(location.country_name), city: location.city, isChosen, choose };
}
