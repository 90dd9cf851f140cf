import { JSDOM } from 'jsdom';
import { beforeAll, expect, test } from 'vitest';
import { storedOf, UnstorableError } from '../../../cms/aem/stored.ts';
import { ConfigError, type ConfigIssue } from '#src/schema/issues.ts';
import { readConfig } from '#src/schema/read-config.ts';
import { examples, jsonOf, release, schemaOf, server, type Example } from './context.ts';
import type { JsonNode } from './server.ts';
import { addressOf, testPages, writePage } from './site.ts';

/**
 * A configuration goes the whole way: as a dialog stores it, through the repository, the model and HTL, into an attribute,
 * and into the reader that pages have. What comes of it is what the example gives when it is read by itself.
 */

/**
 * What the reader makes of a configuration, or what it says against it. What it has found is left out: a choice of numbers
 * is stored as text, so that 7 is found as "7".
 */
function readingOf(widget: string, text: string) {
  const said = (issues: readonly ConfigIssue[]) => issues.map(({ path, expected: meant }) => [path, meant]);
  try {
    const { config, issues } = readConfig(schemaOf(widget), text);
    return { config, issues: said(issues) };
  } catch (error) {
    if (error instanceof ConfigError) return { failure: said(error.issues) };
    throw error;
  }
}

/** An example as a page would have it. To a repository a list without entries is no list. */
const textOf = (config: Example['config']): string =>
  JSON.stringify(config, (_, value: unknown) =>
    Array.isArray(value) && value.length === 0 ? undefined : value,
  );

const { window } = new JSDOM('');

/** Writes a page of one kind of widget. @returns the configurations that the server renders, by the names of their nodes */
async function renderedConfigs(
  name: string,
  widget: string,
  nodes: Readonly<Record<string, JsonNode>>,
): Promise<ReadonlyMap<string, string>> {
  const contents = Object.entries(nodes).map(([node, stored]) => [node, { widget, stored }] as const);
  const answer = await server.get(addressOf(await writePage(server, name, Object.fromEntries(contents))));
  const html = await answer.text();
  const document = new window.DOMParser().parseFromString(html, 'text/html');
  const found = [...document.querySelectorAll('main > [data-config]')];
  if (found.length !== contents.length)
    throw new Error(`${found.length} of ${contents.length} on ${name} (${answer.status}): ${html.slice(0, 300)}`);
  return new Map(contents.map(([node], index) => [node, found[index]!.getAttribute('data-config')!]));
}

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
    rendered.set(widget, await renderedConfigs(`round-trip-${widget}`, widget, Object.fromEntries(nodes)));
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
  const text = (await renderedConfigs('dropped', widget, { old: { ...known, ...old } })).get('old')!;
  expect(text).toContain('oldField');
  expect(readingOf(widget, text)).toEqual(readingOf(widget, textOf(config)));
  expect(await server.node(`${testPages}/dropped/jcr:content/content/old`)).toMatchObject(old);
});
