import type { Facet } from '#src/catalogue/choices.ts';
import type { Config } from './widget.ts';

/** Name of the filter that the tabs set. */
export const categoryFilter = 'category';

/** Facets that visitors may use: the tabs have their filter to themselves. */
export const facetsOf = ({ facets, categories }: Config): readonly Facet[] =>
  facets
    .filter(({ name }) => name !== categoryFilter || categories.length === 0)
    .map(({ name, label, multi }) => ({ name, label, kind: multi ? 'checkbox' : 'radio' }));

/** Key of all results in the service's counts. */
export const allKey = 'all';

/** How many results each tab has, by its key, and all together; without a number where nobody knows it. */
export type TabCounts = Readonly<Record<string, number | undefined>>;

/**
 * The counts of the tabs beside a number of results. Where they say another number of the open tab, the service has
 * ignored the filters: then they hold for no tab (contract, section 4).
 *
 * @param counted as the service has it
 * @param tab key of the open one
 * @param total of the open one, where it is known
 */
export function tabCounts(
  counted: Readonly<Record<string, number>>,
  { categories }: Pick<Config, 'categories'>,
  tab: string,
  total: number | undefined,
): TabCounts {
  const keys = [allKey, ...categories.map(({ key }) => key)];
  const counts = Object.fromEntries(
    keys.map((key) => [key, Object.hasOwn(counted, key) ? counted[key] : 0] as const),
  );
  return total === undefined || counts[tab] === total ? counts : { [tab]: total };
}
