import { expect, test } from 'vitest';
import { readCompared, writeCompared } from './compared.ts';

test('the places that are compared stand in the address, whatever their ids hold, beside all else', () => {
  const ids = ['places/al-ula', 'a,b&c', 'العلا'];
  const query = writeCompared('?f.region=asir&page=2&compare=old', '', ids);
  expect(readCompared(query, '', 3)).toEqual(ids);
  expect(query).toMatch(/^\?f\.region=asir&page=2&compare=/);
});

test('each list of a page has its own', () => {
  const query = writeCompared('?compare=abha', 'more.', ['hegra']);
  expect(readCompared(query, '', 3)).toEqual(['abha']);
  expect(readCompared(query, 'more.', 3)).toEqual(['hegra']);
  expect(writeCompared(query, 'more.', [])).toBe('?compare=abha');
});

test('of an address count as many as may be compared, each once', () => {
  expect(readCompared('?compare=a&compare=&compare=a&compare=b&compare=c&compare=d', '', 3)).toEqual([
    'a',
    'b',
    'c',
  ]);
});
