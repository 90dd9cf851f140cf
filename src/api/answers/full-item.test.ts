import { describe, expect, test } from 'vitest';
import { readValue, tryRead } from '#src/schema/read.ts';
import { fullItem, itemsAnswer, tradeItemsAnswer } from './full-item.schema.ts';
import { toSearchPage } from './search.ts';

const read = (fields: object) => readValue(fullItem, { title: 'Hegra', ...fields });

const elevenMonths = Array.from({ length: 11 }, () => ({ high: 20, low: 10, rain: 3 }));

describe('an item with all its fields', () => {
  test('that is wrong in nothing is read whole', () => {
    const fields = {
      id: 'coffee-route',
      type: 'package',
      title: 'Coffee and coral',
      url: '/en/tours/coffee-route',
      categories: ['Food'],
      priceFrom: 2240,
      currency: 'SAR',
      nights: 4,
      route: [{ id: 'fayfa', name: 'Fayfa' }],
      operator: { id: 'P-1001', name: 'Darb', verified: true },
      departures: { from: '2026-10-10', to: '2027-04-17', weekdays: [6] },
      groupSize: { min: 2, max: 10 },
      languages: ['ar', 'en'],
    };
    expect(readValue(fullItem, fields)).toMatchObject(fields);
  });

  test.each<[string, object, string, unknown]>([
    ['a latitude as text', { latitude: '26.8' }, 'latitude', 26.8],
    ['a price of 0, which is free where it says so', { priceFrom: 0 }, 'priceFrom', 0],
    ['a price below 0', { priceFrom: -1 }, 'priceFrom', undefined],
    ['a price in words', { priceFrom: 'cheap' }, 'priceFrom', undefined],
    ['months beyond the year', { bestMonths: [0, 1, '2', 13, 1.5, 'May'] }, 'bestMonths', [1, 2]],
    ['months that are no list', { months: { spring: true } }, 'months', []],
    ['minutes below 0', { minutes: -30 }, 'minutes', undefined],
    ['no minute', { minutes: 0 }, 'minutes', undefined],
    ['nights below 1', { nights: 0 }, 'nights', undefined],
    ['half a night', { nights: 1.5 }, 'nights', undefined],
    ['stars as text', { class: '4' }, 'class', 4],
    ['a class in words', { class: 'camp' }, 'class', 'camp'],
    ['six stars', { class: 6 }, 'class', undefined],
    ['a price band beyond 4', { priceBand: 5 }, 'priceBand', undefined],
    ['a list with rubbish in it', { access: ['seating', null, {}, 7, ['x']] }, 'access', ['seating', '7']],
    ['a stop without a name', { route: [{ id: 'a' }, { name: 'B' }, 'C'] }, 'route', [{ id: '', name: 'B' }]],
    ['a company that is a text', { operator: 'Darb' }, 'operator', undefined],
    ['a climate of eleven months', { climate: elevenMonths }, 'climate', []],
    ['an address that runs code', { bookingUrl: 'javascript:alert(1)' }, 'bookingUrl', undefined],
    ['a latitude beyond the pole', { latitude: 91 }, 'latitude', undefined],
    ['hours of no day', { hours: [{ days: [], open: '09:00', close: '17:00' }] }, 'hours', []],
    [
      'hours past midnight',
      { hours: [{ days: [5], open: '18:00', close: '00:30' }] },
      'hours',
      [{ days: [5], open: '18:00', close: '00:30', closed: false, label: '' }],
    ],
    ['a day that is none', { startDate: 'soon' }, 'startDate', undefined],
    ['a status that is unknown', { status: 'lost' }, 'status', 'scheduled'],
    ['nothing said about a roof', {}, 'indoor', undefined],
    ['a date without a start', { occurrences: [{ end: '2026-12-01' }] }, 'occurrences', []],
  ])('%s', (_, fields, name, expected) => {
    expect(read(fields)[name as 'id']).toEqual(expected);
  });

  test('without a title is none', () => expect(tryRead(fullItem, { url: '/en' })).toBeUndefined());
});

test('fields for the trade are read from answers to business users alone', () => {
  const answer = { data: [{ title: 'Coffee and coral', netPrice: 2015, commission: 10, releaseDays: 10 }] };
  expect(readValue(tradeItemsAnswer, answer).data[0]).toMatchObject(answer.data[0]!);
  const [item] = readValue(itemsAnswer, answer).data;
  expect(item).not.toHaveProperty('netPrice');
  expect(item).not.toHaveProperty('commission');
  expect(item).not.toHaveProperty('releaseDays');
});

test('a page of them keeps facets and total', () => {
  const facets = { region: [{ value: 'asir', count: 3 }] };
  const answer = readValue(itemsAnswer, { data: [{ title: 'Abha', nights: 2 }, {}], results: 7, facets });
  expect(toSearchPage(answer)).toMatchObject({ items: [{ title: 'Abha', nights: 2 }], total: 7, facets });
});
