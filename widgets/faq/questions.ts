import type { Language } from '#src/i18n/languages.ts';
import { foldForHits } from '#src/text/highlight.ts';
import { deepLinkItems, type ItemWithLink } from '#src/ui/deep-link-items.ts';
import type { Config } from './widget.ts';

/** A question with a key of its own in its widget. */
export type Question = ItemWithLink<Config['groups'][number]['items'][number]>;

/** A group with at least one question. */
export interface Group {
  readonly key: string;
  readonly label: string;
  readonly questions: readonly Question[];
}

/** Gives each group and question a key of its own; a group without a question is none. */
export function toGroups(groups: Config['groups']): Group[] {
  const questions = deepLinkItems(groups.flatMap(({ items }) => items));
  let next = 0;
  return groups
    .map(({ label, items }, place) => {
      const first = next;
      next += items.length;
      return { key: `group ${place}`, label, questions: questions.slice(first, next) };
    })
    .filter((group) => group.questions.length > 0);
}

/** What the vote on an answer is kept and sent under: the author's name for the question, else its own words. */
export const voteIdOf = ({ id, item }: Question): string => id ?? item.question;

/** Named characters that authors' editors write; all others are written as they are. */
const references: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

/** The words of an answer, for the search field and for search engines; never written as markup. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (name) => references[name] as string)
    .replace(/\s+/g, ' ')
    .trim();

/** Finds questions by words of theirs or of their answers. */
export interface Finder {
  /** Keys of the questions that hold each word of a term, in any order. */
  find(term: string): ReadonlySet<string>;
  /** Folds the texts of the first questions, so that the first search has less to do. */
  prepare(count: number): void;
}

/** Makes the finder of some questions. Their texts are folded once. */
export function createFinder(groups: readonly Group[], language: Language): Finder {
  const all = groups.flatMap(({ questions }) => questions);
  const texts: (readonly [key: string, text: string])[] = [];
  const fold = (text: string) => foldForHits(text, language);
  const prepare = (count: number) => {
    for (const { key, item } of all.slice(texts.length, count))
      texts.push([key, fold(`${item.question} ${wordsOf(item.answer)}`)]);
  };
  return {
    prepare,
    find(term) {
      prepare(all.length);
      const words = fold(term).split(/\s+/);
      const found = texts.filter(([, text]) => words.every((word) => text.includes(word)));
      return new Set(found.map(([key]) => key));
    },
  };
}
