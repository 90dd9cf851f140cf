import type { Format } from '#src/i18n/format.ts';
import type { Translate } from '#src/i18n/messages.ts';
import { isUnsure, toHijri, type HijriDate, type HijriDay } from './hijri.ts';
import type en from './messages/en.json';
import { startOfDate, type WrittenDate } from './written-date.ts';

/** What decides how dates are written. */
export interface Writing {
  readonly calendar: 'gregory' | 'hijri' | 'both';
  /** All entries are of one day, and show the time alone. */
  readonly isOfOneDay: boolean;
  readonly t: Translate<keyof typeof en>;
  readonly format: Format;
}

/** Years before this are taken for numbers unless their era is named. */
const firstPlainYear = 1000;

/**
 * Writes a date in the calendars that the author wants, a line for each. Browsers and servers write eras and Hijri months
 * differently, so these words are the widget's own, and its arithmetic is the library's.
 */
export function writeDate(date: WrittenDate, writing: Writing): readonly string[] {
  const { calendar, isOfOneDay, t, format } = writing;
  const time = date.instant ? withPlainSpaces(format.time(date.instant)) : '';
  if (isOfOneDay) return [time];
  const hijri = calendar === 'gregory' ? undefined : toHijri(date);
  const written = hijri && writeHijri(hijri, writing);
  const isGregorianNeeded = calendar !== 'hijri' || !hijri || isUnsure(hijri);
  const lines = [
    ...(isGregorianNeeded ? [writeGregorian(date, writing, hijri !== undefined)] : []),
    ...(written ? [written] : []),
  ];
  return lines.map((line, index) => (index === 0 && time ? t('dateTime', { date: line, time }) : line));
}

/** Engines disagree on which space stands before "PM", and a server's text must be the browser's. */
const withPlainSpaces = (text: string) => text.replaceAll(/[\u2009\u202F]/g, '\u00A0');

function writeGregorian(date: WrittenDate, { t, format }: Writing, isNamed: boolean): string {
  const { year, month, day } = date;
  const numeral = year > 0 ? year : 1 - year;
  // Without an era Intl writes the year of the era, as here.
  const text =
    month === undefined
      ? t('year', { year: format.number(numeral, { useGrouping: false }) })
      : format.date(startOfDate(date), {
          timeZone: 'UTC',
          year: 'numeric',
          month: 'long',
          ...(day !== undefined && { day: 'numeric' }),
        });
  if (year < 1) return t('beforeCommonEra', { date: text });
  return isNamed || year < firstPlainYear ? t('commonEra', { date: text }) : text;
}

function writeHijri({ from, to, precision }: HijriDate, { t, format }: Writing): string {
  const number = (value: number) => format.number(value, { useGrouping: false });
  const name = ({ month }: HijriDay) => t(`month${month}`);
  const ofMonth = (day: HijriDay) => t('hijriMonth', { month: name(day), year: number(day.year) });
  const write = () => {
    const years = { from: number(from.year), to: number(to.year) };
    const isOfOneYear = from.year === to.year;
    if (precision === 'year') return isOfOneYear ? t('year', { year: years.from }) : t('years', years);
    if (precision === 'day')
      return t('hijriDay', { day: number(from.day), month: name(from), year: years.from });
    if (!isOfOneYear) return t('months', { from: ofMonth(from), to: ofMonth(to) });
    const month = from.month === to.month ? name(from) : t('months', { from: name(from), to: name(to) });
    return t('hijriMonth', { month, year: years.from });
  };
  return t('hijra', { date: write() });
}
