// @vitest-environment jsdom
import { join } from 'node:path';
import nunjucks from 'nunjucks';
import { describe, expect, test } from 'vitest';
import { examplesOf } from '#testing/all-widgets.ts';
import { sourceRelease } from '#testing/source-release.ts';
import type { StoredNode } from '../../cms/aem/docview.ts';
import { storedOf, UnstorableError } from '../../cms/aem/stored.ts';
import { formOf, type Form } from '../../cms/form/form.ts';
import { fallbackOf } from '../../cms/templates/fallback.ts';
import { attributeForm, scriptForm } from '../../cms/templates/snippets.ts';
import { configOf } from '#src/page/config-script.ts';
import type { Config } from '../data.ts';
import { contentXml, htlLine } from './aem.ts';
import { nunjucksCall } from './nunjucks.ts';
import { wordpressBlock } from './wordpress.ts';

/** What is pasted is read back as its reader reads it: a browser, Nunjucks, WordPress, a content repository. */

const environment = new nunjucks.Environment(
  new nunjucks.FileSystemLoader(join(import.meta.dirname, '../../cms/templates/files')),
  { autoescape: true },
);

/** The only mount element of a page. */
function mountIn(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const mounts = body.querySelectorAll<HTMLElement>('[data-component]');
  expect(mounts).toHaveLength(1);
  expect(body.children).toHaveLength(1);
  return mounts[0]!;
}

/** How WordPress finds blocks in a post (its `block-serialization-default-parser`). */
const blockMark =
  /<!--\s+(?<end>\/)?wp:(?<space>[a-z][a-z0-9_-]*\/)?(?<name>[a-z][a-z0-9_-]*)\s+(?<attributes>{(?:(?=(?<rest>[^}]+|}+(?=})|(?!}\s+\/?-->)[^])*)\k<rest>|[^]*?)}\s+)?(?<void>\/)?-->/g;

/** The attributes of the only block of a post, and what stands in it. */
function blockIn(post: string): { readonly attributes: unknown; readonly words: string } {
  const marks = [...post.matchAll(blockMark)];
  expect(marks.map(({ groups }) => groups?.['end'])).toEqual([undefined, '/']);
  const [begin, end] = marks as [RegExpMatchArray, RegExpMatchArray];
  // What would end the comment, or be changed by a filter for HTML, is written by its number.
  expect(begin.groups!['attributes']).not.toMatch(/--|[<>&]/);
  // What is stored passes `wp_unslash` where a form has sent it.
  const unslashed = begin.groups!['attributes']!.replaceAll(/\\(?!u)(["'\\])/g, '$1');
  expect(JSON.parse(unslashed)).toEqual(JSON.parse(begin.groups!['attributes']!));
  return {
    attributes: JSON.parse(unslashed) as unknown,
    words: post.slice(begin.index! + begin[0].length, end.index),
  };
}

/** A node as a repository has it after it has read the document view. */
function nodeIn(element: Element): StoredNode {
  const ours = [...element.attributes].filter(({ name }) => !/^(?:jcr|sling|xmlns)(?::|$)/.test(name));
  return {
    properties: Object.fromEntries(ours.map(({ name, value }) => [nameIn(name), valueIn(value)])),
    children: Object.fromEntries(
      [...element.children].map((child) => [nameIn(child.nodeName), nodeIn(child)]),
    ),
  };
}

const nameIn = (name: string) => name.replace(/^_x(\d{4})_/, (_, digits) => unescaped(digits as string));
const unescaped = (digits: string) => String.fromCharCode(Number.parseInt(digits, 16));

function valueIn(text: string): StoredNode['properties'][string] {
  if (text.startsWith('{Boolean}')) return text === '{Boolean}true';
  if (/^\{(?:Long|Double)\}/.test(text)) return Number(text.slice(text.indexOf('}') + 1));
  if (!text.startsWith('[')) return plain(text);
  const inner = text.slice(1, -1);
  return inner === '' ? [] : inner.match(/(?:\\.|[^\\,])+|(?<=,|^)(?=,|$)/gs)!.map(plain);
}

const plain = (text: string) =>
  text.replaceAll(/\\(?:u([0-9a-f]{4})|(0)|(.))/gs, (_, digits, nothing, character) =>
    digits ? unescaped(digits as string) : nothing ? '' : (character as string),
  );

const xmlIn = (xml: string): StoredNode => {
  const page = new DOMParser().parseFromString(xml, 'application/xml');
  expect(page.querySelector('parsererror')).toBeNull();
  return nodeIn(page.documentElement);
};

/** What a visitor reads in an element while no script has run. */
function wordsIn(element: Element): string {
  element.querySelector(':scope > script')?.remove();
  return element.textContent.replaceAll(/\s+/g, ' ').trim();
}

/** A configuration in each form, as its reader reads it. */
function readBack(form: Form, config: Config) {
  const parts = { fallback: fallbackOf(form, config, () => ''), attributes: { 'data-margin': 'sm' } };
  const mounts = [
    scriptForm(form, config, parts),
    attributeForm(form, config, parts),
    environment.renderString(nunjucksCall(form, config, parts), {}),
  ].map(mountIn);
  const block = blockIn(wordpressBlock(form, config, parts.fallback));
  const page = new DOMParser().parseFromString(block.words, 'text/html');
  return {
    configs: [...mounts.map((mount) => JSON.parse(configOf(mount)) as unknown), block.attributes],
    marks: mounts.map(({ dataset }) => `${dataset['component']} ${dataset['margin']}`),
    words: [...mounts, page.body].map(wordsIn),
  };
}

describe.each(sourceRelease.forms.map((form) => [form.name, form] as const))('%s', (name, form) => {
  test('every example is pasted as it is, in each form', () => {
    for (const { config } of examplesOf(name)) {
      const { configs, marks, words } = readBack(form, config);
      expect(configs).toEqual([config, config, config, { config }]);
      expect([...new Set(marks)]).toEqual([`${name} sm`]);
      expect([...new Set(words)]).toHaveLength(1);
    }
  });

  test('every example that a repository can hold is in the content of its node', () => {
    for (const { config } of examplesOf(name)) {
      const stored = storedOrNot(form, config);
      if (stored) expect(xmlIn(contentXml(form, config))).toEqual(stored);
      else expect(() => contentXml(form, config)).toThrow(UnstorableError);
    }
  });
});

function storedOrNot(form: Form, config: Config): StoredNode | undefined {
  try {
    return storedOf(form, config);
  } catch {
    return undefined;
  }
}

const card = formOf(
  'card',
  {
    properties: {
      title: { 'x-field': 'text', type: 'string' },
      tags: { 'x-field': 'texts', type: 'array', items: { type: 'string' } },
      items: {
        'x-field': 'list',
        type: 'array',
        items: { type: 'object', properties: { title: { 'x-field': 'text', type: 'string' } } },
      },
    },
  },
  { family: 'Editorial content', modes: ['B2C'] },
);

describe.each([
  ['the end of a script', '</script><script>alert(1)</script>'],
  ['the end of the element', '</div></template><!--'],
  ['the end of a comment', '--> --!> -- --- <!-- /wp:tourism-widgets/card -->'],
  ['all quotes', `"double" 'single' \` “curly” &quot; &amp;`],
  ['a backslash at the end', 'C:\\'],
  ['backslashes before quotes', '\\" \\\\" \\u0022 \\n'],
  ['separators of lines', 'a\u2028b\u2029c\r\nd\te'],
  ['control characters', 'a\u0000b\u0008c\u001b'],
  ['an emoji, joined ones, half of one', '🐫 👩‍👩‍👧 \ud83d'],
  ['Arabic with marks of direction', '\u202eأهلًا\u200f «وسهلًا»؟'],
  ['a template', '{{ 7 * 7 }} {% raw %} {# a #} }} %} ${alert(1)}'],
  ['a type of a repository', '{Boolean}true'],
  ['a list of a repository', '[a,b]'],
])('a text with %s', (_, text) => {
  const config = { title: text, tags: [text, `${text}, ${text}`], items: [{ title: text }] };
  // HTML has no way to write these in words.
  const isWritable =
    text.isWellFormed() && ![...text].some((character) => character < ' ' && !'\t\r\n'.includes(character));
  const shown = `${text} ${text}`.replaceAll(/\s+/g, ' ').trim();

  test('is a value in each form as it was written', () => {
    const { configs, words } = readBack(card, config);
    expect(configs).toEqual([config, config, config, { config }]);
    if (isWritable) expect(words).toEqual([shown, shown, shown, shown]);
  });

  test('is a property of a node as it was written', () => {
    expect(xmlIn(contentXml(card, config))).toEqual(storedOf(card, config));
  });
});

test('numbers, flags, nothing and keys of any kind are pasted as they are', () => {
  const config = {
    title: '',
    items: [],
    more: { 'a b': null, '"': -1.5e-7, '{{': 1e21, empty: {}, deep: [[{}], [[]]], no: false, yes: true },
  };
  const { configs } = readBack(card, config);
  expect(configs).toEqual([config, config, config, { config }]);
});

test('the line of HTL asks for the resource type of the component', () => {
  expect(htlLine(card)).toBe(
    `<sly data-sly-resource="\${'card' @ resourceType='tourism-widgets/components/card'}"></sly>\n`,
  );
});
