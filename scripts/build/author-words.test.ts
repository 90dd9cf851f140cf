import { expect, test } from 'vitest';
import { authorWords } from './author-words.ts';

test('each text that an author reads has one translation in the whole project', () => {
  expect(authorWords()).toMatchObject({
    'Promotional banner': 'لافتة ترويجية',
    'Site chrome': 'عناصر الموقع الثابتة',
  });
});

test('a second translation of the same text is refused, with the file that has it', () => {
  const files = [
    ['src/schema/authors.ar.json', { Place: 'المكان' }],
    ['widgets/alert/authors.ar.json', { Place: 'الموضع' }],
  ] as const;
  expect(() => authorWords(files)).toThrow('widgets/alert/authors.ar.json: "Place" is "المكان" elsewhere.');
});
