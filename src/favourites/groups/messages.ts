import { useEngineMessages } from '#src/widget/useMessages.ts';
import { hasGroup } from './groups.ts';

/** Gives the name of a type's group, in the page's language; the same one for all types without a group. */
export function useGroupNames(): (type: string) => string {
  const t = useEngineMessages<Record<string, string>>('favourites/groups');
  return (type) => t(hasGroup(type) ? type : 'other');
}
