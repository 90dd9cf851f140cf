import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { keptOf, packRelease, unpackRelease } from './kept-release.ts';

/** The file that keeps a release: what is written is read, and what is broken says so. */

const bytes = (text: string) => Buffer.from(text);

const release = keptOf(
  '1.2.3-0a1b2c3d',
  new Map([
    ['assets/a1.js', bytes('export {};\n')],
    ['assets/empty.css', bytes('')],
    ['assets/font.woff2', Buffer.from([0, 10, 255])],
    ['authors.ar.json', bytes('{}')],
    ['schemas/faq.schema.json', bytes('{}')],
  ]),
  new Map([['widgets/faq/examples/default.json', bytes('{ "title": "أسئلة" }')]]),
);

test('what a page needs is kept, and what authors need is not', () => {
  expect([...release.files.keys()]).toEqual([
    'dist/assets/a1.js',
    'dist/assets/empty.css',
    'dist/assets/font.woff2',
    'widgets/faq/examples/default.json',
  ]);
});

test('a release is read as it was written', () => {
  const { version, files } = unpackRelease(packRelease(release));
  expect(version).toBe(release.version);
  expect([...files].map(([path, file]) => [path, [...file]])).toEqual(
    [...release.files].map(([path, file]) => [path, [...file]]),
  );
});

test('a release that is too heavy is refused, with both sizes', () => {
  expect(() => packRelease(release, 20)).toThrow(/weighs \d+ bytes and may weigh 20\./);
});

test.each([
  ['is cut off', packRelease(release).subarray(0, -9)],
  ['is of another kind', bytes('PK')],
  ['has no list of files', brotliCompressSync(bytes('{}\n'))],
  ['lacks the end of a file', brotliCompressSync(bytes('{"version":"1","files":[["a",9]]}\nabc'))],
  ['has more than its files', brotliCompressSync(bytes('{"version":"1","files":[["a",1]]}\nabc'))],
])('a file that %s is told', (_what, packed) => {
  expect(() => unpackRelease(packed)).toThrow(/This is no kept release: .*npm run package -- --keep/);
});
