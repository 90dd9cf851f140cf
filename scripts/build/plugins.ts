import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { languages } from '../../src/i18n/languages.ts';
import { messagesOf } from './messages.ts';
import { registeredModules, registeredWords } from './registered.ts';
import { packMap, type Built, type BuiltWidgets, type ChunkFacts } from './widget-map.ts';
import {
  findWidgets,
  nearestNameEntry,
  platformEntry,
  projectRoot,
  widgetEntry,
  widgetsFolder,
} from './widgets.ts';

/** Gives the loader its table of widgets: the one of a build, or the folders themselves. */
export function registryPlugin(built?: BuiltWidgets): Plugin {
  return {
    name: 'tourism-widgets:registry',
    resolveId(id) {
      if (id === 'virtual:registry')
        return join(projectRoot, built ? 'loader/registry.ts' : 'loader/registry.dev.ts');
      return id === 'virtual:widget-map' ? '\0virtual:widget-map' : undefined;
    },
    load(id) {
      return id === '\0virtual:widget-map' && built ? packMap(built) : undefined;
    },
  };
}

/**
 * Gives `src/catalogue` the names of the widgets that list things, `src/access` those that a protected text may hold, and the
 * loader all names, so that no file has to know them.
 */
export function widgetNamesPlugin(folder = widgetsFolder): Plugin {
  const modules: Readonly<Record<string, () => string>> = {
    'virtual:list-widgets': () => {
      const names = findWidgets(folder).flatMap(({ name, lists = false }) => (lists ? [name] : []));
      return `export const listWidgets = ${JSON.stringify(names)};`;
    },
    'virtual:mountable-names': () => {
      const names = findWidgets(folder).flatMap(({ name, isGate = false }) => (isGate ? [] : [name]));
      return `export const mountableNames = ${JSON.stringify(names)};`;
    },
    'virtual:widget-names': () =>
      `export const widgetNames = ${JSON.stringify(findWidgets(folder).map(({ name }) => name))};`,
  };
  return {
    name: 'tourism-widgets:widget-names',
    resolveId: (source) => (Object.hasOwn(modules, source) ? `\0${source}` : undefined),
    load: (source) => (source.startsWith('\0') ? modules[source.slice(1)]?.() : undefined),
  };
}

/**
 * Gives what features register to those who ask for all of it, so that no file has to know them (docs/decisions/0122). Words
 * go with the chunk of such a module; `virtual:registered-words` has them where there are no chunks.
 */
export function registeredPlugin(folder = widgetsFolder): Plugin {
  const modules: Readonly<Record<string, () => { readonly code: string }>> = {
    ...registeredModules(folder),
    'virtual:registered-words': () => ({
      code: `export const registeredWords = ${JSON.stringify(
        Object.fromEntries(languages.map((language) => [language, registeredWords(language, folder)])),
      )};`,
    }),
  };
  return {
    name: 'tourism-widgets:registered',
    resolveId: (source) => (Object.hasOwn(modules, source) ? `\0${source}` : undefined),
    load: (source) => (source.startsWith('\0') ? modules[source.slice(1)]?.().code : undefined),
  };
}

/**
 * Lets later parts of widgets be fetched the way the widgets are (`loader/platform/lazy-imports.ts`): the bundler wraps each
 * `import()` in a helper of its own, in whose place this puts ours.
 */
export function lazyImportsPlugin(): Plugin {
  return {
    name: 'tourism-widgets:lazy-imports',
    enforce: 'pre',
    load: {
      order: 'pre',
      handler: (id) =>
        id === '\0vite/preload-helper.js'
          ? `export { __vitePreload } from ${JSON.stringify(join(projectRoot, 'loader/platform/lazy-imports.ts'))};`
          : undefined,
    },
  };
}

/**
 * Lets a page that adds properties to all objects have its widgets (trust, row 4): the bundler's own helper for the exports
 * of a module walks them by `for…in` and would take those properties for exports. `hostile-page.browser.test.ts` fails
 * where the helper is written in another way.
 */
export function ownKeysPlugin(): Plugin {
  return {
    name: 'tourism-widgets:own-keys',
    renderChunk: (code) => ({
      code: code.replace('for (var name in all)', 'for (var name of Object.keys(all))'),
    }),
  };
}

const pathOf = (id: string) => relative(projectRoot, id).replaceAll('\\', '/');

/** Paths of all modules that an entry imports statically, itself included. */
function neededBy(
  entry: string,
  { getModuleInfo }: Pick<Rolldown.PluginContext, 'getModuleInfo'>,
): Set<string> {
  const ids = new Set([entry]);
  for (const id of ids) for (const imported of getModuleInfo(id)?.importedIds ?? []) ids.add(imported);
  return new Set([...ids].map(pathOf));
}

/** Name of the words of a chunk in a list of files: `lazy-imports.ts` puts the page's language in place of the star. */
const wordsOfLanguage = (file: string) => file.replace(/js$/, '*.js');

/**
 * Names everything that belongs to a chunk after the chunk: its stylesheet is `<hash>.css`, its words are
 * `<hash>.<language>.js`, so that one hash names them all. The hash therefore covers them.
 *
 * @param folder holds the widgets
 * @param done receives the table of what was built
 */
export function chunksPlugin(folder: string, done: (built: Built) => void): Plugin {
  /** What each chunk imports, itself included: where its code runs, all of that is there. */
  const present = new Map<string, ReadonlySet<string>>();
  const registered = registeredModules(folder);
  /** What is fetched with each chunk: styles, and words. */
  const companions = new Map<string, readonly string[]>();
  return {
    name: 'tourism-widgets:chunks',
    enforce: 'post',
    config: () => ({
      build: {
        modulePreload: {
          // A list of files in a chunk is weight: it names only what the chunk does not have already.
          resolveDependencies: (part, files, { hostId }) =>
            [...new Set([part, ...files])].flatMap((file) =>
              present.get(hostId)?.has(file) ? [] : [file, ...(companions.get(file) ?? [])],
            ),
        },
      },
    }),
    augmentChunkHash(chunk) {
      const styles = Object.keys(chunk.modules).filter((id) => /\.css(\?|$)/.test(id));
      const words = messagesOf(chunk, registered, undefined, folder);
      const hash = createHash('sha256');
      for (const id of styles.sort()) hash.update(readFileSync(id.replace(/\?.*/, '')));
      for (const text of words?.values() ?? []) hash.update(text);
      return hash.digest('hex');
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const withZod = chunks.find(({ moduleIds }) =>
        moduleIds.some((id) => id.includes('/node_modules/zod/')),
      );
      if (withZod)
        this.error(
          `${withZod.fileName} holds zod, which no visitor may fetch: ${withZod.moduleIds.join(', ')}`,
        );
      const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const entries = new Map(
        chunks.flatMap((chunk) => (chunk.facadeModuleId ? [[chunk.facadeModuleId, chunk]] : [])),
      );
      const facts = new Map<string, ChunkFacts>();

      const factsOf = (chunk: (typeof chunks)[number]): ChunkFacts => {
        const known = facts.get(chunk.fileName);
        if (known) return known;
        const hash = chunk.fileName.replace(/^assets\/|\.js$/g, '');
        const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
        if (styles.length > 1)
          this.error(`${chunk.fileName} has ${styles.length} stylesheets; one is expected.`);
        const style = styles[0] ? bundle[styles[0]] : undefined;
        if (style?.type === 'asset') {
          this.emitFile({ type: 'asset', fileName: `assets/${hash}.css`, source: style.source });
          // The bundler would name it in every list of files, wherever it is present already.
          chunk.viteMetadata?.importedCss.clear();
          delete bundle[style.fileName];
        }
        const words = messagesOf(chunk, registered, undefined, folder);
        for (const [language, source] of words ?? []) {
          this.emitFile({ type: 'asset', fileName: `assets/${hash}.${language}.js`, source });
        }
        const fact = { hash, hasStyles: Boolean(style), hasMessages: Boolean(words) };
        facts.set(chunk.fileName, fact);
        companions.set(chunk.fileName, [
          ...(style ? [`assets/${hash}.css`] : []),
          ...(words ? [wordsOfLanguage(chunk.fileName)] : []),
        ]);
        return fact;
      };

      const allImports = (chunk: (typeof chunks)[number], seen = new Set<string>()): Set<string> => {
        for (const file of chunk.imports) {
          const imported = byFile.get(file);
          if (!imported || seen.has(file)) continue;
          seen.add(file);
          allImports(imported, seen);
        }
        return seen;
      };

      for (const chunk of chunks) {
        factsOf(chunk);
        present.set(chunk.fileName, allImports(chunk).add(chunk.fileName));
      }

      const platform = entries.get(platformEntry);
      if (!platform) this.error('The platform has no chunk of its own.');
      const withPlatform = allImports(platform);
      if (withPlatform.size > 0)
        this.error(`The platform is more than one file: ${[...withPlatform].join(', ')}`);

      const nearestName = entries.get(nearestNameEntry);
      if (!nearestName || nearestName.imports.length > 0)
        this.error('What finds the nearest name is no file of its own.');

      const shared = [factsOf(platform)];
      const places = new Map<string, number>();
      const widgets = findWidgets(folder).map((widget) => {
        const chunk = entries.get(widgetEntry(folder, widget));
        if (!chunk) this.error(`widgets/${widget.name} has no chunk of its own.`);
        const needs = [...allImports(chunk)]
          .filter((file) => file !== platform.fileName)
          .map((file) => {
            const place = places.get(file) ?? shared.push(factsOf(byFile.get(file)!)) - 1;
            places.set(file, place);
            return place;
          })
          // In one order for all: their styles follow each other in the same way on every page, and the table packs better.
          .toSorted((one, other) => one - other);
        return { ...widget, chunk: factsOf(chunk), needs };
      });
      done({
        widgets,
        shared,
        nameList: factsOf(nearestName),
        chunks: chunks.map((chunk) => ({
          ...factsOf(chunk),
          modules: chunk.moduleIds.map(pathOf),
          rendered: new Map(Object.entries(chunk.modules).map(([id, { code }]) => [pathOf(id), code ?? ''])),
          imports: [...allImports(chunk)].map((file) => factsOf(byFile.get(file)!).hash),
        })),
        needed: new Map([
          ...widgets.map((widget) => [widget.name, neededBy(widgetEntry(folder, widget), this)] as const),
          ...[...this.getModuleIds()]
            .filter((id) => this.getModuleInfo(id)?.dynamicImporters.length)
            .map((id) => [pathOf(id), neededBy(id, this)] as const),
        ]),
      });
    },
  };
}
