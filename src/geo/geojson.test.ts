import { describe, expect, test } from 'vitest';
import { saudiArabia } from './bounds.ts';
import { linesOf, readGeoJson } from './geojson.ts';

const read = (value: unknown) => readGeoJson(value, saudiArabia)!;
const feature = (geometry: unknown, more: object = {}) => ({ type: 'Feature', geometry, ...more });
const at = (...coordinates: readonly unknown[]) => feature({ type: 'Point', coordinates });
const way = (...coordinates: readonly (readonly number[])[]) => feature({ type: 'LineString', coordinates });

const riyadh = [46.68, 24.71];
const diriyah = [46.57, 24.73];
const jeddah = [39.17, 21.54];
const point = { latitude: 24.71, longitude: 46.68 };

test.each([
  ['a FeatureCollection', { type: 'FeatureCollection', features: [at(...riyadh)] }],
  ['a Feature', at(...riyadh)],
  ['a list of Features', [at(...riyadh)]],
  ['a geometry', { type: 'Point', coordinates: riyadh }],
  ['JSON text', JSON.stringify([at(...riyadh)])],
  ['features as a repository keeps them', { type: 'FeatureCollection', features: { item0: at(...riyadh) } }],
  ['numbers as text', at('46.68', '24.71')],
])('%s is read: longitude comes before latitude', (_, value) => {
  expect(read(value)).toMatchObject({ features: [{ index: 0, geometry: { point } }], findings: [], rest: 0 });
});

test.each([undefined, null, '', 'Riyadh', '{', 7, {}, { type: 'Topology' }])('%j is no GeoJSON', (value) => {
  expect(readGeoJson(value, saudiArabia)).toBeUndefined();
});

test('an id is that of the feature, else of its properties', () => {
  const named = (more: object) => read(feature(null, more)).features[0]?.id;
  expect(named({ id: 'a', properties: { id: 'b' } })).toBe('a');
  expect(named({ properties: { id: 7 } })).toBe('7');
  expect(named({ id: '', properties: null })).toBeUndefined();
});

test('properties are what was written, of any kind', () => {
  const properties = { title: '<b>Hegra</b>', tags: ['a'], 'jcr:primaryType': 'nt:unstructured' };
  expect(read(feature(null, { properties })).features[0]?.properties).toEqual({
    title: '<b>Hegra</b>',
    tags: ['a'],
  });
  const polluted = read(JSON.parse('[{"type":"Feature","properties":{"__proto__":{"isOpen":true}}}]'));
  expect(polluted.features[0]?.properties['isOpen']).toBeUndefined();
});

test('a line has parts, and elevations where they are written', () => {
  const [one, other] = read([
    way([...riyadh, 612], diriyah),
    feature({ type: 'MultiLineString', coordinates: [[riyadh, diriyah], [jeddah], [jeddah, [39.2, 21.6]]] }),
  ]).features;
  expect(one?.geometry).toEqual({
    line: [
      [
        { ...point, elevation: 612 },
        { latitude: 24.73, longitude: 46.57, elevation: undefined },
      ],
    ],
  });
  expect(other?.geometry).toMatchObject({
    line: [
      [point, { latitude: 24.73 }],
      [{ latitude: 21.54 }, { latitude: 21.6 }],
    ],
  });
});

describe('what cannot be used is told by its place, and has no geometry', () => {
  test.each([
    ['no feature', 'Riyadh', 'feature'],
    ['a geometry in place of a feature', { type: 'Point', coordinates: riyadh }, 'feature'],
    ['without geometry', feature(null), 'unlocated'],
    ['an area', feature({ type: 'Polygon', coordinates: [[riyadh, diriyah, jeddah, riyadh]] }), 'geometry'],
    ['a latitude beyond the pole', at(46.68, 90.1), 'coordinates'],
    ['a latitude beyond the other pole', at(46.68, -90.1), 'coordinates'],
    ['a longitude beyond the date line', at(180.1, 24.71), 'coordinates'],
    ['one number', at(46.68), 'coordinates'],
    ['words', at('east', 'north'), 'coordinates'],
    ['no coordinates', feature({ type: 'Point' }), 'coordinates'],
    ['a line of one position', way(riyadh), 'coordinates'],
    ['a line without positions', feature({ type: 'LineString' }), 'coordinates'],
    ['latitude before longitude', at(24.71, 46.68), 'swapped'],
    ['a line with latitude before longitude', way([24.71, 46.68], [24.73, 46.57]), 'swapped'],
  ])('%s', (_, one, fault) => {
    const { features, findings } = read([at(...riyadh), one, at(...jeddah)]);
    expect(findings).toEqual([{ index: 1, fault }]);
    expect(features.filter(({ geometry }) => geometry)).toHaveLength(2);
    expect(features).toHaveLength(fault === 'feature' ? 2 : 3);
  });
});

test('the poles themselves are places, and so are those of other countries', () => {
  expect(read([at(46.68, 90), at(0, -90), at(180, 0), at(-9.1, 38.7)]).findings).toEqual([]);
});

test('a position of a line that is none leaves a gap, and is told', () => {
  const { features, findings } = read(way(riyadh, diriyah, [46.5, 90.1], jeddah, [39.2, 21.6]));
  expect(findings).toEqual([{ index: 0, fault: 'coordinates' }]);
  expect(features[0]?.geometry).toMatchObject({ line: [{ length: 2 }, { length: 2 }] });
});

test('of more than 2,000 features the first are read, and the rest is told', () => {
  const { features, rest } = read(Array.from({ length: 2007 }, () => at(...riyadh)));
  expect(features).toHaveLength(2000);
  expect(rest).toBe(7);
});

test('the lines of all features are one', () => {
  expect(linesOf(read([way(riyadh, diriyah), at(...riyadh), way(jeddah, riyadh)]))).toHaveLength(2);
  expect(linesOf(read(at(...riyadh)))).toBeUndefined();
});
