import { expect, test } from 'vitest';
import { timeLimit } from '#testing/time-limit.ts';
import { toCoordinates } from './coordinates.ts';

const riyadh = { latitude: 24.7136, longitude: 46.6753 };
/** Of 24°42′49″ N, 46°40′31″ E, to a tenth of a metre. */
const exact = { latitude: 24.713611, longitude: 46.675278 };

test.each([
  ['24.7136, 46.6753', riyadh],
  ['24.7136,46.6753', riyadh],
  ['24.7136 46.6753', riyadh],
  ['24.7136; 46.6753', riyadh],
  ['24,7136; 46,6753', riyadh],
  ['24,7136 46,6753', riyadh],
  ['(24.7136, 46.6753)', riyadh],
  ['[24.7136, 46.6753]', riyadh],
  ['24.7136° N, 46.6753° E', riyadh],
  ['24.7136°N 46.6753°E', riyadh],
  ['24.7136N, 46.6753E', riyadh],
  ['24.7136 n 46.6753 e', riyadh],
  ['N 24.7136, E 46.6753', riyadh],
  ['N24.7136 E46.6753', riyadh],
  ['46.6753° E, 24.7136° N', riyadh],
  ['24,7136° N, 46,6753° E', riyadh],
  ['24.7136°, 46.6753°', riyadh],
  ['24.7136º, 46.6753º', riyadh],
  ['@24.7136,46.6753,15z', riyadh],
  ['@24.7136,46.6753,15.25z', riyadh],
  ['@24.7136,46.6753,1200m', riyadh],
  ['@24.7136,46.6753', riyadh],
  ['٢٤٫٧١٣٦، ٤٦٫٦٧٥٣', riyadh],
  ['۲۴٫۷۱۳۶؛ ۴۶٫۶۷۵۳', riyadh],
  ['２４．７１３６，４６．６７５３', riyadh],
  ['\u202A24.7136, 46.6753\u202C', riyadh],
  ['  24.7136 ,  46.6753  ', riyadh],
  ['24°42′49″N 46°40′31″E', exact],
  ['24°42\'49"N, 46°40\'31"E', exact],
  ["24°42'49''N 46°40'31''E", exact],
  ['24° 42’ 49” N, 46° 40’ 31” E', exact],
  ['24 42 49 N, 46 40 31 E', exact],
  ['N 24° 42′ 49″ E 46° 40′ 31″', exact],
  ['24°42′49″, 46°40′31″', exact],
  ['24°42.8166′ N, 46°40.5167′ E', { latitude: 24.71361, longitude: 46.675278 }],
  ['24° 42,8166′ N; 46° 40,5167′ E', { latitude: 24.71361, longitude: 46.675278 }],
  ['33.8688° S, 151.2093° E', { latitude: -33.8688, longitude: 151.2093 }],
  ['−33.8688, 151.2093', { latitude: -33.8688, longitude: 151.2093 }],
  ['33°52′08″S 18°25′26″W', { latitude: -33.868889, longitude: -18.423889 }],
  ['40.7128, -74.0060', { latitude: 40.7128, longitude: -74.006 }],
  ['-90,180', { latitude: -90, longitude: 180 }],
  ['0 0', { latitude: 0, longitude: 0 }],
])('the place %j is read', (typed, place) => expect(toCoordinates(typed)).toEqual(place));

test.each([
  '',
  '24.7',
  '90.1, 0',
  '0, 180.1',
  '91° N, 46° E',
  '91° N',
  '24,7, 46,7',
  'x, y',
  '1e1, 2',
  '24.7 N, 46.7 N',
  '24.7 N, 46.7',
  '24.7, 46.7 E 3',
  '-24.7 S, 46.7 E',
  'N 24.7 N, E 46.7',
  '24°61′ N, 46°40′ E',
  '24.5°30′ N, 46°40′ E',
  '24°42′60″ N, 46°40′ E',
  '24.7, 46.7, 12',
])('%j is no place', (typed) => expect(toCoordinates(typed)).toBeUndefined());

test('a text made to be slow is judged at once', () => {
  const begun = performance.now();
  for (const sign of ['1', ' ', ',', 'N', '1 ', '1N ', '@1,', '°', "'"])
    toCoordinates(`${sign.repeat(10_000)}!`);
  expect(performance.now() - begun).toBeLessThan(timeLimit(200));
});
