import { articles, labelOf } from '#origin/data.ts';
import type { FactsOf } from '../fact-maker.ts';

export const facts: FactsOf = (item, language, { own }) => {
  const { topic } = articles.find(({ id }) => id === item.id) ?? { topic: '' };
  return [...own('category', labelOf('topics', topic, language)), ...own('region', item.region)];
};
