import type { Language } from '#src/i18n/languages.ts';
import type { Schema } from '#src/schema/node.ts';
import { tryRead } from '#src/schema/read.ts';
import { joinedKey, jsonKey, listKey, textKey, type StoredKey, type StoreName } from './key.ts';

/**
 * When a key is cleared (contract, section 5):
 *
 * - `anonymous`: nobody is signed in
 * - `other-user`: somebody else is signed in than the last time
 * - `expired`: the session has expired
 * - `sign-out`: the visitor signs out
 * - `sign-in`: the visitor is about to leave for the login service
 */
export type Clearing = 'anonymous' | 'other-user' | 'expired' | 'sign-out' | 'sign-in';

/** What a key is and how long it lives: known, by names, to every page whether or not the code of its owner is there. */
export interface KeyFacts {
  readonly store: StoreName;
  readonly name: string;
  /** What it is for, as the account settings say it. */
  readonly words: Readonly<Record<Language, string>>;
  /** What clears it; nothing where it says nothing. */
  readonly clearedOn?: readonly Clearing[];
  /** Proves who the visitor is: to clear it is to sign out. */
  readonly isSecret?: true;
  /** Holds an object by whose its parts are (the `ssid`, else the `sid`): what is nobody's, with an empty name, stays. */
  readonly isByOwner?: true;
}

/** What a key holds: a text, a list (`joined`: plainly by commas, as the service does), or JSON of a schema. */
export type Holds = 'text' | 'list' | 'joined' | Schema<unknown>;

/** A key, with what is known of it. */
export interface DefinedKey<Value> extends StoredKey<Value>, KeyFacts {
  readonly holds: Holds;
}

/**
 * Registers a key of the browser's storage: every export of a `storage.ts`, in a room of `src` or in a widget's folder. A
 * visitor's bundle has nothing of it but store, name and what reads it; the build collects the rest
 * (docs/decisions/0122).
 *
 * @example export const quizAnswers = defineStorage({
 *   store: 'local', name: 'quizAnswers', holds: schema(z.record(z.string(), z.string())),
 *   clearedOn: ['sign-out'], words: { en: 'Your answers in quizzes', … },
 * });
 */
export function defineStorage(facts: KeyFacts & { readonly holds: 'text' }): DefinedKey<string>;
export function defineStorage(
  facts: KeyFacts & { readonly holds: 'list' | 'joined' },
): DefinedKey<readonly string[]>;
export function defineStorage<Value>(facts: KeyFacts & { readonly holds: Schema<Value> }): DefinedKey<Value>;
export function defineStorage(
  facts: KeyFacts & { readonly holds: Holds },
): DefinedKey<string> | DefinedKey<readonly string[]> | DefinedKey<unknown> {
  const { store, name, holds } = facts;
  if (holds === 'text') return { ...facts, ...textKey(store, name) };
  if (holds === 'list') return { ...facts, ...listKey(store, name) };
  if (holds === 'joined') return { ...facts, ...joinedKey(store, name) };
  return { ...facts, ...jsonKey(store, name, (value) => tryRead(holds, value)) };
}
