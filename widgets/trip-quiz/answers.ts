import type { Option, Question } from './questions.ts';

/** Keys of the options chosen for a question, by its key. An empty list: skipped. Without an entry: not answered. */
export type Answers = ReadonlyMap<string, readonly string[]>;

/** What of a fragment is written with percent signs; undefined for what cannot be read. */
function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** The parts of a fragment, as they stand in it, each with the name before its `=`. */
const partsOf = (hash: string) =>
  hash
    .replace(/^#/, '')
    .split('&')
    .filter(Boolean)
    .map((part) => ({ part, name: decode(part.split('=', 1)[0]!) }));

/**
 * The answers that a fragment holds (`#<question>=<option>,…&…`). Unknown options are skipped; of a question with one answer
 * the first counts. A question of which nothing valid is left is not answered, unless it was skipped and may be.
 */
export function readAnswers(hash: string, questions: readonly Question[]): Answers {
  const parts = partsOf(hash);
  return new Map<string, readonly string[]>(
    questions.flatMap<readonly [string, readonly string[]]>(({ key, kind, options, optional }) => {
      const found = parts.find(({ part, name }) => name === key && part.includes('='));
      if (!found) return [];
      const value = found.part.slice(found.part.indexOf('=') + 1);
      if (value === '') return optional ? [[key, []]] : [];
      const named = new Set(value.split(',').map(decode));
      const chosen = options.flatMap((option) => (named.has(option.key) ? option.key : []));
      if (chosen.length === 0) return [];
      return [[key, kind === 'multi' ? chosen : chosen.slice(0, 1)]];
    }),
  );
}

/** The answers as a fragment, in the order of the questions, without its `#`. */
export const writeAnswers = (answers: Answers, questions: readonly Question[]): string =>
  questions
    .flatMap(({ key }) => {
      const chosen = answers.get(key);
      return chosen ? `${encodeURIComponent(key)}=${chosen.map(encodeURIComponent).join(',')}` : [];
    })
    .join('&');

/** A fragment with these answers in place of those that it has. What is not of these questions stays as it is. */
export function withAnswers(hash: string, answers: Answers, questions: readonly Question[]): string {
  const own = new Set(questions.map(({ key }) => key));
  const foreign = partsOf(hash).flatMap(({ part, name }) =>
    name !== undefined && own.has(name) && part.includes('=') ? [] : part,
  );
  return [...foreign, writeAnswers(answers, questions)].filter(Boolean).join('&');
}

/** The first question that is not answered; undefined where all are. */
export const openQuestion = (answers: Answers, questions: readonly Question[]): Question | undefined =>
  questions.find(({ key }) => !answers.has(key));

/** The options that are chosen, in the order of the questions. */
export const chosenOptions = (answers: Answers, questions: readonly Question[]): Option[] =>
  questions.flatMap(({ key, options }) => options.filter((option) => answers.get(key)?.includes(option.key)));
