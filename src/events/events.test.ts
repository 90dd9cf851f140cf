import { describe, expect, test } from 'vitest';
import { eventAt, offered, readEvent, type EventSource } from './event.ts';
import { daysIn, touches } from './occurrences.ts';
import { momentsOf, registrationPhase, type Phase } from './phase.ts';
import { structuredEvent } from './structured-event.ts';
import { calendarEntries } from './calendar-entries.ts';

const riyadh = 'Asia/Riyadh';
const now = new Date('2026-11-20T12:00:00+03:00');
const read = (source: EventSource) => readEvent(source, riyadh);
const dates = (...occurrences: { start: string; end?: string; allDay?: boolean }[]) =>
  read({ occurrences: occurrences.map((one) => ({ end: undefined, allDay: false, ...one })) });
const spansOf = ({ occurrences }: ReturnType<typeof read>) =>
  occurrences.map(({ start, end }) => `${start.toISOString()} ${end.toISOString()}`);

describe('occurrences', () => {
  test('stand in their order, each once, and what is no date is left out', () => {
    const record = dates(
      { start: '2026-12-03T18:00:00+03:00', end: '2026-12-03T20:00:00+03:00' },
      { start: '2026-12-01' },
      { start: '2026-12-03T15:00:00Z', end: '2026-12-03T17:00:00Z' },
      { start: 'soon' },
      { start: '2027-02-29' },
    );
    expect(record.occurrences.map(({ key }) => key)).toEqual(['2026-12-01', '2026-12-03T15:00:00.000Z']);
  });

  test('are those that are written: a rule that a service sends beside them adds none', () => {
    const first = { startDate: '2026-12-03', rrule: 'FREQ=WEEKLY;COUNT=10' };
    const written = { ...first, occurrences: [{ start: '2026-12-17', allDay: true }] };
    expect(read(written).occurrences.map(({ key }) => key)).toEqual(['2026-12-17']);
    expect(read(first).occurrences.map(({ key }) => key)).toEqual(['2026-12-03']);
  });

  test.each([
    ['a day', { start: '2026-12-01' }, '2026-12-01', '2026-12-01'],
    ['days', { start: '2026-12-01', end: '2026-12-03' }, '2026-12-01', '2026-12-03'],
    [
      'days that are written with times',
      { start: '2026-12-01T00:00:00+03:00', end: '2026-12-03T23:59:59+03:00', allDay: true },
      '2026-12-01',
      '2026-12-03',
    ],
    [
      'days that end at midnight',
      { start: '2026-12-01T00:00:00+03:00', end: '2026-12-04T00:00:00+03:00', allDay: true },
      '2026-12-01',
      '2026-12-03',
    ],
    [
      'days that end before they start',
      { start: '2026-12-03', end: '2026-12-01' },
      '2026-12-03',
      '2026-12-03',
    ],
    ['a leap day', { start: '2028-02-29' }, '2028-02-29', '2028-02-29'],
  ])('%s are whole days', (_, written, first, last) => {
    const [occurrence] = dates(written).occurrences;
    expect(occurrence?.days).toEqual({ first, last });
    expect(daysIn(occurrence!, 'America/Bogota')).toEqual({ first, last });
  });

  test('one that ends before it starts, or says no end, lasts to the end of its day without an end', () => {
    const [reversed, open] = dates(
      { start: '2026-12-03T18:00:00+03:00', end: '2026-12-01T20:00:00+03:00' },
      { start: '2026-12-04T18:00:00+03:00' },
    ).occurrences;
    expect([reversed?.hasEnd, open?.hasEnd]).toEqual([false, false]);
    expect(reversed?.end.toISOString()).toBe('2026-12-03T21:00:00.000Z');
    expect(daysIn(open!, riyadh)).toEqual({ first: '2026-12-04', last: '2026-12-04' });
  });

  test('one over midnight touches both days; one that ends at midnight touches one', () => {
    const [night, evening] = dates(
      { start: '2026-12-11T20:00:00+03:00', end: '2026-12-12T00:30:00+03:00' },
      { start: '2026-12-13T20:00:00+03:00', end: '2026-12-14T00:00:00+03:00' },
    ).occurrences;
    expect(daysIn(night!, riyadh)).toEqual({ first: '2026-12-11', last: '2026-12-12' });
    expect(daysIn(evening!, riyadh)).toEqual({ first: '2026-12-13', last: '2026-12-13' });
    expect(touches(night!, { from: '2026-12-12', to: '2026-12-12' }, riyadh)).toBe(true);
    expect(touches(evening!, { from: '2026-12-14', to: '' }, riyadh)).toBe(false);
  });

  test('without occurrences the event takes place from its first to its last day', () => {
    expect(spansOf(read({ startDate: '2026-12-01', endDate: '2026-12-02' }))).toEqual([
      '2026-11-30T21:00:00.000Z 2026-12-02T21:00:00.000Z',
    ]);
    expect(read({}).occurrences).toEqual([]);
  });

  test('a time without an offset is a time in the event’s zone; an unknown zone is the site’s', () => {
    const occurrences = [{ start: '2026-12-02T16:00:00', end: '2026-12-02T17:00:00', allDay: false }];
    expect(spansOf(read({ occurrences, timeZone: 'Asia/Tokyo' }))).toEqual([
      '2026-12-02T07:00:00.000Z 2026-12-02T08:00:00.000Z',
    ]);
    const record = read({ occurrences, timeZone: 'Mars/Olympus' });
    expect(record.timeZone).toBe(riyadh);
    expect(spansOf(record)).toEqual(['2026-12-02T13:00:00.000Z 2026-12-02T14:00:00.000Z']);
  });

  test('an hour that summer time skips is kept', () => {
    const occurrences = [{ start: '2027-03-28T02:30:00', end: '2027-03-28T04:00:00', allDay: false }];
    expect(spansOf(read({ occurrences, timeZone: 'Europe/Berlin' }))).toEqual([
      '2027-03-28T01:30:00.000Z 2027-03-28T02:00:00.000Z',
    ]);
  });

  test('of many, two thousand are read, in little time', () => {
    const many = Array.from({ length: 3000 }, (_, index) => ({
      start: new Date(Date.UTC(2026, 0, 3000 - index, 9)).toISOString().slice(0, 19),
      end: undefined,
      allDay: index % 2 === 0,
    }));
    const before = process.cpuUsage();
    const { occurrences } = read({ occurrences: many, timeZone: 'Europe/Paris' });
    expect(occurrences).toHaveLength(2000);
    // Asking the browser for the offset of each date takes half a second; in processor time, µs.
    expect(process.cpuUsage(before).user).toBeLessThan(200_000);
    expect(occurrences[0]!.start < occurrences[1]!.start).toBe(true);
  });
});

describe('where an event stands', () => {
  test('one that has begun and not ended is current, whatever else begins', () => {
    const record = dates(
      { start: '2026-11-01', end: '2026-11-05' },
      { start: '2026-11-19', end: '2026-11-25' },
      { start: '2026-12-01' },
      { start: '2026-12-02' },
    );
    const { current, next, shown, further, isPast } = eventAt(record, now);
    expect([current?.key, next?.key, shown?.key]).toEqual(['2026-11-19', '2026-12-01', '2026-11-19']);
    expect([further, isPast]).toEqual([2, false]);
    expect(offered(record, now).map(({ key }) => key)).toEqual(['2026-11-19', '2026-12-01', '2026-12-02']);
  });

  test('of one that comes again the next date is shown, and how many are still to come', () => {
    const { shown, further } = eventAt(
      dates(
        { start: '2026-11-10' },
        { start: '2026-12-01' },
        { start: '2026-12-08' },
        { start: '2026-12-15' },
      ),
      now,
    );
    expect([shown?.key, further]).toEqual(['2026-12-01', 2]);
  });

  test('one that is over shows its last date, and offers all', () => {
    const record = dates({ start: '2026-11-10' }, { start: '2026-11-12' });
    const { shown, further, isPast } = eventAt(record, now);
    expect([shown?.key, further, isPast]).toEqual(['2026-11-12', 0, true]);
    expect(offered(record, now)).toHaveLength(2);
  });

  test('one without a date is not past', () => {
    expect(eventAt(dates(), now)).toMatchObject({ shown: undefined, further: 0, isPast: false });
  });

  test('a status that is unknown is as scheduled', () => {
    expect([read({ status: 'moved' }).status, read({ status: 'soldout' }).status]).toEqual([
      'scheduled',
      'soldout',
    ]);
  });
});

describe('registration', () => {
  const coming = { startDate: '2026-12-01', opens: '2026-11-01', closes: '2026-11-25' };
  test.each<[Phase, EventSource]>([
    ['open', coming],
    ['open', { startDate: '2026-12-01' }],
    ['open', { ...coming, closes: '2026-11-20' }],
    ['notOpen', { ...coming, opens: '2026-11-21' }],
    ['closed', { ...coming, closes: '2026-11-19' }],
    ['closed', { ...coming, opens: '2026-12-01', closes: '2026-11-01' }],
    ['waitlist', { ...coming, remaining: 0, waitlist: true }],
    ['full', { ...coming, remaining: 0 }],
    ['full', { ...coming, status: 'soldout', remaining: 4 }],
    ['cancelled', { ...coming, status: 'cancelled' }],
    ['cancelled', { startDate: '2026-01-01', status: 'cancelled' }],
    ['postponed', { ...coming, status: 'postponed' }],
    ['past', { ...coming, startDate: '2026-11-02' }],
  ])('is %s for %j', (phase, source) => expect(registrationPhase(read(source), now)).toBe(phase));

  test('changes as it opens, as it closes, and with each date', () => {
    expect(momentsOf(read(coming)).map((moment) => new Date(moment).toISOString())).toEqual([
      '2026-10-31T21:00:00.000Z',
      '2026-11-25T21:00:00.000Z',
      '2026-11-30T21:00:00.000Z',
      '2026-12-01T21:00:00.000Z',
    ]);
  });
});

const concert: EventSource = {
  id: 'oud',
  title: 'Oud night',
  description: 'Songs.',
  url: '/en/events/oud',
  venue: 'Maraya',
  city: 'AlUla',
  featureImage: '/oud.jpg',
  occurrences: [{ start: '2026-12-04T21:00:00+03:00', end: '2026-12-05T00:30:00+03:00', allDay: false }],
  priceFrom: 40,
  currency: 'SAR',
};
const page = 'https://visit.example.com/en/whats-on.html';

describe('what search engines are told', () => {
  test('one date', () => {
    expect(structuredEvent(read(concert), now, page, { organiser: 'Royal Commission' })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'Oud night',
      description: 'Songs.',
      url: 'https://visit.example.com/en/events/oud',
      image: 'https://visit.example.com/oud.jpg',
      startDate: '2026-12-04T21:00:00+03:00',
      endDate: '2026-12-05T00:30:00+03:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: {
        '@type': 'Place',
        name: 'Maraya',
        address: { '@type': 'PostalAddress', addressLocality: 'AlUla', addressRegion: undefined },
      },
      organizer: { '@type': 'Organization', name: 'Royal Commission' },
      offers: [
        {
          '@type': 'Offer',
          price: 40,
          priceCurrency: 'SAR',
          url: 'https://visit.example.com/en/events/oud',
          availability: 'https://schema.org/InStock',
        },
      ],
    });
  });

  test('several dates, whole days, and an event that is cancelled', () => {
    const record = read({
      ...concert,
      status: 'cancelled',
      occurrences: ['2026-11-01', '2026-12-01', '2026-12-08'].map((start) => ({
        start,
        end: undefined,
        allDay: true,
      })),
    });
    expect(structuredEvent(record, now, page)).toMatchObject({
      '@graph': [
        { startDate: '2026-12-01', endDate: '2026-12-01', eventStatus: 'https://schema.org/EventCancelled' },
        { startDate: '2026-12-08' },
      ],
    });
  });

  test('nothing while the date is to be announced', () => {
    expect(structuredEvent(read({ title: 'Soon' }), now, page)).toBeUndefined();
  });
});

describe('entries for a calendar', () => {
  test('have an identifier for each date, the same in every language', () => {
    const record = read({
      ...concert,
      occurrences: [
        ...(concert.occurrences ?? []),
        { start: '2026-12-10', end: '2026-12-12', allDay: false },
      ],
    });
    const uidsOf = (address: string) =>
      calendarEntries(record, record.occurrences, address).map(({ uid }) => uid);
    expect(uidsOf(page)).toEqual([
      'oud-20261204T180000000Z@visit.example.com',
      'oud-20261210@visit.example.com',
    ]);
    expect(uidsOf(page.replace('/en/', '/ar/'))).toEqual(uidsOf(page));
    expect(calendarEntries(record, record.occurrences, page).map(({ span }) => span)).toEqual([
      { start: new Date('2026-12-04T18:00:00Z'), end: new Date('2026-12-04T21:30:00Z') },
      { firstDay: '2026-12-10', lastDay: '2026-12-12' },
    ]);
  });

  test.each([
    ['cancelled', 'cancelled'],
    ['postponed', 'tentative'],
    ['soldout', 'confirmed'],
  ])('one that is %s is %s', (status, entry) => {
    const record = read({ ...concert, status });
    expect(calendarEntries(record, record.occurrences, page)[0]).toMatchObject({
      status: entry,
      location: 'Maraya, AlUla',
      url: 'https://visit.example.com/en/events/oud',
    });
  });
});
