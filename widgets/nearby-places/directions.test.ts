import { expect, test } from 'vitest';
import { directionTo } from './directions.ts';

const riyadh = { latitude: 24.71, longitude: 46.68 };

test.each([
  ['Jubbah', 28.02, 40.93, 'nw'],
  ['Linah', 28.8, 43.75, 'nw'],
  ['Al-Ahsa', 25.4, 49.6, 'e'],
  ['the Empty Quarter', 20, 50.5, 'se'],
  ['Najran', 17.49, 45.8, 's'],
  ['Abha', 18.22, 42.51, 'sw'],
  ['Yanbu', 24.09, 38.06, 'w'],
  ['Arar', 30.98, 46.7, 'n'],
  ['Kuwait', 29.37, 51.5, 'ne'],
] as const)('from Riyadh %s lies where a map has it', (_, latitude, longitude, direction) => {
  expect(directionTo(riyadh, { latitude, longitude })).toBe(direction);
});

test('over the date line the short way counts', () => {
  expect(directionTo({ latitude: 0, longitude: 179 }, { latitude: 0, longitude: -179 })).toBe('e');
});
