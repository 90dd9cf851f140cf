// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { tellZoom } from './zoom.ts';

test('styles are told the zoom of the page once it is another than 1, and each other one after it', () => {
  let resize = () => {};
  class Observer {
    constructor(callback: () => void) {
      resize = callback;
    }
    observe() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  const zoomTo = (value: number) =>
    Object.defineProperty(document.body, 'currentCSSZoom', { configurable: true, value });
  onTestFinished(() => void Reflect.deleteProperty(document.body, 'currentCSSZoom'));
  const told = () => document.documentElement.style.getPropertyValue('--tourism-zoom');
  tellZoom();
  for (const [zoom, text] of [
    [1, ''],
    [1.25, '1.25'],
    [1, '1'],
  ] as const) {
    zoomTo(zoom);
    resize();
    expect(told()).toBe(text);
  }
});
