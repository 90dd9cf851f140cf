import { describe, expect, test } from 'vitest';
import type { Language } from '#src/i18n/languages.ts';
import { allContent } from './content.ts';
import { countByCategory, searchContent } from './site-search.ts';

const now = new Date('2026-11-20T12:00:00+03:00');
const search = (query: string, language: Language = 'en') =>
  searchContent(language, new URLSearchParams(query), now).items;

describe('the site search', () => {
  test('a page whose title begins with the text stands before one that only mentions it', () => {
    expect(search('query=hegra')[0]?.id).toBe('hegra');
  });

  test('every word must stand somewhere', () => {
    expect(search('query=hegra').length).toBeGreaterThan(search('query=hegra balloon').length);
    expect(search('query=hegra xylophone')).toEqual([]);
  });

  test('without a text all content is found, each page once', () => {
    const ids = search('').map((item) => item.id);
    expect(ids).toHaveLength(allContent('en').length);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(['%00', '%F0%9F%90%AA', '!!!', '%22%3E%3Cscript%3E', '%E2%80%AE'])(
    'the text "%s" does no harm',
    (text) => {
      expect(search(`query=${text}`).length).toBeLessThan(10);
    },
  );

  test.each(['constructor', '__proto__', 'toString', '*', '()', '\\', '\uD800'])(
    'the text "%s" is only a text',
    (text) => {
      const query = new URLSearchParams({ query: text, sort: text, type: text });
      expect(searchContent('en', query, now).items).toEqual([]);
    },
  );

  test('words beyond the sixteenth do not count', () => {
    expect(search(`query=${'hegra '.repeat(16)}xylophone`)[0]?.id).toBe('hegra');
    expect(search(`query=${'hegra '.repeat(15)}xylophone`)).toEqual([]);
  });

  test('addresses lead to the language of the call', () => {
    expect(search('', 'zh').every((item) => item.url.startsWith('/zh/'))).toBe(true);
  });

  test('codes of offers never stand in an answer', () => {
    expect(JSON.stringify(search('type=offer'))).not.toContain('EDGE15');
  });

  test.each([
    ['type=event', 24],
    ['type=destination', 64],
    ['type=event,article', 48],
    ['type=ship', 0],
    ['type=article&tags=photography,stargazing', 3],
    ['category=event', 24],
    ['category=visa', 6],
    ['id=hegra', 1],
    ['id=hegra&exclude=hegra', 0],
    ['type=place&bounds=rubbish', 64],
  ])('%s leaves %i', (query, count) => {
    expect(search(query).length).toBe(count);
  });

  test.each([
    [
      'a day with a running season and a rally',
      'type=event&from=2027-02-04&to=2027-02-04',
      ['al-balad-art-thursdays', 'hail-desert-rally', 'riyadh-winter-nights'],
    ],
    [
      'the rectangle round AlUla',
      'type=place&bounds=26,37,27,39',
      ['alula', 'alula-old-town', 'dadan', 'elephant-rock', 'harrat-viewpoint', 'hegra'],
    ],
    [
      '5 km round the old centre of Riyadh',
      'type=place&point=24.65,46.71&radius=5',
      ['masmak-fortress', 'national-museum-riyadh', 'souq-al-zal'],
    ],
  ])('%s holds what lies within', (_, query, ids) => {
    expect(
      search(query)
        .map((item) => item.id)
        .toSorted(),
    ).toEqual(ids);
  });

  test('filters go by keys, whatever the language', () => {
    const found = search('type=place&category=sea&region=jazan', 'ar');
    expect(found.map((item) => item.id).toSorted()).toEqual(['farasan-islands', 'jazan']);
  });

  describe('facets', () => {
    const facetsOf = (query: string) => searchContent('de', new URLSearchParams(query), now).facets;
    const countOf = (facets: ReturnType<typeof facetsOf>, name: string, value: string) =>
      facets[name]?.find((entry) => entry.value === value)?.count;

    test('are counted without their own filter: what another value would bring stays in sight', () => {
      const [one, other] = [facetsOf('type=place'), facetsOf('type=place&region=jazan')];
      expect(other['region']).toEqual(one['region']);
      expect(countOf(other, 'region', 'jazan')).toBe(4);
      expect(countOf(other, 'region', 'riyadh')).toBe(search('type=place&region=riyadh').length);
    });

    test('are counted with the filters of the others, and name what those leave out', () => {
      const tags = facetsOf('region=jazan')['tags'] ?? [];
      for (const { value, count } of tags)
        expect(search(`region=jazan&tags=${value}`, 'de'), value).toHaveLength(count);
      expect(tags[0]?.count).toBeGreaterThan(0);
      expect(tags.at(-1)?.count).toBe(0);
      const everywhere = facetsOf('')['tags'] ?? [];
      expect(new Set(tags.map(({ value }) => value))).toEqual(new Set(everywhere.map(({ value }) => value)));
    });
  });

  test('an event has the dates of the occurrence that runs or comes next', () => {
    const [season] = search('id=diriyah-story-season');
    expect(season?.startDate).toMatch(/^2026-12-03/u);
    const later = searchContent('en', new URLSearchParams('id=diriyah-story-season'), new Date('2027-06-01'));
    expect(later.items[0]?.startDate).not.toBe(season?.startDate);
  });

  test.each(['hegra', 'coffee', 'riyadh', ''])(
    'of "%s" the count of each category is what the filter leaves',
    (text) => {
      const counts = Object.entries(countByCategory(search(`query=${text}`)));
      expect(counts.length).toBeGreaterThan(3);
      for (const [category, count] of counts)
        expect(search(`query=${text}&category=${category}`), category).toHaveLength(count);
    },
  );

  test('results can stand in the order of their titles, as the language sorts', () => {
    const titles = search('sort=title&type=place', 'de').map((item) => item.title);
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('de').compare));
  });

  test('results can stand newest first, and those found do not change', () => {
    const newest = search('query=alula&sort=newest');
    const days = newest.map((item) => item.addedOn ?? item.startDate ?? '');
    expect(days).toEqual(days.toSorted().toReversed());
    expect(newest.map(({ id }) => id).toSorted()).toEqual(
      search('query=alula')
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  test('media that are kept back are not found', () => {
    const ids = search('category=asset').map(({ id }) => id);
    expect(ids).toContain('AS-2001');
    expect(ids).toHaveLength(54);
  });
});
