import { locales, type Language } from '#src/i18n/languages.ts';
import type { ContentItem } from '#origin/content-item.ts';
import { itemAt } from '#origin/content.ts';
import { articles, assets, labelOf, licences, offers, partners, places } from '#origin/data.ts';
import { packages, placeFacts, stays } from '#origin/data-catalogue.ts';
import { learning } from '#origin/data-portal.ts';
import { attributes, escape } from '../html.ts';
import {
  formatBytes,
  formatDays,
  formatList,
  formatMinutes,
  formatMonth,
  formatNumber,
  formatPrice,
  formatTimes,
  formatWeekday,
} from './format.ts';
import { label, wordFor, type LabelKey } from './words.ts';

/** What a page says of its item at a glance: terms, each with a text or markup. */

interface Fact {
  readonly term: string;
  readonly html: string;
}

/** Makes facts in a language; one without a value is none. */
function maker(language: Language) {
  const fact = (term: string, text: string | undefined): Fact[] =>
    text ? [{ term, html: `<bdi>${escape(text)}</bdi>` }] : [];
  const list = (texts: readonly string[] | undefined) => texts && formatList(texts, language);
  return {
    /** A term of the template. */
    own: (key: LabelKey, text: string | undefined) => fact(label(key, language), text),
    /** A term of the content's own lists. */
    of: (terms: 'placeFacts' | 'activityTerms' | 'packageTerms', key: string, text: string | undefined) =>
      fact(labelOf(terms, key, language), text),
    words: (facet: string, keys: readonly (string | number)[] | undefined) =>
      list(keys?.map((key) => wordFor(facet, key, language))),
    list,
    link: (key: LabelKey, href: string | undefined, text: string | undefined): Fact[] =>
      href && text
        ? [{ term: label(key, language), html: `<a${attributes({ href })}><bdi>${escape(text)}</bdi></a>` }]
        : [],
    yes: (is: boolean | undefined) => (is ? label('yes', language) : undefined),
    price: (amount: number | undefined) => (amount === undefined ? undefined : formatPrice(amount, language)),
    phone: (term: string, number: string | undefined): Fact[] =>
      number
        ? [{ term, html: `<a href="tel:${escape(number)}"><bdi dir="ltr">${escape(number)}</bdi></a>` }]
        : [],
  };
}

type Maker = ReturnType<typeof maker>;
type FactsOf = (item: ContentItem, language: Language, make: Maker) => Fact[];

const host = (address: string) => URL.parse(address)?.host;

const where: FactsOf = ({ venue, city, region, title }, _language, { own }) => {
  const names = new Set([venue ?? '', city, region].filter((text) => text !== '' && text !== title));
  return own('where', [...names].join(' · '));
};

const place: FactsOf = (item, language, { own, of, words, yes, list, phone }) => {
  const facts = placeFacts[item.id];
  const { kind } = places.find(({ id }) => id === item.id) ?? { kind: '' };
  return [
    ...own('kind', labelOf('kinds', kind, language)),
    ...own('region', item.region),
    ...of('placeFacts', 'bestMonths', list(item.bestMonths?.map((month) => formatMonth(month, language)))),
    ...of('placeFacts', 'minutes', item.minutes ? formatMinutes(item.minutes, language) : undefined),
    ...of('placeFacts', 'climateZone', wordFor('climate', item.climateZone ?? '', language)),
    ...of('activityTerms', 'access', words('access', item.access)),
    ...of('placeFacts', 'parking', yes(facts?.parking)),
    ...of('placeFacts', 'free', yes(item.free)),
    ...phone(labelOf('placeFacts', 'phone', language), item.phone),
  ];
};

/** Dates that are shown; a weekly market has fifty. */
const datesShown = 4;

const event: FactsOf = (item, language, make) => {
  const { own, of, yes, price } = make;
  const dates = (item.occurrences ?? []).slice(0, datesShown).map(({ start, end, allDay }) => {
    const text = allDay ? formatDays(start, end, language) : formatTimes(start, end, language);
    return `<bdi>${escape(text)}</bdi>`;
  });
  const more = (item.occurrences?.length ?? 0) > datesShown ? ['…'] : [];
  return [
    ...own('status', item.status === 'scheduled' ? '' : labelOf('eventStatus', item.status ?? '', language)),
    { term: label('when', language), html: [...dates, ...more].join('<br>') },
    ...where(item, language, make),
    ...of('placeFacts', 'free', yes(item.free)),
    ...of('activityTerms', 'priceFrom', price(item.priceFrom)),
  ];
};

const article: FactsOf = (item, language, { own }) => {
  const { topic } = articles.find(({ id }) => id === item.id) ?? { topic: '' };
  return [...own('category', labelOf('topics', topic, language)), ...own('region', item.region)];
};

const offer: FactsOf = (item, language, make) => {
  const { own, of, list } = make;
  const data = offers.find(({ id }) => id === item.id);
  return [
    ...own('discount', data?.discountLabel[language]),
    ...own('valid', formatDays(item.startDate ?? '', item.endDate ?? '', language)),
    ...of('activityTerms', 'operatorId', data?.partnerName[language]),
    ...own('category', list(item.categories)),
    ...where(item, language, make),
  ];
};

const companyName = (id: string | undefined, language: Language) =>
  partners.find(({ companyId }) => companyId === id)?.companyName[language];

const activity: FactsOf = (item, language, make) => {
  const { of, words, price, yes, link, list } = make;
  return [
    ...of('activityTerms', 'minutes', formatMinutes(item.minutes ?? 0, language)),
    ...(item.free
      ? of('placeFacts', 'free', yes(true))
      : of('activityTerms', 'priceFrom', price(item.priceFrom))),
    ...of('activityTerms', 'months', list(item.months?.map((month) => formatMonth(month, language)))),
    ...where(item, language, make),
    ...of('activityTerms', 'family', yes(item.family)),
    ...of('activityTerms', 'access', words('access', item.access)),
    ...of('activityTerms', 'operatorId', companyName(item.operatorId, language)),
    ...link('book', item.bookingUrl, labelOf('activityTerms', 'bookingUrl', language)),
  ];
};

const stay: FactsOf = (item, language, make) => {
  const { own, of, words, price, link, phone } = make;
  const data = stays.find(({ id }) => id === item.id);
  return [
    ...own('class', wordFor('class', item.class ?? '', language)),
    ...own('pricePerNight', price(item.priceFrom)),
    ...own('rooms', formatNumber(item.rooms ?? 0, language)),
    ...own('checkIn', data?.checkIn),
    ...own('checkOut', data?.checkOut),
    ...where(item, language, make),
    ...own('amenities', words('amenities', item.amenities)),
    ...of('activityTerms', 'access', words('access', item.access)),
    ...phone(labelOf('placeFacts', 'phone', language), item.phone),
    ...link('book', item.bookingUrl, host(item.bookingUrl ?? '')),
  ];
};

const dining: FactsOf = (item, language, make) => {
  const { own, words, link, phone } = make;
  return [
    ...own('cuisine', words('cuisine', item.cuisine)),
    ...own('priceLevel', wordFor('priceBand', item.priceBand ?? '', language)),
    ...own('seating', words('seating', item.seating)),
    ...where(item, language, make),
    ...phone(labelOf('placeFacts', 'phone', language), item.phone),
    ...link('book', item.bookingUrl, host(item.bookingUrl ?? '')),
  ];
};

const tour: FactsOf = (item, language, { of, price, list }) => {
  const { departures, groupSize, nights = 0, operator, languages, route = [] } = item;
  const data = packages.find(({ id }) => id === item.id);
  const names = new Intl.DisplayNames([locales[language]], { type: 'language' });
  const links = route.map(({ id, name }) => {
    const href = itemAt(language, `/${language}/places/${id}`)?.url;
    return `<a${attributes({ href })}>${escape(name)}</a>`;
  });
  const weekdays = departures?.weekdays.map((day) => formatWeekday(day, language));
  return [
    ...of('packageTerms', 'nights', formatNumber(nights, language)),
    { term: labelOf('packageTerms', 'route', language), html: links.join('<br>') },
    ...of('packageTerms', 'departures', departures && formatDays(departures.from, departures.to, language)),
    ...of('packageTerms', 'weekdays', list(weekdays)),
    ...of('packageTerms', 'groupSize', groupSize && `${groupSize.min}–${groupSize.max}`),
    ...of('packageTerms', 'languages', list(languages?.map((code) => names.of(code) ?? code))),
    ...of('packageTerms', 'priceFrom', price(item.priceFrom)),
    ...of('packageTerms', 'includes', list(data?.includes.map((text) => text[language]))),
    ...of('packageTerms', 'operatorId', operator?.name),
  ];
};

const partner: FactsOf = (item, language, { own, words, list, link, yes, phone }) => {
  const data = partners.find(({ companyId }) => companyId === item.id);
  if (!data) return [];
  const names = new Intl.DisplayNames([locales[language]], { type: 'language' });
  return [
    ...own('category', list(item.categories)),
    ...own('verified', yes(data.verified)),
    ...own('products', words('tags', data.products)),
    ...own('address', data.address[language]),
    ...phone(labelOf('placeFacts', 'phone', language), data.phone),
    ...link('email', `mailto:${data.email}`, data.email),
    ...link('website', data.website, host(data.website)),
    ...own(
      'certifications',
      list(data.certifications.map((key) => labelOf('certifications', key, language))),
    ),
    {
      term: labelOf('packageTerms', 'languages', language),
      html: escape(
        formatList(
          data.languages.map((code) => names.of(code) ?? code),
          language,
        ),
      ),
    },
  ];
};

const course: FactsOf = (item, language, { own, list, of }) => [
  ...own('level', list(item.categories)),
  ...of('activityTerms', 'minutes', formatMinutes(item.minutes ?? 0, language)),
  ...own(
    'steps',
    formatNumber(learning.courses.find(({ courseId }) => courseId === item.id)?.steps.length ?? 0, language),
  ),
];

const asset: FactsOf = (item, language, { own, list }) => {
  const data = assets.find(({ id }) => id === item.id);
  if (!data) return [];
  const licence = licences.find(({ key }) => key === data.licence)?.label[language];
  const size =
    data.width > 0 ? `${formatNumber(data.width, language)} × ${formatNumber(data.height, language)}` : '';
  return [
    ...own('mediaType', labelOf('assetTypes', data.type, language)),
    ...own('dimensions', size),
    ...own('fileSize', formatBytes(data.bytes, language)),
    ...own('photographer', data.photographer ?? ''),
    ...own('licence', data.restricted ? label('restricted', language) : licence),
    ...own('expires', data.expires && formatDays(data.expires, data.expires, language)),
    ...own('region', item.region),
    ...own('keywords', list(item.tags)),
  ];
};

const tradeEvent: FactsOf = (item, language, make) => {
  const { own, list } = make;
  const { opens, closes, remaining } = item;
  return [
    ...event(item, language, make),
    ...own('registration', opens && closes && formatTimes(opens, closes, language)),
    ...own('seatsLeft', remaining === undefined ? '' : formatNumber(remaining, language)),
    ...own('audience', list(item.audienceRoles?.map((role) => labelOf('audienceRoles', role, language)))),
  ];
};

const byType: Partial<Record<ContentItem['type'], FactsOf>> = {
  place,
  event,
  article,
  offer,
  activity,
  stay,
  dining,
  package: tour,
  partner,
  course,
  asset,
  b2bEvent: tradeEvent,
};

/** The facts of an item, as a list of terms; nothing for a type that has none. */
export function renderFacts(item: ContentItem, language: Language): string {
  const facts = byType[item.type]?.(item, language, maker(language)) ?? [];
  if (facts.length === 0) return '';
  const rows = facts.map(({ term, html }) => `<div><dt>${escape(term)}</dt><dd>${html}</dd></div>`);
  return `<aside class="site-facts" aria-labelledby="facts"><h2 id="facts">${escape(label('facts', language))}</h2><dl>${rows.join('')}</dl></aside>`;
}
