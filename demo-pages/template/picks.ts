import { pickPlaces } from '#src/catalogue/filters/pick-places.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { CardTexts } from './sections.ts';
import { teaserOf } from './teaser.ts';

/** Stories and trips that stand as wide cards among the items of a list, by its path. */
const picks: Readonly<Record<string, readonly string[]>> = {
  '/places': ['/articles/unesco-road-trip', '/plan/itineraries/jeddah-red-sea'],
  '/activities': ['/plan/find-your-trip', '/plan/itineraries/jeddah-red-sea'],
  '/experiences': ['/articles/hiking-asir', '/articles/shopping-souqs'],
  '/stays': ['/articles/family-trip-week', '/articles/weekend-in-riyadh'],
  '/dining': ['/articles/guide-to-dates', '/plan/find-your-trip'],
  '/tours': ['/plan/itineraries/alula-hegra-slow', '/plan/find-your-trip'],
  '/articles': ['/plan/itineraries/jeddah-red-sea', '/plan/find-your-trip'],
};

/** Paths of the lists that have picks. */
export const pickedPaths = Object.keys(picks);

/** The picks of a list as cards. */
export const picksOf = (path: string, language: Language): readonly CardTexts[] =>
  (picks[path] ?? []).map((target) => {
    const { title, text, picture, href } = teaserOf(target, language);
    return { title, description: text, picture, url: href, isWide: true };
  });

/** The items of a list with its picks among them, as the widgets of the lists place them. */
export function withPicks(items: readonly CardTexts[], own: readonly CardTexts[]): CardTexts[] {
  const places = pickPlaces(items.length);
  return items.flatMap((item, index) => {
    const pick = own[places.indexOf(index + 1)];
    return pick ? [item, pick] : [item];
  });
}
