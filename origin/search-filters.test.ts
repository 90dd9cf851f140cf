import { describe, expect, test } from 'vitest';
import type { ContentItem } from './content-item.ts';
import { askJson, type Question } from './ask.ts';
import { createOriginState } from './state.ts';

const state = createOriginState({ now: () => new Date('2026-11-20T12:00:00+03:00') });

interface Answer {
  total: number;
  data: ContentItem[];
  facets: Record<string, { value: string; count: number }[]>;
}
const ask = async (query: string, question: Question = {}) =>
  (await askJson(state, `/bin/api/solr/search?source=web&locale=en&${query}`, question)) as Answer;
const idsOf = async (query: string) => (await ask(`limit=100&${query}`)).data.map(({ id }) => id);

const everything = await ask('limit=0');

describe('items by type', () => {
  test.each<[string, number, (keyof ContentItem)[]]>([
    ['place', 64, ['climateZone', 'bestMonths', 'climate', 'minutes', 'access', 'free', 'latitude']],
    ['event', 24, ['occurrences', 'venue', 'status', 'free', 'startDate', 'endDate']],
    ['activity', 20, ['minutes', 'indoor', 'family', 'access', 'months', 'priceFrom', 'free', 'addedOn']],
    ['stay', 18, ['class', 'amenities', 'priceBand', 'priceFrom', 'rooms', 'bookingUrl', 'access']],
    ['dining', 16, ['cuisine', 'priceBand', 'seating']],
    ['package', 14, ['nights', 'route', 'operator', 'departures', 'groupSize', 'languages', 'currency']],
    [
      'b2bEvent',
      20,
      ['category', 'body', 'agenda', 'speakers', 'attachments', 'occurrences', 'audienceRoles', 'status'],
    ],
  ])('%s: %i, each with what its type has', async (type, count, fields) => {
    const { data, total } = await ask(`type=${type}&limit=100`);
    expect(total).toBe(count);
    for (const item of data)
      for (const field of fields) expect(item, `${item.id} ${field}`).toHaveProperty(field);
  });

  test('opening hours come with the places that have them', async () => {
    const [souq] = (await ask('id=souq-al-qaisariah')).data;
    const night = { open: '20:30', close: '01:30', season: 'ramadan', from: '2027-02-08' };
    expect(souq?.hours).toContainEqual(expect.objectContaining(night));
  });

  test('route and operator of a package are named in the language of the call', async () => {
    const path = '/bin/api/solr/search?locale=ar&id=najd-clay-and-cliffs';
    const { data } = (await askJson(state, path)) as Answer;
    expect(data[0]?.route?.[0]).toEqual({ id: 'riyadh', name: 'الرياض' });
    expect(data[0]?.operator).toEqual({ id: 'P-1001', name: 'دروب سمت نجد', verified: true });
  });

  test.each([
    ['nobody', {}, false],
    ['a consumer', { as: 'u-default' }, false],
    ['a business user', { as: 'u-partner-contributor' }, true],
  ])('what a package costs the trade is told to %s: %o', async (_who, question, isTold) => {
    const [tour] = (await ask('type=package&limit=1', question)).data;
    expect([tour?.netPrice, tour?.commission, tour?.releaseDays].every((value) => value !== undefined)).toBe(
      isTold,
    );
    expect(JSON.stringify(tour).includes('commission')).toBe(isTold);
  });

  test('keys that filters go by stay in the origin', () => {
    expect(JSON.stringify(everything)).not.toContain('"keys"');
  });
});

describe('each facet by its name', () => {
  test.each(Object.entries(everything.facets))('%s leaves as many as it counts', async (name, values) => {
    for (const { value, count } of [...values.slice(0, 3), ...values.slice(-1)])
      expect((await ask(`${name}=${value}&limit=0`)).total, value).toBe(count);
  });

  test.each<[string, (item: ContentItem) => unknown]>([
    ['type=activity&duration=half-day', ({ minutes = 0 }) => minutes > 90 && minutes <= 300],
    ['type=activity&duration=60..120', ({ minutes = 0 }) => minutes >= 60 && minutes <= 120],
    ['type=activity&price=free', ({ priceFrom }) => priceFrom === 0],
    ['price=..100', ({ priceFrom = 0 }) => priceFrom <= 100],
    ['price=3000..', ({ priceFrom = 0 }) => priceFrom >= 3000],
    ['type=activity&setting=indoor', ({ indoor }) => indoor],
    ['type=activity&family=true&month=7', ({ family, months }) => family && months?.includes(7)],
    ['access=sign-language', ({ access }) => access?.includes('sign-language')],
    ['type=place&climate=highlands', ({ climateZone }) => climateZone === 'highlands'],
    ['type=stay&class=5', ({ class: stars }) => stars === 5],
    ['type=stay&class=camp&amenities=campfire', ({ amenities }) => amenities?.includes('campfire')],
    ['type=stay&priceBand=1..2', ({ priceBand = 9 }) => priceBand <= 2],
    ['type=dining&cuisine=seafood', ({ cuisine }) => cuisine?.includes('seafood')],
    ['type=dining&seating=private', ({ seating }) => seating?.includes('private')],
    ['type=package&nights=n-5-6', ({ nights = 0 }) => nights === 5 || nights === 6],
    ['type=package&nights=4..5', ({ nights = 0 }) => nights === 4 || nights === 5],
    ['type=package&language=ja', ({ languages }) => languages?.includes('ja')],
    ['type=offer&partner=P-1001', ({ operatorId }) => operatorId === 'P-1001'],
    ['type=event&status=cancelled', ({ status }) => status === 'cancelled'],
    ['type=stay&city=riyadh', ({ city }) => city === 'Riyadh'],
  ])('%s leaves nothing else', async (query, holds) => {
    const { data, total } = await ask(`limit=100&${query}`);
    expect(total).toBeGreaterThan(0);
    expect(data.filter((item) => !holds(item)).map(({ id }) => id)).toEqual([]);
    expect(total).toBeLessThan(everything.total);
  });

  test('bands are named in their order, and only what the types asked for have', async () => {
    const { facets } = await ask('type=package&limit=0');
    expect(facets['nights']?.map(({ value }) => value)).toEqual(['n-1-2', 'n-3-4', 'n-5-6', 'n-7']);
    expect(facets['category']?.filter(({ count }) => count === 0)).toEqual([]);
    expect(facets['type']?.length).toBeGreaterThan(1);
  });

  test('several values of one widen, several facets narrow', async () => {
    const count = async (query: string) => (await ask(`type=stay&limit=0&${query}`)).total;
    expect(await count('class=5,camp')).toBe((await count('class=5')) + (await count('class=camp')));
    expect(await count('class=5&class=camp')).toBe(await count('class=5,camp'));
    expect(await count('class=5&amenities=pool')).toBeLessThanOrEqual(await count('class=5'));
  });

  test('facets are only those that something found has', async () => {
    const { facets } = await ask('type=dining&limit=0');
    expect(Object.keys(facets)).toEqual(
      expect.arrayContaining(['cuisine', 'priceBand', 'region', 'seating']),
    );
    expect(facets['cuisine']?.every(({ count }) => count > 0)).toBe(true);
    const unknown = await ask('query=xylophone&limit=0');
    expect(unknown.facets).toEqual({});
  });
});

test('values that no item of the asked type has are not named; those that another filter leaves out are, with 0', async () => {
  const { facets } = await ask('type=activity&region=jazan&limit=0');
  const categories = facets['category'] ?? [];
  const values = categories.map(({ value }) => value);
  expect(values).toContain('art');
  expect(categories.find(({ value }) => value === 'art')?.count).toBe(0);
  expect(values).not.toContain('package');
  expect(values.length).toBeLessThan(13);
});

test('a category is called what places and activities call it, also where questions have the same key', async () => {
  const words = (await askJson(state, '/libs/cq/i18n/dict.en.json')) as Record<string, string>;
  expect(words['category.culture']).toBe('Culture');
});

describe('dates and places', () => {
  test.each([
    ['from=2026-12-10&to=2026-12-10&type=b2bEvent', ['cruise-webinar-2026']],
    ['type=b2bEvent&from=2027-02-01&to=2027-02-28', ['partner-hour-europe-2027']],
    ['type=package&from=2027-04-24&to=2027-04-30', ['red-sea-by-coach', 'sarawat-rose-ridge']],
    ['type=offer&to=2026-09-01', ['date-box-home', 'pour-like-a-host']],
    ['type=b2bEvent&date=2026-12-01..2026-12-31&category=fair', ['riyadh-trade-days-2026']],
    ['type=stay&from=2026-01-01', []],
    ['type=stay&point=24.7,46.7&radius=20', ['copper-lantern-riyadh']],
  ])('%s leaves %j', async (query, ids) => {
    expect((await idsOf(query)).toSorted()).toEqual(ids);
  });

  test('a point without a radius filters nothing', async () => {
    expect((await ask('type=stay&point=24.7,46.7&limit=0')).total).toBe(18);
  });
});

describe('sorting', () => {
  test('by price puts the free first and what has none last', async () => {
    const { data } = await ask('sort=price&type=activity,article&limit=100');
    const prices = data.map(({ priceFrom }) => priceFrom ?? Infinity);
    expect(prices).toEqual(prices.toSorted((a, b) => (a === b ? 0 : a - b)));
    expect([prices[0], prices.at(-1)]).toEqual([0, Infinity]);
  });

  test('by distance puts the nearest to the point first', async () => {
    const ids = await idsOf('sort=distance&point=26.79,37.95&type=place');
    expect(ids[0]).toBe('hegra');
    expect(ids.slice(0, 6)).toEqual(expect.arrayContaining(['dadan', 'alula-old-town', 'elephant-rock']));
    expect(ids).toHaveLength(64);
  });

  test('by date puts what comes first first', async () => {
    const { data } = await ask('sort=date&type=b2bEvent&limit=100');
    const days = data.map(({ startDate }) => startDate ?? '');
    expect(days).toEqual(days.toSorted());
  });
});

describe('items named by id', () => {
  const names = ['taif', 'seven-fires-camp', 'hegra', 'fam-alula-2026'];

  test('come in the order in which they were named, with every field', async () => {
    const { data, total } = await ask(`id=${names.join(',')}`);
    expect(data.map(({ id }) => id)).toEqual(names);
    expect(total).toBe(4);
    expect(data[1]).toHaveProperty('amenities');
    expect(data[3]).toMatchObject({ capacity: 16, remaining: 0, waitlist: true });
  });

  test('are not cut: their number is the limit', async () => {
    const ids = (await ask('type=place&limit=100')).data.map(({ id }) => id);
    expect((await ask(`limit=15&id=${ids.join(',')}`)).data).toHaveLength(64);
  });

  test('are left out where they are not known', async () => {
    expect((await ask('id=hegra,atlantis')).data.map(({ id }) => id)).toEqual(['hegra']);
  });
});

describe('the counts', () => {
  const counts = async (query: string) =>
    (
      (await askJson(state, `/bin/api/v1/search-count.json?locale=en&${query}`)) as {
        counts: Record<string, number>;
      }
    ).counts;

  test.each(['query=riyadh&region=riyadh', 'type=stay,dining&city=riyadh', 'tags=unesco', 'price=..300'])(
    'of "%s" are what the search finds with it',
    async (query) => {
      const { all, ...rest } = await counts(query);
      expect((await ask(`limit=0&${query}`)).total).toBe(all);
      for (const [category, count] of Object.entries(rest).slice(0, 4))
        expect((await ask(`limit=0&${query}&category=${category}`)).total, category).toBe(count);
    },
  );

  test('do not change with the open tab and the order', async () => {
    expect(await counts('query=riyadh&category=heritage&sort=title')).toEqual(await counts('query=riyadh'));
  });

  test('hold companies and courses only where their types are asked for', async () => {
    const types = 'place,event,article,offer,activity,stay,dining,package,region,theme,faq,asset';
    expect(await counts(`query=riyadh&type=${types}`)).not.toHaveProperty('partner');
    expect(await counts('query=riyadh')).toHaveProperty('partner');
  });
});

describe('suggestions', () => {
  const pages = async (suggestion: string, question: Question = {}, more = '') => {
    const path = `/bin/api/solr/search?locale=en&limit=30&suggestion=${suggestion}${more}`;
    const answer = (await askJson(state, path, question)) as { data: { data: (string | ContentItem)[] } };
    return answer.data.data.filter((entry) => typeof entry !== 'string');
  };
  const types = async (...args: Parameters<typeof pages>) =>
    new Set((await pages(...args)).map(({ type }) => type));

  test('lead nobody but business users to companies, courses and trade events', async () => {
    expect(await types('samt najd')).not.toContain('partner');
    expect(await types('samt najd', { as: 'u-default' })).not.toContain('partner');
    expect(await types('samt najd', { as: 'u-partner-content' })).toContain('partner');
    expect(await types('samt najd', {}, '&type=partner')).toEqual(new Set(['partner']));
  });

  test('hold what the list shows, and no more', async () => {
    const [first] = await pages('hegra');
    expect(Object.keys(first ?? {}).toSorted()).toEqual(
      ['categories', 'description', 'featureImage', 'id', 'title', 'type', 'url'].toSorted(),
    );
  });
});
