import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zip } from './zip.ts';

test('the same files make the same bytes, in whatever order and whenever they are packed', () => {
  const first = zip(
    new Map([
      ['b.txt', 'two'],
      ['a/ü.txt', 'one'],
    ]),
  );
  const second = zip(
    new Map<string, Uint8Array | string>([
      ['a/ü.txt', new TextEncoder().encode('one')],
      ['b.txt', 'two'],
    ]),
  );
  expect(second).toEqual(first);
  expect(Object.entries(unzipSync(first)).map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual([
    ['a/ü.txt', 'one'],
    ['b.txt', 'two'],
  ]);
});
