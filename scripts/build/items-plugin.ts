import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { findItemKinds } from '../../src/schema/item-kinds.ts';
import { itemWords } from './item-words.ts';
import { keepExport } from './keep-export.ts';
import { widgetsFolder } from './widgets.ts';

const prefix = '\0virtual:items/';

/** Files of kinds. */
const kindFile = /[\\/](?:src[\\/]items[\\/][^\\/]+|item)\.ts$/;

/**
 * Gives `src` what the files of all kinds of items say, so that no file has to know them:
 *
 * - `virtual:items/types`: the types that consumers may be shown, and those for the trade
 * - `virtual:items/facets`: where the values of facets come from
 * - `virtual:items/groups`: the types in the order of their groups
 * - `virtual:items/facts`: what cards show of each type; of a kind's file nothing else is left
 * - `virtual:items/words`: their words by language, for development and tests; a build puts them into chunks
 *
 * @param folder holds the widgets, which may have kinds of their own
 */
export function itemsPlugin(folder = widgetsFolder): Plugin {
  const modules: Readonly<Record<string, () => string>> = {
    types() {
      const kinds = findItemKinds(folder);
      const typesFor = (whom: string) =>
        JSON.stringify(kinds.flatMap(({ type, audience }) => (audience === whom ? [type] : [])));
      return `export const consumerTypes = ${typesFor('everybody')};
export const tradeTypes = ${typesFor('trade')};`;
    },
    facets() {
      const sources = findItemKinds(folder).flatMap(({ facets }) => Object.entries(facets));
      const byFacet = Object.entries(Object.groupBy(sources, ([name]) => name)).map(([name, own = []]) => {
        const texts = new Set(own.map(([, source]) => JSON.stringify(source)));
        return `${JSON.stringify(name)}:[${[...texts].join(',')}]`;
      });
      return `export const facetSources = {${byFacet.join(',')}};`;
    },
    groups() {
      const grouped = findItemKinds(folder).flatMap(({ type, group }) =>
        group === undefined ? [] : [{ type, group }],
      );
      const types = grouped.toSorted((one, other) => one.group - other.group).map(({ type }) => type);
      return `export const groups = ${JSON.stringify(types)};`;
    },
    facts() {
      const kinds = findItemKinds(folder).filter(({ hasFacts }) => hasFacts);
      const imports = kinds.map(
        ({ file }, at) => `import { facts as of${at} } from ${JSON.stringify(file)};`,
      );
      const entries = kinds.map(({ type }, at) => `${JSON.stringify(type)}: of${at}`);
      return `${imports.join('\n')}\nexport const factsByType = { ${entries.join(', ')} };`;
    },
    words: () => `export const itemWords = ${JSON.stringify(itemWords(folder))};`,
  };
  return {
    name: 'tourism-widgets:items',
    enforce: 'pre',
    resolveId: (source) =>
      source.startsWith(prefix.slice(1)) && Object.hasOwn(modules, source.slice(prefix.length - 1))
        ? `\0${source}`
        : undefined,
    load(id) {
      if (id.startsWith(prefix)) return modules[id.slice(prefix.length)]?.();
      if (!kindFile.test(id) || !findItemKinds(folder).some(({ file }) => file === id)) return undefined;
      return keepExport(id, readFileSync(id, 'utf8'), 'facts');
    },
  };
}
