import { assert, json, property, string, stringMatching, oneof, tuple, nat } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSyntaxProblem, placeOf } from './syntax-problem.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('an author is told what keeps a text from being JSON', () => {
  test.each([
    ['', 'empty', ''],
    ['{"a": 1 "b": 2}', 'commaMissing', '"b"'],
    ['[1 2]', 'commaMissing', '2'],
    ['{"a": 1,}', 'commaLast', ','],
    ['[1,]', 'commaLast', ','],
    ['{"a" 1}', 'colonMissing', '"a"'],
    ['{"a"}', 'colonMissing', '"a"'],
    ['{,}', 'keyExpected', ','],
    ['{a: 1}', 'keyQuotes', 'a'],
    ['{"a": }', 'valueExpected', '}'],
    ['{"a":, "b": 1}', 'valueExpected', ','],
    ['{"a": blue}', 'valueQuotes', 'blue'],
    ['{"a": True}', 'valueQuotes', 'True'],
    ['{"a": "b}', 'quoteOpen', '"b}'],
    ['{"a": "b\n"}', 'quoteOpen', '"b'],
    ['{"a": "b\\"}', 'quoteOpen', '"b\\"}'],
    ['{“a”: 1}', 'quotesCurly', '“a”'],
    ["{'a': 1}", 'quotesSingle', "'a'"],
    ['{"a": "C:\\pages"}', 'escape', '\\p'],
    ['{"a": "\\F"}', 'escape', '\\F'],
    ['{"a": "\\u12g4"}', 'escape', '\\u12g4'],
    ['{"a": "b\tc"}', 'character', '\t'],
    ['{"a": 01}', 'number', '01'],
    ['{"a": .5}', 'number', '.5'],
    ['{"a": 1 // one\n}', 'comment', '//'],
    ['{"a": [1', 'bracketOpen', '['],
    ['{"a": [1}', 'bracketOther', '}'],
    ['{}}', 'tooMuch', '}'],
    ['{} {}', 'tooMuch', '{'],
  ])('%j: %s at %j', (text, kind, marked) => {
    const problem = findSyntaxProblem(text);
    expect(problem && [problem.kind, text.slice(problem.from, problem.to)]).toEqual([kind, marked]);
  });
});

test('a bracket that stays open names the line on which it is opened', () => {
  expect(findSyntaxProblem('{\n  "a": [\n    1\n}')?.values).toMatchObject({ closing: ']', openLine: 2 });
});

test('a text is JSON here exactly if the browser can read it', () => {
  const broken = tuple(json({ maxDepth: 2 }), nat(), stringMatching(/^[{}[\]:," \\0-9a-e+.\-\n]$/)).map(
    ([text, at, mark]) => text.slice(0, at % (text.length + 1)) + mark + text.slice(at % (text.length + 1)),
  );
  const scrap = stringMatching(/^[{}[\]:,"\\0-2au.\- \n]{0,12}$/);
  assert(
    property(oneof(json(), broken, scrap, string()), (text) => {
      expect(findSyntaxProblem(text) === undefined, text).toBe(isJson(text));
    }),
    { numRuns: 3000 },
  );
});

test('a text of a hundred thousand brackets is judged as well', () => {
  expect(findSyntaxProblem('['.repeat(100_000))?.kind).toBe('bracketOpen');
});

test('lines and columns are counted from one', () => {
  expect(placeOf('{\n  "a"', 4)).toEqual({ line: 2, column: 3 });
});
