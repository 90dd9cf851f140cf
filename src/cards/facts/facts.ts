import { clock, globe, sun, success, user } from '#src/icon/common-glyphs.ts';
import { calendar, list, map, star, ticket, users } from '#src/icon/glyphs.ts';
import type { Fact } from '../fact.ts';
import {
  classText,
  departuresText,
  groupText,
  languagesText,
  lengthText,
  monthsText,
  nextDateText,
  operatorText,
  priceText,
  routeText,
  wordsFor,
  type FactItem,
  type FactContext,
} from './texts.ts';

/** The short facts of an item, the weightiest first; what it does not say is left out. */
type FactsOf = (item: FactItem, context: FactContext) => readonly (Fact | false)[];

const fact = (name: Fact['name'], icon: Fact['icon'], text: string | undefined): Fact | false =>
  text !== undefined && text !== '' && { name, icon, text };

const factsByType: Readonly<Record<string, FactsOf>> = {
  place: ({ bestMonths }, context) => {
    const months = monthsText(bestMonths, context);
    return [fact('months', calendar, months && context.t('bestMonths', { months }))];
  },
  activity: (item, context) => [
    fact('length', clock, lengthText(item.minutes, context)),
    price(item, context),
    item.indoor !== undefined &&
      fact('setting', item.indoor ? success : sun, context.t(item.indoor ? 'indoor' : 'outdoor')),
    item.family === true && fact('family', users, context.t('family')),
    fact('access', success, wordsFor('access', item.access, context)),
  ],
  stay: (item, context) => [
    fact('class', star, classText(item.class, context)),
    priceBand(item, context),
    fact('amenities', success, wordsFor('amenities', item.amenities, context)),
    fact('access', success, wordsFor('access', item.access, context)),
  ],
  dining: (item, context) => [
    fact('cuisine', list, wordsFor('cuisine', item.cuisine, context)),
    priceBand(item, context),
  ],
  package: (item, context) => [
    item.nights !== undefined &&
      item.nights >= 1 &&
      fact('nights', clock, context.t('nights', { count: item.nights })),
    fact('route', map, routeText(item.route, context)),
    price(item, context),
    fact('operator', item.operator?.verified ? success : user, operatorText(item.operator, context)),
    fact('departures', calendar, departuresText(item.departures, context)),
    fact('group', users, groupText(item.groupSize, context)),
    fact('languages', globe, languagesText(item.languages, context)),
  ],
  event: (item, context) => [
    fact('date', calendar, nextDateText(datesOf(item), context)),
    item.status !== undefined &&
      item.status !== 'scheduled' &&
      fact('status', ticket, context.t(item.status)),
    price(item, context),
  ],
};

const price = (item: FactItem, context: FactContext) => fact('price', ticket, priceText(item, context));

const priceBand = ({ priceBand: band }: FactItem, { t }: FactContext) =>
  band !== undefined && fact('priceBand', ticket, t(`priceBand${band as 1 | 2 | 3 | 4}`));

function datesOf({ occurrences = [], startDate, endDate }: FactItem) {
  if (occurrences.length > 0 || !startDate) return occurrences;
  return [{ start: startDate, end: endDate }];
}

/**
 * The short facts of an item, by its type; none for one of a type without facts.
 *
 * @param type for items that do not say it, as those of an author's in a list of one type
 */
export function factsOf(item: FactItem, context: FactContext, type = item.type ?? ''): readonly Fact[] {
  const factsOfType = Object.hasOwn(factsByType, type) ? factsByType[type] : undefined;
  return factsOfType ? factsOfType(item, context).filter((found) => found !== false) : [];
}
