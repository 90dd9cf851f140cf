import { describe, expect, test } from 'vitest';
import { accessAnswer, learningPathsAnswer, paywallAnswer, profileStatusAnswer } from './account.ts';
import { assetDetailsAnswer, downloadAnswer } from './assets.ts';
import { dictionaryAnswer } from './dictionary.ts';
import { partnersAnswer } from './partners.ts';
import { searchAnswer, searchCountAnswer, suggestionsAnswer } from './search.ts';
import { favouritesAnswer, languageAnswer, location, userInfoAnswer } from './visitor.ts';

describe('a page of search results', () => {
  test('is read with what is wrong in it left out alone', () => {
    const answer = searchAnswer.parse({
      status: 'success',
      results: '31',
      extra: 1,
      data: [
        {
          title: 'Hegra',
          url: '/en/hegra',
          categories: ['Heritage', null, ''],
          latitude: '26.8',
          longitude: 400,
        },
        { description: 'an item without title' },
        null,
        'text',
        { id: 7, title: 2030, description: { x: 1 } },
      ],
      facets: { region: [{ value: 'alula', count: '3' }, { count: 1 }], type: 'x' },
    });
    expect(answer).toMatchObject({ status: 'ok', total: 31 });
    expect(answer.items.map(({ title }) => title)).toEqual(['Hegra', '2030']);
    expect(answer.items[0]).toMatchObject({ categories: ['Heritage'], latitude: 26.8, longitude: undefined });
    expect(answer.items[1]).toMatchObject({ id: '7', description: '' });
    expect(answer.facets).toEqual({ region: [{ value: 'alula', count: 3 }], type: [] });
  });

  test.each([
    ['Jeddah', 'Jeddah'],
    ['', undefined],
    [null, undefined],
    [{ text: 'Jeddah' }, undefined],
    [undefined, undefined],
  ])('with the better spelling %j has %j', (didYouMean, expected) => {
    expect(searchAnswer.parse({ data: [], didYouMean }).didYouMean).toBe(expected);
  });

  test.each([undefined, null, '', [], {}, { data: null }, { data: 'x' }, { data: {} }])(
    '%j is none',
    (body) => {
      expect(searchAnswer.safeParse(body).success).toBe(false);
    },
  );
});

describe('suggestions', () => {
  test.each([
    [{ data: { status: 'success', results: 2, data: ['Hegra', { title: 'AlUla' }, 3, null, {}] } }],
    [{ status: 'success', results: 2, data: ['Hegra', { title: 'AlUla' }, [], false] }],
  ])('are read with and without the outer data', (body) => {
    const { status, suggestions } = suggestionsAnswer.parse(body);
    expect(status).toBe('ok');
    expect(suggestions.slice(0, 2)).toMatchObject(['Hegra', { title: 'AlUla' }]);
  });

  test.each([
    { data: { status: 'error' } },
    { status: 'ERROR', data: null },
    { data: { status: 'error', data: [] } },
  ])('%j is an error of the service', (body) => {
    expect(suggestionsAnswer.parse(body)).toEqual({ status: 'error', suggestions: [] });
  });

  test.each([undefined, null, 'x', [], {}, { data: null }, { data: { status: 'success' } }])(
    '%j is none',
    (body) => {
      expect(suggestionsAnswer.safeParse(body).success).toBe(false);
    },
  );

  test('are thirty at most', () => {
    const data = Array.from({ length: 10_000 }, (_, index) => `term ${index}`);
    expect(suggestionsAnswer.parse({ data: { status: 'success', data } }).suggestions).toHaveLength(30);
  });
});

test('nothing in an answer reaches the prototype of all objects', () => {
  const planted = JSON.parse(
    '{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}, "a": "b"}',
  );
  expect(dictionaryAnswer.parse(planted)['a']).toBe('b');
  expect(searchCountAnswer.parse({ counts: { ...planted, all: 3 } }).counts['all']).toBe(3);
  expect(searchAnswer.parse({ data: [planted], facets: planted }).items).toEqual([]);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

test('languages in which a page is missing come as codes or locales', () => {
  expect(languageAnswer.parse({ pageUnavailableLocales: ['de', 'fr-FR', 'pt', 7] })).toEqual(['de', 'fr']);
  expect(languageAnswer.parse({})).toEqual([]);
});

test('the status of user info is a number or text', () => {
  expect(userInfoAnswer.parse({ statusCode: 200, message: '{}' })).toEqual({
    statusCode: '200',
    message: '{}',
  });
  expect(userInfoAnswer.parse({ statusCode: '401', message: { a: 1 } })).toEqual({
    statusCode: '401',
    message: undefined,
  });
});

test('favourites without an id are left out', () => {
  expect(favouritesAnswer.parse({ items: [{ id: 'hegra' }, {}] }).map(({ id }) => id)).toEqual(['hegra']);
  expect(favouritesAnswer.safeParse({}).success).toBe(false);
});

test('a place has at least a country', () => {
  expect(location.parse({ country_name: 'Japan', city: null })).toEqual({ country_name: 'Japan', city: '' });
  expect(location.safeParse({ city: 'Riyadh' }).success).toBe(false);
});

test('a service that says nothing clear grants nothing', () => {
  expect(accessAnswer.parse({ access: 'perhaps' }).access).toBe('denied');
  expect(paywallAnswer.safeParse({ allowed: 'yes' }).success).toBe(false);
});

test('shares stay between 0 and 100 percent', () => {
  expect(profileStatusAnswer.parse({ complete: 140 }).complete).toBe(100);
  expect(profileStatusAnswer.parse({ complete: 'x' }).complete).toBe(0);
});

test('sizes beyond 2 GB are numbers', () => {
  expect(assetDetailsAnswer.parse({ id: 'a', bytes: 3_000_000_000, licence: 'x' })).toMatchObject({
    bytes: 3_000_000_000,
    licence: undefined,
    renditions: [],
  });
});

test('a download is ready or under way', () => {
  expect(downloadAnswer.parse({ url: '/x', bytes: 1 })).toMatchObject({ url: '/x' });
  expect(downloadAnswer.parse({ jobId: 'j1', state: 'preparing' })).toMatchObject({ jobId: 'j1' });
  expect(downloadAnswer.safeParse({}).success).toBe(false);
});

test('lists of the portal need their list', () => {
  expect(partnersAnswer.parse({ items: [{ companyId: 'P-1', companyName: 'Samt' }, {}] }).items).toHaveLength(
    1,
  );
  expect(partnersAnswer.safeParse({ total: 0 }).success).toBe(false);
  expect(learningPathsAnswer.safeParse({ paths: {} }).success).toBe(false);
});
