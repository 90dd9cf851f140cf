import { dayOf } from '#src/i18n/dates.ts';
import type { Format } from '#src/i18n/format.ts';
import { locales, type Language } from '#src/i18n/languages.ts';
import type { EventRecord } from './event.ts';
import { daysIn, type Occurrence } from './occurrences.ts';

/** What dates are written with. */
export interface WhenContext {
  readonly format: Format;
  readonly language: Language;
  readonly siteZone: string;
}

type Zoned = Pick<EventRecord, 'timeZone'>;

const day: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' };
const clock: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
const dayLength = 86_400_000;

/** A day that is the same wherever one is, as an instant that is shown in UTC. */
const noZone = { timeZone: 'UTC' } as const;
const instantOf = (plain: string) => new Date(`${plain}T00:00:00Z`);

/** Browsers write a range of days and times in short numbers in some languages: the two are put together here. */
const between = ' – ';
const beside = ' · ';

/**
 * When an occurrence takes place, in the event's own zone: its days, or its day and times. One over midnight has the day
 * on which it begins.
 *
 * @param isShort whether one of more than a day says its days alone
 */
export const whenText = (
  occurrence: Occurrence,
  { timeZone }: Zoned,
  { format }: Pick<WhenContext, 'format'>,
  isShort = false,
): string => textIn(timeZone, occurrence, format, isShort);

function textIn(timeZone: string, occurrence: Occurrence, format: Format, isShort: boolean): string {
  const { start, end, days } = occurrence;
  if (days) return format.dateRange(instantOf(days.first), instantOf(days.last), { ...day, ...noZone });
  const dayText = (at: Date) => format.date(at, { ...day, timeZone });
  const timeText = (at: Date) => format.date(at, { ...clock, timeZone });
  if (end.getTime() - start.getTime() <= dayLength)
    return [dayText(start), hoursIn(timeZone, occurrence, format)].join(beside);
  if (isShort) return format.dateRange(start, end, { ...day, timeZone });
  return [start, end].map((at) => [dayText(at), timeText(at)].join(beside)).join(between);
}

/** The hours of an occurrence of less than a day, in the event's own zone; empty for whole days. */
export const hoursText = (
  occurrence: Occurrence,
  { timeZone }: Zoned,
  { format }: Pick<WhenContext, 'format'>,
): string => (occurrence.days ? '' : hoursIn(timeZone, occurrence, format));

/** They stay on one line. */
const hoursIn = (timeZone: string, occurrence: Occurrence, format: Format): string =>
  hoursOf(timeZone, occurrence, format).replaceAll(' ', '\u00A0');

function hoursOf(timeZone: string, { start, end, hasEnd }: Occurrence, format: Format): string {
  const options = { ...clock, timeZone };
  if (!hasEnd) return format.date(start, options);
  const isOneDay = dayOf(start, timeZone) === dayOf(end, timeZone);
  return isOneDay
    ? format.dateRange(start, end, options)
    : [start, end].map((at) => format.date(at, options)).join(between);
}

/**
 * The same times in the zone of the event and in that of the site, each with the zone's name; undefined where clocks of
 * both show the same, and for whole days.
 */
export function zonesText(
  occurrence: Occurrence,
  { timeZone }: Zoned,
  { format, language, siteZone }: WhenContext,
): { readonly own: string; readonly site: string } | undefined {
  const texts = [timeZone, siteZone].map((zone) => textIn(zone, occurrence, format, false));
  const [own = '', site = ''] = texts;
  if (occurrence.days || timeZone === siteZone || own === site) return undefined;
  const named = (text: string, zone: string) => `${text} (${zoneName(zone, occurrence.start, language)})`;
  return { own: named(own, timeZone), site: named(site, siteZone) };
}

/** What a zone is called at an instant, as Central European Summer Time; its identifier where it has no name. */
export const zoneName = (timeZone: string, at: Date, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { timeZone, timeZoneName: 'long' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** The days of an occurrence in the calendar of Umm al-Qura, as the site's zone has them. */
export function hijriText(
  occurrence: Occurrence,
  { format, siteZone }: Pick<WhenContext, 'format' | 'siteZone'>,
  join: (from: string, to: string) => string,
): string {
  const { first, last } = daysIn(occurrence, siteZone);
  const write = (plain: string) => format.hijri(instantOf(plain), { dateStyle: 'long', ...noZone });
  return first === last ? write(first) : join(write(first), write(last));
}
