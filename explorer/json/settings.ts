import type { JsonSchema } from '../../cms/form/form.ts';
import { wordsIn, type ExplorerLanguage } from '../words.ts';
import words from './words.json' with { type: 'json' };

/** Makes the editor's own texts. */
export const editorWords = (language: ExplorerLanguage) => wordsIn(words, language);

/** What the editor knows of the widget and of its reader. */
export interface EditorSettings {
  readonly schema: JsonSchema;
  readonly language: ExplorerLanguage;
  /** What authors read, in Arabic, by the English text. */
  readonly arabic: Readonly<Record<string, string>>;
  /** The editor's name. */
  readonly label: string;
}

/** The direction of a language of the explorer. */
export const directionOf = (language: ExplorerLanguage): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');
