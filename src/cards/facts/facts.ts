import { factsByType } from 'virtual:items/facts';
import type { Translate } from '#src/i18n/messages.ts';
import type { Fact } from '../fact.ts';
import type { FactContext, FactItem } from './texts.ts';

/**
 * The short facts of an item, by its type; none for one of a type without facts.
 *
 * @param type for items that do not say it, as those of an author's in a list of one type
 */
export function factsOf(item: FactItem, context: FactContext, type = item.type ?? ''): readonly Fact[] {
  const factsOfType = Object.hasOwn(factsByType, type) ? factsByType[type] : undefined;
  if (!factsOfType) return [];
  // The build puts the words of a kind among those of all, with its type before them.
  const own: Translate = (key, values) => (context.t as Translate)(`${type}.${key}`, values);
  return factsOfType(item, context, own).filter((found) => found !== false);
}
