import { expect, test } from 'vitest';
import { readTokens } from './read-tokens.ts';

const read = (css: string, theme: 'default' | 'blue' = 'default') =>
  Object.fromEntries(readTokens([css], theme));

test.each([
  ['a rule for the page', ':root { --a: 1 }', { '--a': '1' }],
  ['one of a list', ".x, [data-theme='default'] { --a: 1; --b: 2 }", { '--a': '1', '--b': '2' }],
  ['other quotation marks', '[data-theme="default"] { --a: 1 }', { '--a': '1' }],
  ['a rule in a layer', '@layer tw { :root { --a: 1 } } :root { --b: 2 }', { '--a': '1', '--b': '2' }],
  ['what comes after a statement', "@import 'x.css'; :root { --a: 1 }", { '--a': '1' }],
  ['the later of two', ':root { --a: 1 } [data-theme] { --a: 2 !important }', { '--a': '2' }],
  ['no comment', '/* :root { --a: 1 } */ :root { --b: 2 }', { '--b': '2' }],
  ['no condition', '@media print { :root { --a: 1 } } :root { --b: 2 }', { '--b': '2' }],
  ['no other language', '[lang]:lang(ar) { --a: 1 }', {}],
  ['what another token says', ':root { --a: var(--b); --b: 2 }', { '--a': '2', '--b': '2' }],
  ['a way out', ':root { --a: var(--none, 3) }', { '--a': '3' }],
  ['a token that names itself as it stands', ':root { --a: var(--a) }', { '--a': 'var(--a)' }],
])('%s is read', (_what, css, tokens) => {
  expect(read(css)).toEqual(tokens);
});

test('the theme of partners has its own tokens over the page’s', () => {
  const css = ":root, [data-theme='default'] { --a: 1; --b: 1 } [data-theme='blue'] { --a: 2 }";
  expect(read(css, 'blue')).toEqual({ '--a': '2', '--b': '1' });
  expect(read(css)).toEqual({ '--a': '1', '--b': '1' });
});

test('the order of rules for one and for the other theme does not matter', () => {
  const css = "[data-theme='blue'] { --a: 2 } :root { --a: 1 }";
  expect(read(css, 'blue')).toEqual({ '--a': '2' });
});
