import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readValue } from '#src/schema/read.ts';
import { languages } from '#src/i18n/languages.ts';
import { foldForMatching } from '#src/text/fold.ts';
import { searchAnswer, searchCountAnswer, suggestionsAnswer } from '#src/api/answers/search.schema.ts';
import { toSearchPage, toSuggestions, type Suggestions } from '#src/api/answers/search.ts';
import { askJson } from './ask.ts';
import { createOriginState } from './state.ts';

const state = createOriginState({ now: () => new Date('2026-11-20T12:00:00+03:00') });
const call = (path: string, query: Record<string, string>) =>
  askJson(state, `${path}?${new URLSearchParams({ source: 'web', locale: 'en', ...query }).toString()}`);
const search = async (query: Record<string, string>) =>
  toSearchPage(readValue(searchAnswer, await call('/bin/api/solr/search', { limit: '15', ...query })));
const suggest = async (suggestion: string, query: Record<string, string> = {}) =>
  toSuggestions(
    readValue(suggestionsAnswer, await call('/bin/api/solr/search', { limit: '30', suggestion, ...query })),
  ) as Suggestions;
const count = async (query: string) =>
  readValue(searchCountAnswer, await call('/bin/api/v1/search-count.json', { query })).counts;

describe('the paged search', () => {
  test('gives fifteen a page, until there are no more', async () => {
    const first = await search({ query: 'riyadh', offset: '0' });
    expect(first.items).toHaveLength(15);
    const ids = [...first.items];
    for (let offset = 15; ids.length < (first.total ?? 0); offset += 15)
      ids.push(...(await search({ query: 'riyadh', offset: String(offset) })).items);
    expect(new Set(ids.map(({ id }) => id)).size).toBe(first.total);
  });

  test.each(['300', '9999', '-15', 'x'])('with the offset %s says how many there are', async (offset) => {
    const { total } = await search({ query: 'hegra' });
    const answer = await search({ query: 'hegra', offset });
    expect(answer).toMatchObject({ status: 'ok', total });
    expect(answer.items).toHaveLength(Number(offset) > 0 ? 0 : (total ?? 0));
  });

  test('offers a better spelling where only a slip of the pen was found', async () => {
    expect(await search({ query: 'jedah' })).toMatchObject({ didYouMean: 'Jeddah' });
    expect(await search({ query: 'jeddah' })).not.toHaveProperty('didYouMean', expect.anything());
  });
});

describe('the counts', () => {
  test.each(['hegra', 'jedah', 'xylophone'])(
    'for "%s" are the totals of the search in each category',
    async (query) => {
      const { all, ...counts } = await count(query);
      expect((await search({ query })).total).toBe(all);
      for (const [category, expected] of Object.entries(counts))
        expect((await search({ query, category })).total, category).toBe(expected);
    },
  );
});

test.each(languages)('in %s the dictionary has a word for every facet value', async (language) => {
  const words = Object.keys((await askJson(state, `/libs/cq/i18n/dict.${language}.json`)) as object);
  const { facets } = await search({ query: '', locale: language });
  const values = Object.entries(facets).flatMap(([name, facet]) =>
    facet.map(({ value }) => `${name}.${value}`),
  );
  expect(values.length).toBeGreaterThan(200);
  expect(values.filter((value) => !words.includes(value))).toEqual([]);
});

test('what is found has a picture of the size of a card, which is there', async () => {
  const { items } = await search({ query: 'heritage', locale: 'en' });
  expect(items.length).toBeGreaterThan(5);
  for (const { featureImage, id } of items) {
    expect(featureImage, id).toMatch(/-640\.avif$/u);
    expect(existsSync(join(import.meta.dirname, '../demo-pages/public', featureImage ?? '')), id).toBe(true);
  }
});

describe('the suggestions', () => {
  test.each(languages)('in %s begin with a text that begins with what is typed', async (locale) => {
    const [place] = (await search({ query: 'AlUla', locale })).items;
    const typed = place?.title.slice(0, 2) ?? '';
    const [first, ...others] = (await suggest(typed, { locale })).suggestions;
    expect(typeof first === 'string' && foldForMatching(first, locale)).toMatch(
      new RegExp(`^${foldForMatching(typed, locale)}`, 'u'),
    );
    const kinds = others.map((suggestion) => typeof suggestion);
    expect(kinds).toEqual(kinds.toSorted().toReversed());
    expect(others).toContainEqual(
      expect.objectContaining({
        title: place?.title,
        featureImage: expect.stringMatching(/-320\.jpg$/u),
        categories: [expect.any(String), expect.any(String), expect.any(String), expect.any(String)],
      }),
    );
  });

  test('are thirty at most, whatever limit is asked for', async () => {
    const body = await call('/bin/api/solr/search', { suggestion: 'a', limit: '1000' });
    expect(body).toMatchObject({ data: { status: 'success', results: 30 } });
    expect((await suggest('a', { limit: '4' })).suggestions).toHaveLength(4);
  });

  test.each(['course', 'partner', 'b2bEvent'])(
    'lead a consumer to no %s, unless this type is asked for',
    async (type) => {
      const [{ title } = { title: '' }] = (await search({ type })).items;
      const found = expect.objectContaining({ title });
      expect((await suggest(title, { type })).suggestions).toContainEqual(found);
      expect((await suggest(title)).suggestions).not.toContainEqual(found);
    },
  );

  test.each(['', '   ', 'xylophone', '!?'])('for "%s" are none', async (typed) => {
    expect(await suggest(typed)).toEqual({ status: 'ok', suggestions: [] });
  });
});
