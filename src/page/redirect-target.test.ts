import { describe, expect, test } from 'vitest';
import { readConfig } from '#src/schema/read-config.ts';
import { createPage } from './page.ts';
import { safeRedirectTarget, usableLoginAddress } from './redirect-target.ts';
import { siteSchema } from './site.schema.ts';

const { config: site } = readConfig(
  siteSchema,
  JSON.stringify({
    allowedRedirectOrigins: ['https://partner.example.com', 'javascript:x', 'about:blank'],
    userApi: {
      ssidLoginUrl: 'https://sso.example.com/login',
      ssidUserInfo: 'mailto:x@example.org',
      ssidDomain: 'id.example.com',
    },
  }),
);
const pageAt = (url: string) => createPage({}, { url, language: 'ar', site });
const page = pageAt('https://visit.example.com/ar/home.html?x=1');
const root = 'https://visit.example.com/ar';

describe('a redirect is followed', () => {
  test.each([
    ['/en/trips?a=1#b', 'https://visit.example.com/en/trips?a=1#b'],
    ['trips.html', 'https://visit.example.com/ar/trips.html'],
    ['https://visit.example.com/en', 'https://visit.example.com/en'],
    ['HTTPS://VISIT.EXAMPLE.COM/en', 'https://visit.example.com/en'],
    ['https://sso.example.com/next', 'https://sso.example.com/next'],
    ['https://id.example.com/next', 'https://id.example.com/next'],
    ['https://partner.example.com/', 'https://partner.example.com/'],
    ['/%2F%2Fevil.example', 'https://visit.example.com/%2F%2Fevil.example'],
    ['/%5Cevil.example', 'https://visit.example.com/%5Cevil.example'],
    ['/en?next=https%3A%2F%2Fevil.example', 'https://visit.example.com/en?next=https%3A%2F%2Fevil.example'],
  ])('%s', (target, address) => {
    expect(safeRedirectTarget(target, page)).toBe(address);
  });
});

describe('a redirect leads to the language’s root instead', () => {
  test.each([
    undefined,
    '',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'https://visit.example.com.evil.example',
    'https://visit.example.com@evil.example',
    'https://user:pass@visit.example.com/',
    'https://visit.example.com:8443/',
    'http://visit.example.com/',
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'about:blank',
    'blob:https://visit.example.com/1',
    'mailto:x@example.org',
    'http://[',
  ])('%j', (target) => {
    expect(safeRedirectTarget(target, page)).toBe(root);
  });

  test('below the folders of a content path', () => {
    const content = pageAt('https://visit.example.com/content/site/ar_SA/home.html');
    expect(safeRedirectTarget('https://evil.example', content)).toBe(
      'https://visit.example.com/content/site/ar_SA',
    );
  });

  // On an https page these are relative paths, however they look.
  test.each(['https:/evil.example', 'https:evil.example/x'])('or to a path on this site: %s', (target) => {
    expect(new URL(safeRedirectTarget(target, page)).origin).toBe('https://visit.example.com');
  });
});

describe('a login address', () => {
  const local = pageAt('http://dev.example.com/en/');
  test.each([
    [page, 'https://sso.example.com/login', 'https://sso.example.com/login'],
    [page, '/login', 'https://visit.example.com/login'],
    [page, 'http://localhost:3000/login', 'http://localhost:3000/login'],
    [page, 'http://sso.localhost/login', 'http://sso.localhost/login'],
    [page, 'http://127.0.0.1/login', 'http://127.0.0.1/login'],
    [page, 'http://[::1]:80/login', 'http://[::1]/login'],
    [local, '/login', 'http://dev.example.com/login'],
    [page, 'http://sso.example.com/login', undefined],
    [page, 'http://visit.example.com/login', undefined],
    [page, 'http://localhost.evil.example/login', undefined],
    [page, 'http://127.0.0.1.evil.example/login', undefined],
    [page, 'javascript:alert(1)', undefined],
    [page, 'mailto:x@example.org', undefined],
    [page, '', undefined],
    [page, undefined, undefined],
  ])('%o %s is %s', (from, address, usable) => {
    expect(usableLoginAddress(address, from)?.href).toBe(usable);
  });
});
