import { readCookie, removeCookie, writeCookie } from './cookies.ts';
import type { StoredKey } from './key.ts';

/**
 * The one way to the browser's storage. Nothing here throws: where storage is full, disabled or absent, a value
 * lives as long as the page (contract, section 5; trust, rows 21 and 29 to 31).
 */

/** Identifies a key, and says how long it is kept. */
export type AnyKey = Pick<StoredKey<unknown>, 'name' | 'store' | 'days'>;

/** Store and name identify a `StoredKey`. */
const idOf = ({ store, name }: AnyKey) => `${store}:${name}`;

type AnyDecode = StoredKey<unknown>['decode'];

/** Texts that could not be stored, by key. */
const unstored = new Map<string, string>();
/** The last value read of each key, so that the same text, read in the same way, gives the same object. */
const lastRead = new Map<
  string,
  { readonly text: string; readonly value: unknown; readonly decode: AnyDecode }
>();
const listeners = new Map<string, Set<() => void>>();
const reported = new Set<string>();

/** The value of a key, or undefined where there is none; what cannot be read as one is dropped from the store. */
export function readKey<Value>(key: StoredKey<Value>): Value | undefined {
  const id = idOf(key);
  const text = unstored.get(id) ?? attempt(key, () => readText(key));
  if (text === undefined || text === null) return undefined;
  const last = lastRead.get(id);
  if (last?.text === text && last.decode === key.decode) return last.value as Value;
  const value = decode(key, text);
  if (value === undefined) attempt(key, () => removeText(key));
  else lastRead.set(id, { text, value, decode: key.decode });
  return value;
}

/**
 * Keeps a value.
 *
 * @returns whether it will outlive the page; if not, it is kept for the page
 */
export function writeKey<Value>(key: StoredKey<Value>, value: Value): boolean {
  const text = key.encode(value);
  const isStored = attempt(key, () => writeText(key, text)) === true;
  if (isStored) unstored.delete(idOf(key));
  else unstored.set(idOf(key), text);
  notify(idOf(key));
  return isStored;
}

/** Forgets a value. */
export function removeKey(key: AnyKey): void {
  unstored.delete(idOf(key));
  attempt(key, () => removeText(key));
  notify(idOf(key));
}

/**
 * Calls the listener after each change of a key, by this tab, or, in local storage, by another one.
 *
 * @returns a function that ends it
 */
export function subscribe(key: AnyKey, listener: () => void): () => void {
  const id = idOf(key);
  const onStorage = (event: StorageEvent) => {
    if (key.store !== 'local' || (event.key !== null && event.key !== key.name)) return;
    unstored.delete(id);
    listener();
  };
  const keyListeners = listeners.get(id) ?? new Set();
  listeners.set(id, keyListeners.add(listener));
  window.addEventListener('storage', onStorage);
  return () => {
    keyListeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function notify(id: string): void {
  listeners.get(id)?.forEach((listener) => listener());
}

function decode<Value>(key: StoredKey<Value>, text: string): Value | undefined {
  try {
    return key.decode(text);
  } catch {
    return undefined;
  }
}

/** Does something that a browser may refuse; says so on the console once for each key, and never what it held. */
function attempt<Result>(key: AnyKey, act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    const id = idOf(key);
    if (!reported.has(id)) console.warn(`tourism-widgets: the browser keeps no ${key.name} (${key.store}).`);
    reported.add(id);
    return undefined;
  }
}

/** Storage of the browser; a server has none, even where its runtime offers something of that name. */
function storageOf(store: 'local' | 'session'): Storage | undefined {
  if (typeof window === 'undefined') return undefined;
  return store === 'local' ? window.localStorage : window.sessionStorage;
}

const readText = ({ store, name }: AnyKey): string | null | undefined =>
  store === 'cookie' ? readCookie(name) : storageOf(store)?.getItem(name);

function writeText({ store, name, days }: AnyKey, text: string): boolean {
  if (store === 'cookie') return writeCookie(name, text, days);
  storageOf(store)?.setItem(name, text);
  return storageOf(store)?.getItem(name) === text;
}

function removeText({ store, name }: AnyKey): void {
  if (store === 'cookie') removeCookie(name);
  else storageOf(store)?.removeItem(name);
}
