import { labelOf } from '#origin/data.ts';
import { host, where, type FactsOf } from '../fact-maker.ts';
import { wordFor } from '../words.ts';

export const facts: FactsOf = (item, language, make) => {
  const { own, words, link, phone } = make;
  return [
    ...own('cuisine', words('cuisine', item.cuisine)),
    ...own('priceLevel', wordFor('priceBand', item.priceBand ?? '', language)),
    ...own('seating', words('seating', item.seating)),
    ...where(item, language, make),
    ...phone(labelOf('placeFacts', 'phone', language), item.phone),
    ...link('book', item.bookingUrl, host(item.bookingUrl ?? '')),
  ];
};
