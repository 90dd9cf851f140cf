import type { Language } from '#src/i18n/languages.ts';
import type { Messages } from '#src/i18n/messages.ts';
import type { AnyWidget } from '#src/widget/definition.ts';
import type { Entry, Platform, Registry, Trigger } from './contract.ts';

const facts = import.meta.glob<{ load: Trigger; modes: readonly ('B2C' | 'B2B')[] }>(
  '../widgets/*/widget.json',
  {
    eager: true,
    import: 'default',
  },
);
const definitions = import.meta.glob<AnyWidget>('../widgets/*/index.ts', { import: 'default' });
const messages = import.meta.glob<Messages>('../widgets/*/messages/*.json', { import: 'default' });
const sharedMessages = import.meta.glob<Messages>('../src/i18n/messages/*.json', { import: 'default' });

/** The table of widgets while developing and in tests: straight from the folders, each file as it stands there. */
export function createRegistry(language: Language): Registry {
  let platform: Promise<Platform> | undefined;
  const loadPlatform = () =>
    (platform ??= Promise.all([
      import('./platform/platform.tsx'),
      sharedMessages[`../src/i18n/messages/${language}.json`]?.(),
    ]).then(([{ createPlatform }, words]) => createPlatform(words ?? {}, () => Promise.resolve())));

  const entries = new Map<string, Entry>(
    Object.entries(facts).map(([path, { load: trigger, modes }]) => {
      const folder = path.replace('/widget.json', '');
      const load = async () => {
        const [loaded, definition, words] = await Promise.all([
          loadPlatform(),
          definitions[`${folder}/index.ts`]?.(),
          messages[`${folder}/messages/${language}.json`]?.(),
        ]);
        if (!definition) throw new Error(`${folder}/index.ts is missing.`);
        return { platform: loaded, definition, messages: words ?? {} };
      };
      const entry: Entry = { trigger, mode: modes.length === 1 ? modes[0] : undefined, load };
      return [folder.replace(/.*\//, ''), entry];
    }),
  );
  return { names: [...entries.keys()], find: (name) => entries.get(name), loadPlatform };
}
