import { readFileSync } from 'node:fs';
import type { EngineMessages } from '../../src/i18n/engine-messages.ts';
import { languages, type Language } from '../../src/i18n/languages.ts';
import type { Messages } from '../../src/i18n/messages.ts';
import { findItemKinds } from '../../src/schema/item-kinds.ts';

/** The words of a kind in a language, in `<kind>.words.json` beside its file. */
interface KindWords {
  /** Name of its group in a list of favourites. */
  readonly group?: string;
  /** What its facts are written with. */
  readonly facts?: Messages;
}

/**
 * The words of all kinds of items, by language, for the engines that show them: names of groups by type, and those of facts
 * by `<type>.<key>`.
 *
 * @param folder holds the widgets, which may have kinds of their own
 */
export function itemWords(folder?: string): Readonly<Record<Language, EngineMessages>> {
  const kinds = findItemKinds(folder).flatMap(({ type, wordsFile }) =>
    wordsFile
      ? [{ type, words: JSON.parse(readFileSync(wordsFile, 'utf8')) as Record<Language, KindWords> }]
      : [],
  );
  const inLanguage = (language: Language): EngineMessages => ({
    'favourites/groups': Object.fromEntries(
      kinds.flatMap(({ type, words }) => {
        const { group } = words[language];
        return group === undefined ? [] : [[type, group] as const];
      }),
    ),
    'cards/facts': Object.fromEntries(
      kinds.flatMap(({ type, words }) =>
        Object.entries(words[language].facts ?? {}).map(([key, text]) => [`${type}.${key}`, text] as const),
      ),
    ),
  });
  return Object.fromEntries(languages.map((language) => [language, inLanguage(language)])) as Record<
    Language,
    EngineMessages
  >;
}
