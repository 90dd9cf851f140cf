import MiniSearch, { type Query } from 'minisearch';
import { languages, type Language } from '#src/i18n/languages.ts';
import { keyOf, type ContentItem } from './content-item.ts';
import { allContent } from './content.ts';
import {
  foldForSearch,
  pairsOf,
  segmentsOf,
  termsOf,
  typedForms,
  withoutSmallWords,
  writtenWords,
  type Written,
} from './search-words.ts';

/** What the site search found for a text. */
interface Found {
  /** How well each item answers, by its key; items that do not are not there. */
  scores: ReadonlyMap<string, number>;
  /** The text with words of the site in place of those that it does not know. */
  didYouMean: string | undefined;
}

interface SearchIndex {
  search: MiniSearch;
  /** What each item is called in every language, as the search compares it. */
  titles: ReadonlyMap<string, ReadonlySet<string>>;
  /** A term as a title writes it. */
  spellings: ReadonlyMap<string, string>;
}

/** People look for places first, and for pictures of them last. What is not named weighs 1. */
const weights: Readonly<Partial<Record<ContentItem['type'], number>>> = {
  place: 2,
  region: 1.4,
  theme: 1.4,
  event: 1.4,
  article: 1.4,
  activity: 0.8,
  package: 0.8,
  offer: 1.1,
  stay: 0.8,
  dining: 0.8,
  partner: 0.5,
  course: 0.4,
  asset: 0.3,
  b2bEvent: 0.3,
};

const weightOf = (key: string): number => weights[key.split('/')[0] as ContentItem['type']] ?? 1;

/** A terms list as the text of a field: none of them holds a space. */
const asField = (terms: readonly string[]): string => terms.join(' ');

/**
 * What everything is called in every language: a visitor who reads Japanese types "AlUla" from a ticket, a German
 * "Mekka" on the English page. Places in all languages, the rest in English, Arabic and the page's own.
 */
function titlesFor(own: Language): Map<string, { language: Language; title: string }[]> {
  const titles = new Map<string, { language: Language; title: string }[]>();
  for (const language of languages) {
    for (const item of allContent(language)) {
      if (item.type !== 'place' && !['en', 'ar', own].includes(language)) continue;
      titles.set(keyOf(item), [...(titles.get(keyOf(item)) ?? []), { language, title: item.title }]);
    }
  }
  return titles;
}

function buildIndex(language: Language): SearchIndex {
  const search = new MiniSearch({
    idField: 'key',
    fields: ['title', 'names', 'subjects', 'where', 'description'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 8, names: 5, subjects: 3, where: 2, description: 1 },
      boostDocument: weightOf,
    },
  });
  const titles = titlesFor(language);
  const items = allContent(language);
  const terms = (...texts: string[]) => asField(texts.flatMap((text) => termsOf(text, language)));
  search.addAll(
    items.map((item) => ({
      key: keyOf(item),
      title: terms(item.title),
      names: asField(
        (titles.get(keyOf(item)) ?? [])
          .filter((name) => name.language !== language)
          .flatMap((name) => termsOf(name.title, name.language)),
      ),
      subjects: terms(...item.categories, ...item.tags),
      where: terms(item.city, item.region),
      description: terms(item.description),
    })),
  );
  const spellings = new Map<string, string>();
  const written = items.flatMap(({ title, city, categories }) => [title, city, ...categories]);
  for (const { text } of [...new Set(written)].flatMap(writtenWords))
    for (const term of termsOf(text, language)) if (!spellings.has(term)) spellings.set(term, text);
  const folded = [...titles].map(([key, names]): [string, Set<string>] => [
    key,
    new Set(names.map((name) => foldForSearch(name.title, name.language))),
  ]);
  return { search, spellings, titles: new Map(folded) };
}

const indexes = new Map<Language, SearchIndex>();

/** The index of a language; made when it is first searched. */
function indexOf(language: Language): SearchIndex {
  const index = indexes.get(language) ?? buildIndex(language);
  indexes.set(language, index);
  return index;
}

/** What the index is asked, as a tree; words are its leaves. */
type Combination = Extract<Query, { queries: unknown }>;

const anyOf = (queries: Combination['queries']): Combination => ({ combineWith: 'OR', queries });
const allOf = (queries: Combination['queries']): Combination => ({ combineWith: 'AND', queries });

/** What was typed, as it stands: words by their beginning, runs by the pairs of their words. */
function exactQuery(word: Written, language: Language): Combination {
  if (!word.isRun) return { combineWith: 'OR', queries: typedForms(word.text, language), prefix: true };
  const segments = segmentsOf(word.text, language).map((text) => ({ text }));
  const pairs = withoutSmallWords(segments, language).flatMap(({ text }) =>
    pairsOf(foldForSearch(text, language)),
  );
  return anyOf([foldForSearch(word.text, language), allOf(pairs)]);
}

/** The queries for each word of a text that is known to be right. */
const queriesFor = (text: string, language: Language): Combination[] =>
  writtenWords(text).map((word) => exactQuery(word, language));

/** Slips that are forgiven: one from four letters on (three characters in a run), two from eight on. */
function typoQuery(word: Written, language: Language): Combination {
  const text = word.isRun ? foldForSearch(word.text, language) : (typedForms(word.text, language)[0] ?? '');
  const fuzzy = text.length >= 8 ? 2 : text.length >= (word.isRun ? 3 : 4) ? 1 : false;
  return { queries: [text], fuzzy, prefix: false };
}

/** The word of the site that is nearest to one that it does not know: of runs, whose parts are terms too, as long a one. */
function spellingOf(index: SearchIndex, query: Combination, word: Written): string | undefined {
  const found = index.search.search(query, { fields: ['title', 'names', 'where', 'subjects'] });
  const terms = found.flatMap((result) => result.terms).filter((term) => index.spellings.has(term));
  const alike = word.isRun ? terms.find((term) => term.length === word.text.length) : undefined;
  return index.spellings.get(alike ?? terms[0] ?? '');
}

/** A title that is what was meant, in whatever case, or begins with it, stands above all that hold it somewhere. */
function emphasis(titles: ReadonlySet<string>, meant: string, language: Language): number {
  if (titles.has(meant)) return 8;
  const stemOf = (text: string) => typedForms(text, language).at(-1);
  const stem = stemOf(meant);
  if (stem && [...titles].some((title) => stemOf(title) === stem)) return 4;
  return [...titles].some((title) => title.startsWith(meant)) ? 2 : 1;
}

/** How a word is asked for; with its right spelling, if it stands nowhere as it was typed. */
function ask(index: SearchIndex, word: Written, language: Language) {
  const exact = exactQuery(word, language);
  if (index.search.search(exact).length > 0) return { queries: [exact], spelling: undefined };
  const slip = typoQuery(word, language);
  const spelling = spellingOf(index, slip, word);
  return { queries: spelling === undefined ? [slip] : queriesFor(spelling, language), spelling };
}

/** Words of a text that are looked up; nobody means more, and each costs its time. */
const maximumWords = 16;

/**
 * Looks a text up in the index of a language. Every word must be found; one that is nowhere as it was typed
 * is taken for a slip. A text without a letter or digit finds nothing.
 */
export function lookUp(text: string, language: Language): Found {
  const index = indexOf(language);
  let corrected = text;
  const queries: Combination[] = [];
  // From the end, so that a spelling that is put in moves no word that is still to come.
  const words = withoutSmallWords(writtenWords(text), language).slice(0, maximumWords);
  for (const word of words.toReversed()) {
    const asked = ask(index, word, language);
    queries.push(...asked.queries);
    if (asked.spelling === undefined) continue;
    const end = word.start + word.text.length;
    corrected = corrected.slice(0, word.start) + asked.spelling + corrected.slice(end);
  }
  const meant = foldForSearch(corrected, language).trim();
  const results = queries.length === 0 ? [] : index.search.search(allOf(queries));
  const scores = results.map(({ id, score }): [string, number] => {
    const titles = index.titles.get(String(id)) ?? new Set();
    return [String(id), score * emphasis(titles, meant, language)];
  });
  return {
    scores: new Map(scores),
    didYouMean: results.length > 0 && corrected !== text ? corrected : undefined,
  };
}
