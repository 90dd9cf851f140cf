import { describe, expect, test } from 'vitest';
import { needsOf, widen } from './needs.ts';
import { piece } from './piece-of-a-test.ts';

/** What each entry needs, in order of their names. */
const needed = (pieces: ReturnType<typeof piece>[], widgets = ['alert', 'faq']) =>
  Object.fromEntries(
    needsOf(pieces, 'platform', widgets).entries.map(({ facade, needs }) => [facade, [...needs].toSorted()]),
  );

const platform = piece('platform', { imports: ['react'], facade: true });
const react = piece('react');

describe('an entry has to fetch', () => {
  test('all that it imports, and what that imports, but nothing of the platform', () => {
    const pieces = [
      platform,
      react,
      piece('alert', { imports: ['react', 'cards'], facade: true }),
      piece('faq', { imports: ['platform'], facade: true }),
      piece('cards', { imports: ['icon'] }),
      piece('icon', { imports: ['react'] }),
    ];
    expect(needed(pieces)).toEqual({ alert: ['alert', 'cards', 'icon'], faq: ['faq'] });
  });

  test('of a part, only what not all who ask for it have', () => {
    const pieces = [
      platform,
      react,
      piece('alert', { imports: ['cards', 'icon'], asks: ['dialog'], facade: true }),
      piece('faq', { imports: ['icon'], asks: ['dialog'], facade: true }),
      piece('cards'),
      piece('icon'),
      piece('dialog', { imports: ['cards', 'icon'], facade: true }),
    ];
    expect(needed(pieces)['dialog']).toEqual(['cards', 'dialog']);
  });

  test('of a part of a part, nothing that was there when the first was asked for', () => {
    const pieces = [
      platform,
      react,
      piece('alert', { imports: ['cards'], asks: ['dialog'], facade: true }),
      piece('faq', { facade: true }),
      piece('cards'),
      piece('dialog', { asks: ['map'], facade: true }),
      piece('map', { imports: ['cards'], facade: true }),
    ];
    expect(needed(pieces)['map']).toEqual(['map']);
  });

  test('of what the platform asks for, everything', () => {
    const pieces = [
      piece('platform', { asks: ['dialog'], facade: true }),
      piece('alert', { imports: ['cards'], asks: ['dialog'], facade: true }),
      piece('faq', { facade: true }),
      piece('cards'),
      piece('dialog', { imports: ['cards'], facade: true }),
    ];
    expect(needed(pieces)['dialog']).toEqual(['cards', 'dialog']);
  });

  test('of parts that ask for each other, what neither has', () => {
    const pieces = [
      platform,
      react,
      piece('alert', { asks: ['one'], facade: true }),
      piece('faq', { facade: true }),
      piece('one', { imports: ['cards'], asks: ['other'], facade: true }),
      piece('other', { imports: ['cards'], asks: ['one'], facade: true }),
      piece('cards'),
    ];
    expect(needed(pieces)).toMatchObject({ one: ['cards', 'one'], other: ['other'] });
  });
});

test('a widget that the build does not have is told by its module', () => {
  expect(() => needed([platform, react], ['gone'])).toThrow('begins with gone');
});

test('the platform brings what the header and half of all widgets need, and nothing else', () => {
  const pieces = [
    platform,
    react,
    piece('header', { imports: ['session', 'menu'], facade: true }),
    piece('alert', { imports: ['session', 'cards'], facade: true }),
    piece('faq', { imports: ['session', 'cards'], facade: true }),
    piece('session'),
    piece('menu'),
    piece('cards'),
  ];
  const wide = widen(needsOf(pieces, 'platform', ['header', 'alert', 'faq']), 'header');
  expect([...wide.platform]).toEqual(['platform', 'react', 'session']);
  expect(wide.entries.map(({ needs }) => [...needs].toSorted())).toEqual([
    ['header', 'menu'],
    ['alert', 'cards'],
    ['cards', 'faq'],
  ]);
});

test('the platform stays as it is where no widget is the header', () => {
  const pieces = [platform, react, piece('alert', { imports: ['cards'], facade: true }), piece('cards')];
  expect([...widen(needsOf(pieces, 'platform', ['alert']), 'header').platform]).toEqual([
    'platform',
    'react',
  ]);
});
