import { endOf } from '#src/i18n/dates.ts';
import type { Asset } from './asset.schema.ts';

/**
 * Why an asset may not be chosen, taken along or downloaded: its licence has run out, somebody has to allow it first, or
 * its files are still being made. One rule for all widgets of the media centre; the server decides.
 */
export type Kept = 'expired' | 'restricted' | 'processing';

/**
 * Why an asset may not be chosen at an instant.
 *
 * @param timeZone zone in which a licence with a day and no time lasts to the end of that day
 * @returns undefined where it may be
 */
export function whyKept(
  { expires, restricted, state }: Pick<Asset, 'expires' | 'restricted' | 'state'>,
  now: Date,
  timeZone: string,
): Kept | undefined {
  if (state === 'expired' || !isBefore(now, expires, timeZone)) return 'expired';
  if (restricted) return 'restricted';
  return state === 'processing' ? 'processing' : undefined;
}

/** Whether an instant lies before the end of a day or time; always where none can be read. */
export function isBefore(now: Date, expires: string, timeZone: string): boolean {
  const end = endOf(expires, timeZone);
  return !end || now < end;
}
