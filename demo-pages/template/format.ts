import { locales, type Language } from '#src/i18n/languages.ts';

/** Numbers and dates as the pages write them: Gregorian, Latin digits, in the zone of the site. */

const timeZone = 'Asia/Riyadh';

const localeOf = (language: Language) => `${locales[language]}-u-ca-gregory-nu-latn`;

const known = new Map<string, Intl.DateTimeFormat>();

function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = known.get(key) ?? new Intl.DateTimeFormat(localeOf(language), { timeZone, ...options });
  known.set(key, format);
  return format;
}

/** A day without a time begins at midnight in the zone of the site. */
const momentOf = (date: string): Date => new Date(date.includes('T') ? date : `${date}T00:00:00+03:00`);

/** A day, or the days from one to another. */
export const formatDays = (from: string, to: string, language: Language): string =>
  dateFormat(language, { dateStyle: 'long' }).formatRange(momentOf(from), momentOf(to));

/** The same with short months and no year: for what is near. */
export const formatShortDays = (from: string, to: string, language: Language): string =>
  dateFormat(language, { day: 'numeric', month: 'short' }).formatRange(momentOf(from), momentOf(to));

/** A day with its time, or from one to another. */
export const formatTimes = (from: string, to: string, language: Language): string =>
  dateFormat(language, { dateStyle: 'long', timeStyle: 'short' }).formatRange(momentOf(from), momentOf(to));

/** The times of one day. */
export const formatClock = (from: string, to: string, language: Language): string =>
  dateFormat(language, { timeStyle: 'short' }).formatRange(momentOf(from), momentOf(to));

/** A month by its number, 1 = January. */
export const formatMonth = (month: number, language: Language): string =>
  dateFormat(language, { month: 'long' }).format(new Date(Date.UTC(2026, month - 1, 15)));

/** A month in as few letters as its language has for it: below the column of a chart. */
export const formatShortMonth = (month: number, language: Language): string =>
  dateFormat(language, { month: 'narrow' }).format(new Date(Date.UTC(2026, month - 1, 15)));

/** A month of a year, `2008-07`. */
export const formatMonthOfYear = (month: string, language: Language): string =>
  dateFormat(language, { year: 'numeric', month: 'long' }).format(momentOf(`${month}-15`));

/** A day of the week by its number, 1 = Monday. */
export const formatWeekday = (day: number, language: Language): string =>
  // The fifth of January 2026 is a Monday.
  dateFormat(language, { weekday: 'long' }).format(new Date(Date.UTC(2026, 0, 4 + day, 12)));

export const formatNumber = (value: number, language: Language, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(localeOf(language), options).format(value);

/** An amount of riyals. */
export const formatPrice = (amount: number, language: Language): string =>
  formatNumber(amount, language, {
    style: 'currency',
    currency: 'SAR',
    currencyDisplay: 'code',
    maximumFractionDigits: 0,
  });

export const formatList = (parts: readonly string[], language: Language): string =>
  new Intl.ListFormat(locales[language], { type: 'unit', style: 'short' }).format(parts);

const unit = (value: number, name: string, language: Language) =>
  formatNumber(value, language, { style: 'unit', unit: name, unitDisplay: 'long' });

/** Minutes as people say them: in minutes, in hours, from a day on in days. */
export function formatMinutes(minutes: number, language: Language): string {
  if (minutes >= 1440) return unit(Math.round(minutes / 1440), 'day', language);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    ...(hours > 0 ? [unit(hours, 'hour', language)] : []),
    ...(rest > 0 ? [unit(rest, 'minute', language)] : []),
  ];
  return formatList(parts, language);
}

export const formatBytes = (bytes: number, language: Language): string =>
  unit(Math.max(0.1, Math.round(bytes / 100_000) / 10), 'megabyte', language);
