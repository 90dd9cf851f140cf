import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages, type Language } from '../../src/i18n/languages.ts';
import { itemWords } from './item-words.ts';
import type { RegisteredModule } from './registered.ts';
import { platformEntry, projectRoot } from './widgets.ts';

/** A chunk of the bundler, as far as it decides on words. */
interface Chunk {
  readonly isEntry: boolean;
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
}

/**
 * The words that come with a chunk, a module for each language; undefined where it has none.
 *
 * - `default`: what all widgets share with the platform, and its own words with a widget
 * - `engines`: the words in `<engine>/messages` with the chunk that holds `<engine>/messages.ts`, by the engine's path, and
 *   those of what is registered with the chunk that holds its module
 *
 * Engines that show items have the words of all kinds of items, too.
 *
 * @param registered modules that the build makes, by name
 * @param source holds the engines
 * @param folder holds the widgets, which may have kinds of items of their own
 */
export function messagesOf(
  { isEntry, facadeModuleId, moduleIds }: Chunk,
  registered: Readonly<Record<string, () => RegisteredModule>> = {},
  source = join(projectRoot, 'src'),
  folder?: string,
): ReadonlyMap<Language, string> | undefined {
  const platformFolder = join(source, 'i18n/messages');
  const ownFolder =
    facadeModuleId === platformEntry ? platformFolder : join(dirname(facadeModuleId ?? ''), 'messages');
  const hasOwn = isEntry && existsSync(ownFolder);
  const engines = moduleIds.flatMap((id) => {
    const words = id.replace(/\.ts$/, '');
    const path = words.slice(source.length + 1).split(/[\\/]/);
    const engine = path.slice(0, -1).join('/');
    const isWords = words.startsWith(source) && path.at(-1) === 'messages' && existsSync(words);
    return isWords && words !== platformFolder ? [[engine, words] as const] : [];
  });
  const made = moduleIds.flatMap((id) => {
    const { words } = registered[id.replace('\0', '')]?.() ?? {};
    return words ? [words] : [];
  });
  if (!hasOwn && engines.length + made.length === 0) return undefined;
  const ofItems = itemWords(folder);
  return new Map(
    languages.map((language) => {
      const read = (path: string) =>
        JSON.parse(readFileSync(join(path, `${language}.json`), 'utf8')) as object;
      const own = `export default ${JSON.stringify(hasOwn ? read(ownFolder) : {})};`;
      if (engines.length + made.length === 0) return [language, own];
      const ofEngines = Object.fromEntries([
        ...engines.map(([engine, words]) => [engine, { ...read(words), ...ofItems[language][engine] }]),
        ...made.map(([engine, words]) => [engine, words[language]]),
      ]);
      return [language, `${own}export const engines = ${JSON.stringify(ofEngines)};`];
    }),
  );
}
