import { map } from 'virtual:widget-map';
import type { Language } from '#src/i18n/languages.ts';
import type {
  LoadedWidget,
  MessagesModule,
  NamedWidget,
  NearestNameModule,
  Platform,
  PlatformModule,
  Registry,
  RegistryEntry,
  Trigger,
} from './contract.ts';
import { digestOf } from './digest.ts';
import { importModule, loadFile } from './load-chunk.ts';

/** Character code that stands for 0 (`scripts/build/widget-map.ts` packs so). */
const zero = 40;

const triggers = 'load idle visible interaction'.split(' ') as readonly Trigger[];
const modes = [undefined, 'B2C', 'B2B'] as const;

/**
 * The table of widgets of a build. It lists every file of a widget, so that all are requested at once.
 *
 * @param language of the page, whose messages are fetched
 * @param base address of the folder that holds `loader.js`, or of anything in it
 */
export function createRegistry(language: Language, base: string): Registry {
  const digests = map.digests.match(/.{3}/g) as readonly string[];
  const needs = map.needs.split(' ');
  const nameList = map.traits.length - 1;
  const numberAt = (packed: string, index: number) => packed.charCodeAt(index) - zero;

  /** Files of the chunk at a place of the table: code, then styles, then messages. */
  const filesAt = (place: number) =>
    ['js', numberAt(map.traits, place) & 16 && 'css', numberAt(map.traits, place) & 32 && `${language}.js`]
      .filter(Boolean)
      .map((ending) => new URL(`assets/${map.hashes.substr(place * 7, 7)}.${ending}`, base).href);
  /** Loads the files of chunks, then imports the code of the first and the messages of all. */
  const load = async <Module>(...places: number[]): Promise<[Module, MessagesModule[]]> => {
    const files = places.flatMap(filesAt);
    await Promise.all(files.map((file) => loadFile(file)));
    const words = files.filter((file) => file.endsWith(`.${language}.js`));
    return Promise.all([
      importModule<Module>(files[0] as string),
      Promise.all(words.map((file) => importModule<MessagesModule>(file))),
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
    const [{ createPlatform }, [messages]] = await load<PlatformModule>(digests.length);
    return createPlatform(messages!, language, map.providers, {
      loadFile: (url) => loadFile(url, true),
      importModule,
    });
  });

  const loadNames = once(() => load<NearestNameModule>(nameList));

  const entries = new Map<string, RegistryEntry>(
    digests.map((digest, index) => {
      const traits = numberAt(map.traits, index);
      const entry: RegistryEntry = {
        trigger: triggers[traits & 3] ?? 'load',
        mode: modes[(traits >> 2) & 3],
        load: once<LoadedWidget>(async () => {
          const shared = [...(needs[index] ?? '')].map((digit) => digests.length + numberAt(digit, 0));
          // All files at once, the platform's among them.
          const [platform, [{ default: definition }, messages]] = await Promise.all([
            loadPlatform(),
            load<{ default: NamedWidget }>(index, ...shared, digests.length),
          ]);
          for (const { engines } of messages) platform.addMessages(engines);
          return { platform, definition, messages: (traits & 32 && messages[0]?.default) || {} };
        }),
      };
      return [digest, entry];
    }),
  );
  return {
    find: (name) => entries.get(digestOf(name)),
    findNearest: async (name) => (await loadNames())[0].nearestName(name),
    loadPlatform,
  };
}
