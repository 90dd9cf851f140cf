import { expect, test } from 'vitest';
import type { CalendarEntry } from './ics.ts';
import { googleCalendarLink, outlookCalendarLink } from './web-calendars.ts';

const concert: CalendarEntry = {
  uid: '1',
  title: 'Oud & song',
  span: { start: new Date('2026-12-04T18:00:00Z'), end: new Date('2026-12-04T20:30:00Z') },
  description: 'Bring a coat.',
  location: 'Maraya, AlUla',
  url: 'https://visit.example.com/en/oud',
};
const festival: CalendarEntry = {
  uid: '2',
  title: 'Festival',
  span: { firstDay: '2026-12-30', lastDay: '2026-12-31' },
};
const fieldsOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

test('Google gets title, time, text with address, and place', () => {
  expect(googleCalendarLink(concert)).toMatch(/^https:\/\/calendar\.google\.com\/calendar\/render\?/);
  expect(fieldsOf(googleCalendarLink(concert))).toEqual({
    action: 'TEMPLATE',
    text: 'Oud & song',
    dates: '20261204T180000Z/20261204T203000Z',
    details: 'Bring a coat.\n\nhttps://visit.example.com/en/oud',
    location: 'Maraya, AlUla',
  });
});

test('Outlook gets the same', () => {
  expect(outlookCalendarLink(concert)).toMatch(/^https:\/\/outlook\.live\.com\/calendar\//);
  expect(fieldsOf(outlookCalendarLink(concert))).toMatchObject({
    subject: 'Oud & song',
    startdt: '2026-12-04T18:00:00.000Z',
    enddt: '2026-12-04T20:30:00.000Z',
    body: 'Bring a coat.\n\nhttps://visit.example.com/en/oud',
    location: 'Maraya, AlUla',
  });
});

test('whole days end on the day after the last one', () => {
  expect(fieldsOf(googleCalendarLink(festival))).toMatchObject({ dates: '20261230/20270101' });
  expect(fieldsOf(outlookCalendarLink(festival))).toMatchObject({
    startdt: '2026-12-30',
    enddt: '2027-01-01',
    allday: 'true',
  });
});

test('what has no end, and what is not said, is left out', () => {
  const bare: CalendarEntry = { uid: '3', title: 'Talk', span: { start: new Date('2026-12-04T18:00:00Z') } };
  expect(fieldsOf(googleCalendarLink(bare))).toEqual({
    action: 'TEMPLATE',
    text: 'Talk',
    dates: '20261204T180000Z/20261204T180000Z',
  });
  expect(Object.keys(fieldsOf(outlookCalendarLink(bare)))).toEqual(['path', 'rru', 'subject', 'startdt']);
});

test('a long text leaves an address that servers take', () => {
  const long = { ...concert, description: 'x'.repeat(20_000) };
  expect(googleCalendarLink(long).length).toBeLessThan(2000);
});
