import { useQuery } from '@tanstack/react-query';
import { dictionaryQuery } from '#src/session/dictionary-queries.ts';
import { useApi } from '#src/session/useApi.ts';
import { useScope } from '#src/widget/context.ts';

/** Gives the words of a facet's value. */
export type ValueWords = (name: string, value: string) => string;

/**
 * The words of facets' values, which are keys: the author's own wording, that of the content repository (A4), else the value
 * as the service has it; each looked up as `<facet>.<value>`, then as `<value>`.
 *
 * @param isWanted whether any value is shown; the repository is not asked before
 */
export function useValueWords(isWanted: boolean): ValueWords {
  const api = useApi();
  const { config } = useScope();
  const words = useQuery({
    ...dictionaryQuery(api),
    enabled: isWanted && api.page.cmsMode === 'publish',
  });
  return (name, value) => {
    const keys = [`${name}.${value}`, value];
    for (const source of [config.labels, words.data ?? {}]) {
      for (const key of keys) if (Object.hasOwn(source, key) && source[key]) return source[key];
    }
    return value;
  };
}
