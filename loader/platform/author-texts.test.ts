import { expect, test } from 'vitest';
import { languages } from '#src/i18n/languages.ts';
import { authorTexts } from './author-texts.ts';

const { describe: describeIssue } = authorTexts('en');

test('an entry without its address says what it needs', () => {
  expect(describeIssue({ path: 'items[1]', expected: 'address', found: 'object' })).toBe('needs an address');
});

test('an entry that is no group is a wrong one', () => {
  expect(describeIssue({ path: 'items[1]', expected: 'object', found: 'number 7' })).toBe(
    'expected: group of fields · found: number 7',
  );
});

test.each(languages)('no name of a type of ours is left in %s', (language) => {
  const { describe } = authorTexts(language);
  for (const expected of ['record', 'int'])
    expect(describe({ path: 'labels', expected, found: 'array' })).not.toMatch(/\b(?:record|int|array)\b/);
});
