import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import { dayOf, endOf, startOf } from '#src/i18n/dates.ts';

/** How an offer stands at a moment. */
export interface Period {
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** `unknown` where nobody knows what time it is, as on a server. */
  readonly phase: 'unknown' | 'upcoming' | 'running' | 'ended';
  /** Days on which it can still be used, today among them: 1 on its last day. Undefined without an end, and without a clock. */
  readonly daysLeft: number | undefined;
}

type Dates = Pick<FullItem, 'from' | 'to' | 'startDate' | 'endDate'>;

const day = 24 * 60 * 60_000;

/**
 * @param now undefined on a server
 * @param timeZone that of the site: in it the last day ends
 */
export function periodOf(offer: Dates, now: Date | undefined, timeZone: string): Period {
  const { from = offer.startDate, to = offer.endDate } = offer;
  const start = startOf(from ?? '', timeZone);
  const end = endOf(to ?? '', timeZone);
  const dates = { from: start && from, to: end && to };
  if (!now) return { ...dates, phase: 'unknown', daysLeft: undefined };
  const phase = end && end <= now ? 'ended' : start && start > now ? 'upcoming' : 'running';
  const daysLeft =
    end && phase === 'running'
      ? (noon(lastDay(end, timeZone)) - noon(dayOf(now, timeZone))) / day + 1
      : undefined;
  return { ...dates, phase, daysLeft };
}

/** Whether an offer ends before it begins. */
export function isReversed(offer: Dates, timeZone: string): boolean {
  const { from = offer.startDate, to = offer.endDate } = offer;
  const start = startOf(from ?? '', timeZone);
  const end = endOf(to ?? '', timeZone);
  return start !== undefined && end !== undefined && end <= start;
}

/** Whether the last day of an offer is past. */
export function isPast(offer: Dates, today: string, timeZone: string): boolean {
  const end = endOf(offer.to ?? offer.endDate ?? '', timeZone);
  return end !== undefined && lastDay(end, timeZone) < today;
}

/** The moments at which an offer begins and ends, in ms since 1970. */
export const momentsOf = (offer: Dates, timeZone: string): readonly number[] =>
  [
    startOf(offer.from ?? offer.startDate ?? '', timeZone),
    endOf(offer.to ?? offer.endDate ?? '', timeZone),
  ].flatMap((moment) => moment?.getTime() ?? []);

/** The day before an end at midnight, else the day of the end. */
const lastDay = (end: Date, timeZone: string): string => dayOf(new Date(end.getTime() - 1), timeZone);

const noon = (date: string): number => Date.parse(`${date}T12:00Z`);
