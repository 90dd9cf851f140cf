import { learning } from '#origin/data-portal.ts';
import type { FactsOf } from '../fact-maker.ts';
import { formatMinutes, formatNumber } from '../format.ts';

export const facts: FactsOf = (item, language, { own, list, of }) => [
  ...own('level', list(item.categories)),
  ...of('activityTerms', 'minutes', formatMinutes(item.minutes ?? 0, language)),
  ...own(
    'steps',
    formatNumber(learning.courses.find(({ courseId }) => courseId === item.id)?.steps.length ?? 0, language),
  ),
];
