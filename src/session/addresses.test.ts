import { beforeEach, describe, expect, test } from 'vitest';
import { readValue } from '#src/schema/read.ts';
import { createPage } from '#src/page/page.ts';
import { siteSchema } from '#src/page/site.schema.ts';
import { withoutStatus } from './current-url.ts';
import { loginUrl } from './login-url.ts';
import { logoutUrl } from './logout-url.ts';
import { referralOf } from './referral.ts';

let userApi: Record<string, string>;
const pageOf = (mode: 'B2C' | 'B2B' = 'B2C', url = 'https://visit.example.com/fr/home.html') =>
  createPage({ mode }, { url, language: 'fr', site: { ...readValue(siteSchema, {}), userApi } });

beforeEach(() => {
  userApi = {
    ssidLoginUrl: 'https://sso.example.com/login?client=site&ref=config',
    ssidLogoutUrl: 'https://sso.example.com/logout',
    b2bLoginRedirectEndpoint: 'https://b2b.example.com/login',
    b2bLogoutRedirectEndpoint: 'https://b2b.example.com/logout?x=1',
  };
});

describe('the address a visitor returns to has no status', () => {
  test.each([
    ['https://a.example/en', 'https://a.example/en'],
    ['https://a.example/en?', 'https://a.example/en?'],
    ['https://a.example/en?status=1', 'https://a.example/en'],
    ['https://a.example/en?a=1&status=1&b=2', 'https://a.example/en?a=1&b=2'],
    ['https://a.example/en?status=1&a=1&status=2', 'https://a.example/en?a=1'],
    ['https://a.example/en?STATUS=1&Status', 'https://a.example/en'],
    ['https://a.example/en?status[]=1&status%5B%5D=2&%73tatus=3&status[0]=4', 'https://a.example/en'],
    ['https://a.example/en?status=1#status=1?status=2', 'https://a.example/en#status=1?status=2'],
    ['https://a.example/en#x?status=1', 'https://a.example/en#x?status=1'],
    [
      'https://a.example/en?mystatus=1&statuses=2&a=status',
      'https://a.example/en?mystatus=1&statuses=2&a=status',
    ],
    ['https://a.example/en?q=a+b%20c%zz&&=&status=x&é=ü', 'https://a.example/en?q=a+b%20c%zz&&=&é=ü'],
    ['https://a.example/status?status', 'https://a.example/status'],
  ])('%s', (address, kept) => {
    expect(withoutStatus(address)).toBe(kept);
  });
});

describe('a referral', () => {
  test.each([
    ['?utm_source=a&utm_medium=b&x=1', 'utm_source=a&utm_medium=b'],
    ['ref=a&referral=b&gclid=c&fbclid=d', 'ref=a&referral=b&gclid=c&fbclid=d'],
    ['lang=ar&postLoginUrl=//evil&redirect=x&token=t', ''],
    ['utm_source=a%0D%0ASet-Cookie:x', 'utm_source=a%0D%0ASet-Cookie%3Ax'],
    ['utm_=1&utm_a-b=1&UTM_SOURCE=1&__proto__=1', ''],
    ['', ''],
    ['utm_source=%zz', 'utm_source=%25zz'],
  ])('%s is kept as %s', (query, kept) => {
    expect(referralOf(query)).toBe(kept);
  });

  test('is a kilobyte at most, what is too long left out', () => {
    expect(referralOf(`utm_source=${'x'.repeat(8000)}&ref=a`)).toBe('ref=a');
  });
});

describe('signing in', () => {
  test('goes to the mode’s endpoint with language and referral', () => {
    expect(loginUrl(pageOf('B2C'), { referral: 'utm_source=a b&gclid=1' })).toBe(
      'https://sso.example.com/login?client=site&ref=config&utm_source=a+b&gclid=1&lang=fr',
    );
    expect(loginUrl(pageOf('B2B'))).toBe('https://b2b.example.com/login?lang=fr');
  });

  test('is never redirected by a referral', () => {
    expect(loginUrl(pageOf(), { referral: 'ref=evil' })).toBe(
      'https://sso.example.com/login?client=site&ref=config&lang=fr',
    );
  });

  test('leads back to where the authwalled link leads, encoded once', () => {
    const url = loginUrl(pageOf('B2B'), { target: '/fr/trips?a=1&b=é%20' });
    expect(url).toBe(
      'https://b2b.example.com/login?lang=fr&postLoginUrl=https%3A%2F%2Fvisit.example.com%2Ffr%2Ftrips%3Fa%3D1%26b%3D%25C3%25A9%2520',
    );
    expect(new URL(url as string).searchParams.get('postLoginUrl')).toBe(
      'https://visit.example.com/fr/trips?a=1&b=%C3%A9%20',
    );
  });

  test.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'https://evil.example'])(
    'never leads to %s',
    (target) => {
      expect(new URL(loginUrl(pageOf(), { target }) as string).searchParams.get('postLoginUrl')).toBe(
        'https://visit.example.com/fr',
      );
    },
  );

  test.each(['http://sso.example.com/login', 'javascript:alert(1)', ''])(
    'is not offered at %j',
    (address) => {
      userApi['ssidLoginUrl'] = address;
      expect(loginUrl(pageOf())).toBeUndefined();
    },
  );

  test('is not offered by a site that names no service', () => {
    expect(
      loginUrl(
        createPage({}, { url: 'https://a.example/en', language: 'en', site: readValue(siteSchema, {}) }),
      ),
    ).toBeUndefined();
  });
});

describe('signing out', () => {
  test('goes to the mode’s endpoint with the id-token', () => {
    expect(logoutUrl(pageOf('B2C'), 'a.b c')).toBe('https://sso.example.com/logout?id_token_hint=a.b+c');
    expect(logoutUrl(pageOf('B2B'), 't')).toBe('https://b2b.example.com/logout?x=1&id_token_hint=t');
    expect(logoutUrl(pageOf('B2C'), undefined)).toBe('https://sso.example.com/logout');
  });

  test('sends the token over no open line', () => {
    userApi['ssidLogoutUrl'] = '/logout';
    expect(logoutUrl(pageOf('B2C', 'http://dev.example.com/en'), 't')).toBe('http://dev.example.com/logout');
    expect(logoutUrl(pageOf('B2C', 'http://127.0.0.1:3000/en'), 't')).toBe(
      'http://127.0.0.1:3000/logout?id_token_hint=t',
    );
  });

  test('is not offered where the endpoint is unusable', () => {
    userApi['ssidLogoutUrl'] = 'ftp://sso.example.com';
    expect(logoutUrl(pageOf(), 't')).toBeUndefined();
  });
});
