import { expect, test } from 'vitest';
import { aloneIn, tellingChanges, valueAt, type Change } from './field-changes.ts';

/** Counts how often is looked, where these fields make a difference. */
function looking(...telling: readonly string[]) {
  const looks: string[] = [];
  const differs = async (tried: readonly Change[]) => {
    looks.push(tried.map(([path]) => path).join(' '));
    return tried.some(([path]) => telling.includes(path));
  };
  return { looks, differs };
}

const changes: readonly Change[] = ['a', 'b', 'c', 'd'].map((path) => [path, 'Changed']);

test('changes that make no difference together are not tried alone', async () => {
  const { looks, differs } = looking();
  expect(await tellingChanges(changes, differs)).toEqual([]);
  expect(looks).toEqual(['a b c d']);
});

test('a change counts only where it makes a difference alone', async () => {
  const { looks, differs } = looking('c');
  expect(await tellingChanges(changes, differs)).toEqual([['c', 'Changed']]);
  expect(looks).toEqual(['a b c d', 'a b', 'c d', 'c', 'd']);
});

test('a change that makes a difference beside another one alone does not count', async () => {
  const both = async (tried: readonly Change[]) => tried.length > 1;
  expect(await tellingChanges(changes.slice(0, 2), both)).toEqual([]);
});

test('the value of a field is found in groups and in the first entry of a list', () => {
  const config = { title: 'Title', items: [{ url: '/en' }] };
  expect(valueAt(config, 'title')).toBe('Title');
  expect(valueAt(config, 'items[].url')).toBe('/en');
  expect(valueAt(config, 'media.url')).toBeUndefined();
});

test('a configuration without other addresses in a group is given back as it is', () => {
  const config = { url: '/en', title: 'Title' };
  expect(aloneIn(config, 'url', ['url', 'image'])).toBe(config);
  expect(aloneIn({ ...config, image: '/a.jpg' }, 'url', ['url', 'image'])).toEqual(config);
});
