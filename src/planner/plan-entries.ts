import { addDays } from '#src/i18n/dates.ts';
import type { CalendarEntry } from '#src/outputs/ics.ts';
import type { Plan, Stop } from './plan.ts';

/** What a calendar is told of a stop beside its note. */
interface StopWords {
  readonly title: string;
  /** As the page has it, relative or absolute. */
  readonly url?: string | undefined;
  readonly location?: string | undefined;
  /** How long it takes, in the page's language. */
  readonly duration?: string | undefined;
}

/**
 * The stops of a plan as entries of a calendar, one for each. Each takes its whole day, since nobody has said at what time
 * it is. An item's entry is the same wherever it has been moved to, so that a calendar replaces what it has.
 *
 * @param wordsOf what a stop is called
 * @param pageUrl address of the page, from which those of the stops are made
 * @returns undefined for a plan without a first day, which is to be asked for
 */
export function planEntries(
  { startDate, days }: Plan,
  wordsOf: (stop: Stop) => StopWords,
  pageUrl: string,
): readonly CalendarEntry[] | undefined {
  if (startDate === undefined) return undefined;
  const host = URL.parse(pageUrl)?.host ?? '';
  const times = new Map<string, number>();
  return days.flatMap(({ stops }, at) => {
    const day = addDays(startDate, at);
    return stops.map((stop): CalendarEntry => {
      const time = (times.get(stop.id) ?? 0) + 1;
      times.set(stop.id, time);
      const { title, url, location, duration } = wordsOf(stop);
      return {
        uid: `plan-${encodeURIComponent(stop.id)}-${time}@${host}`,
        title,
        span: { firstDay: day, lastDay: day },
        description: [duration, stop.note].filter(Boolean).join('\n') || undefined,
        location,
        url: url === undefined ? undefined : URL.parse(url, pageUrl)?.href,
      };
    });
  });
}
