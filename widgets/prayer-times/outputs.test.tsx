import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { recordKeptFiles } from '#testing/kept-files.ts';
import { renderWidget } from '#testing/render-widget.tsx';

let events: unknown[];
beforeEach(() => {
  localStorage.clear();
  events = [];
  vi.stubGlobal('dataLayer', events);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T10:00:00+03:00') });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const riyadh = { id: 'riyadh', label: 'Riyadh', latitude: 24.71, longitude: 46.68, timeZone: 'Asia/Riyadh' };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a visitor keeps the month as a CSV file', async () => {
  const kept = recordKeptFiles();
  await renderWidget('prayer-times', { cities: [riyadh] });
  await press('Save as CSV');
  const [file] = await kept();
  expect(file).toMatchObject({ name: 'Riyadh November 2026.csv', type: 'text/csv;charset=utf-8' });
  const lines = file!.text.split('\r\n');
  expect(lines).toHaveLength(32);
  expect(lines[0]).toBe('Day,Hijri,Fajr,Sunrise,Dhuhr,Asr,Maghrib,Isha');
  expect(lines[27]).toBe('2026-11-27,"Jumada II 17, 1448 AH",04:55,06:18,11:41,14:43,17:04,18:34');
  expect(events).toContainEqual(expect.objectContaining({ event: 'download', click_text: 'Save as CSV' }));
});

test('the file of an Arabic page has names in Arabic, and times that every sheet reads', async () => {
  const kept = recordKeptFiles();
  await renderWidget('prayer-times', { cities: [riyadh] }, { language: 'ar', site: { numerals: 'arab' } });
  await press('حفظ بصيغة CSV');
  const [file] = await kept();
  const lines = file!.text.split('\r\n');
  expect(lines[0]).toBe('اليوم,الهجري,الفجر,الشروق,الظهر,العصر,المغرب,العشاء');
  expect(lines[27]).toMatch(/^2026-11-27,١٧ جمادى الآخرة ١٤٤٨ هـ,04:55,06:18,11:41,14:43,17:04,18:34$/);
});

test('a visitor keeps the month as a calendar file, whose times are instants with names of their own', async () => {
  const kept = recordKeptFiles();
  await renderWidget('prayer-times', { cities: [riyadh] });
  await press('Add to calendar');
  const [file] = await kept();
  expect(file!.name).toBe('Riyadh November 2026.ics');
  expect(file!.text.match(/BEGIN:VEVENT/g)).toHaveLength(180);
  expect(new Set(file!.text.match(/UID:.*/g)).size).toBe(180);
  expect(file!.text).toMatch(/DTSTART:20261127T015500Z\r\nSUMMARY:Fajr · Riyadh/);
  expect(events).toContainEqual(
    expect.objectContaining({ event: 'download', click_text: 'Add to calendar' }),
  );
});

test('times that a day does not have are empty in the file, and no entries', async () => {
  vi.setSystemTime(new Date('2026-06-21T10:00:00+02:00'));
  const kept = recordKeptFiles();
  await renderWidget('prayer-times', 'abroad');
  await press('Save as CSV');
  await press('Add to calendar');
  const [csv, ics] = await kept();
  expect(csv!.text).toMatch(/\r\n2026-06-21,"[^"]+",,,\d\d:\d\d,\d\d:\d\d,,\r\n/);
  expect(ics!.text).not.toContain('Sunrise');
});

test('a visitor prints the widget alone, as a sheet', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  await renderWidget('prayer-times', { title: 'When to pray', cities: [riyadh] });
  await press('Print the month');
  expect(print).toHaveBeenCalledOnce();
  expect(screen.getByRole('region', { name: 'When to pray' }).className).toMatch(/alone/);
});
