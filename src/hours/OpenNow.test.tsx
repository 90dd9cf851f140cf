import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inScope, renderPart } from '#testing/render-part.tsx';
import { OpenNow } from './OpenNow.tsx';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-23T16:59:00+03:00') }));
afterEach(() => vi.useRealTimers());

const hours = [{ days: [1, 2, 3, 4, 7], open: '09:00', close: '17:00' }];

const said = () => screen.queryByText(/open|closed/i)?.textContent.replaceAll(/[\u00a0\u202f]/g, ' ');

const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

const minute = 60_000;

test('visitors read until when it is open, and the words change as it closes and at midnight', () => {
  renderPart(<OpenNow hours={hours} />);
  expect(said()).toBe('Open now · closes at 5:00 PM');
  wait(minute - 1);
  expect(said()).toBe('Open now · closes at 5:00 PM');
  wait(1);
  expect(said()).toBe('Closed · opens tomorrow at 9:00 AM');
  wait(7 * 60 * minute);
  expect(said()).toBe('Closed · opens at 9:00 AM');
  wait(9 * 60 * minute);
  expect(said()).toBe('Open now · closes at 5:00 PM');
});

test('a tab that slept says what holds as it comes back', () => {
  renderPart(<OpenNow hours={hours} />);
  vi.setSystemTime(new Date('2026-11-26T18:00:00+03:00'));
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(said()).toBe('Closed · opens Sunday at 9:00 AM');
});

test('a clock that is put back is believed', () => {
  renderPart(<OpenNow hours={hours} />);
  vi.setSystemTime(new Date('2026-11-23T08:00:00+03:00'));
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(said()).toBe('Closed · opens at 9:00 AM');
});

test('it is no colour alone: a place that is closed says so', () => {
  vi.setSystemTime(new Date('2026-11-27T12:00:00+03:00'));
  renderPart(<OpenNow hours={[{ days: [1], closed: true }]} />);
  expect(said()).toBe('Closed');
});

test('Arabic pages say it in Arabic', () => {
  renderPart(<OpenNow hours={hours} />, { language: 'ar' });
  expect(screen.getByText(/^مفتوح الآن · يُغلق الساعة 5:00.م$/)).toBeVisible();
});

test.each([
  ['no hours', []],
  ['damaged hours', [{ days: [8], open: '09:00', close: '17:00' }]],
])('%s: there is no badge, and nothing waits', (_, none) => {
  const { container } = renderPart(<OpenNow hours={none} />);
  expect(container).toBeEmptyDOMElement();
  expect(vi.getTimerCount()).toBe(0);
});

test('a server says nothing, since nobody knows when its page is read', () => {
  expect(renderToString(inScope(<OpenNow hours={hours} />))).toBe('');
});

test('nothing is left when it goes', () => {
  const { unmount } = renderPart(<OpenNow hours={hours} />);
  const remove = vi.spyOn(window, 'removeEventListener');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
  expect(remove).toHaveBeenCalledWith('visibilitychange', expect.any(Function), true);
});
