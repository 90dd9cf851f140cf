import { describe, expect, test } from 'vitest';
import { chosenOptions, openQuestion, readAnswers, withAnswers, writeAnswers } from './answers.ts';
import { toQuestions } from './questions.ts';
import type { Config } from './widget.ts';

const option = (id: string | undefined) => ({ id, label: `Label of ${id}`, image: undefined, tags: [] });
const question = (
  id: string | undefined,
  kind: Config['questions'][number]['kind'],
  ids: readonly (string | undefined)[],
  optional = false,
) => ({ id, kind, text: `Text of ${id}`, options: ids.map(option), optional });

const toAnswers = (answers: object) => new Map<string, string[]>(Object.entries(answers));

const questions = toQuestions([
  question('morning', 'single', ['sand', 'sea']),
  question('likes', 'multi', ['old & new', 'a,b', 'c=d'], true),
  question(undefined, 'range', [undefined, undefined]),
]);

describe('an address', () => {
  test.each([
    ['', {}],
    ['#', {}],
    ['#morning=sea', { morning: ['sea'] }],
    ['#morning=sea,sand', { morning: ['sand'] }],
    ['#morning=moon', {}],
    ['#morning=moon,sea', { morning: ['sea'] }],
    ['#morning=', {}],
    ['#morning', {}],
    ['#likes=', { likes: [] }],
    ['#likes=nonsense', {}],
    ['#likes=old%20%26%20new,a%2Cb,c%3Dd', { likes: ['old & new', 'a,b', 'c=d'] }],
    ['#likes=c%3Dd,a%2Cb', { likes: ['a,b', 'c=d'] }],
    ['#likes=%E0%A4%A,a%2Cb', { likes: ['a,b'] }],
    ['#%E0%A4%A=1&morning=sea', { morning: ['sea'] }],
    ['#map=24.5,39.6,8&q3=a2&constructor=x&__proto__=y', { q3: ['a2'] }],
    ['#morning=sea&morning=sand', { morning: ['sea'] }],
  ])('%s answers %j', (hash, answers) => {
    expect(readAnswers(hash, questions)).toEqual(toAnswers(answers));
  });

  test.each([
    ['', { morning: ['sea'] }, 'morning=sea'],
    ['#morning=sand', { morning: ['sea'], likes: [] }, 'morning=sea&likes='],
    [
      '#map=1,2,3&likes=c%3Dd&morning=sand',
      { morning: ['sea'], likes: ['a,b'] },
      'map=1,2,3&morning=sea&likes=a%2Cb',
    ],
    ['#place&morning=sand&q3=a1', {}, 'place'],
    ['#%E0%A4%A=1', { q3: ['a1'] }, '%E0%A4%A=1&q3=a1'],
  ])('%s with %j is %s', (hash, answers, expected) => {
    expect(withAnswers(hash, toAnswers(answers), questions)).toBe(expected);
  });

  test('that is written is read as it was', () => {
    const answers = toAnswers({ morning: ['sand'], likes: ['old & new', 'c=d'], q3: ['a2'] });
    expect(readAnswers(`#${writeAnswers(answers, questions)}`, questions)).toEqual(answers);
  });
});

test('the first question without an answer is asked, whatever stands behind it', () => {
  expect(openQuestion(toAnswers({ morning: ['sea'], q3: ['a1'] }), questions)?.key).toBe('likes');
  expect(openQuestion(toAnswers({ morning: ['sea'], likes: [], q3: ['a1'] }), questions)).toBeUndefined();
});

test('chosen options come in the order of the questions', () => {
  const chosen = chosenOptions(toAnswers({ q3: ['a1'], likes: ['c=d', 'old & new'] }), questions);
  expect(chosen.map(({ key }) => key)).toEqual(['old & new', 'c=d', 'a1']);
});

test('questions and options with the same id are told apart, and a question without options is left out', () => {
  const twice = toQuestions([
    question('same', 'single', ['x', 'x']),
    question('none', 'single', []),
    question('same', 'single', ['x']),
  ]);
  expect(twice.map(({ key, options }) => [key, options.map((entry) => entry.key)])).toEqual([
    ['same', ['x', 'x-2']],
    ['same-2', ['x']],
  ]);
});

test('a question may be called as every object’s own words are', () => {
  const odd = toQuestions([question('constructor', 'single', ['x'])]);
  expect(openQuestion(new Map(), odd)?.key).toBe('constructor');
  expect(readAnswers('#constructor=x', odd).get('constructor')).toEqual(['x']);
});
