import { describe, expect, test } from 'vitest';
import { ask, askJson } from './ask.ts';
import { allContent } from './content.ts';
import type { ContentItem } from './content-item.ts';
import {
  articles,
  assets,
  events,
  offers,
  partners,
  places,
  taxonomy,
  type AssetData,
  type Place,
} from './data.ts';
import { activities, dining, packages, stays, tradeEvents } from './data-catalogue.ts';
import { apart, drawingAt, withoutRepeats } from './drawings.ts';
import { searchContent } from './site-search.ts';
import { createOriginState } from './state.ts';
import { sameNeighbours } from '#testing/same-neighbours.ts';

const state = createOriginState({ now: () => new Date('2026-11-20T12:00:00+03:00') });

/** Drawings that show a place by its name, with the regions in which it lies. */
const named: Readonly<Record<string, readonly string[]>> = {
  'al-ahsa': ['eastern'],
  'al-bahah-village': ['bahah'],
  'al-ula-oldtown': ['madinah'],
  alula: ['madinah'],
  'arar-plain': ['northern-borders'],
  asir: ['asir'],
  'dammam-corniche': ['eastern'],
  diriyah: ['riyadh'],
  'edge-of-the-world': ['riyadh'],
  'empty-quarter': ['eastern', 'najran', 'riyadh'],
  farasan: ['jazan'],
  'hail-mountains': ['hail'],
  hegra: ['madinah'],
  'jazan-harbour': ['jazan'],
  'jeddah-al-balad': ['makkah'],
  'jubbah-rock-art': ['hail'],
  madinah: ['madinah'],
  makkah: ['makkah'],
  najran: ['najran'],
  'red-sea': ['makkah', 'madinah', 'tabuk', 'jazan', 'asir'],
  'rijal-almaa': ['asir'],
  riyadh: ['riyadh'],
  'tabuk-disah': ['tabuk'],
  taif: ['makkah'],
  'umluj-islands': ['tabuk'],
};

const regionOf = new Map(places.map(({ id, region }) => [id, region]));
const regionsOf = (ids: readonly (string | undefined)[]) => ids.map((id) => regionOf.get(id ?? ''));

/** Everything with a picture and the regions that it is about. */
const pictured: readonly (readonly [what: string, picture: string, regions: readonly unknown[]])[] = [
  ...places.map(({ id, region, featureImage }: Place) => [`place ${id}`, featureImage, [region]] as const),
  ...[...activities, ...stays, ...dining].map(
    ({ id, placeId, image }) => [id, image, regionsOf([placeId])] as const,
  ),
  ...events.map(({ id, placeId, featureImage }) => [id, featureImage, regionsOf([placeId])] as const),
  ...offers.map(({ id, placeId, image }) => [id, image, regionsOf([placeId])] as const),
  ...packages.map(({ id, route, image }) => [id, image, regionsOf(route)] as const),
  ...articles.map(({ id, placeIds, featureImage }) => [id, featureImage, regionsOf(placeIds)] as const),
  ...tradeEvents.map(({ id, placeId, image }) => [id, image, regionsOf([placeId])] as const),
  ...assets.map(({ id, region, picture }: AssetData) => [id, picture, [region]] as const),
];

test('a drawing of a named place stands in its own region only', () => {
  const elsewhere = pictured.filter(
    ([, picture, regions]) => named[picture]?.some((region) => regions.includes(region)) === false,
  );
  expect(elsewhere).toEqual([]);
});

const drawingOf = ({ featureImage }: Pick<ContentItem, 'featureImage'>) => drawingAt(featureImage);
const types = [...new Set(allContent('en').map(({ type }) => type))];

describe.each(types)('items of the type %s', (type) => {
  test('show another drawing than their neighbours in the first thirty that the search answers', async () => {
    const query = new URLSearchParams({ source: 'web', locale: 'en', type, limit: '30' }).toString();
    const { data } = (await askJson(state, `/bin/api/solr/search?${query}`)) as { data: ContentItem[] };
    expect(data.length).toBeGreaterThan(5);
    expect(sameNeighbours(data.map(drawingOf))).toEqual([]);
  });
});

test.each(types.filter((type) => type !== 'asset'))(
  'items of the type %s are authored in such an order that nothing has to be moved',
  (type) => {
    const items = allContent('en').filter((item) => item.type === type);
    expect(apart(items, drawingOf)).toEqual(items);
  },
);

test('media show another drawing than their neighbours, newest first, too', async () => {
  const answer = await askJson(state, '/bin/scpdamsearch.json?locale=en&size=80', { as: 'u-partner-admin' });
  expect(sameNeighbours((answer as { items: AssetData[] }).items.map(({ preview }) => preview))).toEqual([]);
});

test.each(taxonomy.regions.map(({ key }) => key))(
  'what is like a page in the region %s shows no drawing twice in a row, as long as there is another',
  async (region) => {
    const query = new URLSearchParams({
      source: 'web',
      locale: 'en',
      region,
      exclude: 'riyadh',
      limit: '12',
    });
    const { data } = (await askJson(state, `/bin/api/solr/search?${query.toString()}`)) as {
      data: ContentItem[];
    };
    expect(sameNeighbours(data.slice(0, 6).map(drawingOf), [1])).toEqual([]);
  },
);

test('what shares a category with a place shows no drawing twice in a row, for every place', () => {
  const now = state.now();
  const same = places.flatMap(({ id }) => {
    const own = searchContent('en', new URLSearchParams({ id }), now);
    const query = new URLSearchParams({ exclude: id });
    for (const { value, count } of own.facets['category'] ?? [])
      if (count > 0) query.append('category', value);
    const items = searchContent('en', query, now).items.slice(0, 6);
    expect([id, query.has('category'), items.length]).toEqual([id, true, 6]);
    return sameNeighbours(items.map(drawingOf), [1]).map((found) => `${id}: ${found}`);
  });
  expect(same).toEqual([]);
});

const kinds = ['place', 'activity', 'event', 'stay', 'dining'];

test('what lies around a place shows no drawing twice in a row, the nearest first, for every place', () => {
  const lists = places.map(({ id, latitude, longitude }) => {
    const point = `${latitude},${longitude}`;
    const query = new URLSearchParams({ type: kinds.join(','), point, radius: '60', sort: 'distance' });
    const near = searchContent('en', query, state.now()).items;
    // The page leaves itself out, and shows eight.
    return { id, near, shown: near.filter((item) => item.id !== id).slice(0, 8) };
  });
  // Around some there are too few drawings for a list without repeats.
  const varied = lists.filter(({ near }) => sameNeighbours(near.map(drawingOf), [1]).length === 0);
  expect(varied.length).toBeGreaterThan(0.8 * lists.length);
  const same = varied.flatMap(({ id, shown }) =>
    sameNeighbours(shown.map(drawingOf), [1]).map((found) => `${id}: ${found}`),
  );
  expect(same).toEqual([]);
  // Some lie far from everything.
  expect(lists.filter(({ shown }) => shown.length > 1).length).toBeGreaterThan(30);
});

test('a list of places in another order than by distance around a point leaves nothing out', () => {
  const count = (query: string) => searchContent('en', new URLSearchParams(query), state.now()).items.length;
  expect(count('type=place&sort=distance&point=26.79,37.95')).toBe(places.length);
  expect(count('type=place&sort=title')).toBe(places.length);
});

test('items keep their order but for those whose drawing has just been shown', () => {
  const letters = (text: string) => apart([...text], (letter) => letter).join('');
  expect(letters('abcde')).toBe('abcde');
  expect(letters('aabcde')).toBe('abcdea');
  expect(letters('aaab')).toBe('abaa');
});

test('items whose drawing has just been shown are left out, unless fewer than three remain', () => {
  const letters = (text: string) => withoutRepeats([...text], (letter) => letter).join('');
  expect(letters('abab')).toBe('abab');
  expect(letters('aabba')).toBe('aba');
  expect(letters('abbb')).toBe('abbb');
  expect(letters('a')).toBe('a');
});

test('companies have marks that tell them apart, each with its initials', async () => {
  const marks = await Promise.all(partners.map(async ({ logo }) => (await ask(state, logo)).text()));
  expect(sameNeighbours(marks)).toEqual([]);
  expect(marks[0]).toContain('>SN</text>');
  expect(
    allContent('en')
      .filter(({ type }) => type === 'partner')
      .map(({ featureImage }) => featureImage),
  ).toEqual(partners.map(({ logo }) => logo));
});
