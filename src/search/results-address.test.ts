import { expect, test } from 'vitest';
import { resultsAddress } from './results-address.ts';

test.each([
  ['/en/search-results.html', 'hegra', '/en/search-results.html?search=hegra'],
  ['/en/search-results.html', '  old town ', '/en/search-results.html?search=old+town'],
  ['/ar/search-results', 'العُلا', '/ar/search-results?search=%D8%A7%D9%84%D8%B9%D9%8F%D9%84%D8%A7'],
  ['https://site.example/results?tab=all', 'a&b', 'https://site.example/results?tab=all&search=a%26b'],
  ['/results?search=old#list', 'new', '/results?search=new#list'],
  ['results#?list', 'x', 'results?search=x#?list'],
])('leads from %s, for %j, to %s', (path, typed, address) => {
  expect(resultsAddress(path, typed)).toBe(address);
});

test.each([
  ['<b>hegra</b>', 'hegra'],
  ['<<script>script>alert(1)</script>', 'alert(1)'],
  ['5 < 6 > 4', '5  6  4'],
  ['<<>>', ''],
  ['<>', ''],
  ['< wadi', 'wadi'],
])('lets neither markup nor angle brackets of %j into the address', (typed, term) => {
  const address = resultsAddress('/results', typed);
  expect(address).not.toMatch(/[<>]|%3C|%3E/i);
  expect(new URL(address, 'https://site.example').searchParams.get('search')).toBe(term);
});

test('cuts a term at 255 units, and never within a pair', () => {
  const term = (typed: string) =>
    new URL(resultsAddress('/r', typed), 'https://site.example').searchParams.get('search');
  expect(term('x'.repeat(300))).toHaveLength(255);
  expect(term(`${'x'.repeat(254)}🏜️`)).toBe('x'.repeat(254));
});
