import type { Facets } from '#src/api/answers/search.schema.ts';

/** Two counts of the same facets as one. */
export function mergeFacets(one: Facets, other: Facets): Facets {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(
    names.map((name) => {
      const counts = new Map<string, number>();
      const lists = [one, other].map((facets) => (Object.hasOwn(facets, name) ? facets[name] : undefined));
      for (const { value, count } of lists.flatMap((list) => list ?? []))
        counts.set(value, (counts.get(value) ?? 0) + count);
      return [name, [...counts].map(([value, count]) => ({ value, count }))];
    }),
  );
}
