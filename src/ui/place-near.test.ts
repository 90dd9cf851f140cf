// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { placeNear } from './place-near.ts';

test.each([1, 1.25, 0.8])(
  'at a zoom of %d it stands 8 px below what it belongs to, centred on it',
  (zoom) => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
    const [element, anchor] = [document.createElement('div'), document.createElement('button')];
    const size = { offsetWidth: 100, offsetHeight: 40, currentCSSZoom: zoom };
    for (const [name, value] of Object.entries(size)) Object.defineProperty(element, name, { value });
    anchor.getBoundingClientRect = () => DOMRect.fromRect({ x: 400, y: 300, width: 200, height: 50 });
    placeNear(element, anchor);
    const { style } = element;
    expect(parseFloat(style.getPropertyValue('inset-block-start')) * zoom).toBeCloseTo(358);
    expect(parseFloat(style.getPropertyValue('inset-inline-start')) * zoom).toBeCloseTo(500 - 50 * zoom);
  },
);
