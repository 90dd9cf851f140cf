import { offers } from '#origin/data.ts';
import { where, type FactsOf } from '../fact-maker.ts';
import { formatDays } from '../format.ts';

export const facts: FactsOf = (item, language, make) => {
  const { own, of, list } = make;
  const data = offers.find(({ id }) => id === item.id);
  return [
    ...own('discount', data?.discountLabel[language]),
    ...own('valid', formatDays(item.startDate ?? '', item.endDate ?? '', language)),
    ...of('activityTerms', 'operatorId', data?.partnerName[language]),
    ...own('category', list(item.categories)),
    ...where(item, language, make),
  ];
};
