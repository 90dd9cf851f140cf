// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { configOf } from '#src/page/config-script.ts';
import { readConfig } from '#src/schema/read-config.ts';
import { examplesOf, facts, jsonSchemaOf, loadDefinition, names } from '#testing/all-widgets.ts';
import { formOf, type Form } from '../form/form.ts';
import type { Release } from '../release.ts';
import { snippetOf } from './snippets.ts';
import { templates } from './templates.ts';

const formNamed = (name: string): Form =>
  formOf(name, jsonSchemaOf(name), facts[`../widgets/${name}/widget.ts`]!);

const widgets = names.map((widget) => ({
  widget,
  examples: examplesOf(widget).map(({ example, config }) => ({ name: example, sentence: '', config })),
}));

const release: Release = {
  version: '0.1.0-00000000',
  files: new Map([
    ['authors.ar.json', Buffer.from('{}')],
    ['loader.js', Buffer.from('// The loader')],
    ['schemas/faq.schema.json', Buffer.from('{}')],
    ['widgets.json', Buffer.from('{}')],
  ]),
  forms: names.map(formNamed),
  arabic: {},
};
const files = templates(release, widgets);

/** The mount elements of a snippet, read as a browser reads it. */
const mountsOf = (html: string): HTMLElement[] => [
  ...new DOMParser()
    .parseFromString(html, 'text/html')
    .querySelectorAll<HTMLElement>('body > [data-component]'),
];

describe.each(names)('the snippet of %s', (name) => {
  const example = examplesOf(name).find(({ example }) => example === 'default')!;
  const mounts = mountsOf(String(files.get(`snippets/${name}.html`)));

  test('is read as the default example, from the script and from the attribute', async () => {
    expect(mounts.map((mount) => mount.querySelector('script') !== null)).toEqual([true, false]);
    const { schema } = await loadDefinition(name);
    const expected = readConfig(schema, JSON.stringify(example.config));
    for (const mount of mounts) {
      expect(mount.dataset['component']).toBe(name);
      expect(JSON.parse(configOf(mount))).toEqual(example.config);
      expect(readConfig(schema, configOf(mount))).toEqual(expected);
    }
  });

  test('shows the title in words, until the widget has come', () => {
    const { title, audience = 'all' } = example.config;
    const shown = typeof title === 'string' && audience === 'all' ? title : '';
    for (const mount of mounts) {
      mount.querySelector('script')?.remove();
      expect(mount.textContent).toContain(shown);
    }
  });
});

test('most snippets have words, and those of widgets with links have links', () => {
  const mounts = names.map((name) => mountsOf(String(files.get(`snippets/${name}.html`)))[1]!);
  const silent = mounts.filter((mount) => mount.textContent?.trim() === '');
  expect(silent.length).toBeLessThan(names.length / 5);
  const linked = mounts.filter((mount) => mount.querySelector('a[href]'));
  expect(linked.map(({ dataset }) => dataset['component'])).toEqual(
    expect.arrayContaining(['header', 'footer', 'hero-banner', 'promotional-banner']),
  );
});

test.each([
  ['</script><img src=x onerror=alert(1)>'],
  ['<!-- <script>'],
  [`"'\\\`&quot;&amp;`],
  ['a\u2028b\u2029c\nd'],
  ['أهلًا وسهلًا'],
])('a text that could end what it stands in is read back as it was: %j', (title) => {
  const form = formOf(
    'card',
    { title: '--><b>', properties: { title: { 'x-field': 'text' } } },
    { family: 'Editorial content', modes: ['B2C'] },
  );
  const page = new DOMParser().parseFromString(snippetOf(form, { title }), 'text/html');
  expect(page.querySelectorAll('img, b')).toHaveLength(0);
  const mounts = [...page.querySelectorAll<HTMLElement>('[data-component]')];
  expect(mounts.map((mount) => JSON.parse(configOf(mount)) as unknown)).toEqual([{ title }, { title }]);
  expect(mounts.map((mount) => mount.querySelector('h2')?.textContent)).toEqual([title, title]);
});

test('a widget without a default example has a snippet of its first, one without any is empty', () => {
  const [first, second] = names as [string, string];
  const examples = [{ widget: first, examples: [{ name: 'other', sentence: '', config: { id: 'a' } }] }];
  const few = templates(release, examples);
  const [shown] = mountsOf(String(few.get(`snippets/${first}.html`)));
  expect(JSON.parse(configOf(shown!))).toEqual({ id: 'a' });
  const [empty] = mountsOf(String(few.get(`snippets/${second}.html`)));
  expect(configOf(empty!)).toBe('{}');
});

test('the sites have the build beside them, without what only authoring tools read', () => {
  const served = [...files.keys()].filter((path) => path.startsWith('public/widgets/'));
  expect(served).toEqual(['public/widgets/loader.js', 'public/widgets/widgets.json']);
  expect(files.get('eleventy/src/_includes/tourism.njk')).toBe(files.get('tourism.njk'));
});

test.each([
  ['eleventy', '@11ty/eleventy', '3.0.0'],
  ['astro', 'astro', '7.3.5'],
])('the site of %s names %s in one version, as the README does', (site, name, version) => {
  const { devDependencies } = JSON.parse(String(files.get(`${site}/package.json`))) as {
    devDependencies: unknown;
  };
  expect(devDependencies).toEqual({ [name]: version });
  expect(String(files.get('README.md'))).toContain(version);
});
