import { describe, expect, test } from 'vitest';
import { deepLinkItems } from '#src/ui/deep-link-items.ts';
import { openAtFirst, toggled } from './sections.ts';

const sections = deepLinkItems(
  ['visa', undefined, 'visa', 'مال'].map((id) => ({
    id,
    heading: 'Heading',
    body: '<p>Text</p>',
    iconName: undefined,
  })),
);

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
