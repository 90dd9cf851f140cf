import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { tradeEventItems } from './content-bookable.ts';
import { ask } from './ask.ts';
import { createOriginState } from './state.ts';

test.each(['en', 'ar'] as const)('a calendar program reads the trade’s events in %s', async (language) => {
  const state = createOriginState({ now: () => new Date('2026-11-20T12:00:00+03:00') });
  const response = await ask(state, `/own/trade-calendar.ics?lang=${language}`);
  expect(response.headers.get('content-type')).toBe('text/calendar;charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
  const entries = calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
  const items = tradeEventItems(language);
  expect(new Set(entries.map(({ summary }) => summary))).toEqual(new Set(items.map(({ title }) => title)));
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
  const webinar = entries.find(({ uid }) => uid.startsWith('japan-webinar-2026-'));
  expect(webinar?.startDate.toJSDate().toISOString()).toBe('2026-12-02T07:00:00.000Z');
  expect(webinar?.component.getFirstPropertyValue('url')).toBe(
    `https://site.test/${language}/partner-tools/calendar/japan-webinar-2026.html`,
  );
});
