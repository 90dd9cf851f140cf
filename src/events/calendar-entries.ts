import type { CalendarEntry } from '#src/outputs/ics.ts';
import type { EventRecord } from './event.ts';
import type { Occurrence } from './occurrences.ts';

/**
 * Occurrences of an event as entries of a calendar, each with an identifier of its own that is the same in every language
 * of the site.
 *
 * @param pageUrl address of the page, from which the event's own address is made
 */
export function calendarEntries(
  { source, status }: EventRecord,
  occurrences: readonly Occurrence[],
  pageUrl: string,
): readonly CalendarEntry[] {
  const { id = '', title = '', description, url, venue = '', city = '' } = source;
  const host = URL.parse(pageUrl)?.host ?? '';
  return occurrences.map(({ key, start, end, hasEnd, days }) => ({
    uid: `${id || encodeURIComponent(title)}-${key.replace(/[-:.]/g, '')}@${host}`,
    title,
    description: description || undefined,
    location: [...new Set([venue, city])].filter(Boolean).join(', ') || undefined,
    url: url === undefined ? undefined : URL.parse(url, pageUrl)?.href,
    status: entryStatus[status],
    span: days ? { firstDay: days.first, lastDay: days.last } : { start, end: hasEnd ? end : undefined },
  }));
}

const entryStatus = {
  scheduled: 'confirmed',
  soldout: 'confirmed',
  postponed: 'tentative',
  cancelled: 'cancelled',
} as const;
