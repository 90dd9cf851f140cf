import type { Language } from '#src/i18n/languages.ts';
import { baseItem, defined, pictureOf, withoutTags, type ContentItem } from './content-item.ts';
import { minutesToRead } from './article-texts.ts';
import { articles, events, offers, partners, places } from './data.ts';
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
    const { occurrences, timeZone, status, free, priceFrom, currency, priceTiers } = event;
    const organiser = partners.find(({ slug }) => slug === event.organiser)?.companyName[language];
    return {
      ...item,
      type: 'event' as const,
      title: event.name[language],
      description: event.summary[language],
      url: `/${language}${event.url}`,
      featureImage: pictureOf(event.featureImage),
      occurrences,
      timeZone,
      venue: item.city,
      status,
      free,
      ...defined<Partial<ContentItem>>({
        priceFrom,
        currency,
        organiser,
        priceTiers: priceTiers?.map(({ label, ...amount }) => ({ label: label[language], ...amount })),
      }),
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
    minutes: minutesToRead(article.id, language),
    addedOn: article.publishedOn,
  }));

/** Codes are not for everybody; no item has them (`offer-codes.ts`). */
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
      partnerName: offer.partnerName[language],
      partner: offer.partnerId,
      body: offer.body[language],
      terms: offer.terms[language],
      from: offer.from,
      to: offer.to,
      discountLabel: offer.discountLabel[language],
      stackable: offer.stackable,
      category: offer.category,
      audience: offer.audience,
      ctaLink: `/${language}${offer.cta.ctaLink}`,
      ...defined<Partial<ContentItem>>({ minTier: offer.minTier, remaining: offer.remaining }),
    };
  });

/** All of them in a language, places first. */
export const visitItems = (language: Language): ContentItem[] => [
  ...placeItems(language),
  ...eventItems(language),
  ...articleItems(language),
  ...offerItems(language),
];
