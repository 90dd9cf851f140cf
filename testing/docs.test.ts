import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { contentSecurityPolicy, policyOf } from '../demo-pages/serve/policy.ts';
import boxWords from '../loader/platform/author-messages/en.json' with { type: 'json' };
import packageJson from '../package.json' with { type: 'json' };
import { projectRoot } from '../scripts/module-graph.ts';

/** What the README and the docs say can be followed: links, commands, files, and what they quote (decision 112). */

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

const withSlashes = (file: string) => file.replaceAll('\\', '/');

const pages = ['README.md', 'docs/decisions/README.md', ...globSync('docs/*.md', { cwd: projectRoot })].map(
  withSlashes,
);

/** What stands between fences is an example of its own. */
const withoutExamples = (text: string) => text.replace(/^ *```[^]*?^ *```/gm, '');

/** The anchor of a heading, as code hosts make it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const anchorsIn = (file: string) =>
  [...withoutExamples(read(file)).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** A link that leads nowhere, a line each. */
const brokenLinks = (file: string) =>
  [...withoutExamples(read(file)).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, address = '']) => {
    if (/^https?:/.test(address)) return [];
    const [path = '', anchor] = address.split('#');
    const target = path ? join(dirname(file), path) : file;
    if (!existsSync(join(projectRoot, target))) return [`${address}: no such file`];
    return anchor === undefined || anchorsIn(target).includes(anchor) ? [] : [`${address}: no such heading`];
  });

/** Commands of npm that are not in `package.json`. */
const unknownCommands = (file: string) =>
  [...read(file).matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].flatMap(([, name, short]) =>
    (name ?? short ?? '') in packageJson.scripts ? [] : [name ?? short],
  );

/** Folders that are made, and not kept. */
const made = new Set(['dist', 'packages', 'node_modules']);

/** Files and folders of the project that a page names and that are not there. */
const missingFiles = (file: string) => {
  const folders = globSync('*/', { cwd: projectRoot }).map((folder) => folder.replace(/[\\/]$/, ''));
  const kept = new Set([...folders.filter((folder) => !made.has(folder)), 'docs', 'testing']);
  return [...withoutExamples(read(file)).matchAll(/`([\w./-]+)`/g)].flatMap(([, path = '']) => {
    const [folder = '', ...rest] = path.split('/');
    return kept.has(folder) && rest.length > 0 && !existsSync(join(projectRoot, path)) ? [path] : [];
  });
};

/** The most characters of a sentence in a table: a cell is narrow. */
const longestSentence = 160;

/** Sentences in the tables of a page that are longer, without the addresses of links. A row of names in code is none. */
const longSentences = (file: string) => {
  const rows = withoutExamples(read(file)).match(/^\|.*$/gm) ?? [];
  const cells = rows.flatMap((row) => row.split(/(?<!\\)\|/));
  const sentences = cells.flatMap((cell) => cell.trim().split(/(?<=[.?!]) +/));
  return sentences
    .map((sentence) => sentence.replaceAll(/\]\([^)]*\)/g, ']'))
    .filter(
      (sentence) => sentence.length > longestSentence && /\p{L}/u.test(sentence.replaceAll(/`[^`]*`/g, '')),
    );
};

describe.each(pages)('%s', (file) => {
  test('has no long sentence in a table', () => expect(longSentences(file)).toEqual([]));
  test('links to what is there', () => expect(brokenLinks(file)).toEqual([]));
  test('names commands that there are', () => expect(unknownCommands(file)).toEqual([]));
  test('names files that there are', () => expect(missingFiles(file)).toEqual([]));
});

test('the README is one screen', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(70);
});

test.each(['embedding', 'authoring', 'accessibility', 'upgrading'])('docs/%s.md is one page', (name) => {
  expect(read(`docs/${name}.md`).trimEnd().split('\n').length).toBeLessThanOrEqual(125);
});

describe('docs/embedding.md', () => {
  const text = read('docs/embedding.md');

  test('has the policy under which the demo runs', () => {
    expect(text.replaceAll(/\s+/g, ' ')).toContain(contentSecurityPolicy);
  });

  test('names the origins of frames that the demo lets in', () => {
    const page = policyOf('<div data-component="embed-frame">', '');
    const origins = page.match(/https:\/\/[\w.-]+/g) ?? [];
    expect(origins.length).toBeGreaterThan(5);
    expect(origins.filter((origin) => !text.includes(`\`${origin}\``))).toEqual([]);
  });
});

describe('docs/authoring.md', () => {
  const text = read('docs/authoring.md');
  const { issues, empty, fault, boolean, object } = boxWords;

  test.each([issues.one.replace('{count}', '1'), empty, fault])('quotes the box that says “%s”', (words) => {
    expect(text).toContain(words);
  });

  test('calls types as boxes do', () => {
    expect(text).toContain(`expected: ${boolean} · found:`);
    expect(text).toContain(`expected: ${object} · found:`);
  });
});

describe('docs/upgrading.md', () => {
  const text = read('docs/upgrading.md');
  const example = (before: RegExp, language: string) =>
    new RegExp(`${before.source}[^]*?\`\`\`${language}\\n([^]*?)\`\`\``).exec(text)?.[1] ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'tourism-widgets-docs-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('has a script that reads stored configurations, and prints what the page says', async () => {
    const stored = /For `(\{.*?\})` it prints/.exec(text)?.[1] ?? '';
    const file = join(folder, 'stored.json');
    writeFileSync(file, stored);
    const options = ['--input-type=module-typescript', '-', 'accordion', file];
    const running = promisify(execFile)(process.execPath, options, { cwd: projectRoot });
    running.child.stdin?.end(example(/Before: check stored/, 'ts'));
    const { stdout } = await running;
    expect(stdout).toBe(example(/it prints:/, ''));
  });
});

describe('the list of decisions', () => {
  const list = 'docs/decisions/README.md';
  const files = globSync(['docs/decisions/*.md', 'widgets/*/decisions/*.md'], { cwd: projectRoot })
    .map(withSlashes)
    .filter((file) => file !== list);
  const titleOf = (file: string) => /^# (.*)/.exec(read(file))?.[1] ?? '';
  /** The title and the file of each link. */
  const listed = [...read(list).matchAll(/\[([^\]]*)\]\(([^)\s]+)\)/g)].map(
    ([, title = '', path = '']) => [title, withSlashes(join(dirname(list), path))] as const,
  );

  test('has each decision once, by its title', () => {
    const expected = files.map((file) => [titleOf(file), file] as const);
    const byFile = (a: readonly [string, string], b: readonly [string, string]) => (a[1] < b[1] ? -1 : 1);
    expect(listed.toSorted(byFile)).toEqual(expected.toSorted(byFile));
  });

  test('has each number once', () => {
    const numbers = files.map((file) => Number(/(\d{4})-[^/]+$/.exec(file)?.[1]));
    expect(numbers.length - new Set(numbers).size).toBe(0);
    expect(files.map((file) => Number.parseInt(titleOf(file), 10))).toEqual(numbers);
  });

  test.each(files)('%s links to what is there', (file) => expect(brokenLinks(file)).toEqual([]));
  test.each(files)('%s has no long sentence in a table', (file) => expect(longSentences(file)).toEqual([]));
});

describe('the reader of docs', () => {
  test.each([
    ['Content-Security-Policy', 'content-security-policy'],
    ['1. Make the folder', '1-make-the-folder'],
    ['The schema: `widget.ts`', 'the-schema-widgetts'],
  ])('finds the heading “%s” at #%s', (heading, anchor) => expect(anchorOf(heading)).toBe(anchor));
});
