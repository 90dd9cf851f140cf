// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { joinedKey, jsonKey, listKey, textKey } from './key.ts';
import { readKey, removeKey, subscribe, writeKey } from './store.ts';

const interests = joinedKey('local', 'int');
const currentUrl = textKey('cookie', 'current_url');
const siteConsent = listKey('cookie', 'site_consent');

const ticks = jsonKey('local', 'ticks', (value) =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((each) => typeof each === 'boolean')
    ? (value as Record<string, boolean>)
    : undefined,
);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

/** Makes a store behave as in a browser that refuses it. */
const refuse = (...methods: ('getItem' | 'setItem' | 'removeItem')[]) =>
  methods.map((method) =>
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError');
    }),
  );

describe('a value', () => {
  test('is kept under the key that the specification names', () => {
    expect(writeKey(interests, ['heritage', 'sea'])).toBe(true);
    expect(localStorage.getItem('int')).toBe('heritage,sea');
    expect(readKey(interests)).toEqual(['heritage', 'sea']);
  });

  test('is read anew by who reads it in another way', () => {
    writeKey(textKey('local', 'ticks'), '{"passport":true}');
    expect(readKey(textKey('local', 'ticks'))).toBe('{"passport":true}');
    expect(readKey(ticks)).toEqual({ passport: true });
    expect(readKey(ticks)).toBe(readKey(ticks));
  });

  test('in a cookie too', () => {
    const address = 'https://visit.example.com/en/x?a=1&b=؟#h;x';
    expect(writeKey(currentUrl, address)).toBe(true);
    expect(document.cookie).toContain('current_url=');
    expect(readKey(currentUrl)).toBe(address);
    removeKey(currentUrl);
    expect(document.cookie).not.toContain('current_url');
  });

  test('that is a refusal is told from no answer', () => {
    expect(readKey(siteConsent)).toBeUndefined();
    writeKey(siteConsent, []);
    expect(readKey(siteConsent)).toEqual([]);
    removeKey(siteConsent);
  });

  test('stays the same object while its text is the same', () => {
    writeKey(ticks, { a: true });
    expect(readKey(ticks)).toBe(readKey(ticks));
    localStorage.setItem('ticks', '{"a":false}');
    expect(readKey(ticks)).toEqual({ a: false });
  });

  test('is gone when it is removed', () => {
    writeKey(ticks, { a: true });
    removeKey(ticks);
    expect(readKey(ticks)).toBeUndefined();
  });
});

describe('rubbish in storage is dropped', () => {
  test.each([
    [ticks, 'localStorage', '{"a":'],
    [ticks, 'localStorage', '[1]'],
    [ticks, 'localStorage', '{"a":"yes"}'],
  ] as const)('%o %s %s', (key, store, text) => {
    window[store].setItem(key.name, text);
    expect(readKey(key)).toBeUndefined();
    expect(window[store].getItem(key.name)).toBeNull();
  });

  test('and nothing planted reaches the prototype of all objects', () => {
    localStorage.setItem('ticks', '{"__proto__":{"polluted":true}}');
    readKey(ticks);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('where the browser refuses storage', () => {
  test('a value lives as long as the page, and the console hears of it once', () => {
    refuse('getItem', 'setItem', 'removeItem');
    const notes = textKey('local', 'refused');
    expect(readKey(notes)).toBeUndefined();
    expect(writeKey(notes, 'secret')).toBe(false);
    expect(readKey(notes)).toBe('secret');
    expect(writeKey(notes, 'other')).toBe(false);
    removeKey(notes);
    expect(readKey(notes)).toBeUndefined();
    expect(console.warn).toHaveBeenCalledTimes(1);
    expect(vi.mocked(console.warn).mock.calls.flat().join()).not.toContain('secret');
  });

  test('even asking for it may throw', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(readKey(listKey('local', 'denied'))).toBeUndefined();
    expect(writeKey(listKey('local', 'denied'), ['a'])).toBe(false);
  });

  test('a full store comes back', () => {
    const [full] = refuse('setItem');
    writeKey(ticks, { a: true });
    full?.mockRestore();
    expect(writeKey(ticks, { a: false })).toBe(true);
    expect(readKey(ticks)).toEqual({ a: false });
  });

  test('a cookie that cannot be written is noticed', () => {
    expect(writeKey(currentUrl, '\uD83D')).toBe(false);
    removeKey(currentUrl);
  });
});

describe('a listener', () => {
  const fromOtherTab = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

  test('hears of changes by this tab and by others, until it stops', () => {
    const listener = vi.fn<() => void>();
    const stop = subscribe(ticks, listener);
    writeKey(ticks, { a: true });
    removeKey(ticks);
    fromOtherTab('ticks');
    fromOtherTab(null);
    expect(listener).toHaveBeenCalledTimes(4);
    fromOtherTab('another');
    writeKey(interests, ['x']);
    stop();
    writeKey(ticks, { a: false });
    fromOtherTab('ticks');
    expect(listener).toHaveBeenCalledTimes(4);
  });
});
