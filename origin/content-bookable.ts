import type { Language } from '#src/i18n/languages.ts';
import { baseItem, defined, pictureOf, placeName, type ContentItem } from './content-item.ts';
import { partners } from './data.ts';
import {
  activities,
  dining,
  packages,
  stays,
  tradeEvents,
  type Dining,
  type Stay,
  type TradeEvent,
} from './data-catalogue.ts';

/** Items that are booked: activities, stays, places to eat, packages, and trade events. */

/** All prices are in riyals. */
const currency = 'SAR';

const activityItems = (language: Language): ContentItem[] =>
  activities.map((activity) => {
    const item = baseItem(activity, language, activity.placeId);
    const { minutes, indoor, family, access, months, priceFrom, free, addedOn } = activity;
    const { bookingUrl, operatorId } = activity;
    return {
      ...item,
      keys: { ...item.keys, ...defined<{ partner: string }>({ partner: operatorId }) },
      type: 'activity' as const,
      title: activity.name[language],
      description: activity.summary[language],
      url: `/${language}/activities/${activity.id}`,
      featureImage: pictureOf(activity.image),
      minutes,
      indoor,
      family,
      access,
      months,
      priceFrom,
      currency,
      free,
      addedOn,
      ...defined<Partial<ContentItem>>({ bookingUrl, operatorId }),
    };
  });

/** What stays and places to eat have in common. */
function houseItem(house: Stay | Dining, language: Language, type: 'stay' | 'dining') {
  const { latitude, longitude, priceBand, phone, bookingUrl } = house;
  const item = baseItem({ id: house.id, categories: [type] }, language, house.placeId, {
    categories: 'types',
    tags: 'tags',
  });
  return {
    ...item,
    title: house.name[language],
    description: house.summary[language],
    featureImage: pictureOf(house.image),
    latitude,
    longitude,
    priceBand,
    ...defined<Partial<ContentItem>>({ phone, bookingUrl }),
  };
}

const stayItems = (language: Language): ContentItem[] =>
  stays.map((stay) => {
    const { class: stars, amenities, priceFrom, rooms, access } = stay;
    const url = `/${language}/stays/${stay.id}`;
    const own = { class: stars, amenities, priceFrom, currency, rooms, access };
    return { ...houseItem(stay, language, 'stay'), type: 'stay' as const, url, ...own };
  });

const diningItems = (language: Language): ContentItem[] =>
  dining.map((house) => {
    const { cuisine, seating, hours } = house;
    const url = `/${language}/dining/${house.id}`;
    const own = { cuisine, seating, ...defined<Partial<ContentItem>>({ hours }) };
    return { ...houseItem(house, language, 'dining'), type: 'dining' as const, url, ...own };
  });

const partnerById = new Map(partners.map((partner) => [partner.companyId, partner]));

/** `netPrice`, `commission` and `releaseDays` are taken out again for all but business users (`forEverybody`). */
const packageItems = (language: Language): ContentItem[] =>
  packages.map((tour) => {
    const { nights, operatorId, departures, groupSize, languages, priceFrom, trade } = tour;
    const operator = partnerById.get(operatorId);
    const item = baseItem(tour, language, tour.route[0]);
    return {
      ...item,
      keys: { ...item.keys, partner: operatorId },
      type: 'package' as const,
      title: tour.name[language],
      description: tour.summary[language],
      url: `/${language}/tours/${tour.id}`,
      featureImage: pictureOf(tour.image),
      nights,
      departures,
      groupSize,
      languages,
      priceFrom,
      currency,
      ...trade,
      route: tour.route.map((id) => ({ id, name: placeName(id, language) })),
      operator: {
        id: operatorId,
        name: operator?.companyName[language] ?? '',
        // A tour operator's mark stands for a licence that was seen.
        verified: operator?.verified === true && operator.certifications.includes('licensed-operator'),
      },
    };
  });

function tradeEventItem(event: TradeEvent, language: Language): ContentItem {
  const lists = { categories: 'tradeEventCategories', tags: 'tags' } as const;
  const item = baseItem({ id: event.id, categories: [event.category] }, language, event.placeId, lists);
  const { start, end, allDay, timeZone, status, audienceRoles } = event;
  const { capacity, remaining, opens, closes, seatsPerCompany, waitlist, joinUrl } = event;
  const speakerNames = new Map(event.speakers.map(({ id, name }) => [id, name[language]]));
  return {
    ...item,
    type: 'b2bEvent',
    title: event.title[language],
    description: event.summary[language],
    url: `/${language}/partner-tools/calendar/${event.id}.html`,
    featureImage: pictureOf(event.image),
    category: event.category,
    body: event.body[language],
    occurrences: (event.occurrences ?? [{ start, end }]).map((occurrence) => ({ ...occurrence, allDay })),
    timeZone,
    venue: event.venue?.[language] ?? item.city,
    status,
    audienceRoles,
    agenda: event.agenda.map(({ speakerIds, title, ...times }) => ({
      ...times,
      title: title[language],
      speakers: speakerIds.flatMap((id) => speakerNames.get(id) ?? []),
    })),
    speakers: event.speakers.map(({ name, role, company, ...ids }) => ({
      ...ids,
      name: name[language],
      role: role[language],
      company: company[language],
    })),
    attachments: event.attachments.map(({ title, ...file }) => ({ ...file, title: title[language] })),
    ...defined<Partial<ContentItem>>({
      capacity,
      remaining,
      opens,
      closes,
      seatsPerCompany,
      waitlist,
      joinUrl,
    }),
  };
}

/** All of them in a language but the trade events. */
export const bookableItems = (language: Language): ContentItem[] => [
  ...activityItems(language),
  ...stayItems(language),
  ...diningItems(language),
  ...packageItems(language),
];

/** The trade events in a language. */
export const tradeEventItems = (language: Language): ContentItem[] =>
  tradeEvents.map((event) => tradeEventItem(event, language));
