import { expect, test } from 'vitest';
import type { Field } from '../../cms/form/form.ts';
import {
  choiceStored,
  flagOf,
  isBrokenJson,
  isShowable,
  jsonMeant,
  jsonText,
  numberMeant,
  ownWords,
  withDay,
} from './field-values.ts';

const named = { title: 'T', description: '', isRequired: false };
const text = (name: string): Field => ({ ...named, name, kind: 'text' });
const flag: Field = { ...named, name: 'on', kind: 'flag', initial: false };
const texts: Field = { ...named, name: 'tags', kind: 'texts', areNumbers: false, initial: [] };
const group: Field = { ...named, name: 'cta', kind: 'group', fields: [text('ctaLabel')] };

test.each([
  ['a number in a text', text('title'), 4, true],
  ['a group in a text', text('title'), { a: 1 }, false],
  ['a switch written as text', flag, 'on', true],
  ['a switch written as another text', flag, 'yes', false],
  ['a lone value in place of several', texts, 'one', true],
  ['a group among several values', texts, ['one', {}], false],
  ['text in place of a group', group, 'Read on', false],
  ['nothing in place of a group', group, null, true],
])('%s can be shown by the usual control, or not', (_, field, value, isShown) => {
  expect(isShowable(field, value)).toBe(isShown);
});

test.each([
  ['', undefined],
  ['4', 4],
  [' 4.50 ', 4.5],
  ['٤٫٥', 4.5],
  ['-', '-'],
  ['four', 'four'],
])('a number typed as %j is stored as %j', (typed, stored) => {
  expect(numberMeant(typed)).toBe(stored);
});

test('a switch is read as it is meant, and stands as usual where nothing is written', () => {
  expect(flagOf('true', false)).toBe(true);
  expect(flagOf('false', true)).toBe(false);
  expect(flagOf('', true)).toBe(true);
});

test('a choice among numbers is stored as a number, one left open not at all', () => {
  expect(choiceStored('3')).toBe(3);
  expect(choiceStored('16:9')).toBe('16:9');
  expect(choiceStored('')).toBeUndefined();
});

test('what is no JSON is kept as text, and told from what is', () => {
  expect(jsonMeant('{ "a": ')).toBe('{ "a": ');
  expect(isBrokenJson('{ "a": ')).toBe(true);
  expect(jsonMeant('{ "a": 1 }')).toEqual({ a: 1 });
  expect(isBrokenJson('{ "a": 1 }')).toBe(false);
  expect(jsonMeant('  ')).toBeUndefined();
  expect(jsonText({ a: 1 })).toBe('{\n  "a": 1\n}');
});

test('a group is called by its title, else by its first text, else by a group inside', () => {
  const fields = [text('action'), text('title'), group];
  expect(ownWords(fields, { action: 'Read', title: 'Coffee' })).toBe('Coffee');
  expect(ownWords(fields, { action: 'Read' })).toBe('Read');
  expect(ownWords(fields, { cta: { ctaLabel: 'Go' } })).toBe('Go');
  expect(ownWords(fields, {})).toBeUndefined();
  expect(ownWords(fields, 4)).toBeUndefined();
});

test('a long name is cut', () => {
  expect(ownWords([text('title')], { title: 'a'.repeat(80) })).toBe(`${'a'.repeat(60)}…`);
});

test.each([
  ['2026-11-23', '2027-01-31', '2027-01-31'],
  [' 2026-11-23T09:00:00+03:00', '2027-01-31', '2027-01-31T09:00:00+03:00'],
  ['31 January', '2027-01-31', '2027-01-31'],
  ['', '2027-01-31', '2027-01-31'],
  ['2026-11-23T09:00', '', ''],
])('of %j the day %j of the calendar makes %j', (text, chosen, expected) => {
  expect(withDay(text, chosen)).toBe(expected);
});
