import { describe, expect, test } from 'vitest';
import type { Language } from '#src/i18n/languages.ts';
import type { Facet, FacetKind } from '../facet.schema.ts';
import { localItems, type LocalQuestion } from './local-items.ts';

const facet = (name: string, kind: FacetKind = 'checkbox'): Facet => ({
  name,
  label: name,
  kind,
  collapsed: false,
});

const items = [
  {
    id: 'hegra',
    title: 'Hegra',
    description: 'Tombs cut into rock.',
    region: 'madinah',
    categories: ['culture', 'history'],
    bestMonths: [11, 12, 1],
    minutes: 180,
    priceFrom: 95,
    family: true,
    indoor: false,
    addedOn: '2026-03-01',
  },
  {
    id: 'festival',
    title: 'Winter at Tantora',
    description: 'Concerts and cafés in the old town.',
    region: 'madinah',
    categories: ['culture'],
    startDate: '2026-12-18',
    endDate: '2027-01-10',
    priceFrom: 250,
    indoor: true,
    addedOn: '2026-08-01',
  },
  {
    id: 'farasan',
    title: 'Farasan by boat',
    description: 'Islands, reefs, gazelles.',
    region: 'jazan',
    categories: ['nature'],
    months: [1, 2],
    minutes: 480,
    free: true,
    startDate: '2026-11-22',
    addedOn: '2025-01-01',
  },
  { id: 'plain', title: 'Élan', region: 'asir', priceFrom: -1 },
];

const facets = [
  facet('region'),
  facet('category', 'radio'),
  facet('month'),
  facet('family'),
  facet('setting'),
  facet('price', 'range'),
  facet('duration', 'range'),
  facet('when', 'date'),
];

interface Around {
  readonly list?: readonly object[];
  readonly language?: Language;
  readonly by?: readonly Facet[];
}

function ask(question: Partial<LocalQuestion>, { list = items, language = 'en', by = facets }: Around = {}) {
  const find = localItems(list, by, { language, timeZone: 'Asia/Riyadh' });
  return find({ term: '', chosen: {}, sort: undefined, ...question });
}

const idsOf = (...of: Parameters<typeof ask>) =>
  ask(...of).items.map((item) => (item as { readonly id: string }).id);

describe('a term', () => {
  test.each([
    ['tombs', ['hegra']],
    ['  OLD  town ', ['festival']],
    ['cafes', ['festival']],
    ['elan', ['plain']],
    ['boat reefs', ['farasan']],
    ['nature', ['farasan']],
    ['boat tombs', []],
    ['<b>', []],
    ['.*', []],
  ])('%j finds %j', (term, ids) => expect(idsOf({ term })).toEqual(ids));

  test('is found whatever its Arabic marks and letters', () => {
    const list = [
      { id: 'ula', title: 'العُلا' },
      { id: 'city', title: 'مدينة' },
    ];
    expect(idsOf({ term: 'العلا' }, { list, language: 'ar' })).toEqual(['ula']);
    expect(idsOf({ term: 'مدينه' }, { list, language: 'ar' })).toEqual(['city']);
  });
});

describe('what is chosen', () => {
  test.each<[LocalQuestion['chosen'], string[]]>([
    [{ region: ['madinah', 'asir'] }, ['hegra', 'festival', 'plain']],
    [{ region: ['madinah'], category: ['history'] }, ['hegra']],
    [{ month: ['1'] }, ['hegra', 'farasan']],
    [{ family: ['true'] }, ['hegra']],
    [{ setting: ['outdoor'] }, ['hegra']],
    [{ setting: ['indoor'] }, ['festival']],
    [{ price: ['95..250'] }, ['hegra', 'festival']],
    [{ price: ['..100'] }, ['hegra', 'farasan']],
    [{ price: ['250..95'] }, ['hegra', 'festival']],
    [{ price: ['rubbish'] }, ['hegra', 'festival', 'farasan', 'plain']],
    [{ duration: ['200..'] }, ['farasan']],
    [{ when: ['2026-12-31..2027-02-01'] }, ['festival']],
    [{ when: ['..2026-11-22'] }, ['farasan']],
    [{ when: ['2027-01-11..'] }, []],
    [{ region: ['nowhere'] }, []],
    [{ unknown: ['x'] }, ['hegra', 'festival', 'farasan', 'plain']],
  ])('%j leaves %j', (chosen, ids) => expect(idsOf({ chosen })).toEqual(ids));

  test('a period takes each occurrence by itself, in the zone of the site, and one that ends before it starts as a day', () => {
    const list = [
      { id: 'gap', title: 'Gap', occurrences: [{ start: '2026-11-01' }, { start: '2026-11-10' }] },
      { id: 'night', title: 'Night', startDate: '2026-11-04T22:00:00Z' },
      { id: 'reversed', title: 'Reversed', startDate: '2026-11-05', endDate: '2026-11-01' },
      { id: 'soon', title: 'Soon', startDate: 'soon' },
    ];
    expect(idsOf({ chosen: { when: ['2026-11-05..2026-11-09'] } }, { list })).toEqual(['night', 'reversed']);
  });

  test('fifty values, and names that every object has, do no harm', () => {
    const values = Array.from({ length: 50 }, (_, index) => `v${index}`);
    expect(idsOf({ chosen: { region: [...values, 'asir'] } })).toEqual(['plain']);
    const names = ['__proto__', 'constructor', 'toString'];
    const chosen = Object.fromEntries(names.map((name) => [name, ['x']]));
    const answer = ask({ chosen }, { by: names.map((name) => facet(name)) });
    expect(answer.items).toEqual([]);
    expect(Object.getPrototypeOf(answer.facets)).toBe(Object.prototype);
  });
});

describe('the numbers beside values', () => {
  const countsOf = (chosen: LocalQuestion['chosen'], name: string, term = '') =>
    ask({ chosen, term }).facets[name]?.map(({ value, count }) => `${value} ${count}`);

  test('say what each value would leave, as if nothing were chosen of its own facet', () => {
    expect(countsOf({}, 'region')).toEqual(['madinah 2', 'asir 1', 'jazan 1']);
    expect(countsOf({ region: ['jazan'] }, 'region')).toEqual(['madinah 2', 'asir 1', 'jazan 1']);
    expect(countsOf({ region: ['jazan'] }, 'category')).toEqual(['nature 1', 'culture 0', 'history 0']);
    expect(countsOf({ price: ['200..'] }, 'region')).toEqual(['madinah 1', 'asir 0', 'jazan 0']);
    expect(countsOf({ region: ['jazan'], price: ['200..'] }, 'region')).toEqual([
      'madinah 1',
      'asir 0',
      'jazan 0',
    ]);
  });

  test('name only values of what the term finds', () => {
    expect(countsOf({}, 'region', 'tombs')).toEqual(['madinah 1']);
  });

  test('stand beside values alone, not beside ranges and days', () => {
    expect(Object.keys(ask({}).facets)).toEqual(['region', 'category', 'month', 'family', 'setting']);
  });
});

describe('the order', () => {
  test.each<[LocalQuestion['sort'], string[]]>([
    [undefined, ['hegra', 'festival', 'farasan', 'plain']],
    ['relevance', ['hegra', 'festival', 'farasan', 'plain']],
    ['newest', ['festival', 'hegra', 'farasan', 'plain']],
    ['title', ['plain', 'farasan', 'hegra', 'festival']],
    ['date', ['farasan', 'festival', 'hegra', 'plain']],
    ['price', ['farasan', 'hegra', 'festival', 'plain']],
  ])('%s is %j', (sort, ids) => expect(idsOf({ sort })).toEqual(ids));

  test('of dates goes by the time of a day, and what is no date comes last', () => {
    const list = [
      { id: 'late', title: 'Late', startDate: '2026-11-22T20:00:00+03:00' },
      { id: 'next', title: 'Next', startDate: '2026-11-22T22:00:00Z' },
      { id: 'early', title: 'Early', startDate: '2026-11-22T09:00:00+03:00' },
      { id: 'none', title: 'None', startDate: '2026-02-30' },
      { id: 'day', title: 'Day', startDate: '2026-11-22' },
    ];
    expect(idsOf({ sort: 'date' }, { list })).toEqual(['day', 'early', 'late', 'next', 'none']);
  });

  test('of titles is that of the language', () => {
    const list = ['zebra', 'ñandú', 'nube', 'oso'].map((title) => ({ id: title, title }));
    expect(idsOf({ sort: 'title' }, { list, language: 'es' })).toEqual(['nube', 'ñandú', 'oso', 'zebra']);
  });
});

test('an id that was there before is left out, and items without one stay', () => {
  const list = [{ id: 'a/b', title: '1' }, { id: 'a/b', title: '2' }, { title: '3' }, { title: '4' }];
  expect(ask({}, { list }).items).toEqual([list[0], list[2], list[3]]);
});

test('what an item only inherits is no value', () => {
  const bare: object = Object.create({ region: 'asir' });
  expect(ask({}, { list: [bare] }).facets['region']).toEqual([]);
});

test('of five hundred items the fields are read once, however many questions follow', () => {
  let reads = 0;
  const list = Array.from({ length: 500 }, (_, index) => ({
    id: `i${index}`,
    title: `Item ${index}`,
    get region() {
      reads += 1;
      return `r${index % 20}`;
    },
  }));
  const find = localItems(list, facets, { language: 'en', timeZone: 'Asia/Riyadh' });
  for (const term of ['item', 'item 4', 'item 49'])
    find({ term, chosen: { region: ['r1', 'r2'] }, sort: 'title' });
  // Once for the term, once for the facet.
  expect(reads).toBe(1000);
});
