import type { ConsentCategory } from '#src/consent/consent.ts';
import type { Config } from './widget.ts';

/** A category as a visitor sees it; empty words are ours. */
export interface Category {
  readonly key: ConsentCategory;
  readonly label: string;
  readonly description: string;
  /** Cannot be switched off. */
  readonly isFixed: boolean;
}

/** The categories of a question: each once, and what is necessary always among them. */
export function toCategories(categories: Config['categories']): Category[] {
  const byKey = new Map<ConsentCategory, Category>();
  for (const { key, label, description, required } of categories)
    if (!byKey.has(key))
      byKey.set(key, { key, label, description, isFixed: required || key === 'necessary' });
  const necessary = { key: 'necessary', label: '', description: '', isFixed: true } as const;
  return byKey.has('necessary') ? [...byKey.values()] : [necessary, ...byKey.values()];
}

/** The categories that are allowed by a refusal: those that are always on. */
export const fixedOf = (categories: readonly Category[]): ConsentCategory[] =>
  categories.filter(({ isFixed }) => isFixed).map(({ key }) => key);
