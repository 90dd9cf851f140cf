import { offsetAt } from '#src/i18n/dates.ts';
import { eventAt, type EventRecord } from './event.ts';
import type { Occurrence } from './occurrences.ts';

/** What an event says beside its record, where its page knows it. */
export interface EventExtras {
  readonly organiser?: string | undefined;
  readonly offers?: readonly { readonly name: string; readonly price: number; readonly currency: string }[];
  readonly ticketUrl?: string | undefined;
}

/** Occurrences that search engines are told of. */
const most = 10;

/**
 * An event for search engines (schema.org, `Event`): its occurrences that have not ended, after the event the last one.
 * Undefined while its date is to be announced.
 */
export function structuredEvent(
  record: EventRecord,
  now: Date,
  pageUrl: string,
  extras: EventExtras = {},
): object | undefined {
  const { coming, shown } = eventAt(record, now);
  if (!shown) return undefined;
  const occurrences = coming.length > 0 ? coming.slice(0, most) : [shown];
  const [first, ...others] = occurrences.map((one) => describe(record, one, pageUrl, extras));
  const context = { '@context': 'https://schema.org' };
  return others.length > 0 ? { ...context, '@graph': [first, ...others] } : { ...context, ...first };
}

function describe(record: EventRecord, occurrence: Occurrence, pageUrl: string, extras: EventExtras) {
  const { source, status, timeZone } = record;
  const { title, description, url, featureImage, venue, city, region } = source;
  const { organiser, ticketUrl } = extras;
  const absolute = (address: string | undefined) => address && URL.parse(address, pageUrl)?.href;
  const place = venue || city;
  return {
    '@type': 'Event',
    name: title,
    description: description || undefined,
    url: absolute(url),
    image: absolute(featureImage),
    ...datesOf(occurrence, timeZone),
    eventStatus: `https://schema.org/Event${statusNames[status]}`,
    location: place && {
      '@type': 'Place',
      name: place,
      address: {
        '@type': 'PostalAddress',
        addressLocality: city || undefined,
        addressRegion: region || undefined,
      },
    },
    organizer: organiser ? { '@type': 'Organization', name: organiser } : undefined,
    offers: offersOf(source, extras)?.map((offer) => ({
      '@type': 'Offer',
      ...offer,
      url: absolute(ticketUrl ?? url),
      availability: `https://schema.org/${status === 'soldout' ? 'SoldOut' : 'InStock'}`,
    })),
  };
}

const statusNames = {
  scheduled: 'Scheduled',
  soldout: 'Scheduled',
  postponed: 'Postponed',
  cancelled: 'Cancelled',
} as const;

function datesOf({ start, end, hasEnd, days }: Occurrence, timeZone: string) {
  if (days) return { startDate: days.first, endDate: days.last };
  return { startDate: local(start, timeZone), endDate: hasEnd ? local(end, timeZone) : undefined };
}

/** An instant as clocks at the event show it, with their offset. */
function local(instant: Date, timeZone: string): string {
  const offset = offsetAt(instant.getTime(), timeZone);
  const minutes = Math.abs(offset) / 60_000;
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  const wall = new Date(instant.getTime() + offset).toISOString().slice(0, 19);
  return `${wall}${offset < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}

function offersOf({ free, priceFrom = 0, currency }: EventRecord['source'], { offers = [] }: EventExtras) {
  if (offers.length > 0)
    return offers.map(({ name, price, currency: priceCurrency }) => ({
      name: name || undefined,
      price,
      priceCurrency,
    }));
  if (priceFrom > 0 && currency) return [{ price: priceFrom, priceCurrency: currency }];
  return free ? [{ price: 0, priceCurrency: currency || 'SAR' }] : undefined;
}
