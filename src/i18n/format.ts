import { startOf } from './dates.ts';
import { locales, type Language } from './languages.ts';

/** What decides how dates and numbers are written: the page's language and the site's zone and digits. */
export interface FormatSettings {
  readonly language: Language;
  /** IANA zone in which dates and times are shown. */
  readonly timeZone: string;
  /** Digits on Arabic pages; the others have 0–9. */
  readonly numerals: 'latn' | 'arab';
}

/** An instant, or a date as it is written: `yyyy-mm-dd`, or ISO 8601 with offset. */
export type DateInput = Date | string;

/** Writes dates and numbers. What cannot be read as one gives an empty text; nothing here throws. */
export interface Format {
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /**
   * An amount of money; whole amounts without decimals.
   *
   * @param currency ISO 4217 code
   * @param options as for numbers; `currencyDisplay: 'code'` writes the code in place of a sign
   */
  readonly currency: (amount: number, currency: string, options?: Intl.NumberFormatOptions) => string;
  /** A day of the Gregorian calendar, `20 November 2026` by default. */
  readonly date: (value: DateInput, options?: Intl.DateTimeFormatOptions) => string;
  /** From one day to another, without what both have in common. */
  readonly dateRange: (from: DateInput, to: DateInput, options?: Intl.DateTimeFormatOptions) => string;
  /** Hours and minutes. */
  readonly time: (value: DateInput) => string;
  /** A day of the Umm al-Qura calendar; from 1451 AH on published tables differ, show the Gregorian day beside it. */
  readonly hijri: (value: DateInput, options?: Intl.DateTimeFormatOptions) => string;
  /** Texts as a list in a sentence. */
  readonly list: (texts: readonly string[], type?: Intl.ListFormatType) => string;
  /** A distance in time: `-1, 'day'` is yesterday. */
  readonly relative: (value: number, unit: Intl.RelativeTimeFormatUnit) => string;
}

/**
 * Makes the formatter of a page. Calendar and digits are named each time, since engines differ in what they take for
 * the default of `ar-SA` (trust, section 3).
 */
export function createFormat({ language, timeZone, numerals }: FormatSettings): Format {
  const digits = `nu-${language === 'ar' ? numerals : 'latn'}`;
  const locale = `${locales[language]}-u-${digits}`;
  const gregorian = `${locales[language]}-u-ca-gregory-${digits}`;
  const ummAlQura = `${locales[language]}-u-ca-islamic-umalqura-${digits}`;

  /** Formatters are dear to make, and a list of a hundred entries needs the same one. */
  const made = new Map<string, unknown>();
  function once<Made>(key: string, make: () => Made): Made {
    if (!made.has(key)) made.set(key, make());
    return made.get(key) as Made;
  }

  const numbers = (options: Intl.NumberFormatOptions) =>
    once(`number ${Object.entries(options).join()}`, () => new Intl.NumberFormat(locale, options));
  const dates = (calendar: string, options: Intl.DateTimeFormatOptions) =>
    once(
      `${calendar} ${Object.entries(options).join()}`,
      () => new Intl.DateTimeFormat(calendar, { timeZone, ...options }),
    );

  const toInstant = (value: DateInput): Date | undefined => {
    const instant = typeof value === 'string' ? startOf(value, timeZone) : value;
    return instant && Number.isFinite(instant.getTime()) ? instant : undefined;
  };
  const formatDate = (calendar: string, value: DateInput, options: Intl.DateTimeFormatOptions) => {
    const instant = toInstant(value);
    return instant ? dates(calendar, options).format(instant) : '';
  };

  return {
    number: (value, options = {}) => (Number.isFinite(value) ? numbers(options).format(value) : ''),
    currency(amount, currency, options) {
      if (!Number.isFinite(amount)) return '';
      if (!/^[a-z]{3}$/i.test(currency)) return `${numbers({}).format(amount)} ${currency}`.trim();
      const whole = Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {};
      return numbers({ style: 'currency', currency, ...options, ...whole }).format(amount);
    },
    date: (value, options = longDay) => formatDate(gregorian, value, options),
    dateRange(from, to, options = longDay) {
      const [start, end] = [toInstant(from), toInstant(to)];
      if (!start || !end || end <= start) return formatDate(gregorian, start ? from : to, options);
      // Engines disagree on the spaces around the dash, and a server's text must be the browser's.
      return dates(gregorian, options).formatRange(start, end).replaceAll('\u2009', ' ');
    },
    time: (value) => formatDate(gregorian, value, { timeStyle: 'short' }),
    hijri: (value, options = longDay) => formatDate(ummAlQura, value, options),
    list: (texts, type = 'conjunction') =>
      once(`list ${type}`, () => new Intl.ListFormat(locale, { type })).format(texts),
    relative: (value, unit) =>
      once('relative', () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })).format(value, unit),
  };
}

const longDay: Intl.DateTimeFormatOptions = { dateStyle: 'long' };
