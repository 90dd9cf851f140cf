import type { Language } from '#src/i18n/languages.ts';
import { bookableItems, tradeEventItems } from './content-bookable.ts';
import type { ContentItem } from './content-item.ts';
import { pageItems, restrictedAssetItems } from './content-pages.ts';
import { visitItems } from './content-visits.ts';
import type { Occurrence } from './data.ts';

/** Keeps what was made for each language. */
function byLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made = new Map<Language, Made>();
  return (language) => {
    const kept = made.get(language) ?? make(language);
    made.set(language, kept);
    return kept;
  };
}

/**
 * Everything the site has in a language, places first; offers without their codes. Events do not say yet
 * which of their dates comes next.
 */
export const allContent: (language: Language) => readonly ContentItem[] = byLanguage((language) => [
  ...visitItems(language),
  ...bookableItems(language),
  ...pageItems(language),
  ...tradeEventItems(language),
]);

const byPath = byLanguage((language) => {
  const items = [...allContent(language), ...restrictedAssetItems(language)];
  return new Map(items.map((item) => [item.url.replace(/\.html$/u, ''), item]));
});

/** Every item that has a page: all content, and media that the search keeps back. */
export const itemsWithPages = (language: Language): ContentItem[] => [...byPath(language).values()];

/** The item whose page lies at an address (path and query, with or without `.html`). */
export const itemAt = (language: Language, address: string): ContentItem | undefined =>
  byPath(language).get(address);

/** The occurrence that runs or comes next at `now`, else the last one. */
export function nextOccurrence(occurrences: readonly Occurrence[], now: Date): Occurrence | undefined {
  return occurrences.find(({ end }) => Date.parse(end) >= now.getTime()) ?? occurrences.at(-1);
}

/** Everything the site has in a language, events with the date that counts at `now`. */
export const contentAt = (language: Language, now: Date): ContentItem[] =>
  allContent(language).map((item) => {
    const next = item.occurrences && nextOccurrence(item.occurrences, now);
    return next ? { ...item, startDate: next.start, endDate: next.end } : item;
  });

/** An item as consumers and anonymous visitors may see it: without what only the trade is told. */
export function forEverybody(item: ContentItem): ContentItem {
  const { netPrice: _net, commission: _commission, releaseDays: _release, ...rest } = item;
  return rest;
}

/** An item as it leaves the origin. */
export function answerOf(item: ContentItem): Omit<ContentItem, 'keys'> {
  const { keys: _keys, ...rest } = item;
  return rest;
}
