import type { Language } from '#src/i18n/languages.ts';
import { baseItem, defined, pictureOf, withoutTags, type ContentItem } from './content-item.ts';
import { articles, events, offers, places } from './data.ts';
import { placeFacts } from './data-catalogue.ts';

/** Items that visitors come for first: places, events, articles, offers. */

const placeItems = (language: Language): ContentItem[] =>
  places.map((place) => {
    const { climateZone, bestMonths, climate, hours, minutes, phone, access, free } =
      placeFacts[place.id] ?? {};
    return {
      ...baseItem(place, language, place.id),
      type: 'place' as const,
      title: place.name[language],
      description: place.summary[language],
      url: `/${language}${place.url}`,
      featureImage: pictureOf(place.featureImage),
      ...defined<Partial<ContentItem>>({
        climateZone,
        bestMonths,
        climate,
        hours,
        minutes,
        phone,
        access,
        free,
      }),
    };
  });

const eventItems = (language: Language): ContentItem[] =>
  events.map((event) => {
    const item = baseItem(event, language, event.placeId);
    const { occurrences, status, free, priceFrom, currency } = event;
    return {
      ...item,
      type: 'event' as const,
      title: event.name[language],
      description: event.summary[language],
      url: `/${language}${event.url}`,
      featureImage: pictureOf(event.featureImage),
      occurrences,
      venue: item.city,
      status,
      free,
      ...defined<Partial<ContentItem>>({ priceFrom, currency }),
    };
  });

const articleItems = (language: Language): ContentItem[] =>
  articles.map((article) => ({
    ...baseItem(article, language, article.placeIds[0]),
    type: 'article' as const,
    title: article.name[language],
    description: article.summary[language],
    url: `/${language}${article.url}`,
    featureImage: pictureOf(article.featureImage),
    minutes: article.minutes,
    addedOn: article.publishedOn,
  }));

/** Codes are not for everybody; no item has them. */
const offerItems = (language: Language): ContentItem[] =>
  offers.map((offer) => {
    const lists = { categories: 'offerCategories', tags: 'tags' } as const;
    const item = baseItem({ id: offer.id, categories: [offer.category] }, language, offer.placeId, lists);
    return {
      ...item,
      keys: { ...item.keys, partner: offer.partnerId },
      type: 'offer' as const,
      title: offer.title[language],
      description: withoutTags(offer.body[language]),
      url: `/${language}${offer.cta.ctaLink}`,
      featureImage: pictureOf(offer.image),
      startDate: offer.from,
      endDate: offer.to,
      operatorId: offer.partnerId,
    };
  });

/** All of them in a language, places first. */
export const visitItems = (language: Language): ContentItem[] => [
  ...placeItems(language),
  ...eventItems(language),
  ...articleItems(language),
  ...offerItems(language),
];
