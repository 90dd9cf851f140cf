import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { languages } from '#src/i18n/languages.ts';
import { widgetTitle } from '../../scripts/schema/component-name.ts';
import { findWidgets } from '../../scripts/build/widgets.ts';
import { distFolder, manifest } from './build-facts.ts';

/** What a build says of itself is true (contract, section 3; trust, row 53). Needs no browser, only the build. */

const assets = readdirSync(join(distFolder, 'assets'));
const read = (file: string) => readFileSync(join(distFolder, file));
const textOf = (file: string) => read(join('assets', file)).toString();
const listed = [
  manifest.loader,
  ...manifest.shared,
  ...Object.values(manifest.words),
  ...Object.values(manifest.widgets).flatMap(({ files, words }) => [
    ...files,
    ...Object.values(words).flat(),
  ]),
];

test('every file that is listed is there, in the size that is told', () => {
  // Most stand in the list of every widget that needs them, and compressing takes time.
  const distinct = new Map(listed.map((entry) => [JSON.stringify(entry), entry]));
  for (const { file, bytes, brotli } of distinct.values()) {
    expect(statSync(join(distFolder, file)).size, file).toBe(bytes);
    expect(brotliCompressSync(read(file)).length, file).toBe(brotli);
  }
  const digest = createHash('sha256').update(read('loader.js')).digest('base64');
  expect(manifest.loader.sha256).toBe(`sha256-${digest}`);
});

test('every widget is listed as its folder says, with words in every language', () => {
  expect(Object.keys(manifest.widgets)).toEqual(findWidgets().map(({ name }) => name));
  for (const { name, family, modes, load, hasMessages } of findWidgets()) {
    const { words, ...listed } = manifest.widgets[name]!;
    expect(listed).toMatchObject({ family, modes, load });
    if (hasMessages || Object.keys(words).length > 0) expect(Object.keys(words)).toEqual([...languages]);
  }
});

test('the words of an engine are listed with the widgets that draw it', () => {
  const { ar = [] } = manifest.widgets['search-box']!.words;
  expect(ar.map(({ file }) => read(file).toString())).toEqual([expect.stringContaining('عمليات البحث')]);
});

test('every file of the build is listed, or named by one that is', () => {
  const reached = new Set(listed.map(({ file }) => basename(file)));
  for (const file of reached) {
    if (!/\.(js|css)$/.test(file)) continue;
    const text = file === 'loader.js' ? '' : textOf(file);
    for (const other of assets)
      // Words of a part are named without their language.
      if (text.includes(other) || text.includes(other.replace(/\.[a-z]{2}\.js$/, '.*.js')))
        reached.add(other);
  }
  // The list of names, which the loader's table has by its hash alone (decision 127).
  const loader = read('loader.js').toString();
  const [names = '', ...others] = assets.filter((file) => !reached.has(file));
  expect(others).toEqual([]);
  expect(loader).toContain(names.replace(/\.js$/, ''));
});

test('every file that another names is there', () => {
  for (const file of assets.filter((name) => /\.(js|css)$/.test(name))) {
    for (const [, named] of textOf(file).matchAll(
      /["'`(]\.\/([\w.-]+\.(?:js|css|woff2|svg|avif|webp|png|jpg))["'`)]/g,
    )) {
      expect(assets, `${file} names ${named}`).toContain(named);
    }
  }
});

test('the loader is one file that imports nothing and may stand in a page', () => {
  const loader = read('loader.js').toString();
  expect(loader).not.toMatch(/^\s*import\b|\bfrom\s*["'`]/);
  expect(loader).not.toMatch(/<\/script|<!--/i);
});

describe('no filter list has a word for it', () => {
  const words =
    /banner|promo|\bads?\b|advert|sponsor|track|analytic|cookie|consent|popup|social|share|newsletter/i;

  test('in names of files', () => {
    for (const file of assets)
      expect(file).toMatch(
        /^[0-9a-z]{7}(\.[a-z]{2})?\.(js|css)$|^[0-9a-zA-Z_-]{7,}\.(woff2|svg|avif|webp|png|jpg)$/,
      );
  });

  test('in names of classes', () => {
    for (const file of assets.filter((name) => name.endsWith('.css'))) {
      const classes = [...textOf(file).matchAll(/\.(-?[_a-zA-Z][\w-]*)(?=[^{}]*\{)/g)].map(
        ([, name]) => name!,
      );
      expect(
        classes.filter((name) => words.test(name)),
        file,
      ).toEqual([]);
    }
  });
});

test.each(findWidgets())('the schema of $name tells an author what each field is', ({ name, purpose }) => {
  const schema = JSON.parse(read(`schemas/${name}.schema.json`).toString()) as Record<string, unknown>;
  expect(schema).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: widgetTitle(name),
    description: purpose,
    type: 'object',
  });
  for (const [field, about] of Object.entries(schema['properties'] as Record<string, unknown>)) {
    expect(about, field).toMatchObject({
      title: expect.stringMatching(/\S/),
      description: expect.stringMatching(/\S/),
    });
  }
});
