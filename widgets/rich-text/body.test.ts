import { describe, expect, test } from 'vitest';
import { timeLimit } from '#testing/time-limit.ts';
import { cutBody, isBlank, maximumBody } from './body.ts';

describe('a text with nothing to see counts as empty', () => {
  test.each([
    ['', true],
    ['  \n', true],
    ['<p>&nbsp;</p>', true],
    ['<p><br></p><p>\u00A0\u200B</p>', true],
    ['<p>a</p>', false],
    ['a', false],
    ['<p><img src="/a.jpg" alt=""></p>', false],
    ['<iframe src="/x"></iframe>', false],
    ['<p>1 < 2</p>', false],
  ])('%j: %s', (body, blank) => {
    expect(isBlank(body)).toBe(blank);
  });

  test('and is seen at once, whatever it holds', () => {
    const start = performance.now();
    isBlank('<'.repeat(200_000));
    expect(performance.now() - start).toBeLessThan(timeLimit(500));
  });
});

describe('a text that is too long ends where an element ends', () => {
  const almost = 'a'.repeat(maximumBody - 10);

  test.each([
    ['a short one stays', '<p>a</p>', '<p>a</p>'],
    ['an opened element goes', `<p>${almost}</p><p>b</p>`, `<p>${almost}</p>`],
    ['so does half a tag', `<p>${almost}</p></di`, `<p>${almost}</p>`],
    ['without any tag it is cut at the limit', `${almost}${'b'.repeat(20)}`, `${almost}${'b'.repeat(10)}`],
  ])('%s', (_, body, expected) => {
    expect(cutBody(body)).toBe(expected);
  });
});
