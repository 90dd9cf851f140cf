import type { Language } from '#src/i18n/languages.ts';
import type { PartnerEntry } from './partner.schema.ts';

/** A text of an entry, and its language where that is not the page's. */
export interface PartnerText {
  readonly text: string;
  readonly lang?: Language;
}

type Texts = Readonly<Record<string, string>>;

const written = (texts: Texts, language: Language): string =>
  Object.hasOwn(texts, language) ? (texts[language] ?? '').trim() : '';

/** A text in the page's language, else in English; the other one where there is neither. */
function inLanguage(texts: Texts, language: Language, otherwise: string): PartnerText {
  const own = written(texts, language);
  const english = written(texts, 'en');
  if (own !== '' || english === '' || language === 'en') return { text: own || english || otherwise.trim() };
  return { text: english, lang: 'en' };
}

type Entry = Pick<PartnerEntry, 'companyName' | 'description' | 'names' | 'descriptions'>;

/** What a company is called on a page of a language. */
export const nameIn = ({ names, companyName }: Entry, language: Language): PartnerText =>
  inLanguage(names, language, companyName);

/** What a company says of itself on a page of a language. */
export const descriptionIn = ({ descriptions, description }: Entry, language: Language): PartnerText =>
  inLanguage(descriptions, language, description);

/** The name in the other script: in Latin letters on an Arabic page, in Arabic ones elsewhere; undefined without one. */
export function otherNameIn(entry: Entry, language: Language): PartnerText | undefined {
  const lang = language === 'ar' ? 'en' : 'ar';
  const text = written(entry.names, lang);
  return text === '' || text === nameIn(entry, language).text ? undefined : { text, lang };
}
