import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PageModule } from './page.ts';

/** A whole page of `pages/`. */
export interface PageFile {
  /** Its path without language, `partner-tools/calendar/[id]`. */
  readonly name: string;
  /** Names of what differs from one address to another. */
  readonly parameters: readonly string[];
  readonly pattern: RegExp;
}

/** A folder or page: its name, what differs, or a name with what differs behind `.id-`, as a selector of AEM. */
const segment = /(?:[a-z-]+(?:\.id-\[[a-z]+\])?|\[[a-z]+\])/.source;

const names = new RegExp(`^${segment}(?:/${segment})*$`);

const parametersOf = (name: string) => [...name.matchAll(/\[([a-z]+)\]/g)].map(([, key = '']) => key);

function pageFile(name: string): PageFile {
  const pattern = name.replaceAll('.', '\\.').replaceAll(/\[[a-z]+\]/g, '([a-zA-Z0-9_-]+)');
  return { name, parameters: parametersOf(name), pattern: new RegExp(`^/${pattern}$`) };
}

/**
 * The whole pages: the files in `pages/` and its folders are the only list. A name in brackets is any one segment of the
 * address, or the rest of one; what is named stands before what is not.
 */
export const pageFiles = (): PageFile[] =>
  readdirSync(join(import.meta.dirname, 'pages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.replaceAll('\\', '/').replace(/\.ts$/, ''))
    .filter((name) => names.test(name))
    .map(pageFile)
    .toSorted((a, b) => a.parameters.length - b.parameters.length || (a.name < b.name ? -1 : 1));

/** The page at a path without language and `.html`, with what its address says. */
export function pageAt(path: string): { name: string; parameters: Record<string, string> } | undefined {
  for (const { name, pattern, parameters } of pageFiles()) {
    const match = pattern.exec(path);
    if (match)
      return {
        name,
        parameters: Object.fromEntries(parameters.map((key, index) => [key, match[index + 1] ?? ''])),
      };
  }
  return undefined;
}

export const loadPage = (name: string) =>
  import(/* @vite-ignore */ `./pages/${name}.ts`) as Promise<PageModule>;
