import type { Option } from './questions.ts';

/** What can be ranked. */
interface Tagged {
  readonly tags: readonly string[];
}

/** A result and the labels of the answers that it fits. */
export interface Ranked<Result> {
  readonly result: Result;
  readonly reasons: readonly string[];
}

/** Tags of the chosen options, each once. */
export const tagsOf = (chosen: readonly Pick<Option, 'tags'>[]): string[] => [
  ...new Set(chosen.flatMap(({ tags }) => tags)),
];

/**
 * Results by how many tags they have of the chosen options, most first; a tag counts once for each option that has it.
 * Equals keep their order. Those without any such tag come last, without reasons.
 */
export function rank<Result extends Tagged>(
  results: readonly Result[],
  chosen: readonly Pick<Option, 'label' | 'tags'>[],
): Ranked<Result>[] {
  const options = chosen.map(({ label, tags }) => ({ label, tags: [...new Set(tags)] }));
  return results
    .map((result) => {
      const matches = options
        .map(({ label, tags }) => ({ label, count: tags.filter((tag) => result.tags.includes(tag)).length }))
        .filter(({ count }) => count > 0);
      const score = matches.reduce((sum, { count }) => sum + count, 0);
      return { result, reasons: matches.map(({ label }) => label), score };
    })
    .toSorted((one, other) => other.score - one.score)
    .map(({ result, reasons }) => ({ result, reasons }));
}
