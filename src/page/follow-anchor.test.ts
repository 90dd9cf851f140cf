// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followAnchor } from './follow-anchor.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a section is scrolled after until 2 s after the last widget has come', () => {
  document.body.innerHTML = '<div data-status="loading"></div><h2>Visas</h2>';
  const [widget, section] = [document.querySelector('div')!, document.querySelector('h2')!];
  const scrolled = vi.fn<() => void>();
  section.scrollIntoView = scrolled;
  const box = vi.spyOn(section, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 500));
  const onEnd = vi.fn<() => void>();
  const stop = followAnchor(() => section, 150, onEnd);
  vi.advanceTimersByTime(5000);
  expect(onEnd).not.toHaveBeenCalled();

  scrolled.mockClear();
  widget.dataset['status'] = 'mounted';
  box.mockReturnValue(new DOMRect(0, 900));
  vi.advanceTimersByTime(400);
  expect(scrolled).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(2000);
  expect(onEnd).toHaveBeenCalledOnce();
  stop();
});

test.each([
  ['smoothly', false, 'smooth'],
  ['at once for those who want less motion', true, 'instant'],
])('a section is scrolled to %s', (_, matches, behavior) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  document.body.innerHTML = '<h2>Visas</h2>';
  const section = document.querySelector('h2')!;
  const scrolled = vi.fn<typeof section.scrollIntoView>();
  section.scrollIntoView = scrolled;
  followAnchor(
    () => section,
    150,
    () => {},
  )();
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ behavior });
});
