import { describe, expect, test } from 'vitest';
import { readValue, tryRead } from '#src/schema/read.ts';
import { profileStatusAnswer } from '#src/account/account.schema.ts';
import { dictionaryAnswer } from '#src/account/dictionary.schema.ts';
import { location } from '#src/geolocation/location.schema.ts';
import { searchAnswer, searchCountAnswer, suggestionsAnswer } from '#src/api/answers/search.schema.ts';
import { toSearchPage, toSuggestions } from '#src/api/answers/search.ts';
import { favouritesAnswer } from '#src/favourites/favourites.schema.ts';
import { languageAnswer, userInfoAnswer } from '#src/api/answers/visitor.schema.ts';

describe('a page of search results', () => {
  test('is read with what is wrong in it left out alone', () => {
    const answer = toSearchPage(
      readValue(searchAnswer, {
        status: 'success',
        results: '31',
        extra: 1,
        data: [
          {
            title: 'Hegra',
            url: '/en/hegra',
            categories: ['Heritage', null, ''],
          },
          { description: 'an item without title' },
          null,
          'text',
          { id: 7, title: 2030, description: { x: 1 } },
        ],
        facets: { region: [{ value: 'alula', count: '3' }, { count: 1 }], type: 'x' },
      }),
    );
    expect(answer).toMatchObject({ status: 'ok', total: 31 });
    expect(answer.items.map(({ title }) => title)).toEqual(['Hegra', '2030']);
    expect(answer.items[0]).toMatchObject({ categories: ['Heritage'] });
    expect(answer.items[1]).toMatchObject({ id: '7', description: '' });
    expect(answer.facets).toEqual({ region: [{ value: 'alula', count: 3 }] });
  });

  test.each([
    ['Jeddah', 'Jeddah'],
    ['', undefined],
    [null, undefined],
    [{ text: 'Jeddah' }, undefined],
    [undefined, undefined],
  ])('with the better spelling %j has %j', (didYouMean, expected) => {
    expect(readValue(searchAnswer, { data: [], didYouMean }).didYouMean).toBe(expected);
  });

  test.each([undefined, null, '', [], {}, { data: null }, { data: 'x' }, { data: {} }])(
    '%j is none',
    (body) => {
      expect(tryRead(searchAnswer, body)).toBeUndefined();
    },
  );
});

describe('suggestions', () => {
  test.each([
    [{ data: { status: 'success', results: 2, data: ['Hegra', { title: 'AlUla' }, 3, null, {}] } }],
    [{ status: 'success', results: 2, data: ['Hegra', { title: 'AlUla' }, [], false] }],
  ])('are read with and without the outer data', (body) => {
    const answer = toSuggestions(readValue(suggestionsAnswer, body));
    expect(answer?.status).toBe('ok');
    expect(answer?.suggestions.slice(0, 2)).toMatchObject(['Hegra', { title: 'AlUla' }]);
  });

  test.each([
    { data: { status: 'error' } },
    { status: 'ERROR', data: null },
    { data: { status: 'error', data: [] } },
  ])('%j is an error of the service', (body) => {
    expect(toSuggestions(readValue(suggestionsAnswer, body))).toEqual({ status: 'error', suggestions: [] });
  });

  test.each([undefined, null, 'x', [], {}, { data: null }, { data: { status: 'success' } }])(
    '%j is none',
    (body) => {
      const answer = tryRead(suggestionsAnswer, body);
      expect(answer && toSuggestions(answer)).toBeUndefined();
    },
  );

  test('are thirty at most', () => {
    const data = Array.from({ length: 10_000 }, (_, index) => `term ${index}`);
    expect(
      toSuggestions(readValue(suggestionsAnswer, { data: { status: 'success', data } }))?.suggestions,
    ).toHaveLength(30);
  });
});

test('nothing in an answer reaches the prototype of all objects', () => {
  const planted = JSON.parse(
    '{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}, "a": "b"}',
  );
  expect(readValue(dictionaryAnswer, planted)['a']).toBe('b');
  expect(readValue(searchCountAnswer, { counts: { ...planted, all: 3 } }).counts['all']).toBe(3);
  expect(readValue(searchAnswer, { data: [planted], facets: planted }).data).toEqual([]);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

test('languages in which a page is missing come as codes or locales', () => {
  const { pageUnavailableLocales } = readValue(languageAnswer, {
    pageUnavailableLocales: ['de', 'fr-FR', 7],
  });
  expect(pageUnavailableLocales).toEqual(['de', 'fr-FR', '7']);
  expect(readValue(languageAnswer, {})).toEqual({ pageUnavailableLocales: [] });
});

test('the status of user info is a number or text', () => {
  expect(readValue(userInfoAnswer, { statusCode: 200, message: '{}' })).toEqual({
    statusCode: '200',
    message: '{}',
  });
  expect(readValue(userInfoAnswer, { statusCode: '401', message: { a: 1 } })).toEqual({
    statusCode: '401',
    message: undefined,
  });
});

test('favourites without an id or an address are left out', () => {
  const items = [{ id: 'hegra', url: '/en/places/hegra' }, { id: 'diriyah' }, { url: '/en/' }, {}];
  expect(readValue(favouritesAnswer, { items }).items.map(({ id }) => id)).toEqual(['hegra']);
  expect(tryRead(favouritesAnswer, {})).toBeUndefined();
});

test('a place has at least a country', () => {
  expect(readValue(location, { country_name: 'Japan', city: null })).toEqual({
    country_name: 'Japan',
    city: '',
  });
  expect(tryRead(location, { city: 'Riyadh' })).toBeUndefined();
});

test('shares stay between 0 and 100 percent', () => {
  expect(readValue(profileStatusAnswer, { complete: 140 }).complete).toBe(100);
  expect(readValue(profileStatusAnswer, { complete: 'x' }).complete).toBe(0);
});
