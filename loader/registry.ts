import { map } from 'virtual:widget-map';
import type { Language } from '#src/i18n/languages.ts';
import type { Messages } from '#src/i18n/messages.ts';
import type { AnyWidget } from '#src/widget/definition.ts';
import type { Entry, Parts, Platform, PlatformModule, Registry } from './contract.ts';
import { importModule, loadFile } from './load-chunk.ts';

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
  const hasWords = (place: number) => numberAt(map.traits, place) & 32;

  /** Files of the chunk at a place of the table: code, then styles, then words. */
  const filesAt = (place: number) =>
    ['js', numberAt(map.traits, place) & 16 && 'css', hasWords(place) && `${language}.js`]
      .filter(Boolean)
      .map((ending) => new URL(`assets/${map.hashes.substr(place * 7, 7)}.${ending}`, base).href);
  /** Imports the code of a chunk and its words, once their files are there. */
  const load = async <Module>(place: number): Promise<[Module, Messages]> => {
    const files = filesAt(place);
    await Promise.all(files.map(loadFile));
    return Promise.all([
      importModule<Module>(files[0] as string),
      hasWords(place)
        ? importModule<{ default: Messages }>(files.at(-1) as string).then((words) => words.default)
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
    const [{ createPlatform }, words] = await load<PlatformModule>(names.length);
    return createPlatform(words, loadFile);
  });

  const entries = new Map<string, Entry>(
    names.map((name, index) => {
      const traits = numberAt(map.traits, index);
      const entry: Entry = {
        trigger: triggers[traits & 3] ?? 'load',
        mode: modes[(traits >> 2) & 3],
        load: once<Parts>(async () => {
          const shared = [...(needs[index] ?? '')].map((digit) => names.length + numberAt(digit, 0));
          // All files at once, the platform's among them.
          const [platform] = await Promise.all([
            loadPlatform(),
            ...[index, ...shared].flatMap(filesAt).map(loadFile),
          ]);
          const [{ default: definition }, messages] = await load<{ default: AnyWidget }>(index);
          return { platform, definition, messages };
        }),
      };
      return [name, entry];
    }),
  );
  return { names, find: (name) => entries.get(name), loadPlatform };
}
