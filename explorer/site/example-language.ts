import type { Language } from '#src/i18n/languages.ts';

/** Languages that the name of an example may tell: its texts are in that language. */
const languageWords = new Map<string, Language>([
  ['arabic', 'ar'],
  ['chinese', 'zh'],
  ['german', 'de'],
  ['spanish', 'es'],
  ['french', 'fr'],
  ['japanese', 'ja'],
  ['russian', 'ru'],
]);

/** The language of the texts of an example, as its name says: `german`, `folded-arabic`. */
export const exampleLanguage = (example: string): Language =>
  example
    .split('-')
    .map((word) => languageWords.get(word))
    .find((language) => language !== undefined) ?? 'en';
