import { endOf, startOf } from '#src/i18n/dates.ts';
import type { Config } from './widget.ts';

/** When a banner is shown, in ms since 1970; a side that is open, or names no day there is, is undefined. */
export interface Period {
  readonly start: number | undefined;
  readonly end: number | undefined;
}

/** Where a moment lies in a period; `unknown` while nobody can tell the time. */
export type Moment = 'unknown' | 'before' | 'within' | 'after';

/** The period that an author set. A day counts whole, by the clocks of the site's zone (catalogue, 12). */
export const periodOf = ({ from, to }: Pick<Config, 'from' | 'to'>, timeZone: string): Period => ({
  start: startOf(from ?? '', timeZone)?.getTime(),
  end: endOf(to ?? '', timeZone)?.getTime(),
});

/**
 * Where in its period a banner stands.
 *
 * @param hasStarted whether its start has passed; undefined while nobody knows. So with `hasEnded`
 */
export function momentOf(
  period: Period,
  hasStarted: boolean | undefined,
  hasEnded: boolean | undefined,
): Moment {
  if (hasStarted === undefined || hasEnded === undefined) return 'unknown';
  if (period.end !== undefined && hasEnded) return 'after';
  return period.start === undefined || hasStarted ? 'within' : 'before';
}
