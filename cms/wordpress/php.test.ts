import { expect, test } from 'vitest';
import { phpFile, phpOf } from './php.ts';

test('a text keeps its quotes and backslashes', () => {
  expect(phpOf(String.raw`a visitor's \ "key" $x`)).toBe(String.raw`'a visitor\'s \\ "key" $x'`);
});

test('objects become arrays with keys, lists arrays without', () => {
  expect(phpOf({ a: ['b', true, 2, null] })).toBe("array(\n\t'a' => array( 'b', true, 2, null ),\n)");
});

test('a file gives its value', () => {
  expect(phpFile('x')).toBe("<?php\nreturn 'x';\n");
});
