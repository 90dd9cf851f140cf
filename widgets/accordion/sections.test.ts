import { describe, expect, test } from 'vitest';
import { openAtFirst, sectionOf, toggled, toSections } from './sections.ts';

const item = (id?: string) => ({ id, heading: 'Heading', body: '<p>Text</p>', iconName: undefined });
const sections = toSections([item('visa'), item(), item('visa'), item('مال')]);
const keys = sections.map(({ key }) => key);

test('sections have keys of their own; the second of a name has none that a link could mean', () => {
  expect(new Set(keys).size).toBe(4);
  expect(sections.map(({ id }) => id)).toEqual(['visa', undefined, undefined, 'مال']);
});

test.each<[string, string[], boolean, string[]]>([
  ['those that are named', ['مال', 'visa'], false, ['visa', 'مال']],
  ['none where none is named', [], false, []],
  ['none of an unknown name', ['nothing'], false, []],
  ['the first where only one may be', ['مال', 'visa'], true, ['visa']],
])('open at first: %s', (_, named, isSingle, expected) => {
  expect([...openAtFirst(sections, named, isSingle)]).toEqual(expected);
});

describe('opening and closing', () => {
  test.each<[string[], string, boolean, boolean, string[]]>([
    [['a'], 'b', true, false, ['a', 'b']],
    [['a'], 'b', true, true, ['b']],
    [['a', 'b'], 'a', false, false, ['b']],
    [['a'], 'a', false, true, []],
    [['a'], 'a', true, false, ['a']],
  ])('with %j open, %s to %s, one at a time %s, gives %j', (open, key, isToOpen, isSingle, expected) => {
    expect([...toggled(new Set(open), key, isToOpen, isSingle)]).toEqual(expected);
  });
});

test.each([
  ['#visa', 'visa'],
  ['#مال', 'مال'],
  [`#${encodeURIComponent('مال')}`, 'مال'],
  ['#nothing', undefined],
  ['#', undefined],
  ['', undefined],
])('the address %s names %s', (hash, id) => {
  expect(sectionOf(sections, hash)?.id).toBe(id);
});
