// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { facts, jsonSchemaOf, names } from '#testing/all-widgets.ts';
import { formOf, type Field, type Form } from '../form/form.ts';

/** The parts of the editor's scripts that need no WordPress. */
interface Editor {
  readonly values: {
    readonly withValue: (object: unknown, name: string, value: unknown) => unknown;
    readonly moved: (list: readonly unknown[], from: number, to: number) => unknown;
    readonly flagOf: (value: unknown, initial: boolean) => boolean;
    readonly linesOf: (text: string, areNumbers: boolean) => unknown;
    readonly jsonText: (value: unknown) => string;
    readonly nameOf: (fields: readonly Field[], entry: unknown) => string | undefined;
  };
  readonly words: (form: Form, config: unknown) => string;
  readonly controls: Readonly<Record<string, unknown>>;
}

/** Any part of WordPress: the scripts only take functions from it as they load. */
const anything: object = new Proxy(() => undefined, { get: () => anything });

let editor: Editor;
beforeAll(() => {
  editor = {} as Editor;
  for (const name of ['values', 'words', 'rich-text', 'fields', 'lists']) {
    const script = readFileSync(join(import.meta.dirname, `plugin/editor/${name}.js`), 'utf8');
    // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- As a browser runs the plugin's scripts, with their globals.
    new Function('window', 'DOMParser', script)({ wp: anything, tourismWidgetsEditor: editor }, DOMParser);
  }
});

const forms = (): Form[] =>
  names.map((name) =>
    formOf(name, jsonSchemaOf(name) as never, facts[`../widgets/${name}/widget.ts`] as never),
  );

test('each kind of field of each widget has a control', () => {
  const kinds = (fields: readonly Field[]): string[] =>
    fields.flatMap((field) => [field.kind, ...('fields' in field ? kinds(field.fields) : [])]);
  const used = new Set(forms().flatMap(({ tabs }) => tabs.flatMap(({ fields }) => kinds(fields))));
  expect([...used].filter((kind) => !(kind in editor.controls))).toEqual([]);
});

describe('a configuration', () => {
  test('loses a field whose value means nothing, and keeps false and 0', () => {
    const { withValue } = editor.values;
    expect(withValue({ a: 1, b: 2 }, 'a', '')).toEqual({ b: 2 });
    expect(withValue({ a: 1 }, 'a', {})).toEqual({});
    expect(withValue(undefined, 'a', [])).toEqual({});
    expect(withValue({}, 'a', false)).toEqual({ a: false });
    expect(withValue({}, 'a', 0)).toEqual({ a: 0 });
  });

  test('is not changed in place', () => {
    const config = { a: 1 };
    editor.values.withValue(config, 'a', 2);
    expect(config).toEqual({ a: 1 });
  });

  test('that WordPress has made a list of, since it was empty, takes fields all the same', () => {
    expect(editor.values.withValue([], 'title', 'A')).toEqual({ title: 'A' });
  });

  test('has entries that change places with a neighbour, if there is one', () => {
    const { moved } = editor.values;
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
  });

  test('has flags as they are meant', () => {
    const { flagOf } = editor.values;
    expect([undefined, 'true', 'on', true].map((value) => flagOf(value, true))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([false, 'false'].map((value) => flagOf(value, true))).toEqual([false, false]);
  });

  test('has texts one a line, and numbers where numbers are meant', () => {
    const { linesOf } = editor.values;
    expect(linesOf(' a, b \n\nc', false)).toEqual(['a, b', 'c']);
    expect(linesOf('1\n1.5\nfast', true)).toEqual([1, 1.5, 'fast']);
  });

  test('shows what is no JSON as it was typed', () => {
    const { jsonText } = editor.values;
    expect(jsonText('{ "a": ')).toBe('{ "a": ');
    expect(jsonText({ a: 1 })).toBe('{\n  "a": 1\n}');
    expect(jsonText({})).toBe('');
  });
});

describe('in words', () => {
  const text = (name: string, kind = 'text') => ({ 'x-field': kind, title: name });
  const form = formOf(
    'test',
    {
      properties: {
        title: text('title'),
        searchPlaceholder: text('searchPlaceholder'),
        description: text('description', 'lines'),
        body: text('body', 'richtext'),
        ctas: {
          'x-field': 'list',
          items: { properties: { ctaLabel: text('ctaLabel'), ctaLink: text('ctaLink', 'link') } },
        },
        note: { ...text('note', 'lines'), 'x-tab': 'Advanced' },
      },
    },
    { family: 'x', modes: [] },
  );
  const words = (config: unknown) => editor.words(form, config);

  test('a widget is its title, its texts and its links', () => {
    const config = {
      title: 'Food & <drink>',
      headingLevel: 3,
      description: 'Eat.',
      ctas: [{ ctaLabel: 'Book', ctaLink: '/book?a=1&b=2' }, {}],
    };
    expect(words(config)).toBe(
      '<h3>Food &amp; &lt;drink&gt;</h3><p>Eat.</p><ul><li><p><a href="/book?a=1&amp;b=2">Book</a></p></li></ul>',
    );
  });

  test('an entry with a text of its own has the id that an address names, once', () => {
    const properties = {
      id: text('id', 'reference'),
      question: text('question'),
      answer: text('answer', 'richtext'),
    };
    const faq = formOf(
      'faq',
      { properties: { items: { 'x-field': 'list', items: { properties } } } },
      { family: 'x', modes: [] },
    );
    const items = [
      { id: 'visa', question: 'Who?', answer: '<p>All</p>' },
      { id: 'visa', question: 'When?', answer: '<p>Now</p>' },
    ];
    expect(editor.words(faq, { items })).toBe(
      '<ul><li><strong id="visa">Who?</strong><p>All</p></li><li><strong>When?</strong><p>Now</p></li></ul>',
    );
  });

  test('words of controls and of the last tabs are not said', () => {
    expect(words({ searchPlaceholder: 'Search…', note: 'x' })).toBe('');
  });

  test('rich text keeps its paragraphs and links, and nothing that runs', () => {
    const body =
      '<h3 onclick="x()">A</h3><script>x()</script><p>B <a href="javascript:x()">c</a> <a href="/d">d</a><img src=x onerror=x()></p>';
    expect(words({ body })).toBe('<h3>A</h3><p>B c <a href="/d">d</a></p>');
  });

  test('an address that runs is no link', () => {
    expect(words({ ctas: [{ ctaLabel: 'Book', ctaLink: 'javascript:x()' }] })).toBe(
      '<ul><li><p>Book</p></li></ul>',
    );
  });

  test('of every widget’s examples are HTML without scripts', () => {
    for (const form of forms()) expect(editor.words(form, { title: '<script>' })).not.toContain('<script');
  });
});
