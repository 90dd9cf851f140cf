import { expect, test } from 'vitest';
import { readValue } from '#src/schema/read.ts';
import { image } from '#src/schema/common.schema.ts';
import { filesOf } from './picture.ts';

const files = (fields: object, holding: readonly string[] = []) =>
  filesOf(readValue(image, fields), (query) => holding.includes(query));

test('a picture for wide screens alone is the same on a phone', () => {
  expect(files({ desktopImage: '/wide.jpg' })).toEqual({
    src: '/wide.jpg',
    srcSet: undefined,
    standIn: undefined,
  });
});

test('a phone gets the picture for small screens', () => {
  const given = { desktopImage: '/wide.jpg', mobileImage: '/small.jpg' };
  expect(files(given, ['(max-width: 1023.98px)']).srcSet).toBe('/small.jpg');
  expect(files(given).srcSet).toBeUndefined();
});

test('of pictures by screen the first counts whose media query holds, or that has none', () => {
  const breakpoints = [
    { srcset: '/tall.jpg', media: '(orientation: portrait)' },
    { srcset: '/a.avif 640w, /b.avif 1280w' },
  ];
  const given = { desktopImage: '/wide.jpg', breakpoints };
  expect(files(given, ['(orientation: portrait)']).srcSet).toBe('/tall.jpg');
  expect(files(given).srcSet).toBe('/a.avif 640w, /b.avif 1280w');
});

test('the stand-in is tried where another file has failed, and never after itself', () => {
  expect(files({ desktopImage: '/wide.jpg', defaultImage: '/default.jpg' }).standIn).toBe('/default.jpg');
  expect(files({ defaultImage: '/default.jpg' })).toMatchObject({ src: '/default.jpg', standIn: undefined });
  const breakpoints = [{ srcset: '/a.avif 640w' }];
  expect(files({ defaultImage: '/default.jpg', breakpoints }).standIn).toBe('/default.jpg');
});
