import { describe, expect, test } from 'vitest';
import { collectionAnswer, type Collection } from '#src/assets/asset.schema.ts';
import { readValue } from '#src/schema/read.ts';
import { changed, countOf, leftOf, onlyIn, together } from './merge.ts';

const setOf = (ids: string, more: object = {}): Collection =>
  readValue(collectionAnswer, {
    id: 'C-1',
    name: 'Stand',
    updated: '1',
    items: ids.split('').map((id) => ({ id, title: `File ${id}` })),
    ...more,
  });
const idsOf = ({ items }: Pick<Collection, 'items'>) => items.map(({ id }) => id).join('');
const filesOf = (ids: string, missing: string[] = []) => ({ items: [...setOf(ids).items], missing });

describe('two versions of a set together', () => {
  test.each([
    ['what either has', 'ab', 'bc', 'abc'],
    ['the order of the visitor', 'cba', 'abc', 'cba'],
    ['a file that one has removed', 'a', 'abc', 'abc'],
    ['all of the other where the visitor has removed all', '', 'ab', 'ab'],
  ])('have %s', (_, mine, theirs, both) => {
    const change = together({ files: filesOf(mine) }, setOf(theirs));
    expect(idsOf(changed(setOf(theirs), change))).toBe(both);
  });

  test('have the missing files of both, each once', () => {
    const change = together({ files: filesOf('a', ['x', 'y']) }, setOf('a', { missing: ['y', 'z'] }));
    expect(change.files?.missing).toEqual(['x', 'y', 'z']);
    expect(countOf(changed(setOf('a'), change))).toBe(4);
  });

  test.each([
    ['both notes', 'Mine', 'Theirs', 'Mine\n\nTheirs'],
    ['one note where they are the same', 'Same', 'Same', 'Same'],
    ['the note that there is', '', 'Theirs', 'Theirs'],
  ])('have %s', (_, mine, theirs, both) => {
    expect(together({ description: mine }, setOf('', { description: theirs })).description).toBe(both);
  });

  test('keep what the visitor has not touched as the other has it', () => {
    const theirs = setOf('ab', { name: 'Theirs', description: 'Note' });
    expect(changed(theirs, together({ name: 'Mine' }, theirs))).toEqual({ ...theirs, name: 'Mine' });
  });
});

test('files that one version alone has are told in its order', () => {
  expect(onlyIn(setOf('cab').items, setOf('a').items).map(({ id }) => id)).toEqual(['c', 'b']);
});

test('what was changed again while it was sent is still to be sent', () => {
  const sent = { name: 'One', files: filesOf('ab') };
  expect(leftOf({ ...sent, name: 'Two' }, sent)).toEqual({ name: 'Two' });
  expect(leftOf(sent, sent)).toBeUndefined();
});
