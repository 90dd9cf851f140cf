import { beforeAll, expect, test } from 'vitest';
import { storedOf, UnstorableError } from '../../../cms/aem/stored.ts';
import { examples, release, server, type Example } from './context.ts';
import { jsonOf, readingOf, renderedConfigs, textOf } from './stored-config.ts';
import type { JsonNode } from './server.ts';
import { writePage } from './site.ts';

/**
 * A configuration goes the whole way: as a dialog stores it, through the repository, the model and HTL, into an attribute,
 * and into the reader that pages have. What comes of it is what the example gives when it is read by itself.
 */

/** Examples with lists that no repository can hold, and why. */
const unstorable = new Map<Example, string>();
const stored = new Map<Example, JsonNode>();
for (const example of examples) {
  const form = release.forms.find(({ name }) => name === example.widget)!;
  try {
    stored.set(example, jsonOf(storedOf(form, example.config)));
  } catch (error) {
    if (!(error instanceof UnstorableError)) throw error;
    unstorable.set(example, error.message);
  }
}

const rendered = new Map<string, ReadonlyMap<string, string>>();

beforeAll(async () => {
  for (const { name: widget } of release.forms) {
    const nodes = [...stored].flatMap(([example, node]) =>
      example.widget === widget ? [[example.name, node] as const] : [],
    );
    const contents = Object.fromEntries(nodes.map(([name, node]) => [name, { widget, stored: node }]));
    const page = await writePage(server, `round-trip-${widget}`, contents);
    rendered.set(widget, await renderedConfigs(page, Object.keys(contents)));
  }
  const named = [...unstorable].map(([{ widget, name }, reason]) => `  ${widget}/${name}: ${reason}`);
  console.log(
    `${stored.size} of ${examples.length} examples go the whole way. No repository can hold ${unstorable.size}:\n${named.join('\n')}`,
  );
});

test.each([...stored.keys()].map((example) => [`${example.widget}/${example.name}`, example] as const))(
  'the example %s is read as it was meant',
  (_, { widget, name, config }) => {
    const text = rendered.get(widget)?.get(name);
    expect(text, 'rendered').toBeDefined();
    expect(readingOf(widget, text!)).toEqual(readingOf(widget, textOf(config)));
  },
);

test('only examples that are faulty on purpose cannot be stored', () => {
  expect([...unstorable.keys()].filter(({ name }) => !name.startsWith('faulty'))).toEqual([]);
});

test('a field that a release does not know stays in the repository, and harms nothing', async () => {
  const [{ widget, config }, known] = [...stored].find(([{ name }]) => name === 'default')!;
  const old = { oldField: 'kept', oldList: { item0: { oldTitle: 'kept' } }, oldTexts: ['a', 'b'] };
  const page = await writePage(server, 'dropped', { old: { widget, stored: { ...known, ...old } } });
  const text = (await renderedConfigs(page, ['old'])).get('old')!;
  expect(text).toContain('oldField');
  expect(readingOf(widget, text)).toEqual(readingOf(widget, textOf(config)));
  expect(await server.node(`${page}/jcr:content/content/old`)).toMatchObject(old);
});
