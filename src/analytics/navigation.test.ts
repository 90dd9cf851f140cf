// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClickFacts } from '#src/page/plain-click.ts';
import { delaysNavigation, followAfter, type LinkFacts } from './navigation.ts';

const page = 'https://visit.example.com/en/home.html?a=1';
const plain: ClickFacts = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};

describe('following a link waits', () => {
  test.each<[string, Partial<ClickFacts>, LinkFacts, boolean]>([
    ['plain click', {}, { href: '/en/x' }, true],
    ['another site', {}, { href: 'https://example.com/' }, true],
    ['own window by name', {}, { href: '/en/x', target: '_SELF' }, true],
    ['the page itself anew', {}, { href: page }, true],
    ['a place on another page', {}, { href: '/en/x#y' }, true],
    ['middle click', { button: 1 }, { href: '/en/x' }, false],
    ['right click', { button: 2 }, { href: '/en/x' }, false],
    ['with the command key', { metaKey: true }, { href: '/en/x' }, false],
    ['with the control key', { ctrlKey: true }, { href: '/en/x' }, false],
    ['with the shift key', { shiftKey: true }, { href: '/en/x' }, false],
    ['with the alt key', { altKey: true }, { href: '/en/x' }, false],
    ['handled by another script', { defaultPrevented: true }, { href: '/en/x' }, false],
    ['a new window', {}, { href: '/en/x', target: '_blank' }, false],
    ['a frame', {}, { href: '/en/x', target: 'map' }, false],
    ['a download', {}, { href: '/en/x.pdf', download: true }, false],
    ['a place on the page', {}, { href: '#x' }, false],
    ['a place on the page, written out', {}, { href: `${page}#x` }, false],
    ['a phone call', {}, { href: 'tel:+96611' }, false],
    ['a mail', {}, { href: 'mailto:a@example.org' }, false],
    ['no address', {}, { href: 'http://[' }, false],
  ])('%s', (_, click, link, waits) => {
    expect(delaysNavigation({ ...plain, ...click }, link, page)).toBe(waits);
  });
});

describe('the link is followed', () => {
  const assign = vi.fn<(href: string) => void>();
  let visited: Window;

  beforeEach(() => {
    vi.useFakeTimers();
    assign.mockReset();
    const events = new EventTarget();
    visited = {
      setTimeout,
      clearTimeout,
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
      dispatchEvent: events.dispatchEvent.bind(events),
      location: { assign },
    } as unknown as Window;
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });
  const silent = () => {};

  test('after 400 ms, never later, once', () => {
    followAfter('/en/x', silent, visited);
    vi.advanceTimersByTime(399);
    expect(assign).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    vi.advanceTimersByTime(1000);
    expect(assign.mock.calls).toEqual([['/en/x']]);
  });

  test('earlier when the data layer has sent the event, and once all the same', () => {
    followAfter('/en/x', (eventCallback) => setTimeout(eventCallback, 50), visited);
    vi.advanceTimersByTime(50);
    expect(assign).toHaveBeenCalledTimes(1);
    vi.runAllTimers();
    expect(assign).toHaveBeenCalledTimes(1);
  });

  test('at once when the data layer answers at once', () => {
    followAfter('/en/x', (eventCallback) => eventCallback(), visited);
    expect(assign).toHaveBeenCalledTimes(1);
  });

  test('once after a double click, which is reported once', () => {
    const push = vi.fn<(eventCallback: () => void) => void>();
    followAfter('/en/x', push, visited);
    vi.advanceTimersByTime(100);
    followAfter('/en/x', push, visited);
    vi.runAllTimers();
    expect(assign).toHaveBeenCalledTimes(1);
    expect(push).toHaveBeenCalledTimes(1);
  });

  test('unless another one is clicked meanwhile', () => {
    followAfter('/en/x', silent, visited);
    followAfter('/en/y', silent, visited);
    vi.runAllTimers();
    expect(assign.mock.calls).toEqual([['/en/y']]);
  });

  test.each([
    ['leaves', new Event('pagehide')],
    ['returns', new Event('pageshow')],
    ['goes back', new Event('popstate')],
    ['presses Escape', Object.assign(new Event('keydown'), { key: 'Escape' })],
  ])('unless the visitor %s', (_, event) => {
    let late: (() => void) | undefined;
    followAfter('/en/x', (eventCallback) => (late = eventCallback), visited);
    visited.dispatchEvent(event);
    vi.runAllTimers();
    late?.();
    expect(assign).not.toHaveBeenCalled();
  });

  test('whatever other key is pressed', () => {
    followAfter('/en/x', silent, visited);
    visited.dispatchEvent(Object.assign(new Event('keydown'), { key: 'Tab' }));
    vi.runAllTimers();
    expect(assign).toHaveBeenCalledTimes(1);
  });
});
