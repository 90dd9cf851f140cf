import type { Language } from '#src/i18n/languages.ts';
import { groupPhone } from '#src/text/group-phone.ts';
import type { ContentItem } from '#origin/content-item.ts';
import { labelOf, places } from '#origin/data.ts';
import { placeFacts } from '#origin/data-catalogue.ts';
import { escape, mountElement } from '../html.ts';
import { afterPaint } from '../page.ts';
import { formatList } from './format.ts';
import { renderHours } from './hours.ts';
import { label, wordFor } from './words.ts';

/** The `place-detail` of a place. Its heart is that of the page's head, so the widget is given no identifier. */
export function renderPlaceDetail(item: ContentItem, language: Language): string {
  const facts = placeFacts[item.id];
  const place = places.find(({ id }) => id === item.id);
  if (!facts || !place) return '';
  const title = label('visit', language);
  const config = {
    title,
    place: {
      title: item.title,
      url: item.url,
      featureImage: item.featureImage,
      latitude: place.latitude,
      longitude: place.longitude,
      city: item.city === item.title ? '' : item.city,
      region: item.region,
      phone: facts.phone ?? '',
      hours: facts.hours ?? [],
      free: facts.free,
      accessibility: facts.access.map((key) => wordFor('access', key, language)),
      facilities: facts.parking ? [labelOf('placeFacts', 'parking', language)] : [],
    },
  };
  return mountElement('place-detail', config, {
    id: 'visit',
    load: afterPaint,
    fallback: renderFallback(config, language),
  });
}

interface Written {
  readonly title: string;
  readonly place: {
    readonly latitude: number;
    readonly longitude: number;
    readonly city: string;
    readonly region: string;
    readonly phone: string;
    readonly hours: Parameters<typeof renderHours>[0];
    readonly free: boolean;
    readonly accessibility: readonly string[];
    readonly facilities: readonly string[];
  };
}

/** The same facts as the CMS writes them. */
function renderFallback({ title, place }: Written, language: Language): string {
  const { hours, phone, city, region, accessibility, facilities, free } = place;
  const term = (key: string) => escape(labelOf('placeFacts', key, language));
  const facts: readonly (readonly [string, string])[] = [
    [escape(label('where', language)), escape([city, region].filter(Boolean).join(' · '))],
    [
      term('phone'),
      phone && `<a href="tel:${escape(phone)}"><bdi dir="ltr">${escape(groupPhone(phone))}</bdi></a>`,
    ],
    [term('free'), free ? escape(label('yes', language)) : ''],
    [escape(labelOf('activityTerms', 'access', language)), escape(formatList(accessibility, language))],
    [term('parking'), facilities.length > 0 ? escape(label('yes', language)) : ''],
    [escape(label('coordinates', language)), `<bdi dir="ltr">${place.latitude}, ${place.longitude}</bdi>`],
  ];
  const rows = facts
    .filter(([, value]) => value)
    .map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`);
  const week =
    hours.length > 0 ? renderHours(hours, language) : `<p>${escape(label('checkHours', language))}</p>`;
  return `<section class="site-part"><h2>${escape(title)}</h2>
    <h3>${term('hours')}</h3>${week}
    <table class="site-table"><tbody>${rows.join('')}</tbody></table></section>`;
}
