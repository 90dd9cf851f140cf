import { toJson } from '#src/text/json.ts';
import { decodeList, encodeList } from './comma-list.ts';

/** Where a value is kept: `local` outlives the tab, `session` does not, the server reads a `cookie` (30 days). */
export type StoreName = 'local' | 'session' | 'cookie';

/** A key of the browser's storage, and how its text is read and written. */
export interface StoredKey<Value> {
  readonly name: string;
  readonly store: StoreName;
  /** Days that a cookie lives from now on; thirty where it does not say. */
  readonly days?: number;
  /** The value that a text stands for, or undefined where it is damaged, of another version, or planted. */
  readonly decode: (text: string) => Value | undefined;
  readonly encode: (value: Value) => string;
}

/** A key that holds text as it came; an empty text is none. */
export const textKey = (store: StoreName, name: string): StoredKey<string> => ({
  name,
  store,
  decode: (text) => text || undefined,
  encode: (text) => text,
});

/** A key that holds a comma-joined list. */
export const listKey = (store: StoreName, name: string): StoredKey<readonly string[]> => ({
  name,
  store,
  decode: decodeList,
  encode: encodeList,
});

/** A key that holds a list plainly joined by commas, as the service does; no entry has one. */
export const joinedKey = (store: StoreName, name: string): StoredKey<readonly string[]> => ({
  ...listKey(store, name),
  encode: (entries) => entries.join(','),
});

/**
 * A key that holds JSON.
 *
 * @param accept gives the value that parsed JSON stands for, or undefined where it stands for none
 */
export const jsonKey = <Value>(
  store: StoreName,
  name: string,
  accept: (value: unknown) => Value | undefined,
): StoredKey<Value> => ({
  name,
  store,
  decode: (text) => accept(JSON.parse(text)),
  encode: toJson,
});
