import { expect, test } from 'vitest';
import { bookingLink } from './booking-link.ts';

const page = 'https://www.example.sa/en/stays';
const hosts = ['book.example.com', 'rooms.example.com:8443'];
const kindOf = (address: string | undefined) => bookingLink(address, hosts, page)?.kind;

test.each([
  ['a listed host', 'https://book.example.com/stays/red-wall?nights=2#rooms'],
  ['in capitals', 'HTTPS://BOOK.EXAMPLE.COM/'],
  ['with the usual port', 'https://book.example.com:443/'],
  ['with a listed port', 'https://rooms.example.com:8443/'],
  ['without a scheme, as the page’s own', '//book.example.com/'],
  ['this site', '/en/book/red-wall'],
  ['this site by its whole address', 'https://www.example.sa/en/book/red-wall'],
])('visitors book at %s', (_, address) => expect(kindOf(address)).toBe('booking'));

test.each([
  ['a host that is not listed', 'https://red-wall.example.org/'],
  ['one that begins like a listed one', 'https://book.example.com.evil.example/'],
  ['one that ends like a listed one', 'https://evil-book.example.com/'],
  ['one below a listed one', 'https://a.book.example.com/'],
  ['the one above it', 'https://example.com/'],
  ['another port of a listed one', 'https://book.example.com:8443/'],
  ['a listed one without its port', 'https://rooms.example.com/'],
  ['a dot at the end', 'https://book.example.com./'],
  ['a letter of another script', 'https://bооk.example.com/'],
  ['a listed name in the path', 'https://evil.example/book.example.com'],
  ['a listed name behind a backslash', 'https://evil.example\\@book.example.com'],
])('%s is a website', (_, address) => expect(kindOf(address)).toBe('website'));

test.each([
  ['a listed name as a user', 'https://book.example.com@evil.example/'],
  ['a user before a listed host', 'https://book@book.example.com/'],
  ['a password', 'https://:secret@book.example.com/'],
  ['a user before this site', 'https://me@www.example.sa/'],
  ['http', 'http://book.example.com/'],
  ['a script', 'javascript:alert(1)'],
  ['data', 'data:text/html,book'],
  ['a mail', 'mailto:book@example.com'],
  ['no address', 'https://'],
  ['nothing', undefined],
])('%s is no link', (_, address) => expect(kindOf(address)).toBeUndefined());

test('only what leaves the site opens a new window', () => {
  expect(bookingLink('/en/book', hosts, page)?.opensNewWindow).toBe(false);
  expect(bookingLink('https://book.example.com/', hosts, page)?.opensNewWindow).toBe(true);
  expect(bookingLink('https://red-wall.example.org/', hosts, page)?.opensNewWindow).toBe(true);
});
