import * as fc from 'fast-check';
import papa from 'papaparse';
import { expect, test } from 'vitest';
import { CsvError } from './csv-error.ts';
import { readCsv, recordsOf } from './csv-read.ts';

const cellsOf = (text: string) => Array.from(recordsOf(text), ({ cells }) => cells);
const read = (text: string, most = 500) => readCsv(text, { signal: new AbortController().signal, most });

test.each<readonly [text: string, cells: readonly (readonly string[])[]]>([
  [
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['a\rb', [['a'], ['b']]],
  ['\uFEFFa,b', [['a', 'b']]],
  ['"a,1","b ""c"""', [['a,1', 'b "c"']]],
  ['"two\r\nlines",b', [['two\r\nlines', 'b']]],
  ['""', []],
  [
    'a,\n,b',
    [
      ['a', ''],
      ['', 'b'],
    ],
  ],
  ['\n\na\n\n', [['a']]],
  ['a"b,c', [['a"b', 'c']]],
  ['"a" ,b', [['a', 'b']]],
  ['', []],
])('%j holds %j', (text, cells) => {
  expect(cellsOf(text)).toEqual(cells);
});

test('a record is told by the line on which it begins', () => {
  const lines = Array.from(recordsOf('a\r\n\r\n"b\nc\r\nd"\ne\rf'), ({ line }) => line);
  expect(lines).toEqual([1, 3, 6, 7]);
});

test.each([
  ['', 'empty', 1],
  ['\r\n\n', 'empty', 1],
  ['a,b\n1,2\n\n1,2,3\n1,2,3,4', 'cells', 4],
  ['a,b\n1,2,', 'cells', 2],
  ['a,b\n"x\ny",1\n1,2,3', 'cells', 4],
  ['a,b\n1,"2\n3,4\n', 'quotes', 2],
  ['a,b\n1,"2"x\n', 'quotes', 2],
])('%j is refused for its %s on line %d', async (text, fault, line) => {
  const error = await read(text).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CsvError);
  expect(error).toMatchObject({ fault, line });
});

test('the first line names the columns; a record may have fewer cells', async () => {
  const { names, records } = await read(' a , b \n1\n1,2');
  expect(names).toEqual(['a', 'b']);
  expect(records).toMatchObject([
    { line: 2, cells: ['1'] },
    { line: 3, cells: ['1', '2'] },
  ]);
});

test('of more records than are asked for the first are given', async () => {
  await expect(read('a\n1\n2\n3', 3)).resolves.toMatchObject({ isCut: false });
  const { records, isCut } = await read('a\n1\n2\n3\n4', 3);
  expect(records).toHaveLength(3);
  expect(isCut).toBe(true);
});

const megabyte = `a,b\n${`${'x'.repeat(1000)},"y\n"\n`.repeat(1035)}`;

test('a file of a megabyte is read in slices, between which the page goes on', async () => {
  let tasks = 0;
  const timer = setInterval(() => (tasks += 1), 0);
  const { records } = await read(megabyte, 2000);
  clearInterval(timer);
  expect(records).toHaveLength(1035);
  expect(tasks).toBeGreaterThan(5);
});

test('reading ends when nobody wants it any more', async () => {
  const { signal, abort } = (() => {
    const controller = new AbortController();
    return { signal: controller.signal, abort: () => controller.abort(new Error('gone')) };
  })();
  const reading = readCsv(megabyte, { signal, most: 2000 });
  abort();
  await expect(reading).rejects.toThrow('gone');
});

test('what is read is what another reader reads', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '"', '""', ',', '\n', ' ', '","', '"\n') });
  let judged = 0;
  fc.assert(
    fc.property(text, (text) => {
      const { data, errors } = papa.parse<string[]>(text, {
        delimiter: ',',
        newline: '\n',
        skipEmptyLines: true,
      });
      if (errors.length > 0) return;
      judged += 1;
      expect(cellsOf(text)).toEqual(data);
    }),
    { numRuns: 1000 },
  );
  expect(judged).toBeGreaterThan(100);
});

test('what another writer writes is read', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', '\r\n', ' ', 'ع', '😀') });
  const lines = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }));
  fc.assert(
    fc.property(lines, fc.constantFrom('\n', '\r\n', '\r'), (lines, newline) => {
      expect(cellsOf(papa.unparse(lines, { newline }))).toEqual(lines);
    }),
  );
});
