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

describe('a kind of file is an ending or a media type', () => {
  test.each([
    ['.pdf', '.pdf'],
    ['PDF', '.pdf'],
    [' *.docx', '.docx'],
    ['.tar.gz', '.tar.gz'],
    ['image/*', 'image/*'],
    ['image/jpg', 'image/jpeg'],
    ['Application/PDF', 'application/pdf'],
  ])('%j is read as %j', (text, kind) => expect(applyRule(['.pdf, image/*, …'], text)).toBe(kind));

  test.each(['', '.', '*', 'Word documents', '.pdf,.docx', '/', 'image/', '/pdf', 'a/b/c'])(
    '%j matches no file and is refused',
    (text) => expect(applyRule(['.pdf, image/*, …'], text)).toBe(refused),
  );
});
