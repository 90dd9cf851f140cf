import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WidgetExamples } from '../examples.ts';
import type { Files, Release } from '../release.ts';
import { snippetOf } from './snippets.ts';

/** What is handed out as it stands: macros, sites, their content, the README. */
const folder = join(import.meta.dirname, 'files');

/** Parts of a build that only authoring tools read. */
const isForAuthors = (path: string): boolean => path.startsWith('schemas/') || path === 'authors.ar.json';

/**
 * Templates for pages that no content management system writes: a snippet of each widget from its default example, macros
 * for Nunjucks, sites for Eleventy and Astro with the build beside them (decision 110).
 *
 * @returns files by their path
 */
export function templates(release: Release, examples: readonly WidgetExamples[]): Files {
  const files = new Map<string, Uint8Array | string>(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  );
  files.set('eleventy/src/_includes/tourism.njk', files.get('tourism.njk') ?? '');
  for (const form of release.forms) {
    const own = examples.find(({ widget }) => widget === form.name)?.examples ?? [];
    const { config } = own.find(({ name }) => name === 'default') ?? own[0] ?? { config: {} };
    files.set(`snippets/${form.name}.html`, snippetOf(form, config));
  }
  for (const [path, content] of release.files)
    if (!isForAuthors(path)) files.set(`public/widgets/${path}`, content);
  return files;
}
