// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readCookie, removeCookie, writeCookie } from './cookies.ts';
import { listKey } from './key.ts';
import { writeKey } from './store.ts';

const siteConsent = listKey('cookie', 'site_consent');

/** What was written as a cookie, and what a browser would keep of it. */
let written: string[];
let jar: Map<string, string>;

const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') as PropertyDescriptor;

/** Puts the page at an address, with a jar that can be looked into. */
function stubPage(address: string): void {
  vi.stubGlobal('location', new URL(address));
  Object.defineProperty(Document.prototype, 'cookie', {
    configurable: true,
    get: () => [...jar].map(([id, value]) => `${id.split('@')[0]}=${value}`).join('; '),
    set(text: string) {
      written.push(text);
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', ...value] = pair.split('=');
      const domain = attributes.find((attribute) => attribute.startsWith('Domain='))?.slice(7) ?? '';
      if (text.length > 4096) return;
      if (attributes.includes('Max-Age=0')) jar.delete(`${name}@${domain}`);
      else jar.set(`${name}@${domain}`, value.join('='));
    },
  });
}

beforeEach(() => {
  written = [];
  jar = new Map();
});
afterEach(() => {
  vi.unstubAllGlobals();
  Object.defineProperty(Document.prototype, 'cookie', own);
});

describe('a cookie', () => {
  test('lives thirty days, everywhere on the site, and on https is secure', () => {
    stubPage('https://visit.example.com/en/home.html');
    expect(writeCookie('current_url', 'x')).toBe(true);
    expect(written).toEqual(['current_url=x; Path=/; SameSite=Lax; Secure; Max-Age=2592000']);
  });

  test('lives as long as its key says', () => {
    stubPage('https://visit.example.com/en/home.html');
    expect(writeKey({ ...siteConsent, days: 180 }, ['v:2', 'analytics'])).toBe(true);
    expect(written).toEqual(['site_consent=v:2%2Canalytics; Path=/; SameSite=Lax; Secure; Max-Age=15552000']);
  });

  test('is not secure on http, where it would not be kept', () => {
    stubPage('http://localhost/en/home.html');
    writeCookie('current_url', 'x');
    expect(written[0]).not.toContain('Secure');
  });

  test.each([
    ['https://visit.example.com/en/x?a=1&b=c#d', 'https://visit.example.com/en/x?a=1&b=c#d'],
    ['a b;c,d"e"\\f%', 'a%20b%3Bc%2Cd%22e%22%5Cf%25'],
    ['العربية 🌴', '%D8%A7%D9%84%D8%B9%D8%B1%D8%A8%D9%8A%D8%A9%20%F0%9F%8C%B4'],
    ['a\r\nSet-Cookie: b=c', 'a%0D%0ASet-Cookie:%20b=c'],
    ['', ''],
  ])('holds %j', (text, value) => {
    stubPage('https://visit.example.com/');
    expect(writeCookie('current_url', text)).toBe(true);
    expect(written[0]?.split('; ')[0]).toBe(`current_url=${value}`);
    expect(readCookie('current_url')).toBe(text);
  });

  test.each([
    ['%zz', '%zz'],
    ['100%', '100%'],
    ['"quoted"', 'quoted'],
    ['a=b==', 'a=b=='],
  ])('that somebody else wrote as %s is read as %s', (value, text) => {
    stubPage('https://visit.example.com/');
    jar.set('ssid-user-data', value);
    expect(readCookie('ssid-user-data')).toBe(text);
  });

  test('is told from others whose names begin or end alike', () => {
    stubPage('https://visit.example.com/');
    jar.set('x_access_token', 'a').set('access_token_x', 'b');
    expect(readCookie('access_token')).toBeUndefined();
    jar.set('access_token', 'c');
    expect(readCookie('access_token')).toBe('c');
  });

  test('that is too long is reported', () => {
    stubPage('https://visit.example.com/');
    writeCookie('current_url', 'short');
    expect(writeCookie('current_url', 'x'.repeat(5000))).toBe(false);
    expect(readCookie('current_url')).toBe('short');
  });

  test('is removed with the attributes it was written with', () => {
    stubPage('https://visit.example.com/');
    writeCookie('current_url', 'x');
    removeCookie('current_url');
    expect(readCookie('current_url')).toBeUndefined();
    expect(written[1]).toBe('current_url=; Path=/; SameSite=Lax; Secure; Max-Age=0');
  });

  test('that the login service set for a parent domain is removed too', () => {
    stubPage('https://www.visit.example.com/');
    jar.set('access_token@visit.example.com', 't');
    removeCookie('access_token');
    expect(readCookie('access_token')).toBeUndefined();
  });
});

describe('on a page that is not as a page should be', () => {
  beforeEach(() => writeCookie('site_consent', 'analytics'));
  afterEach(() => {
    removeCookie('site_consent');
    document.body.replaceChildren();
  });

  test.each(['<img name="cookie">', '<form name="cookie"></form>', '<embed name="cookie">'])(
    '%s stands in for no cookie',
    (element) => {
      document.body.innerHTML = element;
      expect(readCookie('site_consent')).toBe('analytics');
      expect(writeCookie('site_consent', 'none')).toBe(true);
      expect(readCookie('site_consent')).toBe('none');
    },
  );

  test('properties that a script gave to every object do no harm', () => {
    const everyObject = Object.prototype as Record<string, unknown>;
    Object.assign(everyObject, { access_token: 'planted', extend: () => {} });
    try {
      expect(readCookie('access_token')).toBeUndefined();
      expect(writeCookie('site_consent', 'none')).toBe(true);
      expect(readCookie('site_consent')).toBe('none');
    } finally {
      delete everyObject['access_token'];
      delete everyObject['extend'];
    }
  });
});
