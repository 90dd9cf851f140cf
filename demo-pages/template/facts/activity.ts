import type { Language } from '#src/i18n/languages.ts';
import { labelOf, partners } from '#origin/data.ts';
import { where, type FactsOf } from '../fact-maker.ts';
import { formatMinutes, formatMonth } from '../format.ts';

const companyName = (id: string | undefined, language: Language) =>
  partners.find(({ companyId }) => companyId === id)?.companyName[language];

export const facts: FactsOf = (item, language, make) => {
  const { of, words, price, yes, link, list } = make;
  return [
    ...of('activityTerms', 'minutes', formatMinutes(item.minutes ?? 0, language)),
    ...(item.free
      ? of('placeFacts', 'free', yes(true))
      : of('activityTerms', 'priceFrom', price(item.priceFrom))),
    ...of('activityTerms', 'months', list(item.months?.map((month) => formatMonth(month, language)))),
    ...where(item, language, make),
    ...of('activityTerms', 'family', yes(item.family)),
    ...of('activityTerms', 'access', words('access', item.access)),
    ...of('activityTerms', 'operatorId', companyName(item.operatorId, language)),
    ...link('book', item.bookingUrl, labelOf('activityTerms', 'bookingUrl', language)),
  ];
};
