import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeScroll, scrollElement } from '#testing/scrolling-element.ts';
import { useStablePlacement } from './useStablePlacement.ts';

/** A notice that comes late, as a widget would draw it. */
function Notice(options: Parameters<typeof useStablePlacement>[1]) {
  const place = useRef<HTMLDivElement>(null);
  const placement = useStablePlacement(place, options);
  return <div ref={place}>{placement !== 'waiting' && <p role="note">{placement}</p>}</div>;
}

const shown = () => screen.queryByRole('note')?.textContent;

/** Where the place lies; the window is 800 px high, a page of 5000. */
let top: number | undefined;
let pageHeight: number;
let painted: object[];
/** Tells the hook whether its place is in view. */
let see: (isInView: boolean) => void;
let watched: number;

/** The page has been scrolled until the place lies there. */
function scrolled(to: number) {
  top = to;
  vi.stubGlobal('scrollY', 600);
}

class Watch implements Partial<IntersectionObserver> {
  constructor(callback: IntersectionObserverCallback) {
    see = (isIntersecting) =>
      act(() => callback([{ isIntersecting } as IntersectionObserverEntry], this as never));
  }
  observe() {
    watched += 1;
  }
  disconnect() {
    watched = 0;
  }
}

beforeEach(() => {
  [top, pageHeight, painted, watched] = [300, 5000, [{}], 0];
  vi.stubGlobal('IntersectionObserver', Watch);
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', 0);
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => painted as never);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top: top ?? 0, bottom: top ?? 0 }) as DOMRect,
  );
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(
    () => (top === undefined ? [] : [{}]) as unknown as DOMRectList,
  );
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => pageHeight);
});

test.each([
  ['nothing of the page has been painted', () => (painted = [])],
  ['its place is below the view', () => (top = 800)],
  ['its place is above the view', () => scrolled(-1)],
  ['its place is hidden by something around it', () => (top = undefined)],
  ['the page is too short to scroll', () => (pageHeight = 800)],
])('what comes late is there at once where %s', (_, arrange) => {
  arrange();
  render(<Notice isReady />);
  expect(shown()).toBe('inPlace');
  expect(watched).toBe(0);
});

test.each([
  ['in view', 300, 'waits'],
  ['below the element that scrolls, in view of the window', 720, 'inPlace'],
  ['above the element that scrolls, in view of the window', 80, 'inPlace'],
])('on a page in which an element scrolls, a place %s is no other', (_, lies, placement) => {
  pageHeight = 800;
  const main = makeScroll(document.createElement('main'), { shown: 600, inside: 5000 });
  document.body.append(main);
  scrollElement(main, 900);
  top = lies;
  main.getBoundingClientRect = () => DOMRect.fromRect({ y: 100, height: 600 });
  render(<Notice isReady />, { container: main });
  expect(shown() ?? 'waits').toBe(placement);
});

test('content that would move the page in view waits until its place has left the view', () => {
  render(<Notice isReady />);
  expect(shown()).toBeUndefined();
  see(true);
  expect(shown()).toBeUndefined();
  see(false);
  expect(shown()).toBe('inPlace');
  expect(watched).toBe(0);
});

test('an empty place at the very top of a page is in view until the page has been scrolled', () => {
  top = 0;
  render(<Notice isReady />);
  expect(shown()).toBeUndefined();
  expect(watched).toBe(1);
});

test('it is there at once in answer to the visitor, and stays', () => {
  const { rerender } = render(<Notice isReady />);
  rerender(<Notice isReady isAnswer />);
  expect(shown()).toBe('inPlace');
  rerender(<Notice isReady />);
  expect(shown()).toBe('inPlace');
});

test('a notice with a layer stands over the page’s edge meanwhile', () => {
  render(<Notice isReady hasLayer />);
  expect(shown()).toBe('overEdge');
});

test('from the page’s edge it goes to its place when the visitor asks for it, and only then', () => {
  const { rerender } = render(<Notice isReady hasLayer />);
  top = 900;
  rerender(<Notice isReady hasLayer />);
  expect(shown()).toBe('overEdge');
  rerender(<Notice isReady hasLayer isAnswer />);
  expect(shown()).toBe('inPlace');
});

test('from the page’s edge it goes when there is no layer any longer, until its place has left the view', () => {
  const { rerender } = render(<Notice isReady hasLayer />);
  rerender(<Notice isReady />);
  expect([shown(), watched]).toEqual([undefined, 1]);
  see(false);
  expect(shown()).toBe('inPlace');
});

test('a place with nothing to show watches nothing, and content that was hidden is late again', () => {
  const { rerender, unmount } = render(<Notice isReady={false} />);
  expect([shown(), watched]).toEqual([undefined, 0]);
  top = 900;
  rerender(<Notice isReady />);
  expect(shown()).toBe('inPlace');
  rerender(<Notice isReady={false} />);
  expect(shown()).toBeUndefined();
  top = 300;
  rerender(<Notice isReady />);
  expect([shown(), watched]).toEqual([undefined, 1]);
  unmount();
  expect(watched).toBe(0);
});

test.each([
  ['does not hold the page', {}, [[{ top: 120, behavior: 'instant' }]]],
  ['holds the page', { overflowAnchor: '' }, []],
])('what comes above the view moves nothing in view in a browser that %s', (_, style, scrolls) => {
  const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => (shown() ? 150 : 30));
  vi.spyOn(document.documentElement, 'style', 'get').mockReturnValue(style as CSSStyleDeclaration);
  render(<Notice isReady />);
  scrolled(-500);
  see(false);
  expect(scroll.mock.calls).toEqual(scrolls);
});

test('in a browser that does not tell what is in view it is there at once', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  render(<Notice isReady />);
  expect(shown()).toBe('inPlace');
});
