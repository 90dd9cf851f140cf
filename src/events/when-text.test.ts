import { describe, expect, test } from 'vitest';
import { createFormat } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { readEvent } from './event.ts';
import { hijriText, hoursText, whenText, zonesText } from './when-text.ts';

const siteZone = 'Asia/Riyadh';
const contextFor = (language: Language = 'en') => ({
  format: createFormat({ language, timeZone: siteZone, numerals: 'latn' }),
  language,
  siteZone,
});
/** As it is read: engines write narrow spaces into times. */
const plain = (text: string) => text.replace(/[\u202F\u00A0\u2009]/g, ' ');

function write(occurrence: object, timeZone = siteZone, language: Language = 'en') {
  const record = readEvent({ timeZone, occurrences: [occurrence as never] }, siteZone);
  const [first] = record.occurrences;
  const context = contextFor(language);
  return {
    when: plain(whenText(first!, record, context)),
    short: plain(whenText(first!, record, context, true)),
    hours: plain(hoursText(first!, record, context)),
    zones: zonesText(first!, record, context),
    hijri: hijriText(first!, context, (from, to) => `${from} to ${to}`),
  };
}

describe('when an event takes place', () => {
  test.each([
    ['an evening', '18:00:00+03:00', '2026-11-26T22:30:00+03:00', 'Thu, November 26, 2026 · 6:00 – 10:30 PM'],
    ['a night', '20:00:00+03:00', '2026-11-27T00:30:00+03:00', 'Thu, November 26, 2026 · 8:00 PM – 12:30 AM'],
    ['an open end', '18:00:00+03:00', undefined, 'Thu, November 26, 2026 · 6:00 PM'],
    [
      'several days',
      '17:00:00+03:00',
      '2026-11-28T23:00:00+03:00',
      'Thu, November 26, 2026 · 5:00 PM – Sat, November 28, 2026 · 11:00 PM',
    ],
  ])('%s', (_, start, end, text) => {
    expect(write({ start: `2026-11-26T${start}`, end }).when).toBe(text);
  });

  test.each<[Language, string]>([
    ['ja', '2026年11月26日(木) · 18時00分～22時30分'],
    ['de', 'Do., 26. November 2026 · 18:00–22:30 Uhr'],
    ['ar', 'الخميس، 26 نوفمبر 2026 · 6:00–10:30 م'],
  ])('in %s', (language, text) => {
    const evening = { start: '2026-11-26T18:00:00+03:00', end: '2026-11-26T22:30:00+03:00' };
    expect(write(evening, siteZone, language).when).toBe(text);
  });

  test('one of several days says its days alone where there is little room', () => {
    const days = { start: '2026-10-22T17:00:00+03:00', end: '2027-02-04T23:59:00+03:00' };
    expect(write(days).short).toBe('Thu, October 22, 2026 – Thu, February 4, 2027');
    expect(write({ start: '2026-11-26T18:00:00+03:00' }).short).toBe('Thu, November 26, 2026 · 6:00 PM');
  });

  test('whole days have no hours, wherever one is', () => {
    const { when, hours, zones } = write({ start: '2026-12-01', end: '2026-12-03' }, 'America/Bogota');
    expect([when, hours, zones]).toEqual(['Tue, December 1 – Thu, December 3, 2026', '', undefined]);
  });

  test('hours alone', () => {
    expect(write({ start: '2026-11-26T20:00:00+03:00', end: '2026-11-27T00:30:00+03:00' }).hours).toBe(
      '8:00 PM – 12:30 AM',
    );
  });
});

describe('zones', () => {
  const workshop = { start: '2027-01-19T09:00:00+01:00', end: '2027-01-19T16:30:00+01:00' };

  test('that differ are named, the event’s first', () => {
    const { own = '', site = '' } = write(workshop, 'Europe/Paris').zones ?? {};
    expect(plain(own)).toBe('Tue, January 19, 2027 · 9:00 AM – 4:30 PM (Central European Standard Time)');
    expect(plain(site)).toBe('Tue, January 19, 2027 · 11:00 AM – 6:30 PM (Arabian Standard Time)');
  });

  test('with the same clocks are not', () => {
    expect(write(workshop, 'Asia/Kuwait').zones).toBeUndefined();
    expect(write(workshop).zones).toBeUndefined();
  });

  test('may have another day', () => {
    const { own = '', site = '' } =
      write({ start: '2027-10-13T18:00:00-05:00' }, 'America/Bogota').zones ?? {};
    expect(own).toMatch(/^Wed, October 13/);
    expect(site).toMatch(/^Thu, October 14/);
  });
});

test('Hijri days are those of Umm al-Qura', () => {
  expect(write({ start: '2027-02-08', end: '2027-02-09' }).hijri).toBe(
    'Ramadan 1, 1448 AH to Ramadan 2, 1448 AH',
  );
});
