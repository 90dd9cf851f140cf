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
  type FaceItem,
  type FaceTools,
} from './texts.ts';

/** The short facts of an item, the weightiest first; what it does not say is left out. */
type Face = (item: FaceItem, tools: FaceTools) => readonly (Fact | false)[];

const fact = (name: Fact['name'], icon: Fact['icon'], text: string | undefined): Fact | false =>
  text !== undefined && text !== '' && { name, icon, text };

const faces: Readonly<Record<string, Face>> = {
  place: ({ bestMonths }, tools) => {
    const months = monthsText(bestMonths, tools);
    return [fact('months', calendar, months && tools.t('bestMonths', { months }))];
  },
  activity: (item, tools) => [
    fact('length', clock, lengthText(item.minutes, tools)),
    price(item, tools),
    item.indoor !== undefined &&
      fact('setting', item.indoor ? success : sun, tools.t(item.indoor ? 'indoor' : 'outdoor')),
    item.family === true && fact('family', users, tools.t('family')),
    fact('access', success, wordsFor('access', item.access, tools)),
  ],
  stay: (item, tools) => [
    fact('class', star, classText(item.class, tools)),
    priceBand(item, tools),
    fact('amenities', success, wordsFor('amenities', item.amenities, tools)),
    fact('access', success, wordsFor('access', item.access, tools)),
  ],
  dining: (item, tools) => [
    fact('cuisine', list, wordsFor('cuisine', item.cuisine, tools)),
    priceBand(item, tools),
  ],
  package: (item, tools) => [
    item.nights !== undefined &&
      item.nights >= 1 &&
      fact('nights', clock, tools.t('nights', { count: item.nights })),
    fact('route', map, routeText(item.route, tools)),
    price(item, tools),
    fact('operator', item.operator?.verified ? success : user, operatorText(item.operator, tools)),
    fact('departures', calendar, departuresText(item.departures, tools)),
    fact('group', users, groupText(item.groupSize, tools)),
    fact('languages', globe, languagesText(item.languages, tools)),
  ],
  event: (item, tools) => [
    fact('date', calendar, nextDateText(datesOf(item), tools)),
    item.status !== undefined && item.status !== 'scheduled' && fact('status', ticket, tools.t(item.status)),
    price(item, tools),
  ],
};

const price = (item: FaceItem, tools: FaceTools) => fact('price', ticket, priceText(item, tools));

const priceBand = ({ priceBand: band }: FaceItem, { t }: FaceTools) =>
  band !== undefined && fact('priceBand', ticket, t(`priceBand${band as 1 | 2 | 3 | 4}`));

function datesOf({ occurrences = [], startDate, endDate }: FaceItem) {
  if (occurrences.length > 0 || !startDate) return occurrences;
  return [{ start: startDate, end: endDate }];
}

/**
 * The short facts of an item, by its type; none for one of a type without facts.
 *
 * @param type for items that do not say it, as those of an author's in a list of one type
 */
export function factsOf(item: FaceItem, tools: FaceTools, type = item.type ?? ''): readonly Fact[] {
  const face = Object.hasOwn(faces, type) ? faces[type] : undefined;
  return face ? face(item, tools).filter((found) => found !== false) : [];
}
