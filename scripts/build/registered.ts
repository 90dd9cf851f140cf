import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { languages, type Language } from '../../src/i18n/languages.ts';
import type { DefinedKey } from '../../src/storage/define-storage.ts';
import type { DefinedReason } from '../../src/sign-in/define-reason.ts';
import type { DefinedEvent } from '../../src/analytics/define-event.ts';
import { projectRoot, widgetsFolder } from './widgets.ts';

/**
 * What features register, found in their folders (docs/decisions/0122): each export of `storage.ts`, `sign-in-reasons.ts`
 * and `analytics-events.ts`, in a room of `src` or in a widget's folder.
 */

const load = createRequire(import.meta.url);

/** All exports of the files of a name, in the order of their paths. */
function exportsOf<Found>(file: string, folder: string): Found[] {
  const rooms = globSync(`src/*/${file}`, { cwd: projectRoot }).map((path) => join(projectRoot, path));
  const widgets = globSync(`*/${file}`, { cwd: folder }).map((path) => join(folder, path));
  return [...rooms.toSorted(), ...widgets.toSorted()].flatMap((path) =>
    Object.values(load(path) as Record<string, Found>),
  );
}

/**
 * What is registered, each once.
 *
 * @throws Error for what is registered twice
 */
function once<Found>(found: readonly Found[], idOf: (one: Found) => string): readonly Found[] {
  const ids = new Set<string>();
  for (const one of found) {
    if (ids.has(idOf(one))) throw new Error(`"${idOf(one)}" is registered twice.`);
    ids.add(idOf(one));
  }
  return found;
}

/** Every key of the browser's storage. @param folder holds the widgets */
export const findKeys = (folder = widgetsFolder): readonly DefinedKey<unknown>[] =>
  once(exportsOf<DefinedKey<unknown>>('storage.ts', folder), ({ store, name }) => `${store} ${name}`);

/** Every reason for which visitors are asked to sign in. @param folder holds the widgets */
export const findReasons = (folder = widgetsFolder): readonly DefinedReason[] =>
  once(exportsOf<DefinedReason>('sign-in-reasons.ts', folder), ({ name }) => name);

/** Every event that is one feature's own. @param folder holds the widgets */
export const findEvents = (folder = widgetsFolder): readonly DefinedEvent[] =>
  once(exportsOf<DefinedEvent>('analytics-events.ts', folder), ({ name }) => name);

/** A module that the build makes of what is registered. */
export interface RegisteredModule {
  readonly code: string;
  /** Words that go with it wherever it is bundled: the name of their engine, and by language. */
  readonly words?: readonly [engine: string, words: Record<Language, Record<string, string>>];
}

/** Words of all that is registered, by language and name. */
const wordsOf = (found: readonly (readonly [name: string, words: Readonly<Record<Language, string>>])[]) =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(found.map(([name, words]) => [name, words[language]])),
    ]),
  ) as Record<Language, Record<string, string>>;

/** The modules by their names. @param folder holds the widgets */
export function registeredModules(folder = widgetsFolder): Readonly<Record<string, () => RegisteredModule>> {
  return {
    'virtual:cleared-keys': () => ({
      code: `export const clearedKeys = ${JSON.stringify(
        findKeys(folder).flatMap(({ store, name, clearedOn = [], isByOwner }) =>
          clearedOn.length > 0 ? [{ store, name, clearedOn, ...(isByOwner && { isByOwner }) }] : [],
        ),
      )};`,
    }),
    'virtual:device-keys': () => {
      const keys = findKeys(folder);
      return {
        code: `export const deviceKeys = ${JSON.stringify(
          keys.map(({ store, name, isSecret = false }) => ({ store, name, isSecret })),
        )};`,
        words: ['storage', wordsOf(keys.map(({ name, words }) => [`stored.${name}`, words]))],
      };
    },
    'virtual:sign-in-reasons': () => {
      const reasons = findReasons(folder);
      return {
        code: `export const signInReasons = ${JSON.stringify(reasons.map(({ name }) => name))};`,
        words: ['sign-in/reasons', wordsOf(reasons.map(({ name, words }) => [name, words]))],
      };
    },
  };
}

/** Words of what is registered, in a language, by engine: for development and tests, where no chunk brings them. */
export const registeredWords = (language: Language, folder = widgetsFolder) =>
  Object.fromEntries(
    Object.values(registeredModules(folder)).flatMap((make) => {
      const [engine, words] = make().words ?? [];
      return engine && words ? [[engine, words[language]] as const] : [];
    }),
  );
