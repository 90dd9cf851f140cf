// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keptTexts } from '#testing/naughty.ts';
import { readCookie, removeCookie, writeCookie } from './cookies.ts';

/** The library that other scripts of such sites use: what one writes the other reads (docs/decisions/0011). */

/** Half of a surrogate pair has no bytes to be written as. */
const texts = keptTexts.filter((text) => text.isWellFormed());

beforeEach(() => void vi.useFakeTimers({ now: new Date('2027-01-31T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => {
  removeCookie('own');
  Cookies.remove('theirs');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(texts)('%j is read by js-cookie as it was written', (text) => {
  expect(writeCookie('own', text)).toBe(true);
  expect(Cookies.get('own')).toBe(text);
});

test.each(texts)('%j is read as js-cookie has written it', (text) => {
  Cookies.set('theirs', text);
  expect(readCookie('theirs')).toBe(text);
});

test.each(texts)('%j looks the same, whoever wrote it', (text) => {
  writeCookie('same', text);
  const own = document.cookie;
  removeCookie('same');
  Cookies.set('same', text);
  expect(own).toBe(document.cookie);
  Cookies.remove('same');
});

test('js-cookie removes what is ours, and the other way round', () => {
  writeCookie('own', 'x');
  Cookies.remove('own');
  expect(readCookie('own')).toBeUndefined();
  Cookies.set('theirs', 'x');
  removeCookie('theirs');
  expect(Cookies.get('theirs')).toBeUndefined();
});

describe('attributes and end', () => {
  /** What a text tells the browser about its cookie, with its end as a moment. */
  const attributesOf = (text: string) =>
    Object.fromEntries(
      text.split('; ').map((attribute, index) => {
        const [name = '', value = ''] = attribute.split('=');
        const key = name.toLowerCase();
        if (index === 0) return ['value', attribute];
        if (key === 'max-age') return ['end', Date.now() + Number(value) * 1000];
        return key === 'expires' ? ['end', Date.parse(value)] : [key, value.toLowerCase()];
      }),
    );

  test.each([
    ['https://visit.example.com/en/home.html', true, 30],
    ['https://visit.example.com/ar/a/b', true, 180],
    ['http://localhost/en/home.html', false, 1],
  ])('at %s are those that js-cookie gives', (address, secure, days) => {
    const cookie = vi.spyOn(Document.prototype, 'cookie', 'set');
    vi.stubGlobal('location', new URL(address));
    writeCookie('own', 'a b', days);
    Cookies.set('own', 'a b', { path: '/', sameSite: 'Lax', expires: days, ...(secure && { secure }) });
    const [own, theirs] = cookie.mock.calls.map(([text]) => attributesOf(text));
    expect(own).toEqual(theirs);
  });
});
