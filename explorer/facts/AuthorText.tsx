import { use } from 'react';
import { LanguageContext } from '../words.ts';

interface Props {
  /** As the widget's own file has it, in English. */
  readonly text: string;
  /** The Arabic of such texts, by the English. */
  readonly arabic: Readonly<Record<string, string>>;
}

/** Words of a widget's form in the explorer's language; in English, marked as such, where there are no others. */
export function AuthorText({ text, arabic }: Props) {
  const language = use(LanguageContext);
  if (language === 'en') return text;
  return (
    arabic[text] ?? (
      <span lang="en" dir="ltr">
        {text}
      </span>
    )
  );
}
