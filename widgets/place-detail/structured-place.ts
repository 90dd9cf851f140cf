import type { HoursRow } from '#src/hours/schedule.ts';
import { emailPattern, toMail } from '#src/text/mail.ts';
import { toPhone } from '#src/text/phone.ts';
import { positionOf } from './position.ts';
import type { Place } from './widget.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A place for search engines (schema.org, `Place`). @param hours the ordinary and the special ones */
export function structuredPlace(place: Place, hours: readonly HoursRow[], pageUrl: string): object {
  const { title, description, url, featureImage, address, city, region, phone, email, free } = place;
  const { point } = positionOf(place);
  const absolute = (text: string | undefined) => text && URL.parse(text, pageUrl)?.href;
  const mail = toMail(email);
  return {
    '@context': 'https://schema.org',
    '@type': 'Place',
    name: title,
    description: description || undefined,
    url: absolute(url),
    image: absolute(featureImage),
    sameAs: absolute(place.website),
    telephone: toPhone(phone),
    email: emailPattern.test(mail) ? mail : undefined,
    isAccessibleForFree: free || undefined,
    address:
      address || city || region
        ? {
            '@type': 'PostalAddress',
            streetAddress: address || undefined,
            addressLocality: city || undefined,
            addressRegion: region || undefined,
          }
        : undefined,
    geo: point && { '@type': 'GeoCoordinates', ...point },
    amenityFeature:
      place.accessibility.length + place.facilities.length > 0
        ? [...place.accessibility, ...place.facilities].map((name) => ({
            '@type': 'LocationFeatureSpecification',
            name,
            value: true,
          }))
        : undefined,
    openingHoursSpecification: hours.length > 0 ? hours.map(describe) : undefined,
  };
}

/** Closed all day is written as opening and closing at midnight, open for 24 hours as until the last minute. */
function describe({ days: on = [], open, close, closed, from, to }: HoursRow) {
  const isAllDay = !closed && open === close;
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: on.map((day) => `https://schema.org/${days[day - 1]}`),
    opens: closed || isAllDay ? '00:00' : open,
    closes: closed ? '00:00' : isAllDay ? '23:59' : close,
    validFrom: from,
    validThrough: to,
  };
}
