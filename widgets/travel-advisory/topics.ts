import type { Audience, Topic } from './widget.ts';

const severities = ['mandatory', 'important', 'info'] as const;

/** Mandatory topics first, then important ones; those of one severity in their author's order. */
export const bySeverity = <Entry extends { readonly item: Topic }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => severities.indexOf(a.item.severity) - severities.indexOf(b.item.severity));

/** The audiences that some topic is for, in a fixed order; nobody can choose another one. */
export function audiencesOf(topics: readonly Topic[]): Audience[] {
  const named = new Set(topics.flatMap(({ audiences }) => audiences));
  return (['family', 'women', 'pilgrim', 'business'] as const).filter((audience) => named.has(audience));
}

/** Whether a topic is for one of the chosen audiences; all are where none is chosen, and one without audiences always is. */
export const isFor = ({ audiences }: Topic, chosen: ReadonlySet<Audience>): boolean =>
  chosen.size === 0 || audiences.length === 0 || audiences.some((audience) => chosen.has(audience));
