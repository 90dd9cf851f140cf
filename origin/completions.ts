import type { Language } from '#src/i18n/languages.ts';
import { foldForMatching } from '#src/text/fold.ts';
import { allContent } from './content.ts';
import type { ContentItem } from './content-item.ts';
import { foldForSearch, segmentsOf, writtenWords } from './search-words.ts';

/** A text that may complete what is typed. */
interface Term {
  text: string;
  /** As the visitor's own page compares it. */
  folded: string;
  /** As the search compares it, without accents. */
  loose: string;
  /** The lower, the likelier it is meant. */
  rank: number;
}

/** Pictures, companies and courses are found, but nobody is led to them while typing something else. */
const ranks: Readonly<Partial<Record<ContentItem['type'], number>>> = {
  place: 0,
  region: 1,
  theme: 1,
  event: 2,
  article: 2,
  offer: 2,
  activity: 2,
  stay: 2,
  dining: 2,
  package: 2,
  faq: 3,
};

function makeTerms(language: Language): Term[] {
  const terms = new Map<string, Term>();
  const add = (text: string, rank: number): void => {
    const folded = foldForMatching(text, language);
    if (!terms.has(folded)) terms.set(folded, { text, folded, loose: foldForSearch(text, language), rank });
  };
  const items = allContent(language);
  for (const { title, type } of items) add(title, ranks[type] ?? 4);
  for (const item of items) for (const label of [...item.categories, ...item.tags]) add(label, 3);
  for (const { text, isRun } of items.flatMap(({ title }) => writtenWords(title))) {
    const words = isRun ? segmentsOf(text, language).filter((word) => word.length > 1) : [text];
    for (const word of words) if (isRun || word.length > 3) add(word, 5);
  }
  return [...terms.values()].toSorted((a, b) => a.rank - b.rank || a.text.length - b.text.length);
}

const known = new Map<Language, Term[]>();

function termsIn(language: Language): Term[] {
  const terms = known.get(language) ?? makeTerms(language);
  known.set(language, terms);
  return terms;
}

/** More would leave no room for pages. */
const maximum = 5;

/**
 * Titles, subjects and words of the site that begin with what is typed, places first, the shorter before the
 * longer; those that only begin with it when accents do not count stand last.
 */
export function completionsOf(typed: string, language: Language): string[] {
  const start = foldForMatching(typed.trimStart(), language);
  const loose = foldForSearch(typed.trimStart(), language);
  if (loose === '') return [];
  const terms = termsIn(language);
  const strictly = terms.filter((term) => term.folded.startsWith(start));
  const loosely = terms.filter((term) => !term.folded.startsWith(start) && term.loose.startsWith(loose));
  return [...strictly, ...loosely].slice(0, maximum).map((term) => term.text);
}
