import { describe, expect, test } from 'vitest';
import { applyRule, refused } from './rules.ts';

describe('a srcset whose files are all of the web is taken as it is', () => {
  test.each([
    '/a.jpg',
    'a.jpg 1x, b.jpg 2x',
    'https://example.com/a.jpg 640w,\n//example.com/b.jpg 960w',
    '/is/image/a?crop=0,0,9,9&x=a:b 640w',
    ', /a.jpg,',
    '',
  ])('%j', (text) => {
    expect(applyRule(['web addresses'], text)).toBe(text);
  });
});

describe('a srcset with one address that is not of the web is refused', () => {
  test.each([
    'javascript:x',
    'a.jpg 1x, javascript:x 2x',
    'a.jpg 1x,javascript:x 2x',
    ',,feed:x',
    'a.jpg, data:image/png,x',
    'a.jpg 1x,\u0001javascript:x',
    'mailto:a@example.org 640w',
  ])('%j', (text) => {
    expect(applyRule(['web addresses'], text)).toBe(refused);
  });
});
