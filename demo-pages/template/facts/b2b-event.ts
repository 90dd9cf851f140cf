import { labelOf } from '#origin/data.ts';
import type { FactsOf } from '../fact-maker.ts';
import { formatNumber, formatTimes } from '../format.ts';
import { facts as ofEvent } from './event.ts';

export const facts: FactsOf = (item, language, make) => {
  const { own, list } = make;
  const { opens, closes, remaining } = item;
  return [
    ...ofEvent(item, language, make),
    ...own('registration', opens && closes && formatTimes(opens, closes, language)),
    ...own('seatsLeft', remaining === undefined ? '' : formatNumber(remaining, language)),
    ...own('audience', list(item.audienceRoles?.map((role) => labelOf('audienceRoles', role, language)))),
  ];
};
