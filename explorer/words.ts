import { createContext, use } from 'react';
import { createTranslate, type Messages, type Translate } from '#src/i18n/messages.ts';

/** A language of the explorer itself; widgets in it speak all eight. */
export type ExplorerLanguage = 'en' | 'ar';

/** Words of a part of the explorer, from its `words.json`: equal keys in both languages, plural categories complete. */
export interface Words {
  readonly en: Messages;
  readonly ar: Messages;
}

/** Makes the texts of a part outside React. */
export const wordsIn = <Own extends Words>(
  words: Own,
  language: ExplorerLanguage,
): Translate<keyof Own['en'] & string> => createTranslate(words[language], [], language, 'latn');

/** The explorer's language for everything below. */
export const LanguageContext = createContext<ExplorerLanguage>('en');

/** The texts of a part, in the explorer's language. */
export const useWords = <Own extends Words>(words: Own): Translate<keyof Own['en'] & string> =>
  wordsIn(words, use(LanguageContext));
