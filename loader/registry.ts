import { map } from 'virtual:widget-map';
import type { Language } from '#src/i18n/languages.ts';
import type { Messages } from '#src/i18n/messages.ts';
import type { AnyWidget } from '#src/widget.ts';
import type { Entry, Parts, Platform, PlatformModule, Registry } from './contract.ts';
import { importModule, loadFile } from './load-chunk.ts';

/** A file of code: its name, and what comes with it under the same name (1: a stylesheet, 2: words). */
type Chunk = readonly [hash: string, companions: number];

/** Character code that stands for 0 (`scripts/build/widget-map.ts` packs so). */
const zero = 40;

const triggers = ['load', 'idle', 'visible', 'interaction'] as const;
const modes = [undefined, 'B2C', 'B2B'] as const;

/**
 * The table of widgets of a build. It knows every file of a widget, so that all of them are asked for at once.
 *
 * @param language whose words are fetched
 * @param base address of the folder that holds `loader.js`, or of anything in it
 */
export function createRegistry(language: Language, base: string): Registry {
  const [names, needs] = [map.names.split(' '), map.needs.split(' ')];
  const numberAt = (packed: string, index: number) => packed.charCodeAt(index) - zero;
  const chunkAt = (hashes: string, index: number, flags: number): Chunk => [
    hashes.substr(index * 7, 7),
    flags,
  ];
  const sharedAt = (index: number) => chunkAt(map.sharedHashes, index, numberAt(map.sharedTraits, index));

  const address = (hash: string, ending: string) => `${new URL('assets', base).href}/${hash}.${ending}`;
  const filesOf = ([hash, flags]: Chunk) => [
    address(hash, 'js'),
    ...(flags & 1 ? [address(hash, 'css')] : []),
    ...(flags & 2 ? [address(hash, `${language}.js`)] : []),
  ];
  /** Imports the code of a chunk and its words, once their files are there. */
  const load = async <Module>(chunk: Chunk): Promise<[Module, Messages]> => {
    await Promise.all(filesOf(chunk).map(loadFile));
    const [hash, flags] = chunk;
    return Promise.all([
      importModule<Module>(address(hash, 'js')),
      flags & 2
        ? importModule<{ default: Messages }>(address(hash, `${language}.js`)).then((words) => words.default)
        : {},
    ]);
  };
  /** One promise for all who ask; a failure is forgotten. */
  const once = <Value>(make: () => Promise<Value>) => {
    let made: Promise<Value> | undefined;
    return () => {
      made ??= make().catch((error: unknown) => {
        made = undefined;
        throw error;
      });
      return made;
    };
  };

  const loadPlatform = once<Platform>(async () => {
    const [{ createPlatform }, words] = await load<PlatformModule>(sharedAt(0));
    return createPlatform(words, loadFile);
  });

  const entries = new Map<string, Entry>(
    names.map((name, index) => {
      const traits = numberAt(map.traits, index);
      const entry: Entry = {
        trigger: triggers[traits & 3] ?? 'load',
        mode: modes[(traits >> 2) & 3],
        load: once<Parts>(async () => {
          const chunk = chunkAt(map.hashes, index, traits >> 4);
          const shared = [...(needs[index] ?? '')].map((digit) => sharedAt(numberAt(digit, 0)));
          // All files at once, the platform's among them.
          const [platform] = await Promise.all([
            loadPlatform(),
            ...[chunk, ...shared].flatMap(filesOf).map(loadFile),
          ]);
          const [{ default: definition }, messages] = await load<{ default: AnyWidget }>(chunk);
          return { platform, definition, messages };
        }),
      };
      return [name, entry];
    }),
  );
  return { names, find: (name) => entries.get(name), loadPlatform };
}
