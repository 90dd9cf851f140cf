import { expect, test } from 'vitest';
import { languages } from '#src/i18n/languages.ts';
import { lettersOf } from './letters.ts';

const written = (...args: Parameters<typeof lettersOf>) =>
  lettersOf(...args)
    .map(({ value }) => value)
    .join('');
const count = (value: string, count = 1) => ({ value, count });

test.each([
  ['en', 'A', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ#'],
  ['es', 'Ñ', 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ#'],
  ['zh', 'N', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ#'],
  ['ar', 'ن', 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي#'],
  ['ru', 'Ж', 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯ#'],
  ['ja', 'か', 'あかさたなはまやらわ#'],
] as const)('a page in %s has its letters, and # for others', (language, value, letters) => {
  expect(written([count(value)], [], language)).toBe(letters);
});

test('a letter that the alphabet does not have stands behind it, in the order of the language', () => {
  expect(written([count('Œ'), count('É'), count('B')], [], 'fr')).toMatch(/ZÉŒ#$/);
});

test('letters without companies have none, others as many as the service counts', () => {
  const letters = lettersOf([count('B', 3), count('C', 0)], [], 'en');
  expect(letters.slice(0, 3).map(({ count }) => count)).toEqual([0, 3, 0]);
});

test('each may be tried where the service counts none', () => {
  for (const { count } of lettersOf(undefined, [], 'en')) expect(count).toBeUndefined();
});

test('where all names are of another script there is nothing to jump to, unless a letter is chosen', () => {
  for (const language of languages) expect(written([count('#', 60)], [], language)).toBe('');
  expect(written([count('#', 60)], ['#'], 'ru')).toMatch(/#$/);
});
