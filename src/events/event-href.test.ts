import { expect, test } from 'vitest';
import { eventHref } from './event-href.ts';

test.each([
  ['/en/calendar/{id}.html', '/en/calendar/a-1.html'],
  ['/en/calendar/%7Bid%7D.html', '/en/calendar/a-1.html'],
  ['/en/calendar.html', '/en/calendar/a-1.html'],
  ['/en/calendar.html?x=1.html', '/en/calendar/a-1.html?x=1.html'],
  ['/en/calendar.htm#top', '/en/calendar/a-1.htm#top'],
  ['/en/calendar', '/en/calendar/a-1'],
  ['/en/calendar/?x=/', '/en/calendar/a-1?x=/'],
  ['https://trade.example.com/calendar.html', 'https://trade.example.com/calendar/a-1.html'],
])('with the path %s the page of an event is %s', (path, href) => {
  expect(eventHref(path, 'a-1')).toBe(href);
});
