import type { HttpHandler } from 'msw';
import { calendarEntries } from '#src/events/calendar-entries.ts';
import { readEvent } from '#src/events/event.ts';
import { icsType, toIcs } from '#src/outputs/ics.ts';
import { tradeEventItems } from '../content-bookable.ts';
import { endpoint, type Call } from '../endpoint.ts';
import type { OriginState } from '../state.ts';

const siteZone = 'Asia/Riyadh';

/**
 * The trade's events as a calendar file. A calendar program that subscribes to it cannot sign in: it is given names, times
 * and places alone.
 */
function feed({ language, state, url }: Call): Response {
  const entries = tradeEventItems(language).flatMap((item) => {
    const { id, title, url: page, venue = '', city, occurrences = [], timeZone = siteZone, status } = item;
    const source = { id, title, url: page, venue, city, occurrences: [...occurrences], timeZone, status };
    const record = readEvent(source, siteZone);
    return calendarEntries(record, record.occurrences, url.href);
  });
  return new Response(toIcs(entries, state.now()), { headers: { 'Content-Type': icsType } });
}

/** Own address of the trade's calendar (`icsFeed`). */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(state, 'tradeFeed', 'get', '/own/trade-calendar.ics', feed),
];
