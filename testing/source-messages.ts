import { itemWords } from 'virtual:items/words';
import { registeredWords } from 'virtual:registered-words';
import { addEngineMessages, type EngineMessages } from '#src/i18n/engine-messages.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Messages } from '#src/i18n/messages.ts';

const messages = import.meta.glob<Messages>('../src/**/messages/*.json', { eager: true, import: 'default' });

/** Gives all engines their words in a language. @returns the words that all widgets share */
export function addSourceMessages(language: Language): Messages {
  const paths = Object.keys(messages).filter((path) => path.endsWith(`/${language}.json`));
  const byFolder: EngineMessages = Object.fromEntries(
    paths.map((path) => {
      const engine = path.split('/').slice(2, -2).join('/');
      return [engine, { ...messages[path], ...itemWords[language][engine] }];
    }),
  );
  const { i18n: shared = {}, ...engines } = byFolder;
  addEngineMessages(language, { ...engines, ...registeredWords[language] });
  return shared;
}
