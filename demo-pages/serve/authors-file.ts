import { authorWords } from '../../scripts/build/author-words.ts';
import { jsonSchemaOf } from '../../scripts/build/widgets.ts';
import { findWidget } from '../widgets.ts';

/**
 * What the author's box reads beside the build: a widget's schema, and authors' words in Arabic. Without a build they lie
 * where the box looks for them from its source.
 */
export function authorsFile(path: string): object | undefined {
  if (path === '/loader/authors.ar.json') return authorWords();
  const [, name = ''] = /^\/loader\/schemas\/([a-z0-9-]+)\.schema\.json$/.exec(path) ?? [];
  const widget = findWidget(name);
  return widget && jsonSchemaOf(widget);
}
