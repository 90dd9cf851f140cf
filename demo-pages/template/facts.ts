import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Language } from '#src/i18n/languages.ts';
import type { ContentItem } from '#origin/content-item.ts';
import { escape } from '../html.ts';
import { maker, type FactsOf } from './fact-maker.ts';
import { label } from './words.ts';

/** Names of the files in `facts/`: each is called as the file of its kind in `src/items`. */
export const factFiles = globSync('*.ts', { cwd: join(import.meta.dirname, 'facts') }).map((file) =>
  basename(file, '.ts'),
);

const byType = new Map(
  await Promise.all(
    factFiles.map(async (name) => {
      const { facts } = (await import(`./facts/${name}.ts`)) as { facts: FactsOf };
      return [name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()), facts] as const;
    }),
  ),
);

/** The facts of an item, as a list of terms; nothing for a type that has none. */
export function renderFacts(item: ContentItem, language: Language): string {
  const facts = byType.get(item.type)?.(item, language, maker(language)) ?? [];
  if (facts.length === 0) return '';
  const rows = facts.map(({ term, html }) => `<div><dt>${escape(term)}</dt><dd>${html}</dd></div>`);
  return `<aside class="site-facts" aria-labelledby="facts"><h2 id="facts">${escape(label('facts', language))}</h2><dl>${rows.join('')}</dl></aside>`;
}
