import { expect, test } from 'vitest';
import { toVcard } from './vcard.ts';

const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('a contact has name, number, mail, place and address of the web, each in its line', () => {
  const file = toVcard({
    name: 'Embassy of Japan',
    phone: '+966114881100',
    email: 'embassy@example.org',
    website: 'https://embassy.example.com',
    street: 'Plot 11, Diplomatic Quarter',
    city: 'Riyadh',
    country: 'Saudi Arabia',
    latitude: 24.674,
    longitude: 46.613,
  });
  expect(linesOf(file)).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Embassy of Japan;;;;',
    'FN:Embassy of Japan',
    'ORG:Embassy of Japan',
    'X-ABShowAs:COMPANY',
    'TEL;TYPE=WORK,VOICE:+966114881100',
    'EMAIL;TYPE=INTERNET:embassy@example.org',
    String.raw`ADR;TYPE=WORK:;;Plot 11\, Diplomatic Quarter;Riyadh;;;Saudi Arabia`,
    'GEO:24.674;46.613',
    'URL:https://embassy.example.com',
    'END:VCARD',
    '',
  ]);
});

test('what is not known has no line', () => {
  expect(toVcard({ name: 'Ambulance', phone: '997' })).not.toMatch(/EMAIL|ADR|GEO|URL/);
});

test('no text ends its line or begins another property', () => {
  const file = toVcard({ name: 'A\r\nTEL:1; B', street: 'x\nEND:VCARD' });
  expect(linesOf(file).filter((line) => /^(?:TEL|END)/.test(line))).toEqual(['END:VCARD']);
});

test('no line has more than 75 octets, and no character is cut', () => {
  const name = 'سفارة اليابان لدى المملكة العربية السعودية في مدينة الرياض';
  const file = toVcard({ name });
  const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(linesOf(file)).toContain(`FN:${name}`);
});
