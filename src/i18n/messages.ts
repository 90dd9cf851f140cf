import type { Language } from './languages.ts';
import { locales } from './languages.ts';

/** A text, or one for each plural category that the language has (CLDR: zero, one, two, few, many, other). */
export type Message = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** Messages by key, as `messages/<language>.json` holds them. */
export type Messages = Readonly<Record<string, Message>>;

/** What may stand in a placeholder. `count` also chooses the plural category. */
export type Values = Readonly<Record<string, string | number>>;

/** The text of a key, its `{placeholders}` filled. A brace that names no value stays as it is. */
export type Translate<Key extends string = string> = (key: Key, values?: Values) => string;

/**
 * Makes the texts of one widget on one page.
 *
 * @param messages built-in texts in the page's language
 * @param overrides texts that replace them, strongest first: the widget's own `labels`, then those of the site
 * @param language decides the plural category and the digits of numbers in texts
 * @param numerals digits on Arabic pages (contract, section 1)
 */
export function createTranslate(
  messages: Messages,
  overrides: readonly Readonly<Record<string, string>>[],
  language: Language,
  numerals: 'latn' | 'arab',
): Translate {
  const locale = `${locales[language]}-u-nu-${language === 'ar' ? numerals : 'latn'}`;
  return (key, values = {}) => {
    const override = overrides.find((labels) => Object.hasOwn(labels, key))?.[key];
    const message = override ?? (Object.hasOwn(messages, key) ? messages[key] : undefined) ?? key;
    const text = typeof message === 'string' ? message : choosePlural(message, locale, values['count']);
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      if (value === undefined) return placeholder;
      return typeof value === 'number' ? formatsOf(locale).numbers.format(value) : value;
    });
  };
}

function choosePlural(
  message: Exclude<Message, string>,
  locale: string,
  count: string | number | undefined,
): string {
  const category = formatsOf(locale).plurals.select(Number(count ?? 0));
  return message[category] ?? message.other ?? '';
}

interface Formats {
  readonly numbers: Intl.NumberFormat;
  readonly plurals: Intl.PluralRules;
}

/** By locale: they are dear to make, and each of a hundred values in a list has a number beside it. */
const made = new Map<string, Formats>();

function formatsOf(locale: string): Formats {
  const formats = made.get(locale) ?? {
    numbers: new Intl.NumberFormat(locale),
    plurals: new Intl.PluralRules(locale),
  };
  made.set(locale, formats);
  return formats;
}
