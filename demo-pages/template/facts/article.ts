import { articles, labelOf, places } from '#origin/data.ts';
import type { FactsOf } from '../fact-maker.ts';

export const facts: FactsOf = (item, language, { own, list }) => {
  const { topic, placeIds } = articles.find(({ id }) => id === item.id) ?? { topic: '', placeIds: [] };
  const regions = new Set(placeIds.map((id) => places.find((place) => place.id === id)?.region ?? ''));
  // The item itself has the region of its first place alone.
  const names = [...regions].map((region) => labelOf('regions', region, language)).filter(Boolean);
  return [
    ...own('category', labelOf('topics', topic, language)),
    ...own('region', names.length > 0 ? list(names) : item.region),
  ];
};
