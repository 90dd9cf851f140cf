import type { Language } from '#src/i18n/languages.ts';
import type { Config, WidgetData } from '../data.ts';
import { heldJson } from '../held-json.ts';
import { isSame } from '../is-same.ts';

/**
 * A configuration with the demo's texts of another language: what an author typed stays, since the demo has no
 * translation of it. Addresses below the language's folder change with it. Lists that are stored as JSON in a text stay so.
 *
 * @param texts words of the examples by the English text
 * @param from the language that the configuration's texts are in
 * @returns the configuration itself where nothing in it changes
 */
export function translateConfig(
  config: Config,
  texts: WidgetData['texts'],
  from: Language,
  to: Language,
): Config {
  const english = new Map(Object.entries(texts[from] ?? {}).map(([text, translated]) => [translated, text]));
  const words = texts[to] ?? {};

  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value);
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, walk(held)]));
  };
  const change = (text: string): string => {
    if (text.startsWith(`/${from}/`)) return `/${to}/${text.slice(from.length + 2)}`;
    const source = english.get(text) ?? text;
    if (Object.hasOwn(words, source)) return words[source] ?? source;
    const held = heldJson(source);
    if (held === undefined) return source;
    const translated = walk(held);
    return isSame(translated, held) ? source : JSON.stringify(translated);
  };
  const translated = from === to ? config : (walk(config) as Config);
  return isSame(translated, config) ? config : translated;
}
