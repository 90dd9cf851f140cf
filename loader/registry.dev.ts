import { itemWords } from 'virtual:items/words';
import { registeredWords } from 'virtual:registered-words';
import type { EngineMessages } from '#src/i18n/engine-messages.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { toProviders } from '#src/page/providers.ts';
import type { WidgetFacts } from '#src/schema/define-widget.ts';
import type { NamedWidget, Platform, Registry, RegistryEntry } from './contract.ts';

const facts = import.meta.glob<WidgetFacts>('../widgets/*/widget.ts', {
  query: '?facts',
  eager: true,
  import: 'default',
});
const definitions = import.meta.glob<NamedWidget>('../widgets/*/widget.ts', {
  query: '?entry',
  import: 'default',
});
const messages = import.meta.glob<Messages>('../widgets/*/messages/*.json', { import: 'default' });
const sourceMessages = import.meta.glob<Messages>('../src/**/messages/*.json', { import: 'default' });

/** What all widgets share, and the words of all engines, by the path of their folder. */
const loadMessages = async (language: Language) => {
  const paths = Object.keys(sourceMessages).filter((path) => path.endsWith(`/${language}.json`));
  const loaded = await Promise.all(
    paths.map(
      async (path) => [path.split('/').slice(2, -2).join('/'), await sourceMessages[path]?.()] as const,
    ),
  );
  const words = itemWords[language];
  return {
    ...(Object.fromEntries(
      loaded.map(([engine, own]) => [engine, { ...own, ...words[engine] }]),
    ) as EngineMessages),
    ...registeredWords[language],
  };
};

const providers = toProviders(
  Object.entries(facts).map(([path, { provides = [] }]) => [path.split('/')[2] as string, provides]),
);

/** The table of widgets in development and tests, made directly from the folders. */
export function createRegistry(language: Language): Registry {
  let platform: Promise<Platform> | undefined;
  const loadPlatform = () =>
    (platform ??= Promise.all([import('./platform/platform.tsx'), loadMessages(language)]).then(
      ([{ createPlatform }, { i18n: shared = {}, ...engines }]) =>
        createPlatform({ default: shared, engines }, language, providers),
    ));

  const entries = new Map<string, RegistryEntry>(
    Object.entries(facts).map(([path, { load: trigger, modes }]) => {
      const folder = path.replace('/widget.ts', '');
      const load = async () => {
        const [loaded, definition, own] = await Promise.all([
          loadPlatform(),
          definitions[`${folder}/widget.ts`]?.(),
          messages[`${folder}/messages/${language}.json`]?.(),
        ]);
        if (!definition) throw new Error(`${folder}/widget.ts is missing.`);
        return { platform: loaded, definition, messages: own ?? {} };
      };
      const entry: RegistryEntry = { trigger, mode: modes.length === 1 ? modes[0] : undefined, load };
      return [folder.replace(/.*\//, ''), entry];
    }),
  );
  return {
    find: (name) => entries.get(name),
    findNearest: async (name) => (await import('./nearest-name.ts')).nearestName(name),
    loadPlatform,
  };
}
