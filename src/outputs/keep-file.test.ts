// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordKeptFiles } from '#testing/kept-files.ts';
import { fileName, keepFile } from './keep-file.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a visitor gets a file by its name, and its address ends later', async () => {
  const kept = recordKeptFiles();
  keepFile('Rose harvest.ics', 'BEGIN:VCALENDAR', 'text/calendar');
  expect(await kept()).toEqual([
    { name: 'Rose harvest.ics', type: 'text/calendar', text: 'BEGIN:VCALENDAR' },
  ]);
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:http://localhost:3000/0');
  expect(document.querySelector('a')).toBeNull();
});

test.each([
  ['Taif rose harvest', 'Taif rose harvest.ics'],
  ['ليالي الرياض', 'ليالي الرياض.ics'],
  ['Red Sea: "dive" / snorkel? <1>', 'Red Sea dive snorkel 1.ics'],
  ['../../etc/passwd', 'etc passwd.ics'],
  [' . ', 'event.ics'],
  ['🎉', 'event.ics'],
  ['CON', 'event.ics'],
  ['Cafe\u0301', 'Café.ics'],
])('a file of %s is called %s', (title, name) => {
  expect(fileName(title, 'event', 'ics')).toBe(name);
});

test('a long title gives a name that every system takes, without half a character', () => {
  const name = fileName('旅'.repeat(300), 'event', 'ics');
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(124);
  expect(name).toBe(`${'旅'.repeat(40)}.ics`);
});
