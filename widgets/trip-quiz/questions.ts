import { deepLinkItems } from '#src/ui/deep-link-items.ts';
import type { Config } from './widget.ts';

type AuthorsQuestion = Config['questions'][number];

/** An answer that can be chosen. */
export type Option = AuthorsQuestion['options'][number] & {
  /** Names it in the address; unlike those of the other options. */
  readonly key: string;
};

/** A question that can be answered. */
export interface Question extends Omit<AuthorsQuestion, 'options'> {
  /** Names it in the address; unlike those of the other questions. */
  readonly key: string;
  readonly options: readonly Option[];
}

/** What has no id is named by its place; of two with the same the second has another key. */
export const keyed = <Entry extends { readonly id?: string | undefined }>(
  entries: readonly Entry[],
  name: string,
): (Entry & { readonly key: string })[] =>
  deepLinkItems(entries.map((entry, index) => ({ ...entry, id: entry.id || `${name}${index + 1}` }))).map(
    ({ key, item }) => ({ ...item, key }),
  );

/** The questions that have options. */
export const toQuestions = (questions: Config['questions']): Question[] =>
  keyed(questions, 'q').flatMap((question) =>
    question.options.length > 0 ? [{ ...question, options: keyed(question.options, 'a') }] : [],
  );
