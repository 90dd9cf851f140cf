import type { Language } from '#src/i18n/languages.ts';
import { baseItem, pictureOf, withoutTags, type ContentItem } from './content-item.ts';
import { pageItems } from './content-pages.ts';
import { articles, events, offers, places, type EventData, type Occurrence } from './data.ts';

function eventItem(event: EventData, language: Language): ContentItem {
  return {
    ...baseItem(event, language, event.placeId),
    type: 'event',
    title: event.name[language],
    description: event.summary[language],
    url: `/${language}${event.url}`,
    featureImage: pictureOf(event.featureImage),
    occurrences: event.occurrences,
    status: event.status,
    free: event.free,
    ...(event.priceFrom !== undefined && { priceFrom: event.priceFrom }),
    ...(event.currency !== undefined && { currency: event.currency }),
  };
}

const makeContent = (language: Language): readonly ContentItem[] => [
  ...places.map((place) => ({
    ...baseItem(place, language, place.id),
    type: 'place' as const,
    title: place.name[language],
    description: place.summary[language],
    url: `/${language}${place.url}`,
    featureImage: pictureOf(place.featureImage),
  })),
  ...events.map((event) => eventItem(event, language)),
  ...articles.map((article) => ({
    ...baseItem(article, language, article.placeIds[0]),
    type: 'article' as const,
    title: article.name[language],
    description: article.summary[language],
    url: `/${language}${article.url}`,
    featureImage: pictureOf(article.featureImage),
    publishedOn: article.publishedOn,
  })),
  ...offers.map((offer) => ({
    ...baseItem({ id: offer.id, categories: [offer.category] }, language, offer.placeId, {
      categories: 'offerCategories',
      tags: 'tags',
    }),
    type: 'offer' as const,
    title: offer.title[language],
    description: withoutTags(offer.body[language]),
    url: `/${language}${offer.cta.ctaLink}`,
    featureImage: pictureOf(offer.image),
    startDate: offer.from,
    endDate: offer.to,
  })),
  ...pageItems(language),
];

const contents = new Map<Language, readonly ContentItem[]>();

/**
 * Everything the site has in a language, places first; offers without their codes. Events do not say yet
 * which of their dates comes next.
 */
export function allContent(language: Language): readonly ContentItem[] {
  const content = contents.get(language) ?? makeContent(language);
  contents.set(language, content);
  return content;
}

/** The occurrence that runs or comes next at `now`, else the last one. */
function nextOccurrence(occurrences: readonly Occurrence[], now: Date): Occurrence | undefined {
  return occurrences.find(({ end }) => Date.parse(end) >= now.getTime()) ?? occurrences.at(-1);
}

/** Everything the site has in a language, events with the date that counts at `now`. */
export const contentAt = (language: Language, now: Date): ContentItem[] =>
  allContent(language).map((item) => {
    const next = item.occurrences && nextOccurrence(item.occurrences, now);
    return next ? { ...item, startDate: next.start, endDate: next.end } : item;
  });
