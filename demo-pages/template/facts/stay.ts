import { labelOf } from '#origin/data.ts';
import { stays } from '#origin/data-catalogue.ts';
import { host, where, type FactsOf } from '../fact-maker.ts';
import { formatNumber } from '../format.ts';
import { wordFor } from '../words.ts';

export const facts: FactsOf = (item, language, make) => {
  const { own, of, words, price, link, phone } = make;
  const data = stays.find(({ id }) => id === item.id);
  return [
    ...own('class', wordFor('class', item.class ?? '', language)),
    ...own('pricePerNight', price(item.priceFrom)),
    ...own('rooms', formatNumber(item.rooms ?? 0, language)),
    ...own('checkIn', data?.checkIn),
    ...own('checkOut', data?.checkOut),
    ...where(item, language, make),
    ...own('amenities', words('amenities', item.amenities)),
    ...of('activityTerms', 'access', words('access', item.access)),
    ...phone(labelOf('placeFacts', 'phone', language), item.phone),
    ...link('book', item.bookingUrl, host(item.bookingUrl ?? '')),
  ];
};
