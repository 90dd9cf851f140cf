import { labelOf, places } from '#origin/data.ts';
import type { FactsOf } from '../fact-maker.ts';
import { formatMinutes, formatMonth } from '../format.ts';
import { wordFor } from '../words.ts';

/** Hours, access and phone are said by the widget `place-detail`. */
export const facts: FactsOf = (item, language, { own, of, list }) => {
  const { kind } = places.find(({ id }) => id === item.id) ?? { kind: '' };
  return [
    ...own('kind', labelOf('kinds', kind, language)),
    ...own('region', item.region),
    ...of('placeFacts', 'bestMonths', list(item.bestMonths?.map((month) => formatMonth(month, language)))),
    ...of('placeFacts', 'minutes', item.minutes ? formatMinutes(item.minutes, language) : undefined),
    ...of('placeFacts', 'climateZone', wordFor('climate', item.climateZone ?? '', language)),
  ];
};
