import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { schema as compiled } from './define.ts';
import { anyOf, link, list, text } from './fields.ts';
import { ConfigError, formatIssue } from './issues.ts';
import { readConfig } from './read-config.ts';

/** Reads with a zod schema, as the build compiles it. */
const readZod = <Zod extends z.ZodType>(zod: Zod, json: string) => readConfig(compiled(zod), json);

const card = z.object({ label: z.string(), link, places: z.number().default(4) });

/** Fields with a default, without one, with a fallback of their own, required ones deep inside, and lists. */
const schema = z.object({
  title: text(10),
  places: z.number().default(4),
  until: z.string().optional(),
  tone: z.enum(['info', 'warning']).catch('warning'),
  cards: list(card, 3),
  hero: z.object({ heading: z.string(), image: z.object({ src: z.string() }).optional() }).optional(),
  rows: z.array(z.array(z.number())).default([]),
});

const whole = {
  title: 'Trips',
  places: 8,
  until: 'Sunday',
  tone: 'info',
  cards: [{ label: 'A', link: '/a', places: 1 }],
  hero: { heading: 'H', image: { src: 'x.jpg' } },
  rows: [[1, 2], [3]],
};

const read = (config: unknown) => readZod(schema, JSON.stringify(config));
const said = (config: unknown) => read(config).issues.map(formatIssue);

test('a configuration that is right is taken as it is', () => {
  expect(read(whole)).toEqual({ config: whole, issues: [] });
});

test.each(['', ' \n ', 'null', '{}', '\uFEFF{}'])('an empty configuration, %j, is all defaults', (json) => {
  const config = { title: '', places: 4, tone: 'warning', cards: [], rows: [] };
  const required = z.object({ ...schema.shape, tone: z.string().default('warning') });
  expect(readZod(required, json)).toEqual({ config, issues: [] });
});

describe('a wrong field', () => {
  test.each([
    ['falls back to its default', { places: 'many' }, { places: 4 }, 'places: expected number, found "many"'],
    [
      'of text falls back to its default',
      { title: {} },
      { title: '' },
      'title: expected string, found object',
    ],
    ['that is optional counts as absent', { until: 7 }, {}, 'until: expected string, found number 7'],
    [
      'with a fallback of its own takes that',
      { tone: 'loud' },
      { tone: 'warning' },
      'tone: expected info | warning, found "loud"',
    ],
    ['of a group counts as absent', { hero: 7 }, {}, 'hero: expected object, found number 7'],
  ])('%s', (_, wrong, right, complaint) => {
    const { config, issues } = read({ tone: 'info', ...wrong });
    expect(config).toMatchObject(right);
    expect(issues.map(formatIssue)).toEqual([complaint]);
    expect(config.until).toBeUndefined();
  });

  test('leaves the right ones beside it alone', () => {
    expect(read({ ...whole, places: [], until: {}, title: 1 }).config).toEqual({
      ...whole,
      places: 4,
      until: undefined,
      title: '',
    });
  });

  test('deep inside is named by its whole path, by place in what the author wrote', () => {
    expect(
      said({
        ...whole,
        cards: [{ label: 'A', places: 'x' }, { label: 3 }, { label: 'C', link: 'javascript:alert(1)' }],
        rows: [[1], [2, 'b', 3], 'x'],
      }),
    ).toEqual([
      'cards[0].places: expected number, found "x"',
      'cards[1].label: expected string, found number 3',
      'cards[2].link: expected address, found "javascript:alert(1)"',
      'rows[1][1]: expected number, found "b"',
      'rows[2][0]: expected number, found "x"',
    ]);
  });

  test('with a long value is shown by its beginning', () => {
    expect(said({ ...whole, places: 'x'.repeat(500) })).toEqual([
      `places: expected number, found "${'x'.repeat(40)}…"`,
    ]);
  });
});

describe('a list', () => {
  test('leaves out the wrong entries alone', () => {
    const { config, issues } = read({ ...whole, cards: [{ label: 'A' }, { link: '/b' }, 7, { label: 'D' }] });
    expect(config.cards).toEqual([
      { label: 'A', places: 4 },
      { label: 'D', places: 4 },
    ]);
    expect(issues.map(({ path }) => path)).toEqual(expect.arrayContaining(['cards[1].label', 'cards[2]']));
  });

  test('that is too long is cut and reported', () => {
    const cards = ['A', 'B', 'C', 'D', 'E'].map((label) => ({ label }));
    const { config, issues } = read({ ...whole, cards });
    expect(config.cards.map(({ label }) => label)).toEqual(['A', 'B', 'C']);
    expect(issues).toEqual([{ path: 'cards', expected: 'at most 3', found: 'array' }]);
  });

  test('that is too long keeps as many as it may, past its wrong entries', () => {
    const { config, issues } = read({
      ...whole,
      cards: [7, { label: 'A' }, { label: 'B' }, 8, { label: 'C' }, { label: 'D' }],
    });
    expect(config.cards.map(({ label }) => label)).toEqual(['A', 'B', 'C']);
    expect(issues.map(({ path }) => path)).toEqual(['cards', 'cards[0]', 'cards[3]']);
  });

  test('names its entries by their places among all that the author wrote', () => {
    expect(said({ ...whole, cards: ['', { label: 'A' }, null, { label: 7 }] })).toEqual([
      'cards[3].label: expected string, found number 7',
    ]);
    const rule = anyOf(z.object({ from: z.number(), to: z.number().optional() }), ['to'], 'an end');
    const spans = z.object({ spans: z.array(rule).default([]) });
    const json = JSON.stringify({ spans: [{ from: 'x' }, { from: 1, to: 2 }, { from: 1, to: 'y' }] });
    expect(readZod(spans, json)).toEqual({
      config: { spans: [{ from: 1, to: 2 }] },
      issues: [
        { path: 'spans[0].from', expected: 'number', found: '"x"' },
        { path: 'spans[2].to', expected: 'number', found: '"y"' },
        { path: 'spans[2]', expected: 'an end', found: 'object' },
      ],
    });
  });

  test('is not filled up with nothing where entries went', () => {
    expect(read({ ...whole, rows: [[1, 'x', 2], ['y'], [3]] }).config.rows).toEqual([[1, 2], [], [3]]);
  });

  test('of which every entry is wrong is empty', () => {
    expect(read({ ...whole, cards: [1, 2] }).config.cards).toEqual([]);
  });
});

describe('a missing required field', () => {
  test('inside an optional group takes the group along, no more', () => {
    const { config, issues } = read({ ...whole, hero: { image: { src: 'x' } } });
    expect(config.hero).toBeUndefined();
    expect(config.title).toBe('Trips');
    expect(issues).toEqual([{ path: 'hero.heading', expected: 'string', found: 'nothing' }]);
  });

  test('takes the smallest group that can go', () => {
    const { config, issues } = read({ ...whole, hero: { heading: 'H', image: {} } });
    expect(config.hero).toEqual({ heading: 'H' });
    expect(issues.map(formatIssue)).toEqual(['hero.image.src: expected string, found nothing']);
  });

  test.each([
    ['missing', {}, 'place: expected string, found nothing'],
    ['empty', { place: '' }, 'place: expected string, found nothing'],
    ['wrong', { place: 7 }, 'place: expected string, found number 7'],
  ])('of the whole, %s, is an error that says so, with all else that is wrong', (_, config, complaint) => {
    const strict = z.object({ place: z.string(), count: z.number().default(1) });
    const attempt = () => readZod(strict, JSON.stringify({ count: 'x', ...config }));
    expect(attempt).toThrow(ConfigError);
    expect(attempt).toThrow(complaint);
    expect(attempt).toThrow('count: expected number, found "x"');
  });

  test('deep in a required group is an error that names it', () => {
    const strict = z.object({ hero: z.object({ heading: z.string() }) });
    expect(() => readZod(strict, '{"hero":{"heading":[]}}')).toThrow(
      'hero.heading: expected string, found array',
    );
  });
});

describe('what is no configuration at all is an error', () => {
  test.each([
    ['{ title: 1 }', 'configuration: expected JSON'],
    ['{"a":1,}', 'configuration: expected JSON'],
    ['&quot;', 'configuration: expected JSON'],
    ['[]', 'configuration: expected object, found array'],
    ['"text"', 'configuration: expected object, found "text"'],
    ['7', 'configuration: expected object, found number 7'],
    ['true', 'configuration: expected object, found boolean true'],
  ])('%s', (json, complaint) => {
    expect(() => readZod(schema, json)).toThrow(ConfigError);
    expect(() => readZod(schema, json)).toThrow(complaint);
  });
});

describe('hostile configurations', () => {
  const labels = z.object({
    labels: z.record(z.string(), z.string()).default({}),
    group: card.optional(),
  });

  afterEach(() => {
    Reflect.deleteProperty(Object.prototype, 'title');
    Reflect.deleteProperty(Object.prototype, 'places');
    Reflect.deleteProperty(Object.prototype, 'until');
    Reflect.deleteProperty(Object.prototype, 'link');
    Reflect.deleteProperty(Array.prototype, 'extra');
  });

  test.each([
    '{"__proto__":{"polluted":true},"title":"x"}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"labels":{"__proto__":{"polluted":"true"},"constructor":"c","toString":"t"}}',
    '{"labels":{"__proto__":"polluted"}}',
    '{"group":{"label":"x","__proto__":{"polluted":true,"link":"javascript:alert(1)"}}}',
    '{"labels":"{\\"__proto__\\":{\\"polluted\\":\\"true\\"}}"}',
    '{"cards":{"item0":{"label":"A"},"__proto__":{"polluted":true}}}',
  ])('pollute no prototype: %s', (json) => {
    for (const each of [labels, z.object({ title: text(5), cards: list(card) })]) {
      const { config } = readZod(each, json);
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
      expect((config as { polluted?: unknown }).polluted).toBeUndefined();
      expect(Object.getPrototypeOf(config)).toBeNull();
    }
  });

  test('names of an object’s own parts are names of texts like any other', () => {
    const { config } = readZod(
      labels,
      '{"labels":{"constructor":"c","toString":"t","close":"x","__proto__":"p"}}',
    );
    expect(Object.entries(config.labels)).toEqual([
      ['constructor', 'c'],
      ['toString', 't'],
      ['close', 'x'],
    ]);
  });

  test('a page that pollutes its own prototypes changes no field', () => {
    Object.assign(Object.prototype, { title: 'polluted', places: 99, until: 'polluted' });
    Object.assign(Array.prototype, { extra: 'polluted' });
    const { config, issues } = readZod(schema, '{"tone":"info","cards":[{"label":"A"}]}');
    expect(issues).toEqual([]);
    expect(config.until).toBeUndefined();
    expect({ ...config }).toEqual({
      title: '',
      places: 4,
      tone: 'info',
      cards: [{ label: 'A', places: 4 }],
      rows: [],
    });
  });

  test('a page that pollutes its own prototypes changes no copy of a group', () => {
    Object.assign(Object.prototype, { link: '/polluted', until: 'polluted' });
    const { config } = readZod(schema, '{"tone":"info","cards":[{"label":"A"}]}');
    const [copy] = config.cards.map((each) => ({ ...each, places: 2 }));
    expect(copy?.link).toBeUndefined();
    expect({ ...config, places: 2 }.until).toBeUndefined();
  });

  test.each([
    ['2 MB of text', JSON.stringify({ ...whole, until: 'x'.repeat(2_000_000) })],
    [
      '20,000 cards',
      JSON.stringify({ ...whole, cards: Array.from({ length: 20_000 }, () => ({ label: 'x'.repeat(90) })) }),
    ],
    [
      '20,000 wrong cards',
      JSON.stringify({ ...whole, cards: Array.from({ length: 20_000 }, (_, at) => ({ label: at })) }),
    ],
    [
      '100,000 unknown keys',
      JSON.stringify(Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`k${at}`, at]))),
    ],
  ])('are read quickly: %s', (_, json) => {
    const start = process.cpuUsage();
    readZod(schema, json);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1000);
  });

  test('nest as deep as they like', () => {
    const deep = `{"rows":${'['.repeat(5000)}${']'.repeat(5000)},"tone":"info"}`;
    expect(readZod(schema, deep).config.title).toBe('');
  });
});
