import { use } from 'react';
import { LanguageContext } from '../words.ts';
import { useTools } from './tools.ts';

/** A text of the schema in the explorer's language; one without a translation stands in English, and says so. */
export function TranslatedText({ text }: { readonly text: string }) {
  const { isForeign, translated } = useTranslatedText();
  if (!isForeign(text)) return translated(text);
  return (
    <span lang="en" dir="ltr">
      {text}
    </span>
  );
}

/** Texts of the schema where no element can stand: in names and in choices. */
export function useTranslatedText() {
  const { arabic } = useTools();
  const isArabic = use(LanguageContext) === 'ar';
  const has = (text: string) => Object.hasOwn(arabic, text);
  return {
    /** Whether a text stays in English in a form that is not. */
    isForeign: (text: string) => isArabic && !has(text),
    translated: (text: string) => (isArabic && has(text) ? (arabic[text] ?? text) : text),
  };
}
