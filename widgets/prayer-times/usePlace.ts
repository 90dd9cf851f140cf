import { useMemo, useSyncExternalStore } from 'react';
import type { Point } from '#src/geo/distance.ts';
import { locationData } from '#src/geolocation/storage.ts';
import { exactly, useVisitorPoint, type Search } from '#src/geolocation/useVisitorPoint.ts';
import type { Language } from '#src/i18n/languages.ts';
import { keepChoice, useChoice } from '#src/storage/choice.ts';
import { readKey, subscribe } from '#src/storage/store.ts';
import { foldForMatching } from '#src/text/fold.ts';
import { deepLinkItems } from '#src/ui/deep-link-items.ts';
import { usePage, useScope } from '#src/widget/context.ts';
import type { Place } from './times.ts';
import type { Config } from './widget.ts';

/** A city that visitors choose. */
export interface City extends Place {
  /** By it the browser remembers that it was chosen. */
  readonly key: string;
  readonly label: string;
}

interface Choice {
  readonly cities: readonly City[];
  /** The city whose times are shown; the first one until a visitor chooses, undefined where there is none. */
  readonly city: City | undefined;
  readonly choose: (key: string) => void;
  /** Where the visitor is, once they have asked for times there; then it counts in the place of the city. */
  readonly point: Point | undefined;
  readonly search: Search;
  readonly locate: () => void;
  /** A city where the visitor seems to be, while they have chosen none. */
  readonly hint: City | undefined;
}

const onLocation = (listener: () => void) => subscribe(locationData, listener);

/** A name as it is compared: without case, blanks and hyphens. */
const compared = (name: string, language: Language) =>
  foldForMatching(name, language).replace(/[^\p{L}\p{N}]/gu, '');

/** Where the times are wanted: in a city of the author's list, or where the visitor is. */
export function usePlace(written: Config['cities']): Choice {
  const { language } = usePage();
  const { name } = useScope();
  const chosen = useChoice(name);
  const { search, point, locate, forget } = useVisitorPoint(exactly);
  const known = useSyncExternalStore(
    onLocation,
    () => readKey(locationData)?.city,
    () => undefined,
  );
  const cities = useMemo(
    () =>
      deepLinkItems(written.map((city) => ({ ...city, id: city.id || city.label }))).map(({ key, item }) => ({
        ...item,
        key,
      })),
    [written],
  );
  const city = cities.find(({ key }) => key === chosen) ?? cities[0];
  const where = compared(known ?? '', language);
  const near = cities.find(({ key, label }) =>
    [key, label].some((text) => compared(text, language) === where),
  );
  const isOpen = chosen === undefined && search === 'none' && near !== city;
  return {
    cities,
    city,
    choose(key) {
      forget();
      keepChoice(name, key);
    },
    point,
    search,
    locate,
    hint: isOpen ? near : undefined,
  };
}
