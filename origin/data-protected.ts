/** Texts that no page holds: they are sent to those alone who may read their page. Invented samples. */
import protectedTextsJson from './data/protected-texts.json' with { type: 'json' };
import type { Text8 } from './data.ts';

export interface ProtectedText {
  /** Stands in its address. */
  name: string;
  /** Path of its page, without language; that of examples is where the gallery shows them. */
  page: string;
  html: Text8;
}

export const protectedTexts: readonly ProtectedText[] = protectedTextsJson;
