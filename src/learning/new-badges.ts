import { startOf } from '#src/i18n/dates.ts';
import type { Badge } from './learning.schema.ts';

/** Ms for which a badge is new to a browser that remembers nothing of its owner. */
const month = 30 * 24 * 3_600_000;

/**
 * Badges that are to be announced: those that have not been. Where nothing is remembered, as after a sign-out, only those of
 * the last thirty days are, so that nobody is told anew of what is long known.
 *
 * @param seen ids of those that have been announced; undefined where nothing is remembered
 * @param timeZone in which a date without offset is meant
 */
export function newBadges(
  earned: readonly Badge[],
  seen: readonly string[] | undefined,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): readonly Badge[] {
  if (seen) return earned.filter(({ badgeId }) => !seen.includes(badgeId));
  return earned.filter(({ earnedOn }) => {
    const start = startOf(earnedOn, timeZone);
    return start !== undefined && now.getTime() - start.getTime() < month;
  });
}
