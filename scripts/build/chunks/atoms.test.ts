import { expect, test } from 'vitest';
import { atomsOf } from './atoms.ts';
import { needsOf } from './needs.ts';
import { piece } from './piece-of-a-test.ts';

const pieces = [
  piece('platform', { imports: ['react'], facade: true }),
  piece('react'),
  piece('alert', { imports: ['cards', 'react'], facade: true }),
  piece('faq', { imports: ['cards', 'icon'], facade: true }),
  piece('tabs', { imports: ['icon'], facade: true }),
  piece('cards', { imports: ['image', 'icon'], texts: ['c', '.c{}', 'words'] }),
  piece('image', { texts: ['i', '.i{}', ''] }),
  piece('icon', { imports: ['react'] }),
];
const atoms = atomsOf(pieces, needsOf(pieces, 'platform', ['alert', 'faq', 'tabs']));
const place = (name: string) => atoms.findIndex(({ modules }) => modules.includes(name));

test('what the same widgets need is one atom, with all its texts', () => {
  expect(atoms[place('cards')]).toMatchObject({
    users: [0, 1],
    modules: ['cards', 'image'],
    texts: ['ci', '.c{}.i{}', 'words'],
  });
});

test('what all widgets need is an atom, what one needs stays by itself, and the platform’s pieces are in none', () => {
  expect(atoms[place('icon')]).toMatchObject({ users: [0, 1, 2], modules: ['icon'] });
  expect(atoms[place('alert')]).toMatchObject({ users: [0], modules: ['alert'] });
  expect([place('react'), place('platform')]).toEqual([-1, -1]);
});

test('an atom imports others, and never itself', () => {
  expect([...atoms[place('cards')]!.imports]).toEqual([place('icon')]);
  expect([...atoms[place('faq')]!.imports].toSorted()).toEqual([place('cards'), place('icon')].toSorted());
  expect([...atoms[place('icon')]!.imports]).toEqual([]);
});
