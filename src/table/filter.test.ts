import { expect, test } from 'vitest';
import type { Language } from '#src/i18n/languages.ts';
import { searchOf } from './filter.ts';

const rows = [
  { row: 'riyadh', texts: ['Riyadh Region', '1,204,000', 'October 2026'] },
  { row: 'makkah', texts: ['منطقة مكة المكرّمة', '99', 'Straße'] },
];

test.each<readonly [term: string, found: readonly string[], language: Language]>([
  ['', ['riyadh', 'makkah'], 'en'],
  ['  ', ['riyadh', 'makkah'], 'en'],
  ['RIYADH', ['riyadh'], 'en'],
  ['october region', ['riyadh'], 'en'],
  ['october makkah', [], 'en'],
  ['1,204', ['riyadh'], 'en'],
  ['١,٢٠٤', ['riyadh'], 'ar'],
  ['المكرمه', ['makkah'], 'ar'],
  ['strasse', ['makkah'], 'de'],
  ['.*', [], 'en'],
])('%s finds %j', (term, found, language) => {
  expect(searchOf(rows, language)(term)).toEqual(found);
});
