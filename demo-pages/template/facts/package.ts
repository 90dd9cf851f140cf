import { locales } from '#src/i18n/languages.ts';
import { itemAt } from '#origin/content.ts';
import { labelOf } from '#origin/data.ts';
import { packages } from '#origin/data-catalogue.ts';
import { attributes, escape } from '../../html.ts';
import type { FactsOf } from '../fact-maker.ts';
import { formatDays, formatNumber, formatWeekday } from '../format.ts';

export const facts: FactsOf = (item, language, { of, price, list }) => {
  const { departures, groupSize, nights = 0, operator, languages, route = [] } = item;
  const data = packages.find(({ id }) => id === item.id);
  const names = new Intl.DisplayNames([locales[language]], { type: 'language' });
  const links = route.map(({ id, name }) => {
    const href = itemAt(language, `/${language}/places/${id}`)?.url;
    return `<a${attributes({ href })}>${escape(name)}</a>`;
  });
  const weekdays = departures?.weekdays.map((day) => formatWeekday(day, language));
  return [
    ...of('packageTerms', 'nights', formatNumber(nights, language)),
    { term: labelOf('packageTerms', 'route', language), html: links.join('<br>') },
    ...of('packageTerms', 'departures', departures && formatDays(departures.from, departures.to, language)),
    ...of('packageTerms', 'weekdays', list(weekdays)),
    ...of('packageTerms', 'groupSize', groupSize && `${groupSize.min}–${groupSize.max}`),
    ...of('packageTerms', 'languages', list(languages?.map((code) => names.of(code) ?? code))),
    ...of('packageTerms', 'priceFrom', price(item.priceFrom)),
    ...of('packageTerms', 'includes', list(data?.includes.map((text) => text[language]))),
    ...of('packageTerms', 'operatorId', operator?.name),
  ];
};
