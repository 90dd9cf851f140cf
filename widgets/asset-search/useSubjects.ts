import { useMemo } from 'react';
import { countsOf, valuesOf } from '#src/catalogue/choices.ts';
import { useValueWords } from '#src/catalogue/useValueWords.ts';
import { usePage } from '#src/widget/context.ts';
import { subjectsQuery } from './subjects-query.ts';
import type { LibrarySearch } from './useAssetSearch.ts';

/** Name of the facet of subjects. */
const facet = 'keywords';

/** The subjects of what is found, as they are suggested, and what chooses one by its name. */
export function useSubjects({ site: { catalogue, facets } }: LibrarySearch) {
  const counted = countsOf(catalogue.facets, facet);
  const { wordFor } = useValueWords(counted !== undefined);
  const { language } = usePage();
  const known = useMemo(
    () => (counted ?? []).map(({ value }) => ({ value, name: wordFor(facet, value) ?? value })),
    [counted, wordFor],
  );
  const queryOf = useMemo(() => subjectsQuery(known), [known]);
  return {
    queryOf,
    /** The language of a subject that is named by its keyword, which is English, on a page that is not. */
    languageOf: (name: string) =>
      language !== 'en' && known.some(({ value }) => value === name && wordFor(facet, value) === undefined)
        ? 'en'
        : undefined,
    choose(name: string) {
      const value = known.find((subject) => subject.name === name)?.value ?? name;
      const { facets: chosen } = catalogue.choices;
      if (facets.some((one) => one.name === facet))
        catalogue.change({
          filters: { ...chosen, [facet]: [...new Set([...valuesOf(chosen, facet), value])] },
        });
      else catalogue.change({ term: value });
    },
  };
}
