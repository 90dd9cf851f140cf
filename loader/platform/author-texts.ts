import type { Language } from '#src/i18n/languages.ts';
import { createTranslate, type Messages, type Values } from '#src/i18n/messages.ts';
import type { ConfigIssue } from '#src/schema/issues.ts';
import type en from './author-messages/en.json';

const messages = import.meta.glob<Messages>('./author-messages/*.json', { eager: true, import: 'default' });

/** The texts for authors in one language, for the page and for every other place that checks a configuration. */
export interface AuthorTexts {
  readonly t: (key: keyof typeof en, values?: Values) => string;
  /** What is wrong with a field, without its name. */
  readonly describe: (issue: ConfigIssue) => string;
}

/** Makes the texts for authors. */
export function authorTexts(language: Language): AuthorTexts {
  const t = createTranslate(messages[`./author-messages/${language}.json`] ?? {}, [], language, 'latn');
  /** Translates names of types (`string`, `array`) and what is wrong with an element of the page; values and addresses stay as they are. */
  const say = (term: string) =>
    term.replace(
      /^(string|number|boolean|array|object|record|int|nothing|address|date|element|taken|itself)\b/,
      (word) => t(word),
    );
  return {
    t,
    // A group that came, and lacks what it cannot do without.
    // An element that is missing is missing elsewhere: the field that names it is filled in.
    describe: ({ expected, found }) =>
      found === 'object' && !/^(?:string|number|boolean|array|int|date|element|taken|itself)\b/.test(expected)
        ? t('needs', { expected: expected === 'address' ? t('anAddress') : say(expected) })
        : found === 'nothing' && expected !== 'element'
          ? t('missing', { expected: say(expected) })
          : t('expectedFound', { expected: say(expected), found: say(found) }),
  };
}
