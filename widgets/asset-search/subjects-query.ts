import { queryOptions } from '@tanstack/react-query';
import type { Suggestion } from '#src/api/answers/search.schema.ts';
import type { SuggestionsQuery } from '#src/search/useSuggestions.ts';
import { foldForMatching } from '#src/text/fold.ts';

/** Subjects that are suggested. */
const most = 8;

/** A keyword of the libraries, and its word in the page's language. */
export interface Subject {
  readonly value: string;
  readonly name: string;
}

/** Finds subjects for what is typed, those that begin with it first. Nobody is asked: the answer to the search counts them. */
export const subjectsQuery =
  (subjects: readonly Subject[]): SuggestionsQuery =>
  (api, term) => {
    const { language } = api.page;
    const names = [...new Set(subjects.map(({ name }) => name))];
    return queryOptions({
      queryKey: ['suggestions', language, 'asset-subjects', names.join('\n'), term],
      queryFn: (): readonly Suggestion[] => {
        const wanted = foldForMatching(term.trim(), language);
        const folded = names.map((name) => ({ name, text: foldForMatching(name, language) }));
        const begins = folded.filter(({ text }) => text.startsWith(wanted));
        const holds = folded.filter(({ text }) => !text.startsWith(wanted) && text.includes(wanted));
        return [...begins, ...holds].slice(0, most).map(({ name }) => name);
      },
      retry: false,
      networkMode: 'always',
    });
  };
