import type { ContentItem } from '#origin/content-item.ts';
import type { Language } from '#src/i18n/languages.ts';
import { afterPaint } from '../page.ts';
import { mountElement } from '../html.ts';
import { label } from './words.ts';

/** What the CMS knows of an event, as its page hands it to the widget; the page's own head has its name and its summary. */
function detailOf(item: ContentItem) {
  const { id, title, url, featureImage, categories, city, region, venue } = item;
  const { latitude, longitude } = item;
  const { status, occurrences, timeZone, free, priceFrom, currency, organiser, priceTiers } = item;
  const shared = { id, title, url, featureImage, categories, city, region, venue, latitude, longitude };
  return { ...shared, status, occurrences, timeZone, free, priceFrom, currency, organiser, priceTiers };
}

const formPath = (language: Language) => `/${language}/individual/event-registration.html`;

/** The way to the form of an event that takes place, or has a waiting list. */
export const registrationOf = ({ type, id, status = '' }: ContentItem, language: Language) =>
  type === 'event' && ['scheduled', 'soldout'].includes(status)
    ? {
        ctaLabel: label('register', language),
        ctaLink: `${formPath(language)}?eventId=${id}`,
      }
    : undefined;

/**
 * An event with its dates, prices and ways to keep it.
 *
 * @param fallback its facts, as the CMS writes them
 */
export function renderEvent(item: ContentItem, fallback: string, language: Language): string {
  const calendar = language === 'ar' ? 'hijri' : 'both';
  const event = { ...detailOf(item), ticket: registrationOf(item, language) };
  const config = {
    title: label('facts', language),
    event,
    calendar,
    showCountdown: true,
    registerPath: formPath(language),
  };
  return mountElement('event-detail', config, {
    id: 'event',
    load: afterPaint,
    fallback: `<div class="site-wrap">${fallback}</div>`,
  });
}

/**
 * A trade event, which the widget asks the search for by the page's address; only business users see it.
 *
 * @param fallback its facts, as the CMS writes them
 */
export const renderTradeEvent = (fallback: string, language: Language): string =>
  mountElement(
    'calendar-event',
    {
      title: label('facts', language),
      calendar: language === 'ar' ? 'hijri' : 'both',
      registerPath: `/${language}/partner-tools/calendar/event-registration.html`,
      calendarPath: `/${language}/partner-tools/calendar`,
      showAttendees: true,
    },
    { id: 'event', load: afterPaint, fallback: `<div class="site-wrap">${fallback}</div>` },
  );
