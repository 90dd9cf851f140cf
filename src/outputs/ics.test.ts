import ICAL from 'ical.js';
import { convertIcsCalendar, type IcsEvent } from 'ts-ics';
import { describe, expect, test } from 'vitest';
import { toIcs, type CalendarEntry } from './ics.ts';

const now = new Date('2026-11-20T09:00:00Z');
const concert: CalendarEntry = {
  uid: 'concert-1@visit.example.com',
  title: 'Concert',
  span: { start: new Date('2026-12-04T18:00:00Z'), end: new Date('2026-12-04T23:30:00Z') },
};
const festival: CalendarEntry = {
  uid: 'festival-1@visit.example.com',
  title: 'Festival',
  span: { firstDay: '2026-12-30', lastDay: '2027-01-02' },
};

/** The entries of a file as two readers of different origin find them; both have to say the same. */
function read(file: string) {
  const root = new ICAL.Component(ICAL.parse(file));
  const first = root.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      title: event.summary,
      description: event.description,
      location: event.location,
      start: event.startDate.toJSDate().toISOString(),
      isDay: event.startDate.isDate,
      status: component.getFirstPropertyValue('status'),
      url: component.getFirstPropertyValue('url'),
    };
  });
  const second = (convertIcsCalendar(undefined, file).events ?? []).map((event: IcsEvent) => ({
    uid: event.uid,
    title: event.summary,
    description: event.description,
    location: event.location,
    start: event.start.date.toISOString(),
    isDay: event.start.type === 'DATE',
    status: event.status,
    url: event.url,
  }));
  return { root, first, second };
}

describe('both readers find the same', () => {
  test.each<[string, CalendarEntry[]]>([
    ['one entry', [concert]],
    ['several entries', [concert, festival, { ...concert, uid: 'concert-2@visit.example.com' }]],
    [
      'what means something in such a file',
      [
        {
          ...concert,
          title: 'Coffee; dates, and more\\',
          description: 'First line\nSecond: line',
          url: 'https://visit.example.com/en/a,b;c?d=e',
        },
      ],
    ],
    [
      'a long text of many scripts',
      [
        {
          ...concert,
          title: 'ليالي الرياض '.repeat(20).trim(),
          location: '東京の長い住所'.repeat(15),
          description: '👩‍👩‍👧‍👦'.repeat(30),
        },
      ],
    ],
  ])('%s', (_, entries) => {
    const { first, second } = read(toIcs(entries, now));
    expect(first).toHaveLength(entries.length);
    for (const [index, { uid, title, description, location, url }] of entries.entries()) {
      expect(first[index]).toMatchObject({ uid, title });
      expect(first[index]?.description ?? undefined).toBe(description);
      expect(first[index]?.location ?? undefined).toBe(location);
      expect(first[index]?.url ?? undefined).toBe(url);
      expect(second[index]).toMatchObject({ uid, title, start: first[index]?.start });
      expect(second[index]?.description).toBe(description);
      expect(second[index]?.location).toBe(location);
      expect(second[index]?.url).toBe(url);
    }
  });
});

test('a time is the same instant in every zone', () => {
  const file = toIcs([concert], now);
  expect(file).toContain('DTSTART:20261204T180000Z\r\nDTEND:20261204T233000Z\r\n');
  expect(read(file).first[0]).toMatchObject({ start: '2026-12-04T18:00:00.000Z', isDay: false });
});

test('a time without an end has none', () => {
  const start = new Date('2026-12-04T18:00:00Z');
  expect(toIcs([{ ...concert, span: { start } }], now)).not.toContain('DTEND');
});

test('whole days name no zone, and end on the day after the last one', () => {
  const file = toIcs([festival], now);
  expect(file).toContain('DTSTART;VALUE=DATE:20261230\r\nDTEND;VALUE=DATE:20270103\r\n');
  expect(file).not.toMatch(/TZID|VTIMEZONE/);
  const { first, second } = read(file);
  expect([first[0]?.isDay, second[0]?.isDay]).toEqual([true, true]);
});

test('a cancelled entry is published as cancelled, and is newer than the one it cancels', () => {
  const { root, first, second } = read(toIcs([{ ...concert, status: 'cancelled' }], now));
  expect(root.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect([first[0]?.status, second[0]?.status]).toEqual(['CANCELLED', 'CANCELLED']);
  expect(root.getFirstSubcomponent('vevent')?.getFirstPropertyValue('sequence')).toBe(1);
  expect(read(toIcs([concert], now)).first[0]?.status).toBe('CONFIRMED');
  expect(read(toIcs([{ ...concert, status: 'tentative' }], now)).first[0]?.status).toBe('TENTATIVE');
});

test('no line has more than 75 octets, no character is cut, and every line ends with CR LF', () => {
  const file = toIcs(
    Array.from({ length: 80 }, (_, length) => ({
      ...concert,
      uid: `${length}@visit.example.com`,
      title: `${'a'.repeat(length)}${'é漢👋م'.repeat(30)}`,
    })),
    now,
  );
  const lines = file.split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line.isWellFormed()).toBe(true);
    expect(Buffer.from(line).toString()).toBe(line);
  }
  expect(lines.some((line) => Buffer.byteLength(line) === 75)).toBe(true);
});

test('nothing that a text says becomes a line of its own', () => {
  const file = toIcs(
    [
      {
        ...concert,
        title: 'A\r\nSTATUS:CANCELLED',
        location: 'B\u2028X\rY\u0000\u0007',
        url: 'https://visit.example.com/\r\nATTACH:x',
      },
    ],
    now,
  );
  expect(file).not.toMatch(/^ATTACH/m);
  expect(file.match(/^STATUS:.*$/gm)).toEqual(['STATUS:CONFIRMED']);
  expect(read(file).first[0]).toMatchObject({ title: 'A\nSTATUS:CANCELLED', location: 'B\nX\nY' });
});
