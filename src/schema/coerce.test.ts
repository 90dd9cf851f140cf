import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { schema as compiled } from './define.ts';
import { readConfig } from './read-config.ts';

/** Reads with a zod schema, as the build compiles it. */
const readZod = <Zod extends z.ZodType>(zod: Zod, json: string) => readConfig(compiled(zod), json);

/** A field of each kind, all optional: what is absent is not there. */
const schema = z.object({
  flag: z.boolean().optional(),
  count: z.number().optional(),
  word: z.string().optional(),
  level: z.literal([2, 3, 4]).optional(),
  tone: z.enum(['info', 'warning']).optional(),
  list: z.array(z.string()).optional(),
  counts: z.array(z.number()).optional(),
  cards: z.array(z.object({ title: z.string(), on: z.boolean().optional() })).optional(),
  group: z.object({ word: z.string().optional(), count: z.number().optional() }).optional(),
  map: z.record(z.string(), z.string()).optional(),
});

const read = (config: object) => readZod(schema, JSON.stringify(config));

describe('read as meant, without a complaint:', () => {
  test.each<[unknown, boolean | undefined]>([
    [true, true],
    ['true', true],
    ['on', true],
    [false, false],
    ['false', false],
    ['', undefined],
    [null, undefined],
  ])('the switch %j is %s', (stored, meant) => {
    expect(read({ flag: stored })).toEqual({
      config: meant === undefined ? {} : { flag: meant },
      issues: [],
    });
  });

  test.each<[unknown, number | undefined]>([
    [4, 4],
    ['4', 4],
    ['4.5', 4.5],
    [' 4 ', 4],
    ['-4', -4],
    ['1e3', 1000],
    ['0', 0],
    [0, 0],
    ['', undefined],
    [null, undefined],
  ])('the number %j is %s', (stored, meant) => {
    expect(read({ count: stored })).toEqual({
      config: meant === undefined ? {} : { count: meant },
      issues: [],
    });
  });

  test.each<[unknown, string | undefined]>([
    ['Abha', 'Abha'],
    [' Abha ', ' Abha '],
    ['true', 'true'],
    ['4', '4'],
    ['null', 'null'],
    ['[1]', '[1]'],
    ['', undefined],
    [null, undefined],
  ])('the text %j is %j', (stored, meant) => {
    expect(read({ word: stored })).toEqual({
      config: meant === undefined ? {} : { word: meant },
      issues: [],
    });
  });

  test.each<[unknown, number | undefined]>([
    [3, 3],
    ['3', 3],
    ['', undefined],
  ])('the choice of numbers %j is %s', (stored, meant) => {
    expect(read({ level: stored })).toEqual({
      config: meant === undefined ? {} : { level: meant },
      issues: [],
    });
  });

  test.each<[unknown, string[] | undefined]>([
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    ['a', ['a']],
    ['a,b', ['a,b']],
    [{ item0: 'a', item1: 'b' }, ['a', 'b']],
    [{ item10: 'c', item2: 'b', item0: 'a' }, ['a', 'b', 'c']],
    [{ item0: 'a', 'jcr:primaryType': 'nt:unstructured', 'sling:resourceType': 'x' }, ['a']],
    [{}, []],
    [[], []],
    ['["a","b"]', ['a', 'b']],
    ['{"item0":"a"}', ['a']],
    [
      ['a', '', null, 'b'],
      ['a', 'b'],
    ],
    [[''], []],
    ['', undefined],
    [null, undefined],
  ])('the list %j is %j', (stored, meant) => {
    expect(read({ list: stored })).toEqual({
      config: meant === undefined ? {} : { list: meant },
      issues: [],
    });
  });

  test.each<[unknown, number[]]>([
    [
      ['1', 2],
      [1, 2],
    ],
    ['7', [7]],
    [7, [7]],
    [{ item0: '1', item1: 2 }, [1, 2]],
  ])('the list of numbers %j is %j', (stored, meant) => {
    expect(read({ counts: stored })).toEqual({ config: { counts: meant }, issues: [] });
  });

  const one = [{ title: 'A', on: true }];
  test.each<[unknown, object[]]>([
    [[{ title: 'A', on: 'true' }], one],
    [{ title: 'A', on: true }, one],
    [{ title: 'A', on: 'on', 'jcr:title': 'x' }, one],
    [{ item0: { title: 'A', on: 'true' } }, one],
    ['[{"title":"A","on":"on"}]', one],
    [['{"title":"A","on":true}'], one],
    [{ item1: { title: 'B' }, item0: { title: 'A', on: '' } }, [{ title: 'A' }, { title: 'B' }]],
  ])('the list of groups %j is %j', (stored, meant) => {
    expect(read({ cards: stored })).toEqual({ config: { cards: meant }, issues: [] });
  });

  test.each<[unknown, object | undefined]>([
    [
      { word: 'x', count: '4' },
      { word: 'x', count: 4 },
    ],
    [{ word: 'x', 'jcr:lastModified': '2026', unknown: 1 }, { word: 'x' }],
    ['{"count":"4"}', { count: 4 }],
    [' {"count":4}', { count: 4 }],
    [{}, {}],
    ['', undefined],
    [null, undefined],
  ])('the group %j is %j', (stored, meant) => {
    expect(read({ group: stored })).toEqual({
      config: meant === undefined ? {} : { group: meant },
      issues: [],
    });
  });

  test.each<[unknown, object]>([
    [{ close: 'Shut', 'jcr:primaryType': 'nt:unstructured' }, { close: 'Shut' }],
    ['{"close":"Shut"}', { close: 'Shut' }],
    [{ close: 'Shut', open: '' }, { close: 'Shut' }],
    [{ close: 'Shut', open: null }, { close: 'Shut' }],
  ])('the map %j is %j', (stored, meant) => {
    expect(read({ map: stored })).toEqual({ config: { map: meant }, issues: [] });
  });

  test('keys of the repository and of nobody', () => {
    const stored = { word: 'x', 'jcr:created': 'y', 'sling:x': {}, 'cq:y': [], 'nt:z': 1, old: true };
    expect(read(stored)).toEqual({ config: { word: 'x' }, issues: [] });
  });
});

describe('not guessed at, but reported:', () => {
  test.each([
    ['flag', 'yes', 'boolean', '"yes"'],
    ['flag', 'TRUE!', 'boolean', '"TRUE!"'],
    ['flag', 1, 'boolean', 'number 1'],
    ['flag', [], 'boolean', 'array'],
    ['count', 'four', 'number', '"four"'],
    ['count', ' ', 'number', '" "'],
    ['count', 'Infinity', 'number', '"Infinity"'],
    ['count', true, 'number', 'boolean true'],
    ['word', 4, 'string', 'number 4'],
    ['word', false, 'string', 'boolean false'],
    ['word', ['x'], 'string', 'array'],
    ['word', { x: 1 }, 'string', 'object'],
    ['level', 5, '2 | 3 | 4', 'number 5'],
    ['tone', 'loud', 'info | warning', '"loud"'],
    ['group', 'text', 'object', '"text"'],
    ['group', ['a'], 'object', 'array'],
    ['group', '{"count":', 'object', '"{"count":"'],
    ['map', 7, 'record', 'number 7'],
  ])('%s: %j', (field, stored, expected, found) => {
    expect(read({ [field]: stored })).toEqual({ config: {}, issues: [{ path: field, expected, found }] });
  });
});
