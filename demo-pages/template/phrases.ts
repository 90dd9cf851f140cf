import type { Language } from '#src/i18n/languages.ts';
import phrases from '../content/phrases.json' with { type: 'json' };
import { escape, mountElement } from '../html.ts';
import { asOf, details, section, type ServicePart } from './guide.ts';

type InLanguages = Readonly<Record<Language, string>>;

/** Phrases about one thing, as their file has them. */
interface Category {
  readonly id: string;
  readonly label: InLanguages;
  readonly phrases: readonly {
    readonly id: string;
    readonly source: InLanguages;
    readonly arabic: string;
    readonly transliteration: string;
    readonly note?: InLanguages;
  }[];
}

const categories: readonly Category[] = phrases.categories;

/** The `phrasebook` of a page; without a script its phrases are read by those who open their category. */
export function renderPhrases({ id, title, text, load }: ServicePart, language: Language): string {
  const config = {
    title,
    description: text,
    asOf: phrases.asOf,
    categories: categories.map((category) => ({
      label: category.label[language],
      phrases: category.phrases.map(({ note, ...phrase }) => ({ ...phrase, note: note?.[language] })),
    })),
  };
  const folds = categories.map(({ id: name, label, phrases: its }) => {
    const entries = its.map(({ source, arabic, transliteration }) =>
      language === 'ar'
        ? `<li>${escape(source.ar)}: <bdi lang="en">${escape(source.en)}</bdi></li>`
        : `<li>${escape(source[language])}: <bdi lang="ar">${escape(arabic)}</bdi> <i>${escape(transliteration)}</i></li>`,
    );
    return details(name, label[language], `<ul>${entries.join('')}</ul>`);
  });
  return mountElement('phrasebook', config, {
    id,
    load,
    fallback: section(title, text, folds.join('') + asOf(phrases.asOf, language)),
  });
}
