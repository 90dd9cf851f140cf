import { expect, test } from 'vitest';
import { withoutFormatBetweenWords } from './format-characters.ts';
import { toName } from './names.ts';
import { patterns } from './patterns.ts';

const read = (typed: string) => toName(withoutFormatBetweenWords(typed));

test.each([
  ['Mary J. Smith', 'Mary J. Smith'],
  ['Dr. Layla Haddad', 'Dr. Layla Haddad'],
  ['Smith, Jr', 'Smith, Jr'],
  ['John Smith, Jr.', 'John Smith, Jr.'],
  ['William (Bill) Gray', 'William (Bill) Gray'],
  ['(Bill) Gray', '(Bill) Gray'],
  ["O'Brien", 'O’Brien'],
  ['O´Brien', 'O’Brien'],
  ['O`Brien', 'O’Brien'],
  ['O‘Brien', 'O’Brien'],
  ['D’Amour', 'D’Amour'],
  ['’t Hooft', '’t Hooft'],
  ['Jean-Luc', 'Jean-Luc'],
  ['Jean‐Luc', 'Jean-Luc'],
  ['Jean–Luc', 'Jean-Luc'],
  ['Jean—Luc', 'Jean-Luc'],
  ['Müller\u00ADSchmidt', 'MüllerSchmidt'],
  ['von\tBülow', 'von Bülow'],
  ['\u202Aسلمى نخلة\u202C', 'سلمى نخلة'],
  ['عبد الله', 'عبد الله'],
  ['كَلِمَة', 'كَلِمَة'],
  ['علی\u200Cرضا', 'علی\u200Cرضا'],
  ['क्\u200Dष', 'क्\u200Dष'],
  ['Ольга Ветрова-Ли', 'Ольга Ветрова-Ли'],
  ['Đặng Thị Hà', 'Đặng Thị Hà'],
  ['山田\u3000太郎', '山田\u3000太郎'],
  ['マイク・スミス', 'マイク・スミス'],
  ['欧阳·娜娜', '欧阳·娜娜'],
  ['Núria Gol·laguer', 'Núria Gol·laguer'],
  ['José María Núñez', 'José María Núñez'],
  ['Śćżółw', 'Śćżółw'],
  ['e\u0301lise', 'e\u0301lise'],
  ['김민준', '김민준'],
  ['Γιώργος', 'Γιώργος'],
  ['Sr. D. Pérez', 'Sr. D. Pérez'],
  ['St. John-Smythe', 'St. John-Smythe'],
  ['Ngũgĩ wa Thiong’o', 'Ngũgĩ wa Thiong’o'],
  ['Kaʻiulani', 'Kaʻiulani'],
  ['Çelik', 'Çelik'],
  ['X', 'X'],
])('the name %j is sent as %j', (typed, name) => {
  expect(read(typed)).toBe(name);
  expect(patterns.lettersAndSpaces(read(typed))).toBe(true);
});

test.each([
  '',
  '-',
  '.',
  '(',
  '’',
  '123',
  'R2 D2',
  '😀',
  'Mia 😀',
  'a@b',
  '<b>',
  'Mia_Sommer',
  'Mia/Max',
  'Mia & Max',
  '\u200B',
])('%j is no name', (typed) => expect(patterns.lettersAndSpaces(read(typed))).toBe(false));
