import { describe, expect, test } from 'vitest';
import { isExternal, isSamePage, safeHref, safeSource } from './safe-link.ts';

const page = 'https://visit.example.com/en/home.html?a=1';

describe('an address that may be linked keeps its words', () => {
  test.each([
    '/en/x',
    'x.html?y=1#z',
    '#questions',
    '?page=2',
    'https://example.com',
    'HTTP://EXAMPLE.COM/a',
    '//example.com/a',
    'mailto:guide@example.org',
    'tel:+966110000000',
    '/ar/وجهات',
    'javascript/x.html',
    './javascript:x',
  ])('%s', (address) => {
    expect(safeHref(address, page)).toBe(address);
  });

  test('blanks around it and line breaks within it, which no browser reads, are left out', () => {
    expect(safeHref('  /en/x\n ', page)).toBe('/en/x');
    expect(safeHref('\u0001https://example.com/\ta', page)).toBe('https://example.com/a');
  });
});

describe('an address that must not be linked is none', () => {
  test.each([
    '',
    '   ',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    '\u0000javascript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'blob:https://visit.example.com/1',
    'file:///etc/passwd',
    'ftp://example.com/',
    'about:blank',
    'view-source:https://example.com',
    'https://',
    'http://[',
  ])('%j', (address) => {
    expect(safeHref(address, page)).toBeUndefined();
  });
});

describe('an address of a file is one of the web', () => {
  test.each(['/a.jpg', 'a.jpg?w=1', '//example.com/a.jpg', 'HTTPS://example.com/a.jpg'])('%s', (address) =>
    expect(safeSource(address, page)).toBe(address),
  );
  test.each(['', 'mailto:a@example.org', 'tel:1', 'javascript:1', 'feed:x', 'data:image/png,x', 'blob:x'])(
    'not %j',
    (address) => expect(safeSource(address, page)).toBeUndefined(),
  );
});

test.each([
  ['#questions', true],
  ['#', true],
  ['/en/home.html?a=1#questions', true],
  ['https://visit.example.com/en/home.html?a=1#x', true],
  ['/en/home.html?a=1', false],
  ['/en/home.html#questions', false],
  ['/en/other.html#questions', false],
  ['http://[', false],
])('%s names a place on the page: %s', (address, same) => {
  expect(isSamePage(address, page)).toBe(same);
});

test.each([
  ['/en/x', false],
  ['https://visit.example.com/x', false],
  ['https://example.com/', true],
  ['http://visit.example.com/', true],
  ['//example.com', true],
  ['mailto:guide@example.org', false],
  ['http://[', false],
])('%s leads to another origin: %s', (address, external) => {
  expect(isExternal(address, page)).toBe(external);
});
