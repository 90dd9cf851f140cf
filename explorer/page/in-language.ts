import type { Language } from '#src/i18n/languages.ts';
import type { Config } from '../data.ts';

/**
 * An English configuration in another language, as far as there are words for it: each text that has a translation is
 * replaced, and addresses below `/en/` lead to the same place below the other language. All else stays as it is.
 *
 * @param texts translations by the English text
 * @returns a new configuration; lists and groups that are stored as JSON in a text stay so
 */
export const inLanguage = (
  config: Config,
  texts: Readonly<Record<string, string>>,
  language: Language,
): Config => valueIn(config, texts, language) as Config;

function valueIn(value: unknown, texts: Readonly<Record<string, string>>, language: Language): unknown {
  if (typeof value === 'string') return textIn(value, texts, language);
  if (Array.isArray(value)) return value.map((entry: unknown) => valueIn(entry, texts, language));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key, valueIn(held, texts, language)]),
  );
}

function textIn(text: string, texts: Readonly<Record<string, string>>, language: Language): string {
  if (Object.hasOwn(texts, text)) return texts[text] ?? text;
  if (text.startsWith('/en/')) return `/${language}${text.slice('/en'.length)}`;
  const held = /^\s*[[{]/.test(text) ? parsed(text) : undefined;
  return held === undefined ? text : JSON.stringify(valueIn(held, texts, language));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // A text that begins with a bracket.
    return undefined;
  }
}
