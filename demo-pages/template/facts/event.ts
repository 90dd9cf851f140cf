import { nextOccurrence } from '#origin/content.ts';
import { labelOf } from '#origin/data.ts';
import { escape } from '../../html.ts';
import { where, type FactsOf } from '../fact-maker.ts';
import { formatDays, formatTimes } from '../format.ts';
import { label } from '../words.ts';

/** Dates that are shown; a weekly market has fifty. */
const datesShown = 4;

export const facts: FactsOf = (item, language, make) => {
  const { own, of, yes, price } = make;
  const { occurrences = [] } = item;
  const next = nextOccurrence(occurrences, new Date());
  // Dates that are over are of no use; of an event that is over, its last one is told.
  const coming = next ? occurrences.slice(occurrences.indexOf(next)) : [];
  const dates = coming.slice(0, datesShown).map(({ start, end, allDay }) => {
    const text = allDay ? formatDays(start, end, language) : formatTimes(start, end, language);
    return `<bdi>${escape(text)}</bdi>`;
  });
  const more = coming.length > datesShown ? ['…'] : [];
  return [
    ...own('status', item.status === 'scheduled' ? '' : labelOf('eventStatus', item.status ?? '', language)),
    { term: label('when', language), html: [...dates, ...more].join('<br>') },
    ...where(item, language, make),
    ...of('placeFacts', 'free', yes(item.free)),
    ...of('activityTerms', 'priceFrom', price(item.priceFrom)),
  ];
};
