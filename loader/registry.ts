import { map } from 'virtual:widget-map';
import type { Language } from '#src/i18n/languages.ts';
import type { AnyWidget } from '#src/widget/definition.ts';
import type {
  LoadedWidget,
  MessagesModule,
  Platform,
  PlatformModule,
  Registry,
  RegistryEntry,
} from './contract.ts';
import { importModule, loadFile, loadPart } from './load-chunk.ts';

/** Character code that stands for 0 (`scripts/build/widget-map.ts` packs so). */
const zero = 40;

const triggers = ['load', 'idle', 'visible', 'interaction'] as const;
const modes = [undefined, 'B2C', 'B2B'] as const;

/**
 * The table of widgets of a build. It lists every file of a widget, so that all are requested at once.
 *
 * @param language whose messages are fetched
 * @param base address of the folder that holds `loader.js`, or of anything in it
 */
export function createRegistry(language: Language, base: string): Registry {
  const [names, needs] = [map.names.split(' '), map.needs.split(' ')];
  const numberAt = (packed: string, index: number) => packed.charCodeAt(index) - zero;
  const hasMessages = (place: number) => numberAt(map.traits, place) & 32;

  /** Files of the chunk at a place of the table: code, then styles, then messages. */
  const filesAt = (place: number) =>
    ['js', numberAt(map.traits, place) & 16 && 'css', hasMessages(place) && `${language}.js`]
      .filter(Boolean)
      .map((ending) => new URL(`assets/${map.hashes.substr(place * 7, 7)}.${ending}`, base).href);
  /** Loads the files of chunks, then imports the code of the first and the messages of all. */
  const load = async <Module>(...places: number[]): Promise<[Module, MessagesModule[]]> => {
    await Promise.all(places.flatMap(filesAt).map(loadFile));
    return Promise.all([
      importModule<Module>(filesAt(places[0]!)[0] as string),
      Promise.all(
        places
          .filter(hasMessages)
          .map((place) => importModule<MessagesModule>(filesAt(place).at(-1) as string)),
      ),
    ]);
  };
  /** Shares one promise between all callers; after a failure the next call tries again. */
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
    const [{ createPlatform }, [messages]] = await load<PlatformModule>(names.length);
    return createPlatform(messages!, map.providers, { loadFile: loadPart, importModule });
  });

  const entries = new Map<string, RegistryEntry>(
    names.map((name, index) => {
      const traits = numberAt(map.traits, index);
      const entry: RegistryEntry = {
        trigger: triggers[traits & 3] ?? 'load',
        mode: modes[(traits >> 2) & 3],
        load: once<LoadedWidget>(async () => {
          const shared = [...(needs[index] ?? '')].map((digit) => names.length + numberAt(digit, 0));
          const places = [index, ...shared];
          // All files at once, the platform's among them.
          const [platform] = await Promise.all([loadPlatform(), ...places.flatMap(filesAt).map(loadFile)]);
          const [{ default: definition }, messages] = await load<{ default: AnyWidget }>(...places);
          for (const { engines } of messages) platform.addMessages(engines);
          return { platform, definition, messages: messages[0]?.default ?? {} };
        }),
      };
      return [name, entry];
    }),
  );
  return { names, find: (name) => entries.get(name), loadPlatform };
}
